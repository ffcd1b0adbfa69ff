package io.github.aparasort.benchmark;

import io.github.aparasort.Target;
import io.github.aparasort.benchmark.learning.LearningRun;
import io.github.aparasort.benchmark.learning.Load;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures how well AUTO learns. */
@Command(name = "learning", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Measures how "
        + "well AUTO learns, in fresh JVMs: each sorts for some seconds, as a program of a user would; after that it "
        + "times AUTO and each engine in turns. Another one does the first calls on the best engine alone, for "
        + "comparison with those of AUTO.")
final class Learning implements Callable<Integer> {
    @Option(names = {"-n", "--sizes"}, split = ",", paramLabel = "N", converter = Sizes.class, defaultValue = "1M",
            description = "Numbers of elements. Default: ${DEFAULT-VALUE}.")
    private List<Integer> sizes;

    @Option(names = "--runs", paramLabel = "N", defaultValue = "6", description = "JVMs of each kind. Default: "
            + "${DEFAULT-VALUE}.")
    private int runs;

    @Option(names = "--jdks", split = ",", paramLabel = "HOME", defaultValue = "${sys:java.home}", description =
            "Directories of JDKs to measure with. Default: this one.")
    private List<Path> jdks;

    @Option(names = "--kinds", split = ",", paramLabel = "NAME", defaultValue = "int,long,double,argsort",
            description = "Of int, long, float, double, argsort, pairs. Default: ${DEFAULT-VALUE}.")
    private List<String> kinds;

    @Option(names = "--loads", split = ",", paramLabel = "NAME", defaultValue = "quiet,start,always", description =
            "Other work of the machine: none, four busy threads for the first four seconds, or for the whole time. "
            + "Default: ${DEFAULT-VALUE}.")
    private List<Load> loads;

    @Option(names = "--engines", split = ",", paramLabel = "TARGET", defaultValue = "jdk,jtp", description =
            "What AUTO is compared with; with a GPU jdk,jtp,gpu. Default: ${DEFAULT-VALUE}.")
    private List<Target> engines;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "6", description = "Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(names = "--calls", paramLabel = "N", defaultValue = "300", description = "First calls that are added up. "
            + "Default: ${DEFAULT-VALUE}.")
    private int calls;

    @Option(names = "--without-fixed", description = "Leaves out the JVMs with the best engine alone.")
    private boolean withoutFixed;

    @Option(names = "--record", description = "Prints the times of each call of JDK and JTP alone instead, for the "
            + "tests of what is learned.")
    private boolean record;

    @Option(names = "--jvm-args", split = " ", paramLabel = "ARGS", description = "For these JVMs, such as \"-Xms4g\".")
    private List<String> jvmArguments = List.of();

    @Override
    public Integer call() throws Exception {
        for (Path jdk : jdks) {
            for (int n : sizes) {
                LearningRun run = new LearningRun(jdk, jvmArguments, n, seconds, calls);
                if (record) {
                    run.record(kinds);
                } else {
                    run.compare(kinds, loads, runs, engines, !withoutFixed);
                }
            }
        }
        return 0;
    }
}
