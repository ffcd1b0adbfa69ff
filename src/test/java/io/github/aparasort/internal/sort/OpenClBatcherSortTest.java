package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** The first geometry has the most passes for its size; the last is about what GPUs have. */
@ParameterizedClass(name = "NT {0}, VT {1}, {2} columns, {3} groups")
@CsvSource({"2, 2, 1, 3", "8, 4, 4, 1000", "16, 16, 16, 5", "128, 32, 8, 3"})
class OpenClBatcherSortTest extends BatcherSortCase {
    /** Without a device the whole class is skipped, with the reason. */
    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }

    @Override
    int everySize() {
        return nt == 128 ? 2 : Coverage.count(150, 600);
    }

    /** Enough levels that several columns go through trapezoids, except in the last geometry. */
    @Test
    void manyKeysAreSorted() {
        int n = 300_007;
        int[] ints = Input.RANDOM.ints(n);
        run(new IntSortJob(ints, 0, n));
        assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(n)), ints);
        long[] longs = Input.FIVE_VALUES.longs(n);
        run(new LongSortJob(longs, 0, n));
        assertArrayEquals(Oracle.sorted(Input.FIVE_VALUES.longs(n)), longs);
    }

    /** What is promised of a GPU: 16M ints in 38 passes, where the network has 300 layers. */
    @Test
    void passesOfTheDefaultGeometry() {
        DeviceKernel ints = SortKernels.batcher(SortKind.INT, 256, 100);
        ints.prepare(1 << 24);
        assertEquals(38, ints.passes());
        DeviceKernel longs = SortKernels.batcher(SortKind.DOUBLE, 256, 100);
        longs.prepare(1 << 24);
        assertEquals(43, longs.passes());
    }
}
