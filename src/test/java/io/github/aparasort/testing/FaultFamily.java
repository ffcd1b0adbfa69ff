package io.github.aparasort.testing;

import static io.github.aparasort.Compaction.COMPACT;
import static io.github.aparasort.Compaction.STREAM;
import static io.github.aparasort.internal.kernel.SetOperation.DIFFERENCE;
import static io.github.aparasort.internal.kernel.SetOperation.INTERSECTION;
import static io.github.aparasort.internal.kernel.SetOperation.SYMMETRIC_DIFFERENCE;
import static io.github.aparasort.internal.kernel.SetOperation.UNION;

import io.github.aparasort.Compaction;
import io.github.aparasort.Gpu;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.Operations;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.set.MultisetJob;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Merges, set operations, reductions, scans, gathers, selections, searches, groups and sorts of segments: every kind of
 * each, with alternating types and pairs.
 */
public enum FaultFamily implements FaultCall {
    MERGE_INTS(int.class, false), MERGE_DOUBLES(double.class, false),
    MERGE_LONG_PAIRS(long.class, true), MERGE_FLOAT_PAIRS(float.class, true),
    MERGE_ALL_INTS("mergeAll", int.class), MERGE_ALL_LONGS("mergeAll", long.class),
    MERGE_ALL_FLOATS("mergeAll", float.class), MERGE_ALL_DOUBLES("mergeAll", double.class),

    UNION_INTS(UNION, COMPACT, int.class, false), UNION_LONG_PAIRS(UNION, STREAM, long.class, true),
    INTERSECTION_FLOATS(INTERSECTION, STREAM, float.class, false),
    INTERSECTION_INT_PAIRS(INTERSECTION, COMPACT, int.class, true),
    DIFFERENCE_LONGS(DIFFERENCE, COMPACT, long.class, false),
    DIFFERENCE_DOUBLE_PAIRS(DIFFERENCE, STREAM, double.class, true),
    SYMMETRIC_DIFFERENCE_DOUBLES(SYMMETRIC_DIFFERENCE, STREAM, double.class, false),
    SYMMETRIC_DIFFERENCE_FLOAT_PAIRS(SYMMETRIC_DIFFERENCE, COMPACT, float.class, true),

    REDUCE_INTS("reduce", ScanOp.SUM, int.class, false), REDUCE_DOUBLES("reduce", ScanOp.SUM, double.class, false),
    INCLUSIVE_LONGS("inclusive", ScanOp.SUM, long.class, false),
    INCLUSIVE_FLOATS_OVER("inclusive", ScanOp.MAX, float.class, true),
    EXCLUSIVE_INTS_OVER("exclusive", ScanOp.SUM, int.class, true),
    EXCLUSIVE_DOUBLES("exclusive", ScanOp.MIN, double.class, false),

    TAKE_INTS("take", int.class), TAKE_LONGS("take", long.class), TAKE_FLOATS("take", float.class),
    TAKE_DOUBLES("take", double.class),

    TOP_K_INTS("topK", int.class), ARG_BOTTOM_K_LONGS("argBottomK", long.class),
    ARG_TOP_K_FLOATS("argTopK", float.class), BOTTOM_K_DOUBLES("bottomK", double.class),

    LOWER_BOUNDS_INTS("lowerBounds", int.class), UPPER_BOUNDS_LONGS("upperBounds", long.class),
    UPPER_BOUNDS_FLOATS("upperBounds", float.class), LOWER_BOUNDS_DOUBLES("lowerBounds", double.class),
    LOAD_BALANCE("loadBalance", int.class), EXPAND("expand", int.class),

    UNIQUE_INTS("unique", int.class), COUNTS_LONGS("counts", long.class), COUNTS_FLOATS("counts", float.class),
    UNIQUE_DOUBLES("unique", double.class),
    REDUCE_BY_KEY_INTS("reduceByKey", int.class), REDUCE_BY_KEY_LONGS("reduceByKey", long.class),
    REDUCE_BY_KEY_FLOATS("reduceByKey", float.class), REDUCE_BY_KEY_DOUBLES("reduceByKey", double.class),

