package io.github.aparasort.internal.cli;

import io.github.aparasort.GpuException;

/**
 * Finds the order of words, and sorts them with a value each, on every engine; shows that both are right and stable.
 */
public final class PairsContest {
    /** Enough to show it; the contest of times is over the sorts. */
    private static final int MOST_WORDS = 1 << 20;

    private final Words input;
    private final Words expected;
    private final Table table;
    private final Progress progress;
    private boolean right = true;

    PairsContest(Words words, Table table, Progress progress) {
        this.input = words.copy(Math.min(words.length(), MOST_WORDS));
        this.expected = input.copy(input.length());
        this.table = table;
        this.progress = progress;
        expected.sort();
    }

    static Table table() {
        return new Table("operation", "input", "#n", "asked for", "ran on", "kernel", "#ms", "result");
    }

    /** Whether every result was right. */
    boolean run() {
        for (Contestant contestant : Contestant.engines()) {
            try (Contestant.Session session = contestant.open()) {
                argsort(contestant, session);
                sortPairs(contestant, session);
            } catch (GpuException e) {
                row("argsort, sortPairs", contestant, "-", "", "", "failed: " + e.getMessage());
            }
        }
        return right;
    }

    private void argsort(Contestant contestant, Contestant.Session session) {
        progress.step("argsort on " + contestant.name());
        input.argsort(session.sorter());
        long begin = System.nanoTime();
        int[] order = input.argsort(session.sorter());
        report("argsort", contestant, session, System.nanoTime() - begin, isOrder(order));
    }

    private void sortPairs(Contestant contestant, Contestant.Session session) {
        progress.step("sortPairs on " + contestant.name());
        long nanos = 0;
        Words keys = null;
        int[] values = null;
        // Twice: the first call warms up.
        for (int run = 0; run < 2; run++) {
            keys = input.copy(input.length());
            values = new int[keys.length()];
            for (int i = 0; i < values.length; i++) {
                values[i] = i;
            }
            long begin = System.nanoTime();
            keys.sortPairs(session.sorter(), values);
            nanos = System.nanoTime() - begin;
        }
        report("sortPairs", contestant, session, nanos, keys.same(expected) && isOrder(values));
    }

    /** In ascending order of word, equal words in ascending order of index: with the first, that means each once. */
    private boolean isOrder(int[] order) {
        for (int i = 0; i < order.length; i++) {
            if (order[i] < 0 || order[i] >= order.length || input.at(order[i]) != expected.at(i)
                    || i > 0 && expected.at(i - 1) == expected.at(i) && order[i - 1] >= order[i]) {
                return false;
            }
        }
        return true;
    }

    private void report(String operation, Contestant contestant, Contestant.Session session, long nanos, boolean ok) {
        right &= ok;
        row(operation, contestant, session.ran(), session.kernel(), Text.millis(nanos), ok ? "verified" : "WRONG");
    }

    private void row(String operation, Contestant contestant, String ran, String kernel, String millis, String result) {
        table.row(operation, input.type().toString(), Text.count(input.length()), contestant.name(), ran, kernel,
                millis, result);
    }
}
