package io.github.aparasort.benchmark.table;

import io.github.aparasort.Gpu;
import java.io.PrintStream;

/** Runs all duels, one after the other, and prints a line for each as soon as it ends. */
public final class TableContest {
    private TableContest() {
    }

    /**
     * Runs them.
     *
     * @param only a part of the names of the operations that are run; empty for all
     */
    public static void run(Gpu gpu, int n, int rounds, String only, PrintStream out) {
        out.println("| operation | peer | Aparasort | peer | times as fast |");
        out.println("|---|---|---|---|---|");
        for (Duel duel : Duels.of(gpu, n)) {
            if (duel.operation().contains(only)) {
                out.println(duel.run(rounds));
            }
        }
    }
}
