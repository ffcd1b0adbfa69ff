package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which work an OpenCL device does for sums by key: it finds the groups and their sums, or it only sorts. */
class DeviceSumsTest {
    private static final int MANY = 70_003;
    private static ComputeDevice device;

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    /** Few elements and many, with few groups and with many; the first of all NaNs is their key. */
    @ParameterizedTest
    @EnumSource
    void intsAreSummedThere(KeyType type) {
        try (ToldLaunches there = new ToldLaunches(device)) {
            for (Input input : new Input[] {Input.RANDOM, Input.FIVE_VALUES}) {
                for (int n : new int[] {2, 4097, MANY}) {
                    String what = input + " " + n;
                    assertSummed(there, AnyArray.of(type.type, input, SpecialFloats.FEW_NANS, n), n, true, what);
                    String why = there.gpu.explain("reduceByKey", type.type, n).why();
                    assertTrue(why.contains("finds the groups"), why);
                }
            }
        }
    }

    /**
     * As ints, which wrap around, and as longs.
     *
     * @param summed whether the device adds them up
     */
    private static void assertSummed(ToldLaunches there, Object keys, int n, boolean summed, String what) {
        int[] values = Input.RANDOM.ints(n);
        Object keysBefore = AnyArray.copy(keys);
        GroupOracle oracle = new GroupOracle(keys);
        long[] longs = oracle.sums(values);
        int[] ints = Arrays.stream(longs).mapToInt(sum -> (int) sum).toArray();
        reduced(there.gpu, "reduceByKey", keys, values, ScanOp.SUM);
        there.forget();
        Pairs<?, ?> found = reduced(there.gpu, "reduceByKey", keys, values, ScanOp.SUM);
        assertEquals(summed, there.was("IntSegmentFold"), there::toString);
        AnyArray.assertSame(oracle.keys(), found.keys(), what);
        assertArrayEquals(ints, (int[]) found.values(), what);
        there.forget();
        Pairs<?, ?> asLongs = reduced(there.gpu, "reduceByKeyToLongs", keys, values, ScanOp.SUM);
        assertEquals(summed, there.was("LongSegmentFold"), there::toString);
        AnyArray.assertSame(oracle.keys(), asLongs.keys(), what);
        assertArrayEquals(longs, (long[]) asLongs.values(), what);
        AnyArray.assertSame(keysBefore, keys, what);
        assertArrayEquals(Input.RANDOM.ints(n), values, what);
    }

    private static Pairs<?, ?> reduced(Gpu gpu, String operation, Object keys, Object values, ScanOp op) {
        return (Pairs<?, ?>) AnyArray.call(gpu.groups(), operation, keys, values, op);
    }

    /** The bits of the first NaN are there, wherever it is; its sum is that of all NaNs. */
    @Test
    void theFirstOfAllNansIsTheKey() {
        try (ToldLaunches there = new ToldLaunches(device)) {
            int n = MANY;
            int[] ones = new int[n];
            Arrays.fill(ones, 1);
            for (int place : new int[] {0, 1, n / 2, n - 1}) {
                float[] keys = new float[n];
                for (int i = 0; i < n; i++) {
                    keys[i] = i % 5;
                }
                int nans = 0;
                for (int i = place; i < n; i += 40_000) {
                    keys[i] = Float.intBitsToFloat(0x7fc0_0000 + i);
                    nans++;
                }
                Pairs<float[], int[]> found = there.gpu.groups().reduceByKey(keys, ones, ScanOp.SUM);
                assertTrue(there.was("IntSegmentFold"), there::toString);
                assertEquals(6, found.keys().length);
                assertEquals(0x7fc0_0000 + place, Float.floatToRawIntBits(found.keys()[5]));
                assertEquals(nans, found.values()[5]);
            }
        }
    }

    /** Ints are folded there by every operator; for other values the device finds groups and rows. */
    @ParameterizedTest
    @EnumSource
    void otherReductionsAreGrouped(KeyType type) {
        int n = MANY;
        Object keys = AnyArray.of(type.type, Input.FIVE_VALUES, SpecialFloats.FEW_NANS, n);
        GroupOracle oracle = new GroupOracle(keys);
        // Sums and products of these are exact in every type, and so are those of any part of them.
        int[] values = new int[n];
        Arrays.setAll(values, i -> i % 7 == 0 ? -1 : 1);
        try (ToldLaunches there = new ToldLaunches(device)) {
            for (KeyType valueType : KeyType.values()) {
                for (ScanOp op : ScanOp.values()) {
                    if (valueType != KeyType.INT || op != ScanOp.SUM) {
                        String what = op + " of " + valueType + " by " + type;
                        reduced(there.gpu, "reduceByKey", keys, typed(valueType, values), op);
                        there.forget();
                        Pairs<?, ?> found = reduced(there.gpu, "reduceByKey", keys, typed(valueType, values), op);
                        assertEquals(valueType == KeyType.INT, there.was("SegmentFold"), there::toString);
                        assertTrue(there.was("Heads"), there::toString);
                        AnyArray.assertSame(oracle.keys(), found.keys(), what);
                        AnyArray.assertSame(typed(valueType, folded(oracle, values, op)), found.values(), what);
                    }
                }
            }
            there.forget();
            Pairs<?, ?> longs = reduced(there.gpu, "reduceByKeyToLongs", keys, values, ScanOp.MIN);
            assertTrue(there.was("LongSegmentFold"), there::toString);
            AnyArray.assertSame(typed(KeyType.LONG, folded(oracle, values, ScanOp.MIN)), longs.values(), "to longs");
        }
    }

    private static int[] folded(GroupOracle oracle, int[] values, ScanOp op) {
        return (int[]) oracle.folds(values, op);
    }

    private static Object typed(KeyType type, int[] values) {
        return AnyArray.ofInts(type.type, values);
    }

    /** Each element takes a key and an int in each array. */
    @Test
    void withoutRoomForSumsTheDeviceSorts() {
        for (KeyType type : KeyType.values()) {
            for (int arrays : new int[] {1, 3, GroupWorkload.ARRAYS}) {
                Object keys = AnyArray.of(type.type, Input.RANDOM, SpecialFloats.FEW_NANS, MANY);
                assertSummedIn(GroupWorkload.of(type.type, GroupResult.SUMS).bytesPerElement(), arrays, keys);
            }
        }
    }

    private static void assertSummedIn(long bytes, int arrays, Object keys) {
        ComputeDevice low = LowMemoryDevice.of(device, (arrays * bytes * MANY + bytes * MANY / 2) / 9 * 10);
        try (ToldLaunches there = new ToldLaunches(low)) {
            boolean grouped = arrays == GroupWorkload.ARRAYS;
            assertSummed(there, keys, MANY, grouped, arrays + " arrays");
            String why = there.gpu.explain("reduceByKey", keys.getClass().getComponentType(), MANY).why();
            assertEquals(grouped, why.contains("finds the groups"), why);
        }
    }
}
