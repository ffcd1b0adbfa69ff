package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.GpuFloats;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Wrong arguments of operations on resident arrays: what the methods for host arrays throw, with their messages. All
 * arrays are as they were then.
 */
@ParameterizedClass
@EnumSource(names = {"OPENCL", "JTP", "JDK"})
class ResidentChecksTest {
    @RegisterExtension
    static final ResidentContexts CONTEXTS = new ResidentContexts();

    private static final int[] SORTED = {1, 3, 3, 8};
    private static final int[] UNSORTED = {5, 7, 9, 2, 4};
    private static final int[] NONE = {};

    @Parameter
    private Target target;
    private Gpu gpu;
    private GpuInts sorted;
    private GpuInts unsorted;
    private GpuFloats floats;

    /** A call with resident arrays, and one with host arrays that throws the same. */
    private record Twin(Executable resident, Executable host) {
    }

    @BeforeEach
    void uploads() {
        gpu = CONTEXTS.of(target);
        sorted = gpu.ints(SORTED);
        unsorted = gpu.ints(UNSORTED);
        floats = gpu.floats(new float[] {2, 1, -0.0f, Float.NaN, 5});
    }

    @AfterEach
    void areAsTheyWere() {
        assertArrayEquals(SORTED, sorted.toArray());
        assertArrayEquals(UNSORTED, unsorted.toArray());
        assertArrayEquals(new float[] {2, 1, -0.0f, Float.NaN, 5}, floats.toArray());
        List.of(sorted, unsorted, floats).forEach(GpuArray::close);
    }

    private GpuInts ints(int... elements) {
        return gpu.ints(elements);
    }

    @Test
    void whatHostArraysDoNotTakeIsRefusedAlike() {
        Map<String, Twin> twins = new LinkedHashMap<>();
        addUnsorted(twins);
        addLengths(twins);
        addIndices(twins);
        addOffsets(twins);
        addRanks(twins);
        assertAll(twins.entrySet().stream().map(entry -> () -> {
            Throwable expected = assertThrows(RuntimeException.class, entry.getValue().host(), entry.getKey());
            Throwable thrown = assertThrows(expected.getClass(), entry.getValue().resident(), entry.getKey());
            assertEquals(expected.toString(), thrown.toString(), entry.getKey());
        }));
    }

    private void addUnsorted(Map<String, Twin> twins) {
        GpuInts five = ints(1, 2, 3, 4, 5);
        int[] values = {1, 2, 3, 4, 5};
        int[] four = {1, 2, 3, 4};
        twins.put("merge a", new Twin(() -> unsorted.merge(sorted), () -> gpu.merger().merge(UNSORTED, SORTED)));
        twins.put("merge b", new Twin(() -> sorted.merge(unsorted), () -> gpu.merger().merge(SORTED, UNSORTED)));
        twins.put("union a", new Twin(() -> unsorted.union(sorted), () -> gpu.multisets().union(UNSORTED, SORTED)));
        twins.put("intersection b", new Twin(() -> sorted.intersection(unsorted),
                () -> gpu.multisets().intersection(SORTED, UNSORTED)));
        twins.put("difference a", new Twin(() -> unsorted.difference(unsorted),
                () -> gpu.multisets().difference(UNSORTED, UNSORTED)));
        twins.put("symmetricDifference b", new Twin(() -> sorted.symmetricDifference(unsorted),
                () -> gpu.multisets().symmetricDifference(SORTED, UNSORTED)));
        twins.put("mergePairs a", new Twin(() -> unsorted.mergePairs(five, sorted, ints(four)),
                () -> gpu.merger().mergePairs(UNSORTED, values, SORTED, four)));
        twins.put("unionPairs b", new Twin(() -> sorted.unionPairs(ints(four), unsorted, five),
                () -> gpu.multisets().unionPairs(SORTED, four, UNSORTED, values)));
        twins.put("lowerBounds", new Twin(() -> unsorted.lowerBounds(sorted),
                () -> gpu.search().lowerBounds(UNSORTED, SORTED)));
        twins.put("upperBounds", new Twin(() -> unsorted.upperBounds(sorted),
                () -> gpu.search().upperBounds(UNSORTED, SORTED)));
        twins.put("histogram", new Twin(() -> sorted.histogram(unsorted),
                () -> gpu.groups().histogram(SORTED, UNSORTED)));
        twins.put("few edges", new Twin(() -> sorted.histogram(ints(1)),
                () -> gpu.groups().histogram(SORTED, new int[] {1})));
        float[] zeros = {0.0f, -0.0f};
        twins.put("zeros", new Twin(() -> gpu.floats(zeros).merge(floats), () -> gpu.merger().merge(zeros, zeros)));
    }