    INNER_INTS("inner", int.class), OUTER_LONGS("outer", long.class), OUTER_FLOATS("outer", float.class),
    INNER_DOUBLES("inner", double.class),

    SORT_SEGMENTS_INTS("sortSegments", int.class), SORT_SEGMENTS_DOUBLES("sortSegments", double.class);

    /**
     * Values that keys of set operations have: so few that each is in the sample which verification counts, and no bit
     * that is wrong goes unseen.
     */
    private static final int KEYS = 40;
    /** Lists of a merge of several. */
    private static final int LISTS = 5;
    /** Different inputs of a call: enough that what any of the last calls has left is wrong. */
    private static final int EXAMPLES = 5;

    private final Map<List<Integer>, Example> examples = new HashMap<>();
    private int call;
    private final String operation;
    private final Class<?> type;
    private final boolean pairs;
    private final SetOperation set;
    private final Compaction compaction;
    private final ScanOp op;
    private final boolean over;

    FaultFamily(Class<?> type, boolean pairs) {
        this(pairs ? "mergePairs" : "merge", type, pairs, null, null, null, false);
    }

    FaultFamily(SetOperation set, Compaction compaction, Class<?> type, boolean pairs) {
        this(MultisetJob.operation(set, pairs).method(), type, pairs, set, compaction, null, false);
    }

    FaultFamily(String operation, Class<?> type) {
        this(operation, type, false, null, null, null, false);
    }

    FaultFamily(String operation, ScanOp op, Class<?> type, boolean over) {
        this(operation, type, false, null, null, op, over);
    }

    FaultFamily(String operation, Class<?> type, boolean pairs, SetOperation set, Compaction compaction, ScanOp op,
            boolean over) {
        this.operation = operation;
        this.type = type;
        this.pairs = pairs;
        this.set = set;
        this.compaction = compaction;
        this.op = op;
        this.over = over;
    }

    @Override
    public String operation() {
        return operation;
    }

    @Override
    public String type() {
        return type.getName();
    }

    @Override
    public String family() {
        return op != null ? "scan" : set != null ? "sets" : operation.equals("take") ? "take"
                : operation.endsWith("K") ? "select" : FaultSearch.OPERATIONS.contains(operation) ? "search" : isGroups() ? "groups"
                : isSegments() ? "segments" : "merge";
    }

    @Override
    public int smallest() {
        return Operations.of(Operation.of(operation), type).smallest();
    }

    public Class<?> keyType() {
        return type;
    }

    /** Whether JTP does it; otherwise plain Java does. */
    public boolean hasRakes() {
        return Operations.of(Operation.of(operation), type).hasRakes();
    }

    public boolean isReduction() {
        return operation.equals("reduce");
    }

    private boolean isSegments() {
        return operation.equals("sortSegments");
    }

    private boolean isMergeOfSeveral() {
        return operation.equals("mergeAll");
    }

    private boolean isGroups() {
        return FaultGroups.OPERATIONS.contains(operation);
    }

    @Override
    public Attempt attempt(Gpu gpu, int n) {
        Example example = example(n);
        Object[] before = example.input;
        Object[] now = Arrays.stream(before).map(AnyArray::copy).toArray();
        // A scan has an output among its arrays, and segments are sorted in place: part of what was found.
        int inputs = isSegments() ? 0 : op == null ? before.length : over ? 0 : 1;
        // An output apart from the input may hold anything after a failure.
        int kept = op == null ? before.length : 1;
        return FaultCall.attempt(() ->
                Arrays.deepEquals(example.result, found(gpu, now)) && isSame(before, now, inputs),
                () -> isSame(before, now, kept));
    }

    private static boolean isSame(Object[] before, Object[] now, int arrays) {
        return Arrays.deepEquals(Arrays.copyOf(before, arrays), Arrays.copyOf(now, arrays));
    }

