package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SmallDoubleFaults;
import io.github.aparasort.testing.SmallIntFaults;
import io.github.aparasort.testing.SmallPairFaults;
import io.github.aparasort.testing.SplitDoubleFaults;
import io.github.aparasort.testing.SplitIntFaults;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Parts of a result go to the caller while others are transferred. If any of them is missing or wrong, the caller's
 * arrays are as they were.
 */
public class PartFaultTest {
    private static final int PARTS = 4;
    /** All four parts are in use. */
    private static final int N = 1270;

    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @ParameterizedTest
    @CsvSource({"RADIX, THROWS", "RADIX, STAYS_OLD", "RADIX, LOSES_A_KEY", "RADIX, IN_DISORDER",
        "MERGESORT, THROWS", "MERGESORT, STAYS_OLD", "MERGESORT, LOSES_A_KEY", "MERGESORT, IN_DISORDER"})
    void ints(SortAlgorithm algorithm, PartFault fault) {
        IntFunction<DeviceKernel> kernels = broken -> algorithm == SortAlgorithm.RADIX
                ? new SmallIntFaults(fault, broken) : new SplitIntFaults(fault, broken);
        int[] keys = Input.RANDOM.ints(N);
        for (int part = 0; part < PARTS; part++) {
            int[] a = keys.clone();
            int broken = part;
            fails(() -> kernels.apply(broken), new IntSortJob(a, 0, N), algorithm);
            assertArrayEquals(keys, a, fault + " in part " + part);
        }
        int[] a = keys.clone();
        works(kernels.apply(PARTS), new IntSortJob(a, 0, N), algorithm);
        Arrays.sort(keys);
        assertArrayEquals(keys, a);
    }

    @ParameterizedTest
    @CsvSource({"RADIX, THROWS, false", "RADIX, STAYS_OLD, false", "RADIX, LOSES_A_KEY, false",
        "RADIX, IN_DISORDER, false", "RADIX, LOSES_A_KEY, true", "MERGESORT, THROWS, false",
        "MERGESORT, STAYS_OLD, false", "MERGESORT, LOSES_A_KEY, true", "MERGESORT, IN_DISORDER, false"})
    void doublesInARange(SortAlgorithm algorithm, PartFault fault, boolean nans) {
        double[] keys = Arrays.stream(Input.RANDOM.doubles(N + 2)).map(key -> key == key ? key : 1.5).toArray();
        keys[5] = nans ? Double.longBitsToDouble(0x7ff8000000000123L) : -0.0;
        keys[0] = Double.NaN;
        for (int part = 0; part < PARTS; part++) {
            double[] a = keys.clone();
            int broken = part;
            fails(() -> algorithm == SortAlgorithm.RADIX ? new SmallDoubleFaults(fault, broken)
                    : new SplitDoubleFaults(fault, broken), new DoubleSortJob(a, 1, N + 1), algorithm);
            assertArrayEquals(bits(keys), bits(a), fault + " in part " + part);
        }
    }

    @ParameterizedTest
    @CsvSource({"THROWS", "STAYS_OLD", "LOSES_A_KEY", "IN_DISORDER"})
    void pairs(PartFault fault) {
        int[] keys = Input.FIVE_VALUES.ints(N);
        for (int part = 0; part < PARTS; part++) {
            int[] a = keys.clone();
            int[] values = Input.values(N);
            int broken = part;
            fails(() -> new SmallPairFaults(fault, broken), IntPairSortJob.sortPairs(a, values),
                    SortAlgorithm.RADIX);
            assertArrayEquals(keys, a, fault + " in part " + part);
            assertArrayEquals(Input.values(N), values, fault + " in part " + part);
        }
    }

    private static long[] bits(double[] a) {
        return Arrays.stream(a).mapToLong(Double::doubleToRawLongBits).toArray();
    }

    private static void fails(Supplier<DeviceKernel> kernel, SortJob job, SortAlgorithm algorithm) {
        DeviceFault fault = assertThrows(DeviceFault.class, () -> run(kernel.get(), job, algorithm));
        // Several faults in a row would switch the device off.
        TestDevice.openCl().health().success();
        assertFalse(fault.getMessage().contains("switched off"), fault.getMessage());
        assertTrue(fault.getMessage().contains("not the input in order") || fault.getMessage().contains("on purpose"),
                fault.getMessage());
    }

    private static void works(DeviceKernel kernel, SortJob job, SortAlgorithm algorithm) {
        try {
            run(kernel, job, algorithm);
        } catch (DeviceFault e) {
            throw new AssertionError(e);
        }
    }

    private static void run(DeviceKernel kernel, SortJob job, SortAlgorithm algorithm) throws DeviceFault {
        try (KernelPool pool = new KernelPool(TestDevice.openCl(), () -> kernel, 1, lease -> null);
                Lease lease = pool.take(N, true)) {
            assertEquals(PARTS, kernel.parts());
            Dispatcher.execute(job.using(new SortOptions(algorithm, BlocksortNetwork.TRANSPOSITION)), lease,
                    System.nanoTime(), "");
        }
    }

    /** What is wrong with a part that comes back. */
    public enum PartFault {
        THROWS, STAYS_OLD, LOSES_A_KEY, IN_DISORDER;

        /** Whether the part is to be read from the device. */
        public boolean isRead() {
            if (this == THROWS) {
                throw new IllegalStateException("on purpose");
            }
            return this != STAYS_OLD;
        }

        /** The key to put where {@code key} was, before {@code next}. */
        public long damaged(long key, long next) {
            return this == LOSES_A_KEY ? next : this == IN_DISORDER ? next + 1 : key;
        }
    }
}