    private void addLengths(Map<String, Twin> twins) {
        int[] five = UNSORTED.clone();
        int[] four = SORTED.clone();
        twins.put("sortPairs", new Twin(() -> unsorted.sortPairs(sorted), () -> gpu.sorter().sortPairs(five, four)));
        twins.put("sortPairsDescending", new Twin(() -> unsorted.sortPairsDescending(sorted),
                () -> gpu.sorter().sortPairsDescending(five, four)));
        twins.put("mergePairs values", new Twin(() -> sorted.mergePairs(unsorted, sorted, sorted),
                () -> gpu.merger().mergePairs(SORTED, UNSORTED, SORTED, SORTED)));
        twins.put("unionPairs values", new Twin(() -> sorted.unionPairs(sorted, sorted, unsorted),
                () -> gpu.multisets().unionPairs(SORTED, SORTED, SORTED, UNSORTED)));
        twins.put("reduceByKey", new Twin(() -> sorted.reduceByKey(unsorted, ScanOp.SUM),
                () -> gpu.groups().reduceByKey(SORTED, UNSORTED, ScanOp.SUM)));
        twins.put("insert", new Twin(() -> sorted.insert(ints(0, 1), unsorted),
                () -> gpu.merger().insert(SORTED, new int[] {0, 1}, UNSORTED)));
    }

    private void addIndices(Map<String, Twin> twins) {
        int[][] wrong = {{0, 4}, {3, -1, 2}, {-2}, {Integer.MAX_VALUE}, {Integer.MIN_VALUE}};
        for (int[] indices : wrong) {
            String name = Arrays.toString(indices);
            twins.put("take " + name, new Twin(() -> sorted.take(ints(indices)), () -> GpuArrays.take(SORTED, indices)));
            if (indices.length != 3) {
                twins.put("take with default " + name, new Twin(() -> sorted.take(ints(indices), 7),
                        () -> GpuArrays.take(SORTED, indices, 7)));
            }
            twins.put("put " + name, new Twin(() -> sorted.put(ints(indices), ints(new int[indices.length])),
                    () -> GpuArrays.take(SORTED, indices)));
            twins.put("remove " + name, new Twin(() -> sorted.remove(ints(indices)),
                    () -> gpu.merger().remove(SORTED, indices)));
        }
        for (int[] positions : new int[][] {{0, 5}, {2, 1}, {-1, 2}}) {
            twins.put("insert " + positions[1], new Twin(() -> sorted.insert(ints(positions), ints(8, 9)),
                    () -> gpu.merger().insert(SORTED, positions, new int[] {8, 9})));
        }
        // Gather, scatter and count of an interval, for a source of 5 elements and a target of 4; or two counts.
        for (int[] move : new int[][] {{5, 0, 1}, {-1, 0, 1}, {0, 3, 2}, {0, -1, 1}, {0, 0, -1}, {0, 0, 1, 1},
            {1, 0, Integer.MAX_VALUE}}) {
            int[] counts = Arrays.copyOfRange(move, 2, move.length);
            twins.put("intervalMove " + Arrays.toString(move), new Twin(
                    () -> sorted.intervalMove(ints(move[0]), ints(move[1]), ints(counts), unsorted),
                    () -> gpu.search().intervalMove(new int[] {move[0]}, new int[] {move[1]}, counts, UNSORTED,
                            SORTED.clone())));
        }
        for (int[] positions : new int[][] {{1, 1}, {2, 0}}) {
            twins.put("remove twice " + positions[1], new Twin(() -> sorted.remove(ints(positions)),
                    () -> gpu.merger().remove(SORTED, positions)));
        }
    }

    private void addOffsets(Map<String, Twin> twins) {
        int[][] wrong = {NONE, {0}, {1, 4}, {0, 3}, {0, 5}, {0, 3, 2, 4}, {-1, 4}, {0, 6, 4}};
        for (int[] offsets : wrong) {
            String name = Arrays.toString(offsets);
            twins.put("sort " + name, new Twin(() -> sorted.sort(ints(offsets)),
                    () -> gpu.segments().sort(SORTED.clone(), offsets)));
            twins.put("sortPairs " + name, new Twin(() -> sorted.sortPairs(gpu.iota(4), ints(offsets)),
                    () -> gpu.segments().sortPairs(SORTED.clone(), new int[4], offsets)));
            twins.put("reduce " + name, new Twin(() -> sorted.reduce(ints(offsets), ScanOp.MAX),
                    () -> gpu.segments().reduce(SORTED, offsets, ScanOp.MAX)));
        }
        for (int[] offsets : new int[][] {NONE, {1, 4}, {0, 3, 2, 4}, {0, -1}}) {
            twins.put("loadBalance " + Arrays.toString(offsets), new Twin(() -> ints(offsets).loadBalance(),
                    () -> gpu.search().loadBalance(offsets)));
        }
        for (int[] counts : new int[][] {{1, -1, 2}, {Integer.MAX_VALUE, 1}, {Integer.MAX_VALUE, Integer.MAX_VALUE, 2}}) {
            twins.put("expand " + counts[1], new Twin(() -> ints(counts).expand(), () -> gpu.search().expand(counts)));
        }
    }

