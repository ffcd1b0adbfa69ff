package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.JoinOracle;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Which work an OpenCL device does for groups and joins: it finds the groups and their results, or it only sorts. */
class DeviceGroupsTest {
    private static final int MANY = 70_003;
    private static final Map<GroupResult, String> OPERATIONS = Map.of(GroupResult.COUNTS, "counts",
            GroupResult.ROWS, "by", GroupResult.SUMS, "reduceByKey");
    private static ComputeDevice device;

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    static Stream<Arguments> resultsAndTypes() {
        return Arrays.stream(GroupResult.values()).flatMap(result ->
                Arrays.stream(KeyType.values()).map(type -> Arguments.of(result, type)));
    }

    /** Few elements and many, with few groups and with many; the first of all NaNs is their key. */
    @ParameterizedTest
    @MethodSource("resultsAndTypes")
    void elementsAreGroupedThere(GroupResult result, KeyType type) {
        try (ToldLaunches there = new ToldLaunches(device)) {
            for (Input input : new Input[] {Input.RANDOM, Input.FIVE_VALUES}) {
                for (int n : new int[] {2, 4097, MANY}) {
                    Object keys = AnyArray.of(type.type, input, SpecialFloats.FEW_NANS, n);
                    assertGrouped(there, result, keys, n, true, input + " " + n);
                }
            }
        }
    }

    /** Room for some arrays, each of a key and what comes with it for each element. With less it sorts in runs. */
    @ParameterizedTest
    @MethodSource("resultsAndTypes")
    void withoutRoomForGroupsTheDeviceSorts(GroupResult result, KeyType type) {
        GroupWorkload work = GroupWorkload.of(type.type, result);
        long bytes = work.bytesPerElement();
        for (int arrays = 0; arrays <= GroupWorkload.ARRAYS; arrays++) {
            // Floats with NaNs are sorted with their indices, for which there would be no room.
            boolean sorts = result != GroupResult.COUNTS ? arrays == 1 || arrays == 3 : type == KeyType.INT;
            if (sorts || arrays == GroupWorkload.ARRAYS) {
                ComputeDevice low = LowMemoryDevice.of(device, (arrays * bytes * MANY + bytes * MANY / 2) / 9 * 10);
                try (ToldLaunches there = new ToldLaunches(low)) {
                    Object keys = AnyArray.of(type.type, Input.RANDOM, SpecialFloats.FEW_NANS, MANY);
                    assertGrouped(there, result, keys, MANY, arrays == GroupWorkload.ARRAYS, arrays + " arrays");
                    String why = there.gpu.explain(OPERATIONS.get(result), type.type, MANY).why();
                    assertEquals(result == GroupResult.COUNTS && arrays == 1, why.contains("Batcher"), why);
                }
            }
        }
    }

    /** The bits of the first NaN are there, wherever it is; its result is that of all NaNs. */
    @ParameterizedTest
    @EnumSource
    void theFirstOfAllNansIsTheKey(GroupResult result) {
        try (ToldLaunches there = new ToldLaunches(device)) {
            for (int place : new int[] {0, 1, 32_767, 32_768, MANY / 2, MANY - 2, MANY - 1}) {
                double[] doubles = IntStream.range(0, MANY).mapToDouble(i -> i % 5).toArray();
                float[] floats = (float[]) AnyArray.ofInts(float.class, AnyArray.toInts(doubles));
                for (int i = place; i < MANY; i += 40_000) {
                    doubles[i] = Double.longBitsToDouble(0x7ff8_0000_0000_0000L + i);
                    floats[i] = Float.intBitsToFloat(0x7fc0_0000 + i);
                }
                assertGrouped(there, result, doubles, MANY, true, "doubles, NaN at " + place);
                assertGrouped(there, result, floats, MANY, true, "floats, NaN at " + place);
                AnyArray.assertSame(new GroupOracle(doubles).keys(), there.gpu.groups().unique(doubles),
                        "unique, NaN at " + place);
            }
        }
    }

    /**
     * Groups twice: the first call of each kind proves it. Sums are ints, which wrap around, and longs.
     *
     * @param grouped whether the device finds groups, and their sums
     */
    private static void assertGrouped(ToldLaunches there, GroupResult result, Object keys, int n, boolean grouped,
            String what) {
        Object before = AnyArray.copy(keys);
        GroupOracle oracle = new GroupOracle(keys);
        int[] values = Input.RANDOM.ints(n);
        String why = there.gpu.explain(OPERATIONS.get(result), KeyType.of(keys).type, n).why();
        assertEquals(grouped, why.contains("finds the groups"), why);
        assertGrouped(there.gpu, result, keys, values, oracle, what);
        there.forget();
        assertGrouped(there.gpu, result, keys, values, oracle, what);
        boolean sums = result == GroupResult.SUMS;
        assertEquals(grouped, there.was(sums ? "IntSegmentFold" : "Heads"), there::toString);
        if (sums) {
            there.forget();
            Pairs<?, ?> longs = reduced(there.gpu, "reduceByKeyToLongs", keys, values, ScanOp.SUM);
            assertEquals(grouped, there.was("LongSegmentFold"), there::toString);
            AnyArray.assertSame(oracle.keys(), longs.keys(), what);
            assertArrayEquals(oracle.sums(values), (long[]) longs.values(), what);
        }
        AnyArray.assertSame(before, keys, what);
        assertArrayEquals(Input.RANDOM.ints(n), values, what);
    }

