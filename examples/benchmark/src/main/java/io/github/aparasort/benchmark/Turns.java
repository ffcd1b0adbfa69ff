package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.turns.TurnsRun;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures sorts in turns with other work. */
@Command(name = "turns", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Measures a sort of "
        + "ints on Java threads in a loop, and in turns with other work of the caller, as programs call it: by all "
        + "threads and by one, which needs nobody to be woken. Prints a table of medians in nanoseconds a key.")
final class Turns implements Callable<Integer> {
    @Option(names = "-n", paramLabel = "N", converter = Sizes.class, defaultValue = "1M",
            description = "Number of ints. Default: ${DEFAULT-VALUE}.")
    private int n;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "60", description = "Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Override
    public Integer call() {
        TurnsRun.run(n, rounds);
        return 0;
    }
}
