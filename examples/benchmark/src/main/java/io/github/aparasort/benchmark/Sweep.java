package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.sweep.SweepRun;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures every operation, and writes a file that can be sent. */
@Command(name = "sweep", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Measures every "
        + "operation under AUTO, by shape and size, against the same call on each engine and against plain Java. "
        + "Counts the cases in which AUTO takes more than 5 %% and a microsecond longer than the best way, in this "
        + "process and in a fresh one, and writes all to a file. All cases take more than an hour; --sizes, --cases "
        + "and --pace shorten it.")
final class Sweep implements Callable<Integer> {
    @Option(names = {"-n", "--sizes"}, split = ",", paramLabel = "N", converter = Sizes.class,
            defaultValue = "10,100,1k,10k,100k,1M,4M", description = "Numbers of elements. Default: ${DEFAULT-VALUE}.")
    private List<Integer> sizes;

    @Option(names = {"-c", "--cases"}, paramLabel = "REGEX", defaultValue = "", description = "Only cases in whose "
            + "name this is found, such as 'sort int' or 'topK.*sorted'.")
    private Pattern cases;

    @Option(names = "--pace", paramLabel = "X", defaultValue = "1", description = "How long to measure, times the "
            + "usual time. Default: ${DEFAULT-VALUE}.")
    private double pace;

    @Option(names = "--out", paramLabel = "FILE", description = "Default: sweep-OS-ARCHITECTURE-jdkVERSION.tsv, here.")
    private Path out;

    @Option(names = "--suspects", paramLabel = "FILE", description = "Only measures again what counts in a file of "
            + "another process, and corrects it. The command does so itself at its end.")
    private Path suspects;

    @Override
    public Integer call() throws Exception {
        if (suspects != null) {
            SweepRun.again(suspects, pace);
            return 0;
        }
        Path file = SweepRun.run(cases, sizes, pace, out);
        System.out.println("\nAgain, in another process:");
        return another(file).inheritIO().start().waitFor();
    }

    /** A process with the flags of this one. */
    private ProcessBuilder another(Path file) {
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java")));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName(), "sweep",
                "--suspects", file.toString(), "--pace", Double.toString(pace)));
        return new ProcessBuilder(command);
    }
}