    private void addRanks(Map<String, Twin> twins) {
        for (int k : new int[] {-1, Integer.MIN_VALUE}) {
            twins.put("topK " + k, new Twin(() -> sorted.topK(k), () -> gpu.selector().topK(SORTED, k)));
            twins.put("bottomK " + k, new Twin(() -> sorted.bottomK(k), () -> gpu.selector().bottomK(SORTED, k)));
            twins.put("argTopK " + k, new Twin(() -> sorted.argTopK(k), () -> gpu.selector().argTopK(SORTED, k)));
            twins.put("argBottomK " + k, new Twin(() -> sorted.argBottomK(k),
                    () -> gpu.selector().argBottomK(SORTED, k)));
            twins.put("nth " + k, new Twin(() -> sorted.nth(k), () -> gpu.selector().nth(SORTED, k)));
        }
        twins.put("nth 5", new Twin(() -> sorted.nth(5), () -> gpu.selector().nth(SORTED, 5)));
        twins.put("nth of the length", new Twin(() -> sorted.nth(4), () -> gpu.selector().nth(SORTED, 4)));
        twins.put("nth of none", new Twin(() -> ints().nth(0), () -> gpu.selector().nth(NONE, 0)));
        for (double q : new double[] {-0.1, 1.5, Double.NaN}) {
            twins.put("quantile " + q, new Twin(() -> sorted.quantiles(0.5, q),
                    () -> gpu.selector().quantiles(SORTED, 0.5, q)));
        }
        twins.put("quantile of none", new Twin(() -> ints().quantiles(0.5), () -> gpu.selector().quantiles(NONE, 0.5)));
    }

    /** What has no counterpart for host arrays. */
    @Test
    void rangesAndLengthsAreChecked() {
        refuses(IllegalArgumentException.class, () -> sorted.slice(3, 2), () -> gpu.ints(SORTED, 3, 2),
                () -> sorted.set(UNSORTED), () -> sorted.set(NONE), () -> sorted.put(ints(1, 2), ints(1)),
                () -> gpu.orderBy(sorted).then(unsorted), () -> gpu.map(ResidentKernels.AddFloats::new, floats, floats,
                        gpu.floats(4)),
                () -> gpu.map(ResidentKernels.AddFloats::new, sorted, floats, floats),
                () -> gpu.map(ResidentKernels.AddFloats::new, floats, floats));
        refuses(ArrayIndexOutOfBoundsException.class, () -> sorted.slice(0, 5), () -> sorted.slice(-1, 2),
                () -> gpu.ints(SORTED, 0, 5), () -> gpu.longs(new long[1], -1, 1),
                () -> sorted.copyTo(new int[4], 1), () -> sorted.copyTo(new int[9], -1),
                () -> sorted.copyTo(new int[3], 0));
        refuses(NegativeArraySizeException.class, () -> gpu.ints(-1), () -> gpu.iota(-1), () -> gpu.longs(-1),
                () -> gpu.floats(-1), () -> gpu.doubles(-1));
    }

    @Test
    void valuesOfTwoTypesAreRefused() {
        try (GpuLongs longs = gpu.longs(4)) {
            refuses(IllegalArgumentException.class, () -> sorted.<GpuArray<?, ?>>mergePairs(sorted, sorted, longs),
                    () -> sorted.<GpuArray<?, ?>>intersectionPairs(longs, sorted, sorted));
        }
    }

    /** Without type arguments a caller may pass arrays of another type, which must not get as far as a transfer. */
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void arraysOfOtherTypesAreRefused() {
        try (GpuLongs longs = gpu.longs(4)) {
            GpuArray raw = sorted;
            refuses(ClassCastException.class, () -> raw.merge(longs), () -> raw.put(sorted, longs),
                    () -> raw.intervalMove(sorted, sorted, sorted, longs), () -> raw.difference(longs),
                    () -> raw.mergePairs(sorted, longs, sorted), () -> raw.insert(sorted, longs),
                    () -> raw.histogram(longs), () -> raw.lowerBounds(longs), () -> raw.isIn(longs),
                    () -> raw.joinLeft(longs), () -> raw.set(new long[SORTED.length]),
                    () -> raw.copyTo(new long[SORTED.length], 0), () -> raw.copyTo("", 0));
        }
    }

    private static void refuses(Class<? extends RuntimeException> type, Executable... calls) {
        for (int i = 0; i < calls.length; i++) {
            assertEquals(type, assertThrows(type, calls[i], "call " + i).getClass());
        }
    }
}
