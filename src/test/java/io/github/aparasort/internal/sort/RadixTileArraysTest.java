package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceMemory;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.DigitKeys;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.SmallRadixTiles;
import io.github.aparasort.testing.TestDevice;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which arrays the passes of the radix sort in tiles read and write. */
class RadixTileArraysTest {
    private static final int NT = 4;
    private static final int GROUPS = 3;
    /** Several tiles for each group. */
    private static final int N = 10 * NT * IntTileRadixSort.VT + 7;

    private interface Check {
        void of(DeviceKernel kernel);
    }

    private static void run(ComputeDevice device, DeviceKernel kernel, SortJob job, Check check) throws Exception {
        run(device, kernel, job, before -> { }, check);
    }

    private static void run(ComputeDevice device, DeviceKernel kernel, SortJob job, Check before, Check check)
            throws Exception {
        try (KernelPool pool = new KernelPool(device, () -> kernel, 1, lease -> null);
                Lease lease = pool.take(job.n, true)) {
            before.of(kernel);
            Executions.run(job.using(new SortOptions(SortAlgorithm.RADIX, BlocksortNetwork.TRANSPOSITION)), lease,
                    System.nanoTime(), "");
            check.of(kernel);
        }
    }

    /**
     * The last move but one goes to scratch, where it leaves the keys in the order of all digits but the last one that
     * differs. So scratch tells which digits were sorted by: it stays as it was if one move was enough.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, 0b1, 0b10, 0b100, 0b1000, 0b11, 0b101, 0b1001, 0b110, 0b1010, 0b1100, 0b111, 0b1011, 0b1101,
        0b1110, 0b1111})
    void digitsThatAllKeysShareAreSkipped(int differing) throws Exception {
        int[] keys = DigitKeys.differing(DigitKeys.digits(differing)).ints(N);
        int[] expected = new int[N];
        if (Integer.bitCount(differing) > 1) {
            // Keys are in order of digits by the order of what is left of them, the highest digit apart.
            int others = (int) DigitKeys.digits(differing ^ Integer.highestOneBit(differing));
            expected = Oracle.gather(keys, Oracle.stableOrder(IntStream.of(keys)
                    .map(key -> (key ^ Integer.MIN_VALUE) & others ^ Integer.MIN_VALUE).toArray()));
        }
        int[][] between = {expected};
        int[] result = keys.clone();
        run(TestDevice.openCl(), new TellingRadixSort(NT, GROUPS), new IntSortJob(result, 0, N), kernel -> {
            if (Integer.bitCount(differing) <= 1) {
                // Whatever it is.
                between[0] = DeviceMemory.read(kernel, ((TellingRadixSort) kernel).scratch(), N);
            }
        }, kernel -> assertArrayEquals(between[0],
                DeviceMemory.read(kernel, ((TellingRadixSort) kernel).scratch(), N)));
        assertArrayEquals(Oracle.sorted(keys), result);
    }

    /** Both what the host has and what the device had: this kernel brings it back. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theInputStaysAsItWasStaged(boolean openCl) throws Exception {
        int n = openCl ? N : 2 * NT * IntTileRadixSort.VT + 7;
        int[] keys = Input.RANDOM.ints(n);
        run(openCl ? TestDevice.openCl() : Devices.jtp(), new TellingRadixSort(NT, GROUPS),
                new IntSortJob(keys.clone(), 0, n), kernel -> {
                    IntTileRadixSort sort = (IntTileRadixSort) kernel;
                    assertArrayEquals(keys, DeviceMemory.read(kernel, sort.input(), n));
                    assertArrayEquals(Oracle.sorted(keys), DeviceMemory.read(kernel, sort.keys(), n));
                });
    }

    @ParameterizedTest
    @EnumSource(names = {"LONG", "LONG_PAIR"})
    void longsStayAsTheyWereStaged(SortKind kind) throws Exception {
        long[] keys = Input.RANDOM.longs(N);
        int[] values = Input.values(N);
        SortJob job = kind == SortKind.LONG ? new LongSortJob(keys.clone(), 0, N)
                : LongPairSortJob.sortPairs(keys.clone(), values.clone());
        run(TestDevice.openCl(), SmallRadixTiles.of(kind, NT, GROUPS), job, kernel -> {
            LongTileRadixSort sort = (LongTileRadixSort) kernel;
            assertArrayEquals(keys, DeviceMemory.read(kernel, sort.input(), N));
            assertArrayEquals(Oracle.sorted(keys), DeviceMemory.read(kernel, sort.keys(), N));
            if (sort instanceof LongValueTileRadixSort pairs) {
                assertArrayEquals(values, DeviceMemory.read(kernel, pairs.inputValues(), N));
                assertArrayEquals(Oracle.gather(values, Oracle.stableOrder(keys)),
                        DeviceMemory.read(kernel, pairs.values(), N));
            }
        });
    }

    @Test
    void pairsStayAsTheyWereStaged() throws Exception {
        int[] keys = Input.FIVE_VALUES.ints(N);
        int[] values = Input.values(N);
        SortJob job = IntPairSortJob.sortPairs(keys.clone(), values.clone());
        run(TestDevice.openCl(), SmallRadixTiles.of(SortKind.INT_PAIR, NT, GROUPS), job, kernel -> {
            IntPairTileRadixSort sort = (IntPairTileRadixSort) kernel;
            int[] order = Oracle.stableOrder(keys);
            long[] sorted = DeviceMemory.read(kernel, sort.keys(), N);
            assertArrayEquals(keys, DeviceMemory.read(kernel, sort.pairKeys(), N));
            assertArrayEquals(values, DeviceMemory.read(kernel, sort.pairValues(), N));
            assertArrayEquals(Oracle.gather(keys, order),
                    LongStream.of(sorted).mapToInt(each -> (int) (each >> Integer.SIZE)).toArray());
            assertArrayEquals(Oracle.gather(values, order),
                    LongStream.of(sorted).mapToInt(each -> (int) each).toArray());
        });
    }
}
