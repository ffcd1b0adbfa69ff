package io.github.aparasort.internal.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelSortCase;
import java.lang.reflect.Array;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Batcher's odd-even mergesort of keys alone. Of the geometries on OpenCL the first has the most passes for its size;
 * the last is about what GPUs have.
 *
 * <p>In Java by groups of one. Aparapi's barrier on JTP waits once, not until all have come, and a thread that wakes up
 * without cause, as Java allows and HotSpot does under contention, is one barrier ahead from then on: in the end
 * another waits forever. This sort has enough barriers that this happened.
 */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups, VT {3}, {4} columns")
@CsvSource({"JTP, 1, 3, 16, 4", "JTP, 1, 2, 8, 2", "OPENCL, 2, 3, 2, 1", "OPENCL, 8, 1000, 4, 4",
    "OPENCL, 16, 5, 16, 16", "OPENCL, 128, 3, 32, 8"})
class BatcherSortTest extends KernelSortCase {
    @Parameter(3)
    int vt;
    @Parameter(4)
    int columns;

    @Override
    protected List<Variant> variants() {
        return List.of(Variant.INTS, Variant.LONGS);
    }

    @Override
    protected DeviceKernel kernel(Variant variant, int workItems) {
        return variant.isWide() ? new LongTileBatcherSort(workItems, vt, columns, maxGroups)
                : new IntTileBatcherSort(workItems, vt, columns, maxGroups);
    }

    @Override
    protected Sorted sort(Variant variant, KernelRun<?> run, Object keys, int[] values, long mask) {
        run.prepare(Array.getLength(keys));
        run.run("keys", keys);
        return new Sorted(keys, null);
    }

    @Override
    protected List<KeyOrder> orders() {
        return List.of(KeyOrder.ASCENDING);
    }

    /** Around the borders of tiles and groups, with few and with many levels. */
    @Override
    protected int[] sizes() {
        int nv = nt * vt;
        return new int[] {2, 3, nv - 1, nv, nv + 1, 2 * nv - 1, 2 * nv, 2 * nv + 1, 3 * nv, 4 * nv + 1, 7 * nv + 3,
            16 * nv, 16 * nv + 1, 33 * nv - 1, 509, 1021};
    }

    /** Enough levels that several columns go through trapezoids, except in the last geometry. */
    @Override
    protected int[] largeSizes() {
        return target == Target.JTP ? new int[0] : new int[] {300_007};
    }

    @Override
    protected List<Object> geometry() {
        return List.of(nt, maxGroups, vt, columns);
    }

    @Test
    void everySizeIsSorted() {
        int most = target == Target.JTP ? Coverage.count(300, 1100) : nt == 128 ? 2 : Coverage.count(150, 600);
        for (int n = 2; n <= most; n++) {
            check(Variant.INTS, Input.RANDOM, n, KeyOrder.ASCENDING, Input.RANDOM);
        }
    }

    /** Every layer of every level beyond a tile once: whole columns, then pairs of passes, the last for a row. */
    @Test
    void passesAreAsManyAsTheFormulaSays() {
        IntTileBatcherSort kernel = new IntTileBatcherSort(nt, vt, columns, maxGroups);
        int tileLog = Integer.numberOfTrailingZeros(nt * vt);
        int rowsLog = Integer.numberOfTrailingZeros(nt * vt / columns);
        for (int n : IntStream.concat(IntStream.range(2, 5000), IntStream.of(1 << 20, 1 << 24, 1 << 29)).toArray()) {
            int expected = 1;
            for (int level = tileLog + 1; 1L << level < 2L * n; level++) {
                int strided = Math.max(0, level - rowsLog - (tileLog - 1));
                expected += 3 + 2 * (int) Math.ceil(strided / (rowsLog - 1.0));
            }
            kernel.prepare(n);
            assertEquals(expected, kernel.passes(), "n = " + n);
        }
    }

    /** What is promised of a GPU: 16M ints in 38 passes, where the network has 300 layers. */
    @Test
    void passesOfTheDefaultGeometry() {
        DeviceKernel ints = new IntTileBatcherSort(256, IntTileBatcherSort.VT, IntTileBatcherSort.COLUMNS, 100);
        ints.prepare(1 << 24);
        assertEquals(38, ints.passes());
        DeviceKernel longs = new LongTileBatcherSort(256, LongTileBatcherSort.VT, LongTileBatcherSort.COLUMNS, 100);
        longs.prepare(1 << 24);
        assertEquals(43, longs.passes());
    }
}
