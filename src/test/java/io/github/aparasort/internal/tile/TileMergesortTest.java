package io.github.aparasort.internal.tile;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelSortCase;
import io.github.aparasort.testing.TileLaunches;
import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Mergesorts in tiles, on JTP in tiny groups: there every barrier costs each work-item some tenth of a millisecond.
 * With 256 work-items tiles can be full, which have a path of their own.
 */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups, {3}")
@CsvSource({"JTP, 2, 1, FEW_TILES", "JTP, 2, 3, FEW_TILES", "JTP, 4, 2, FEW_TILES", "OPENCL, 4, 1, FEW_TILES",
    "OPENCL, 4, 3, FEW_TILES", "OPENCL, 8, 2, FEW_TILES", "OPENCL, 256, 3, FEW_TILES", "OPENCL, 4, 3, MANY_TILES",
    "OPENCL, 256, 5, MANY_TILES", "OPENCL, 4, 3, BATCHERS_NETWORK"})
class TileMergesortTest extends KernelSortCase {
    enum Form {
        FEW_TILES,
        /** A partition pass before each merge. */
        MANY_TILES,
        /** Work-items sort their own keys by Batcher's network, if nothing goes with these. */
        BATCHERS_NETWORK
    }

    @Parameter(3)
    Form form;

    @Override
    protected List<Variant> variants() {
        return form == Form.BATCHERS_NETWORK ? List.of(Variant.INTS, Variant.LONGS)
                : List.of(Variant.INTS, Variant.LONGS, Variant.INT_PAIRS, Variant.LONG_PAIRS);
    }

    @Override
    protected TileKernel kernel(Variant variant, int workItems) {
        TileKernel kernel = switch (variant) {
            case INTS -> form == Form.BATCHERS_NETWORK ? new IntBatcherStretchMergesort(workItems, maxGroups)
                    : new IntTileMergesort(workItems, maxGroups);
            case LONGS -> form == Form.BATCHERS_NETWORK ? new LongBatcherStretchMergesort(workItems, maxGroups)
                    : new LongTileMergesort(workItems, maxGroups);
            case LONG_PAIRS -> new LongValueTileMergesort(workItems, maxGroups);
            default -> new IntValueTileMergesort(workItems, maxGroups);
        };
        return form == Form.MANY_TILES ? TileLaunches.split(kernel, 0) : kernel;
    }

    @Override
    protected Sorted sort(Variant variant, KernelRun<?> run, Object keys, int[] values, long mask) {
        TileLaunches.mergesort(run, keys, values, mask);
        return new Sorted(keys, values);
    }

    /** Around the borders of work-items and tiles; lists without a partner; primes; around powers of two. */
    @Override
    protected int[] sizes() {
        int nv = nt * IntTileMergesort.VT;
        return new int[] {2, 3, 16, 17, 18, nv - 1, nv, nv + 1, 2 * nv - 1, 2 * nv, 2 * nv + 1, 3 * nv, 4 * nv + 1,
            7 * nv + 3, 8 * nv, 127, 128, 129, 509, 1021};
    }

    @Override
    protected int[] sizes(Input input) {
        return target == Target.JTP && !Coverage.isOfTheFew(input) ? new int[0] : super.sizes(input);
    }

    /** Where tiles are tiny, enough of them for many levels. */
    @Override
    protected int[] largeSizes() {
        return target == Target.JTP ? new int[0] : nt > 8 ? new int[] {30_011, 95_751}
                : new int[] {30_011, 1000 * nt * IntTileMergesort.VT + 61};
    }

    @Override
    protected List<Object> geometry() {
        return List.of(nt, maxGroups, form);
    }
}