    private record Example(Object[] input, Object[] result) {
    }

    /** The next of the examples, which are made once. It differs from those of the calls before it. */
    private Example example(int n) {
        int number = call++ % EXAMPLES;
        return examples.computeIfAbsent(List.of(n, number), key -> {
            Object[] input = input(n, new SplittableRandom(ordinal() * EXAMPLES + number));
            return new Example(input, result(input));
        });
    }

    private Object[] input(int n, SplittableRandom random) {
        return switch (family()) {
            case "scan" -> elements(n, random);
            case "take" -> indexed(n, random);
            case "select" -> distinct(n, random);
            case "search" -> FaultSearch.input(operation, type, n, random);
            case "groups" -> FaultGroups.input(operation, type, n, random);
            case "segments" -> FaultSegments.input(type, n, random);
            default -> isMergeOfSeveral() ? several(n, random) : lists(n, random);
        };
    }

    private Object[] found(Gpu gpu, Object[] x) {
        return switch (family()) {
            case "scan" -> scan(gpu, x);
            case "take" -> take(gpu, x);
            case "select" -> select(gpu, x);
            case "search" -> FaultSearch.found(gpu, operation, x);
            case "groups" -> FaultGroups.found(gpu, operation, x);
            case "segments" -> FaultSegments.found(gpu, x);
            default -> isMergeOfSeveral() ? mergeAll(gpu, x) : combine(gpu, x);
        };
    }

    private Object[] result(Object[] x) {
        return switch (family()) {
            case "scan" -> scanned(x);
            case "take" -> taken(x);
            case "select" -> selected(x);
            case "search" -> FaultSearch.expected(operation, x);
            case "groups" -> FaultGroups.expected(operation, x);
            case "segments" -> FaultSegments.expected(x);
            default -> isMergeOfSeveral() ? mergedAll(x) : combined(x);
        };
    }

    // ---- merges and set operations

    /** Two sorted arrays, of which neither has all of the other's keys, and the values of each. */
    private Object[] lists(int n, SplittableRandom random) {
        // Never the same twice, or nearly so: a count of results that an earlier call has left is wrong.
        int aCount = n / 2 + random.nextInt(n / 8);
        return new Object[] {keys(aCount, n, 1, random), keys(n - aCount, n, KEYS / 4, random),
            random.ints(aCount).toArray(), random.ints(n - aCount).toArray()};
    }

    /** Even ones, so that one with another last bit is greater than its equals, and out of order. */
    private Object keys(int count, int n, int first, SplittableRandom random) {
        int[] ranks = random.ints(count, first, first + (set == null ? n : KEYS)).sorted().toArray();
        return AnyArray.ofInts(type, IntStream.of(ranks).map(rank -> 2 * rank).toArray());
    }

    private Object[] combine(Gpu gpu, Object[] x) {
        Object family = set == null ? gpu.merger() : gpu.multisets().using(compaction);
        if (!pairs) {
            return new Object[] {FamilyCase.call(family, operation, x[0], x[1])};
        }
        Pairs<?, ?> found = (Pairs<?, ?>) FamilyCase.call(family, operation, x[0], x[2], x[1], x[3]);
        return new Object[] {found.keys(), found.values()};
    }

    private Object[] combined(Object[] x) {
        SortedInputPair.Two two = new SortedInputPair.Two(KeyType.of(x[0]), x[0], x[1]);
        int[] origins = set == null ? MergeOracle.origins(two) : SetOracle.valueOf(set.name()).origins(two);
        Object keys = AnyArray.taken(two.both(), origins);
        return pairs ? new Object[] {keys, AnyArray.taken(AnyArray.concatenated(int.class, x[2], x[3]), origins)}
                : new Object[] {keys};
    }

