package io.github.aparasort.benchmark.sweep;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Sorts of all types and shapes, and what is built on them, of ints. */
final class SortCases {
    private static final List<SweepShape> SHAPES_WITH_VALUES = List.of(SweepShape.RANDOM, SweepShape.BELOW_N,
            SweepShape.TEN_VALUES, SweepShape.SORTED, SweepShape.MISPLACED, SweepShape.SAWTOOTH);

    private SortCases() {
    }

    static List<SweepCase> all() {
        List<SweepCase> cases = new ArrayList<>();
        for (SweepShape shape : SweepShape.values()) {
            cases.add(new SweepCase("sort", "sort", int.class, shape.toString(), n -> Ways.inPlace(
                    (int[]) shape.keys(int.class, n), (gpu, a) -> gpu.sorter().sort(a))
                    .peerInPlace("Arrays.sort", Arrays::sort)));
            cases.add(new SweepCase("sort", "sort", long.class, shape.toString(), n -> Ways.inPlace(
                    (long[]) shape.keys(long.class, n), (gpu, a) -> gpu.sorter().sort(a))
                    .peerInPlace("Arrays.sort", Arrays::sort)));
            cases.add(new SweepCase("sort", "sort", float.class, shape.toString(), n -> Ways.inPlace(
                    (float[]) shape.keys(float.class, n), (gpu, a) -> gpu.sorter().sort(a))
                    .peerInPlace("Arrays.sort", Arrays::sort)));
            cases.add(new SweepCase("sort", "sort", double.class, shape.toString(), n -> Ways.inPlace(
                    (double[]) shape.keys(double.class, n), (gpu, a) -> gpu.sorter().sort(a))
                    .peerInPlace("Arrays.sort", Arrays::sort)));
        }
        for (SweepShape shape : SHAPES_WITH_VALUES) {
            cases.add(new SweepCase("order", "argsort", int.class, shape.toString(), n -> Ways.of(
                    (int[]) shape.keys(int.class, n), (gpu, a) -> gpu.sorter().argsort(a))
                    .peer("sort of longs", SortCases::argsort)
                    .peer("fastutil radix", SortCases::radix)));
            cases.add(new SweepCase("order", "sortPairs", int.class, shape.toString(), n -> Ways.inPlace(
                    new int[][] {(int[]) shape.keys(int.class, n), Keys.ascending(n)},
                    (gpu, a) -> gpu.sorter().sortPairs(a[0], a[1]))
                    .peerInPlace("sort of longs", a -> sortPairs(a[0], a[1]))));
            cases.add(new SweepCase("order", "sortDescending", int.class, shape.toString(), n -> Ways.inPlace(
                    (int[]) shape.keys(int.class, n), (gpu, a) -> gpu.sorter().sortDescending(a))
                    .peerInPlace("Arrays.sort", SortCases::sortDescending)));
        }
        return cases;
    }

    /** Keys above, indices below: no key is equal to another one, and a sort of longs is stable. */
    private static int[] argsort(int[] keys) {
        long[] both = new long[keys.length];
        for (int i = 0; i < keys.length; i++) {
            both[i] = (long) keys[i] << Integer.SIZE | i;
        }
        Arrays.sort(both);
        int[] order = new int[keys.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = (int) both[i];
        }
        return order;
    }

    /** Stable, whatever the values are. */
    private static void sortPairs(int[] keys, int[] values) {
        long[] both = new long[keys.length];
        for (int i = 0; i < keys.length; i++) {
            both[i] = (long) keys[i] << Integer.SIZE | i;
        }
        Arrays.sort(both);
        int[] before = values.clone();
        for (int i = 0; i < both.length; i++) {
            keys[i] = (int) (both[i] >> Integer.SIZE);
            values[i] = before[(int) both[i]];
        }
    }

    private static int[] radix(int[] keys) {
        int[] order = Keys.ascending(keys.length);
        IntArrays.radixSortIndirect(order, keys, true);
        return order;
    }

    private static void sortDescending(int[] keys) {
        Arrays.sort(keys);
        for (int i = 0, j = keys.length - 1; i < j; i++, j--) {
            int key = keys[i];
            keys[i] = keys[j];
            keys[j] = key;
        }
    }
}
