package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.maps.KeyKind;
import io.github.aparasort.benchmark.maps.MapsRun;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Compares groups and joins with hash maps. */
@Command(name = "maps", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Compares sums of "
        + "doubles by key, inner joins and left joins with what one writes with HashMap, groupingBy and the hash maps "
        + "of fastutil on one thread, in turns. Prints a table of medians of the second half of the rounds: "
        + "milliseconds, and times as fast. The exit status is 1 if results differ.")
final class Maps implements Callable<Integer> {
    /** So that a tenth of a tenth of the rows is one. */
    private static final int FEWEST_ROWS = 100;

    @Option(names = "--rows", split = ",", paramLabel = "N", converter = Sizes.class, defaultValue = "100k,1M,10M",
            description = "At least 100. Cases of more than 1M rows are left out if the heap is too small: ints of 10M "
                    + "rows need -Xmx3g, strings -Xmx5g. Default: ${DEFAULT-VALUE}.")
    private List<Integer> rows;

    @Option(names = "--kinds", split = ",", paramLabel = "KIND", defaultValue =
            "int,int-small-range,long,string,own-string", description = "Of the keys. Strings are shared by the rows "
            + "with the same one, or each row has one of its own. Joins are of int, long, string. "
            + "Default: ${DEFAULT-VALUE}.")
    private List<KeyKind> kinds;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "10", description = "Of a case. It has six rounds "
            + "in any case. Default: ${DEFAULT-VALUE}.")
    private double seconds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (rows.stream().anyMatch(n -> n < FEWEST_ROWS)) {
            throw new ParameterException(spec.commandLine(), "--rows " + rows + ": at least " + FEWEST_ROWS);
        }
        if (!(seconds >= 0)) {
            throw new ParameterException(spec.commandLine(), "--seconds " + seconds + ": at least 0");
        }
        return MapsRun.run(rows, kinds, seconds) ? 0 : 1;
    }
}
