package io.github.aparasort.internal.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.ScanOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Merges, compares and adds up the words of a file on every engine, and verifies each result by plain loops. */
public final class FamilyContest {
    /** Enough to show it; the contest of times is over the sorts. */
    private static final int MOST_WORDS = 1 << 20;

    /** An operation, and what it has to give. */
    private record Case(String name, int n, Function<Gpu, Object> operation, Object expected) {
    }

    private final List<Case> cases = new ArrayList<>();
    private final Table table;
    private final Progress progress;
    private boolean right = true;

    /** @param words as they are in the file; their two halves are what is merged and compared */
    FamilyContest(Words words, Table table, Progress progress) {
        this.table = table;
        this.progress = progress;
        int n = Math.min(words.length(), MOST_WORDS);
        int[] in = IntStream.range(0, n).map(i -> (int) words.at(i)).toArray();
        int[] a = sorted(in, 0, n / 2);
        int[] b = sorted(in, n / 2, n);
        cases.add(new Case("merge", n, gpu -> gpu.merger().merge(a, b), sorted(in, 0, n)));
        PlainSets sets = new PlainSets(a, b);
        cases.add(new Case("union", n, gpu -> gpu.multisets().union(a, b), sets.union()));
        cases.add(new Case("intersection", n, gpu -> gpu.multisets().intersection(a, b), sets.intersection()));
        cases.add(new Case("difference", n, gpu -> gpu.multisets().difference(a, b), sets.difference()));
        cases.add(new Case("symmetricDifference", n, gpu -> gpu.multisets().symmetricDifference(a, b),
                sets.symmetricDifference()));
        int[] sums = in.clone();
        Arrays.parallelPrefix(sums, Integer::sum);
        cases.add(new Case("inclusive, SUM", n, gpu -> {
            int[] out = new int[n];
            gpu.scan().inclusive(in, out, ScanOp.SUM);
            return out;
        }, sums));
        cases.add(new Case("reduce, MAX", n, gpu -> gpu.scan().reduce(in, ScanOp.MAX),
                Arrays.stream(in).max().orElse(Integer.MIN_VALUE)));
    }

    private static int[] sorted(int[] words, int begin, int end) {
        int[] sorted = Arrays.copyOfRange(words, begin, end);
        Arrays.sort(sorted);
        return sorted;
    }

    static Table table() {
        return new Table("operation", "#n", "asked for", "ran on", "kernel", "#ms", "result");
    }

    /** Whether every result was right. */
    boolean run() {
        for (Contestant contestant : Contestant.engines()) {
            try (Contestant.Session session = contestant.open()) {
                for (Case each : cases) {
                    progress.step(each.name + " on " + contestant.name());
                    run(each, contestant, session);
                }
            } catch (GpuException e) {
                table.row("all of them", "-", contestant.name(), "-", "", "", "failed: " + e.getMessage());
            }
        }
        return right;
    }

    /** Twice: the first call warms up. */
    private void run(Case each, Contestant contestant, Contestant.Session session) {
        each.operation.apply(session.gpu());
        long begin = System.nanoTime();
        Object found = each.operation.apply(session.gpu());
        long nanos = System.nanoTime() - begin;
        boolean ok = Objects.deepEquals(found, each.expected);
        right &= ok;
        table.row(each.name, Text.count(each.n), contestant.name(), session.ran(), session.kernel(),
                Text.millis(nanos), ok ? "verified" : "WRONG");
    }
}
