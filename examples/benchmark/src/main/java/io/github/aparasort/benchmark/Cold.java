package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.cold.ColdRun;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures single jobs in fresh JVMs. */
@Command(name = "cold", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Measures processes "
        + "that do one job and end, as people run programs: a sort, sums by key, a join, the top 100, and ten sorts, "
        + "by Aparasort and by plain Java with fastutil, in turns; and sums, a join and distinct rows by 2M strings, "
        + "beside HashMap. All is done with a class data archive, too. Prints medians.")
final class Cold implements Callable<Integer> {
    @Option(names = {"-n", "--sizes"}, split = ",", paramLabel = "N", converter = Sizes.class, defaultValue = "1M,10M",
            description = "Numbers of ints, ascending. Default: ${DEFAULT-VALUE}.")
    private List<Integer> sizes;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "7", description = "Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Option(names = "--jdk", paramLabel = "DIR", defaultValue = "${sys:java.home}", description = "The JDK that runs "
            + "the jobs. Default: this one.")
    private Path jdk;

    @Override
    public Integer call() throws Exception {
        ColdRun.run(jdk.resolve("bin").resolve("java").toString(), sizes, rounds);
        return 0;
    }
}
