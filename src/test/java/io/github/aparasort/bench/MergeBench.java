package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Merger;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.testing.AnyArray;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The merger against the plain loop, by {@link FamilyBench}.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.bench.MergeBench \
 *     -Dexec.args="GPU INT/TILED,INT/BASIC,INT/CIRCULAR,LONG,INT/PAIRS 1048576 16777216 67108864"</pre>
 *
 * <p>Types: INT, LONG, FLOAT, DOUBLE. Behind it may stand, in any order, PAIRS (with an int value each), BASIC, TILED
 * or CIRCULAR, and what the keys are like: RANDOM, INTERLEAVED, DISJOINT, EQUAL, RUNS (some hundred in a row from one
 * array) or UNEVEN (one array has a thousandth of all). Sizes are of both arrays together.
 */
public final class MergeBench implements FamilyBench.Entrant {
    private enum Shape { RANDOM, INTERLEAVED, DISJOINT, EQUAL, RUNS, UNEVEN }

    private final MergeWorkload work;
    private final Object a;
    private final Object b;
    private final int[] aValues;
    private final int[] bValues;

    private MergeBench(String[] how, int n) {
        List<String> words = Arrays.asList(how);
        KeyKind kind = KeyKind.valueOf(words.contains("PAIRS") ? how[0] + "_PAIRS" : how[0]);
        work = new MergeWorkload(kind, Arrays.stream(MergeStrategy.values()).filter(s -> words.contains(s.name()))
                .findFirst().orElse(MergeStrategy.AUTO));
        Shape shape = Arrays.stream(Shape.values()).filter(s -> words.contains(s.name())).findFirst()
                .orElse(Shape.RANDOM);
        int aCount = shape == Shape.UNEVEN ? n / 1000 : n / 2;
        int[] all = new int[n];
        SplittableRandom random = new SplittableRandom(n);
        for (int i = 0; i < n; i++) {
            boolean first = i < aCount;
            int at = first ? i : i - aCount;
            all[i] = switch (shape) {
                case RANDOM, UNEVEN -> random.nextInt();
                case INTERLEAVED -> 2 * at + (first ? 0 : 1);
                case DISJOINT -> first ? at : n + at;
                case EQUAL -> 7;
                case RUNS -> at / 300 * 600 + at % 300 + (first ? 0 : 300);
            };
        }
        a = AnyArray.ofInts(kind.type(), sorted(all, 0, aCount));
        b = AnyArray.ofInts(kind.type(), sorted(all, aCount, n));
        aValues = new int[aCount];
        bValues = new int[n - aCount];
    }

    private static int[] sorted(int[] all, int from, int to) {
        int[] part = Arrays.copyOfRange(all, from, to);
        Arrays.parallelSort(part);
        return part;
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, MergeBench.class, "TARGET TYPE/OPTION,... N...", "JTP INT/TILED,INT/PAIRS 10000000")) {
            return;
        }
        FamilyBench.announce();
        for (String what : args[1].split(",")) {
            for (String size : Arrays.copyOfRange(args, 2, args.length)) {
                int n = Integer.parseInt(size);
                FamilyBench.run(Target.valueOf(args[0]), what, n, new MergeBench(what.split("/"), n));
            }
        }
    }

    @Override
    public Object call(Gpu gpu) {
        return merge(gpu.merger().using(work.strategy()));
    }

    private Object merge(Merger merger) {
        boolean pairs = work.kind().isPairs();
        if (a instanceof int[] x) {
            return pairs ? merger.mergePairs(x, aValues, (int[]) b, bValues).keys() : merger.merge(x, (int[]) b);
        }
        if (a instanceof long[] x) {
            return pairs ? merger.mergePairs(x, aValues, (long[]) b, bValues).keys() : merger.merge(x, (long[]) b);
        }
        if (a instanceof float[] x) {
            return pairs ? merger.mergePairs(x, aValues, (float[]) b, bValues).keys() : merger.merge(x, (float[]) b);
        }
        double[] x = (double[]) a;
        return pairs ? merger.mergePairs(x, aValues, (double[]) b, bValues).keys() : merger.merge(x, (double[]) b);
    }

    @Override
    public Object plain() {
        int[] out = work.kind().isPairs() ? new int[aValues.length + bValues.length] : null;
        return a instanceof int[] x ? MergeLoop.merge(x, (int[]) b, aValues, bValues, out)
                : a instanceof long[] x ? MergeLoop.merge(x, (long[]) b, aValues, bValues, out)
                : a instanceof float[] x ? MergeLoop.merge(x, (float[]) b, aValues, bValues, out)
                : MergeLoop.merge((double[]) a, (double[]) b, aValues, bValues, out);
    }
}
