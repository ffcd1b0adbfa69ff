package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.TestContexts;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.FoldOracle;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.MergeOracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SearchOracle;
import io.github.aparasort.testing.Segmentation;
import io.github.aparasort.testing.SetOracle;
import io.github.aparasort.testing.SortedInputPair;
import io.github.aparasort.testing.SortedLists;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/** Calls on one type of elements, whose results are held against the oracles. */
record StressInput(Gpu gpu, KeyType type) {
    /** The operations that are called. */
    static final List<Operation> CALLS = List.of(Operation.SORT, Operation.SORT_DESCENDING, Operation.ARGSORT,
            Operation.ARGSORT_DESCENDING, Operation.SORT_PAIRS, Operation.MERGE, Operation.MERGE_PAIRS, Operation.UNION,
            Operation.INTERSECTION, Operation.DIFFERENCE, Operation.SYMMETRIC_DIFFERENCE, Operation.INCLUSIVE,
            Operation.EXCLUSIVE, Operation.REDUCE, Operation.TAKE, Operation.TOP_K, Operation.UNIQUE,
            Operation.LOWER_BOUNDS, Operation.MERGE_ALL, Operation.SORT_SEGMENTS);

    /** Summands are this small, so that no sum of floats rounds: below 2^24 for four million of them. */
    private static final int SUMMAND = 4;
    /** Every fourth key is one of few. */
    private static final int TIES = 4;

    /** Makes one call on n random elements. Returns whether its result is right. */
    boolean isRight(Operation call, int n, SplittableRandom random) {
        return switch (call) {
            case SORT, SORT_DESCENDING -> sorts(call, n, random.nextBoolean() ? 0 : 1 + random.nextInt(1000), random);
            case ARGSORT, ARGSORT_DESCENDING -> orders(call, n, random);
            case SORT_PAIRS -> sortsPairs(n, random);
            case MERGE, UNION, INTERSECTION, DIFFERENCE, SYMMETRIC_DIFFERENCE -> combines(call, n, random);
            case MERGE_PAIRS -> mergesPairs(n, random);
            case INCLUSIVE, EXCLUSIVE, REDUCE -> scans(call, n, random);
            case TAKE -> takes(n, random);
            case TOP_K -> selects(n, random);
            case UNIQUE -> groups(n, random);
            case LOWER_BOUNDS -> searches(n, random);
            case MERGE_ALL -> mergesAll(n, random);
            case SORT_SEGMENTS -> sortsSegments(n, random);
            default -> throw new IllegalArgumentException(call + " is none of " + CALLS);
        };
    }

    /** From the least to the greatest of the type. */
    private Object keys(int n, SplittableRandom random) {
        int[] ranks = new int[n];
        Arrays.setAll(ranks, i -> random.nextInt(TIES) == 0 ? 1 << random.nextInt(30) : random.nextInt(KeyType.RANKS));
        return type.ofRanks(ranks, random);
    }

    private static Order order(Operation call) {
        return call.method().endsWith("Descending") ? Order.DESCENDING : Order.ASCENDING;
    }

    private static boolean same(Object expected, Object found) {
        return Objects.deepEquals(expected, found);
    }

    /** What lies around a range stays as it is. */
    private boolean sorts(Operation call, int n, int margin, SplittableRandom random) {
        Object keys = keys(n + 2 * margin, random);
        Object expected = AnyArray.gathered(keys, margin, AnyArray.stableOrder(keys, margin, margin + n, order(call)));
        AnyArray.call(gpu.sorter(), call.method(),
                margin == 0 ? new Object[] {keys} : new Object[] {keys, margin, margin + n});
        return same(expected, keys);
    }

    private boolean orders(Operation call, int n, SplittableRandom random) {
        Object keys = keys(n, random);
        return same(AnyArray.stableOrder(keys, 0, n, order(call)), AnyArray.call(gpu.sorter(), call.method(), keys));
    }

    private boolean sortsPairs(int n, SplittableRandom random) {
        Object keys = keys(n, random);
        Object values = AnyArray.values(int.class, n);
        int[] order = AnyArray.stableOrder(keys, 0, n, Order.ASCENDING);
        Object expectedKeys = AnyArray.taken(keys, order);
        Object expectedValues = AnyArray.taken(values, order);
        AnyArray.call(gpu.sorter(), "sortPairs", keys, values);
        return same(expectedKeys, keys) && same(expectedValues, values);
    }

