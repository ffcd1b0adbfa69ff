package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.LowMemoryDevice;
import io.github.aparasort.internal.trial.KernelTrials;
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
    private static final int FEWEST = GroupWorkload.FEWEST;
    private static ComputeDevice device;

    private Execution last;

    @BeforeAll
    static void find() {
        device = TestDevice.openCl();
    }

    private Gpu open() {
        Gpu gpu = Gpu.open(Target.OPENCL);
        gpu.onExecution(done -> last = done);
        return gpu;
    }

    /** Whether the last work was done by the kernel for sums by keys of a type; if not, the device has only sorted. */
    private boolean wasSummedThere(KeyType type) {
        assertEquals(Engine.OPENCL, last.engine());
        String kernel = type == KeyType.INT || type == KeyType.FLOAT ? "IntSumSequence" : "LongSumSequence";
        assertEquals(kernel.equals(last.kernel()), last.kernel().endsWith("SumSequence"), last::toString);
        return kernel.equals(last.kernel());
    }

    /** From some size on, with few groups and with too many; the first of all NaNs is their key. */
    @ParameterizedTest
    @EnumSource
    void intsAreSummedThere(KeyType type) {
        try (Gpu gpu = open()) {
            for (Input input : new Input[] {Input.RANDOM, Input.FIVE_VALUES}) {
                for (int n : new int[] {FEWEST - 1, FEWEST, FEWEST + 7919}) {
                    String what = input + " " + n;
                    assertSummed(gpu, AnyArray.of(type.type, input, SpecialFloats.FEW_NANS, n), n, what);
                    assertEquals(n >= FEWEST, wasSummedThere(type), last::toString);
                    String why = gpu.explain("reduceByKey", type.type, n).why();
                    assertEquals(n >= FEWEST, why.contains("finds the groups"), why);
                }
            }
        }
    }

    /** As ints, which wrap around, and as longs. */
    private void assertSummed(Gpu gpu, Object keys, int n, String what) {
        int[] values = Input.RANDOM.ints(n);
        Object keysBefore = AnyArray.copy(keys);
        GroupOracle oracle = new GroupOracle(keys);
        long[] longs = oracle.sums(values);
        int[] ints = Arrays.stream(longs).mapToInt(sum -> (int) sum).toArray();
        Pairs<?, ?> found = reduced(gpu, "reduceByKey", keys, values, ScanOp.SUM);
        AnyArray.assertSame(oracle.keys(), found.keys(), what);
        assertArrayEquals(ints, (int[]) found.values(), what);
        String kernel = last.kernel();
        Pairs<?, ?> asLongs = reduced(gpu, "reduceByKeyToLongs", keys, values, ScanOp.SUM);
        AnyArray.assertSame(oracle.keys(), asLongs.keys(), what);
        assertArrayEquals(longs, (long[]) asLongs.values(), what);
        assertEquals(kernel, last.kernel());
        AnyArray.assertSame(keysBefore, keys, what);
        assertArrayEquals(Input.RANDOM.ints(n), values, what);
    }

    private static Pairs<?, ?> reduced(Gpu gpu, String operation, Object keys, Object values, ScanOp op) {
        return (Pairs<?, ?>) AnyArray.call(gpu.groups(), operation, keys, values, op);
    }

    /** The bits of the first NaN are there, wherever it is; its sum is that of all NaNs. */
    @Test
    void theFirstOfAllNansIsTheKey() {
        try (Gpu gpu = open()) {
            int n = FEWEST + 3;
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
                Pairs<float[], int[]> found = gpu.groups().reduceByKey(keys, ones, ScanOp.SUM);
                assertTrue(wasSummedThere(KeyType.FLOAT), last::toString);
                assertEquals(6, found.keys().length);
                assertEquals(0x7fc0_0000 + place, Float.floatToRawIntBits(found.keys()[5]));
                assertEquals(nans, found.values()[5]);
            }
        }
    }

    /** Ints are moved to their groups; for other values the device finds groups and rows. */
    @ParameterizedTest
    @EnumSource
    void otherReductionsAreGrouped(KeyType type) {
        int n = FEWEST + 5;
        Object keys = AnyArray.of(type.type, Input.FIVE_VALUES, SpecialFloats.FEW_NANS, n);
        GroupOracle oracle = new GroupOracle(keys);
        // Sums and products of these are exact in every type, and so are those of any part of them.
        int[] values = new int[n];
        Arrays.setAll(values, i -> i % 7 == 0 ? -1 : 1);
        try (Gpu gpu = open()) {
            for (KeyType valueType : KeyType.values()) {
                for (ScanOp op : ScanOp.values()) {
                    if (valueType != KeyType.INT || op != ScanOp.SUM) {
                        String what = op + " of " + valueType + " by " + type;
                        Pairs<?, ?> found = reduced(gpu, "reduceByKey", keys, typed(valueType, values), op);
                        assertEquals(valueType == KeyType.INT, wasSummedThere(type), last::toString);
                        assertEquals(valueType != KeyType.INT, last.kernel().endsWith("RowSequence"), last::toString);
                        AnyArray.assertSame(oracle.keys(), found.keys(), what);
                        AnyArray.assertSame(typed(valueType, folded(oracle, values, op)), found.values(), what);
                    }
                }
            }
            Pairs<?, ?> longs = reduced(gpu, "reduceByKeyToLongs", keys, values, ScanOp.MIN);
            assertTrue(wasSummedThere(type), last::toString);
            AnyArray.assertSame(typed(KeyType.LONG, folded(oracle, values, ScanOp.MIN)), longs.values(), "to longs");
        }
    }

    private static int[] folded(GroupOracle oracle, int[] values, ScanOp op) {
        return (int[]) oracle.folds(values, op);
    }

    private static Object typed(KeyType type, int[] values) {
        return AnyArray.ofInts(type.type, values);
    }

    /**
     * Each element takes a key and an int in each array. With room for two or three arrays of them a device only sorts
     * pairs of longs. A sort of int keys needs four arrays itself.
     */
    @Test
    void withoutRoomForSumsTheDeviceSorts() {
        int n = FEWEST + 5;
        for (int arrays : new int[] {2, 3, IntGroupSequence.ARRAYS}) {
            assertSummedIn(KeyType.LONG, Long.BYTES + Integer.BYTES, arrays, Input.RANDOM.longs(n), n);
        }
        int arraysOfSums = GroupWorkload.of(int.class, GroupResult.SUMS).arrays();
        assertSummedIn(KeyType.INT, Integer.BYTES + Integer.BYTES, arraysOfSums, Input.RANDOM.ints(n), n);
    }

    private void assertSummedIn(KeyType type, long bytes, int arrays, Object keys, int n) {
        ComputeDevice low = LowMemoryDevice.of(device, (arrays * bytes * n + bytes * n / 2) / 9 * 10);
        try (Gpu gpu = TestContexts.gpu(KernelTrials.dispatcher(Target.OPENCL, low))) {
            gpu.onExecution(done -> last = done);
            assertSummed(gpu, keys, n, arrays + " arrays");
            boolean grouped = arrays == IntGroupSequence.ARRAYS;
            assertEquals(grouped, wasSummedThere(type), last::toString);
            String why = gpu.explain("reduceByKey", type.type, n).why();
            assertEquals(grouped, why.contains("finds the groups"), why);
        }
    }
}
