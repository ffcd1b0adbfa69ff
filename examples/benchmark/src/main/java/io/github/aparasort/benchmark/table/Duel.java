package io.github.aparasort.benchmark.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * One operation by Aparasort and by a peer, on the same input: both are verified against each other and warmed up, then
 * they take turns.
 *
 * @param operation what is done
 * @param peer what it is compared with
 * @param ours makes the result; each call must find the input as it was
 * @param theirs makes an equal result
 */
record Duel(String operation, String peer, Supplier<?> ours, Supplier<?> theirs) {
    /** Rounds before the clock counts: by then HotSpot has compiled the loops, and the engines are measured. */
    private static final int WARM_UP = 3;
    private static final double MILLI = 1e6;

    /** A line of a table: medians in milliseconds, and the median ratio of the rounds with its range. */
    String run(int rounds) {
        Object expected = theirs.get();
        Object found = ours.get();
        if (!Objects.deepEquals(expected, found)) {
            throw new AssertionError(operation + ": another result than that of " + peer);
        }
        for (int i = 1; i < WARM_UP; i++) {
            ours.get();
            theirs.get();
        }
        double[] mine = new double[rounds];
        double[] other = new double[rounds];
        double[] ratios = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            mine[i] = millis(ours);
            other[i] = millis(theirs);
            ratios[i] = other[i] / mine[i];
        }
        Arrays.sort(mine);
        Arrays.sort(other);
        Arrays.sort(ratios);
        return String.format(Locale.ROOT, "| %s | %s | %.1f | %.1f | %.2f [%.2f, %.2f] |", operation, peer,
                mine[rounds / 2], other[rounds / 2], ratios[rounds / 2], ratios[0], ratios[rounds - 1]);
    }

    private static double millis(Supplier<?> work) {
        long begin = System.nanoTime();
        Object result = work.get();
        double millis = (System.nanoTime() - begin) / MILLI;
        // The result is used, so the work is not dead code.
        return result == null ? Double.NaN : millis;
    }
}