    /** Sorted arrays, of a type that says so. */
    private Object[] several(int n, SplittableRandom random) {
        Object[] lists = (Object[]) Array.newInstance(type.arrayType(), LISTS);
        int rest = n;
        for (int i = 0; i < LISTS; i++) {
            int count = i < LISTS - 1 ? n / 6 + random.nextInt(n / 16) : rest;
            lists[i] = keys(count, n, 1, random);
            rest -= count;
        }
        return lists;
    }

    private Object[] mergeAll(Gpu gpu, Object[] x) {
        Object lists = Array.newInstance(type.arrayType(), x.length);
        System.arraycopy(x, 0, lists, 0, x.length);
        return new Object[] {FamilyCase.call(gpu.merger(), operation, lists)};
    }

    private Object[] mergedAll(Object[] x) {
        return new Object[] {SortedLists.merged(KeyType.of(x[0]), x)};
    }

    // ---- gathers

    /** Elements, none of them 0, and the indices of n of them. */
    private Object[] indexed(int n, SplittableRandom random) {
        int length = n / 2 + random.nextInt(n / 8);
        // Every float type has these ints.
        Object elements = AnyArray.ofInts(type, random.ints(length, 1, 1 << 24).toArray());
        return new Object[] {elements, random.ints(n, 0, length).toArray()};
    }

    private static Object[] take(Gpu gpu, Object[] x) {
        return new Object[] {TestContexts.take(gpu, x[0], (int[]) x[1])};
    }

    private static Object[] taken(Object[] x) {
        return new Object[] {AnyArray.taken(x[0], (int[]) x[1])};
    }

    // ---- selections

    /** Elements, nearly all of them different, and how many are wanted: many, of which each bit counts. */
    private Object[] distinct(int n, SplittableRandom random) {
        // Every float type has these ints.
        Object elements = AnyArray.ofInts(type, random.ints(n, 0, 1 << 24).toArray());
        return new Object[] {elements, new int[] {n / 2 + random.nextInt(n / 8)}};
    }

    private Object[] select(Gpu gpu, Object[] x) {
        return new Object[] {AnyArray.call(gpu.selector(), operation, x[0], ((int[]) x[1])[0])};
    }

    private Object[] selected(Object[] x) {
        boolean least = operation.endsWith("ottomK");
        int[] order = AnyArray.stableOrder(x[0], 0, Array.getLength(x[0]),
                least ? Order.ASCENDING : Order.DESCENDING);
        int[] first = Arrays.copyOf(order, ((int[]) x[1])[0]);
        return new Object[] {operation.startsWith("arg") ? first : AnyArray.taken(x[0], first)};
    }

    // ---- reductions and scans

    /** Elements whose folds are exact; of which the extremes are others at each call. */
    private Object some(int n, long seed) {
        int way = op == ScanOp.SUM ? IntScanInput.EXACT : IntScanInput.ANY;
        return type == int.class ? IntScanInput.elements(op, way, n, seed)
                : type == long.class ? LongScanInput.elements(op, way, n, seed)
                : type == float.class ? FloatScanInput.elements(op, way, n, seed)
                : DoubleScanInput.elements(op, way, n, seed);
    }

    /** What is folded, and what the result goes over, which is not there for a reduction. */
    private Object[] elements(int n, SplittableRandom random) {
        long seed = random.nextLong();
        long seedOfOutput = random.nextLong();
        return isReduction() || over ? new Object[] {some(n, seed)}
                : new Object[] {some(n, seed), some(n, seedOfOutput)};
    }

    private Object[] scan(Gpu gpu, Object[] x) {
        Object out = x[x.length - 1];
        Object total = isReduction() ? FamilyCase.call(gpu.scan(), operation, x[0], op)
                : FamilyCase.call(gpu.scan(), operation, x[0], out, op);
        return isReduction() ? new Object[] {total} : new Object[] {total, out};
    }

    private Object[] scanned(Object[] x) {
        Object total = Array.get(FoldOracle.fold(x[0], op), 0);
        return isReduction() ? new Object[] {total}
                : new Object[] {total, FoldOracle.scan(x[0], op, operation.equals("exclusive"))};
    }
}
