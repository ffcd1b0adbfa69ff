package io.github.aparasort.benchmark;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.benchmark.table.TableContest;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures what comes after sorting: {@code tables}. */
@Command(name = "tables", mixinStandardHelpOptions = true, description = "Measures selections, groups, joins, searches,"
        + " segments and merges of many arrays against the JDK and fastutil, and prints a table in Markdown.")
final class Tables implements Callable<Integer> {
    @Option(names = {"-n", "--rows"}, paramLabel = "N", converter = Sizes.class, description = "Rows. Default: 10M.")
    List<Integer> rows = List.of(10_000_000);

    @Option(names = "--rounds", paramLabel = "N", description = "Rounds of each operation. Default: 7.")
    int rounds = 7;

    @Option(names = "--only", paramLabel = "WORD", description = "Only operations whose name has this in it.")
    String only = "";

    @Option(names = "--target", paramLabel = "TARGET", description = "Where Aparasort works. Default: auto.")
    Target target = Target.AUTO;

    @Override
    public Integer call() {
        try (Gpu gpu = Gpu.open(target)) {
            for (int n : rows) {
                System.out.printf(Locale.ROOT, "JDK %s, %d processors, %,d rows, target %s; medians of %d rounds in"
                        + " turns, in ms; ratios with their range%n%n", Runtime.version(),
                        Runtime.getRuntime().availableProcessors(), n, target, rounds);
                TableContest.run(gpu, n, rounds, only, System.out);
            }
        }
        return 0;
    }
}
