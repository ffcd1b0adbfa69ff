package io.github.aparasort.cli;

import io.github.aparasort.GpuException;
import io.github.aparasort.Sorter;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Has each kernel prove itself on each engine, by a small sort that is checked here once more. */
final class Probes {
    /** Enough for JTP, which leaves less to the JDK. */
    private static final int WORDS = 20_000;
    /** So few that ties abound. */
    private static final int DIFFERENT_KEYS = 5_000;

    private final int[] ints = new SplittableRandom(1).ints(WORDS, -DIFFERENT_KEYS / 2, DIFFERENT_KEYS / 2).toArray();
    private final long[] longs = Arrays.stream(ints).asLongStream().map(i -> i * 0x1_0000_0001L).toArray();
    private final Table table = new Table("engine", "operation", "kernel", "#first call, ms", "result");

    /** The table of all engines. */
    static Table run(Progress progress) {
        Probes probes = new Probes();
        for (Contestant contestant : Contestant.engines()) {
            // The JDK has no kernel to prove.
            if (!contestant.name().equals("JDK")) {
                progress.step("building and proving kernels on " + contestant.name());
                probes.prove(contestant);
            }
        }
        return probes.table;
    }

    private void prove(Contestant contestant) {
        try (Contestant.Session session = contestant.open()) {
            prove(contestant, session, "sort int[]", this::sortInts);
            prove(contestant, session, "sort long[]", this::sortLongs);
            prove(contestant, session, "sortPairs int[]", this::pairInts);
            prove(contestant, session, "sortPairs long[]", this::pairLongs);
        } catch (GpuException | LinkageError e) {
            table.row(contestant.name(), "-", "-", "-", "not used: " + reason(e));
        }
    }

    /** An error of linking, where Aparapi does not load, says little without its kind. */
    private static String reason(Throwable e) {
        return e instanceof GpuException ? e.getMessage() : e.toString();
    }

    private void prove(Contestant contestant, Contestant.Session session, String operation, Predicate<Sorter> right) {
        long begin = System.nanoTime();
        String result;
        boolean ok = true;
        try {
            ok = right.test(session.sorter());
            result = session.kernel().isEmpty() ? "not used: " + session.note() : "proven";
        } catch (GpuException | LinkageError e) {
            result = "not used: " + reason(e);
        }
        table.row(contestant.name(), operation, session.kernel(), Text.millis(System.nanoTime() - begin),
                ok ? result : "WRONG result");
    }

    private boolean sortInts(Sorter sorter) {
        int[] sorted = ints.clone();
        int[] expected = ints.clone();
        sorter.sort(sorted);
        Arrays.sort(expected);
        return Arrays.equals(sorted, expected);
    }

    private boolean sortLongs(Sorter sorter) {
        long[] sorted = longs.clone();
        long[] expected = longs.clone();
        sorter.sort(sorted);
        Arrays.sort(expected);
        return Arrays.equals(sorted, expected);
    }

    private boolean pairInts(Sorter sorter) {
        int[] keys = ints.clone();
        int[] order = indices();
        sorter.sortPairs(keys, order);
        return IntStream.range(0, WORDS).allMatch(i -> keys[i] == ints[order[i]]) && isOrder(order);
    }

    private boolean pairLongs(Sorter sorter) {
        long[] keys = longs.clone();
        int[] order = indices();
        sorter.sortPairs(keys, order);
        return IntStream.range(0, WORDS).allMatch(i -> keys[i] == longs[order[i]]) && isOrder(order);
    }

    private static int[] indices() {
        return IntStream.range(0, WORDS).toArray();
    }

    /** Stable and a permutation; both arrays of keys have the same order. */
    private boolean isOrder(int[] order) {
        for (int i = 1; i < order.length; i++) {
            int a = order[i - 1];
            int b = order[i];
            if (ints[a] > ints[b] || ints[a] == ints[b] && a >= b) {
                return false;
            }
        }
        return true;
    }
}