    private SortedInputPair.Two two(int n, SplittableRandom random) {
        SortedInputPair[] all = SortedInputPair.values();
        int aCount = random.nextInt(n + 1);
        return all[random.nextInt(all.length)].of(type, aCount, n - aCount);
    }

    private boolean combines(Operation call, int n, SplittableRandom random) {
        SortedInputPair.Two two = two(n, random);
        boolean merges = call == Operation.MERGE;
        int[] origins = merges ? MergeOracle.origins(two) : SetOracle.valueOf(call.name()).origins(two);
        Object owner = merges ? gpu.merger() : gpu.multisets();
        return same(AnyArray.taken(two.both(), origins), FamilyCase.call(owner, call.method(), two.a(), two.b()));
    }

    private boolean mergesPairs(int n, SplittableRandom random) {
        SortedInputPair.Two two = two(n, random);
        int[] origins = MergeOracle.origins(two);
        int[] aValues = random.ints(two.aCount()).toArray();
        int[] bValues = random.ints(two.bCount()).toArray();
        Pairs<?, ?> found = (Pairs<?, ?>) FamilyCase.call(gpu.merger(), "mergePairs", two.a(), aValues,
                two.b(), bValues);
        return same(AnyArray.taken(two.both(), origins), found.keys())
                && same(AnyArray.taken(SortedInputPair.concatenated(aValues, bValues), origins), found.values());
    }

    private boolean scans(Operation call, int n, SplittableRandom random) {
        ScanOp op = random.nextBoolean() ? ScanOp.SUM : random.nextBoolean() ? ScanOp.MIN : ScanOp.MAX;
        Object in = AnyArray.ofInts(type.type, random.ints(n, -SUMMAND, SUMMAND + 1).toArray());
        Object total = Array.get(FoldOracle.fold(in, op), 0);
        if (call == Operation.REDUCE) {
            return total.equals(FamilyCase.call(gpu.scan(), "reduce", in, op));
        }
        Object out = type.array(n);
        return total.equals(FamilyCase.call(gpu.scan(), call.method(), in, out, op))
                && same(FoldOracle.scan(in, op, call == Operation.EXCLUSIVE), out);
    }

    private boolean takes(int n, SplittableRandom random) {
        Object keys = keys(n, random);
        int[] indices = random.ints(n, 0, n).toArray();
        return same(AnyArray.taken(keys, indices), TestContexts.take(gpu, keys, indices));
    }

    private boolean selects(int n, SplittableRandom random) {
        Object keys = keys(n, random);
        int[] first = Arrays.copyOf(AnyArray.stableOrder(keys, 0, n, Order.DESCENDING), 1 + random.nextInt(n));
        return same(AnyArray.taken(keys, first), AnyArray.call(gpu.selector(), "topK", keys, first.length));
    }

    private boolean groups(int n, SplittableRandom random) {
        Object keys = keys(n, random);
        return same(new GroupOracle(keys).keys(), AnyArray.call(gpu.groups(), "unique", keys));
    }

    private boolean searches(int n, SplittableRandom random) {
        Object keys = keys(n, random);
        Object sorted = AnyArray.taken(keys, AnyArray.stableOrder(keys, 0, n, Order.ASCENDING));
        return same(SearchOracle.bounds(sorted, keys, false), AnyArray.call(gpu.search(), "lowerBounds", sorted, keys));
    }

    /** Three lists or more: two are merged as by MERGE. */
    private boolean mergesAll(int n, SplittableRandom random) {
        int[] lengths = SortedLists.Lengths.RANDOM.of(n, 3 + random.nextInt(20), random);
        Object[] lists = SortedLists.of(type, SortedLists.Keys.RANDOM, lengths, random);
        return same(SortedLists.merged(type, lists), FamilyCase.call(gpu.merger(), "mergeAll", (Object) lists));
    }

    private boolean sortsSegments(int n, SplittableRandom random) {
        Object keys = keys(n, random);
        int[] offsets = Segmentation.values()[random.nextInt(Segmentation.values().length)].offsets(n);
        Object expected = AnyArray.taken(keys, Segmentation.stableOrder(keys, offsets));
        FamilyCase.call(gpu.segments(), "sort", keys, offsets);
        return same(expected, keys);
    }
}
