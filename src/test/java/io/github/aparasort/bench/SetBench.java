package io.github.aparasort.bench;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.Gpu;
import io.github.aparasort.Multisets;
import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.tile.SetOptions;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Set operations against the plain loop, by {@link FamilyBench}.
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.bench.SetBench \
 *     -Dexec.args="GPU UNION/INT,INTERSECTION/INT,DIFFERENCE/INT,SYMMETRIC_DIFFERENCE/INT,UNION/LONG,UNION/INT/STREAM,\
 *     UNION/INT/PAIRS 1048576 16777216 67108864"</pre>
 *
 * <p>Operations, then types: INT, LONG, FLOAT, DOUBLE. Behind it may stand, in any order, PAIRS (with an int value
 * each), OUT (to an array that is there), STREAM, NONE (no duplicates), and what the keys are like: RANDOM (from as
 * many values as there are keys, so that some match), SPARSE (from all ints), INTERLEAVED, DISJOINT, IDENTICAL, RUNS
 * (some hundred in a row from one array), SHORT_RUNS (ten in a row), FEW (ten values) or UNEVEN (one array has a
 * hundredth of all). Sizes are of both arrays together.
 */
public final class SetBench implements FamilyBench.Entrant {
    private enum Shape { RANDOM, SPARSE, INTERLEAVED, DISJOINT, IDENTICAL, RUNS, SHORT_RUNS, FEW, UNEVEN }

    /** Two arrays of one type, and what is done with them. */
    public interface Input {
        /** Keys, and values where there are any. */
        Object plain();

        Object call(Multisets multisets);

        /** Keys alone, to an array that is there. Returns their number. */
        int callTo(Multisets multisets);
    }

    private final boolean out;
    private final SetOptions options;
    private final Input input;

    private SetBench(String what, int n) {
        List<String> words = Arrays.asList(what.split("/"));
        SetOperation set = SetOperation.valueOf(words.get(0));
        out = words.contains("OUT");
        boolean pairs = words.contains("PAIRS");
        options = new SetOptions(words.contains("NONE") ? Duplicates.NONE : Duplicates.ALLOWED,
                words.contains("STREAM") ? Compaction.STREAM : Compaction.COMPACT);
        Shape shape = Arrays.stream(Shape.values()).filter(s -> words.contains(s.name())).findFirst()
                .orElse(Shape.RANDOM);
        int aCount = shape == Shape.UNEVEN ? n / 100 : n / 2;
        SplittableRandom random = new SplittableRandom(n);
        long[] a = keys(shape, true, aCount, n, random);
        long[] b = keys(shape, false, n - aCount, n, random);
        input = switch (words.get(1)) {
            case "INT" -> new IntSetBenchInput(set, pairs, a, b);
            case "LONG" -> new LongSetBenchInput(set, pairs, a, b);
            case "FLOAT" -> new FloatSetBenchInput(set, pairs, a, b);
            default -> new DoubleSetBenchInput(set, pairs, a, b);
        };
    }

    private long[] keys(Shape shape, boolean first, int count, int all, SplittableRandom random) {
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = switch (shape) {
                case RANDOM, UNEVEN -> random.nextInt(all);
                case SPARSE -> random.nextInt();
                case INTERLEAVED -> 2L * i + (first ? 0 : 1);
                case DISJOINT -> first ? i : all + i;
                case IDENTICAL -> i;
                case RUNS -> i / 300 * 600L + i % 300 + (first ? 0 : 300);
                case SHORT_RUNS -> i / 10 * 20L + i % 10 + (first ? 0 : 10);
                case FEW -> random.nextInt(10);
            };
        }
        Arrays.parallelSort(keys);
        return options.distinct() ? Arrays.stream(keys).distinct().toArray() : keys;
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, SetBench.class, "TARGET OPERATION/TYPE,... N...",
                "JTP UNION/INT,INTERSECTION/INT 10000000")) {
            return;
        }
        FamilyBench.announce();
        for (String what : args[1].split(",")) {
            for (String size : Arrays.copyOfRange(args, 2, args.length)) {
                int n = Integer.parseInt(size);
                FamilyBench.run(Target.valueOf(args[0]), what, n, new SetBench(what, n));
            }
        }
    }

    @Override
    public Object plain() {
        Object found = input.plain();
        return out ? null : found;
    }

    @Override
    public Object call(Gpu gpu) {
        Multisets multisets = gpu.multisets().using(options.duplicates()).using(options.compaction());
        return out ? (Object) input.callTo(multisets) : input.call(multisets);
    }
}