    private static void assertGrouped(Gpu gpu, GroupResult result, Object keys, int[] values, GroupOracle oracle,
            String what) {
        if (result == GroupResult.ROWS) {
            Grouping<?> found = (Grouping<?>) AnyArray.call(gpu.groups(), "by", keys);
            AnyArray.assertSame(oracle.keys(), found.keys(), what);
            assertArrayEquals(oracle.offsets(), found.offsets(), what);
            assertArrayEquals(oracle.order(), found.order(), what);
        } else {
            boolean counts = result == GroupResult.COUNTS;
            Pairs<?, ?> found = counts ? (Pairs<?, ?>) AnyArray.call(gpu.groups(), "counts", keys)
                    : reduced(gpu, "reduceByKey", keys, values, ScanOp.SUM);
            AnyArray.assertSame(oracle.keys(), found.keys(), what);
            AnyArray.assertSame(counts ? oracle.counts() : oracle.folds(values, ScanOp.SUM), found.values(), what);
        }
    }

    private static Pairs<?, ?> reduced(Gpu gpu, String operation, Object keys, Object values, ScanOp op) {
        return (Pairs<?, ?>) AnyArray.call(gpu.groups(), operation, keys, values, op);
    }

    /** Ints are folded there by every operator; for other values the device finds groups and rows. */
    @ParameterizedTest
    @EnumSource
    void otherReductionsAreGrouped(KeyType type) {
        Object keys = AnyArray.of(type.type, Input.FIVE_VALUES, SpecialFloats.FEW_NANS, MANY);
        GroupOracle oracle = new GroupOracle(keys);
        // Sums and products of these are exact in every type, and so are those of any part of them.
        int[] ints = IntStream.range(0, MANY).map(i -> i % 7 == 0 ? -1 : 1).toArray();
        try (ToldLaunches there = new ToldLaunches(device)) {
            for (KeyType valueType : KeyType.values()) {
                Object values = AnyArray.ofInts(valueType.type, ints);
                for (ScanOp op : ScanOp.values()) {
                    if (valueType != KeyType.INT || op != ScanOp.SUM) {
                        String what = op + " of " + valueType + " by " + type;
                        reduced(there.gpu, "reduceByKey", keys, values, op);
                        there.forget();
                        Pairs<?, ?> found = reduced(there.gpu, "reduceByKey", keys, values, op);
                        assertEquals(valueType == KeyType.INT, there.was("SegmentFold"), there::toString);
                        assertTrue(there.was("Heads"), there::toString);
                        AnyArray.assertSame(oracle.keys(), found.keys(), what);
                        AnyArray.assertSame(oracle.folds(values, op), found.values(), what);
                    }
                }
            }
            there.forget();
            Pairs<?, ?> longs = reduced(there.gpu, "reduceByKeyToLongs", keys, ints, ScanOp.MIN);
            assertTrue(there.was("LongSegmentFold"), there::toString);
            AnyArray.assertSame(oracle.folds(AnyArray.ofInts(long.class, ints), ScanOp.MIN), longs.values(),
                    "to longs");
        }
    }

    /** As many rows as fit one array, and no fewer than can be sorted. */
    @Test
    void asManyAreOfferedAsTheDeviceCanDo() {
        int n = 1_000_000;
        GroupWorkload rows = GroupWorkload.of(int.class, GroupResult.ROWS);
        assertEquals(n, rows.maxAtOnce(LowMemoryDevice.ofAllocation(device, (long) n * Integer.BYTES, 256)));
        int bytes = Integer.BYTES + Integer.BYTES;
        ComputeDevice low = LowMemoryDevice.of(device, (long) (GroupWorkload.ARRAYS - 1) * bytes * n / 9 * 10);
        assertFalse(rows.isGroupedOn(low, n));
        assertEquals(SortWorkload.ofPairs(int.class).maxAtOnce(low), rows.maxAtOnce(low));
    }

    @Test
    void joinsAreDoneThere() {
        int[] large = IntStream.range(0, MANY).map(i -> i * 31 % 1000).toArray();
        int[] small = IntStream.range(0, 1500).toArray();
        try (ToldLaunches there = new ToldLaunches(device)) {
            assertEquals(JoinOracle.RIGHT.join(large, small), there.gpu.joins().right(large, small));
            assertTrue(there.was("IntBoundsKernel"), there::toString);
            there.forget();
            assertEquals(JoinOracle.LEFT.join(small, large), there.gpu.joins().left(small, large));
            assertTrue(there.was("IntBoundsKernel"), there::toString);
            assertEquals(2, there.calls());
        }
    }
}
