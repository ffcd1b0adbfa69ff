package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.step.SortMethod;
import io.github.aparasort.internal.step.SortOptions;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelSortCase;
import java.lang.reflect.Array;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Mergesorts by some number of rakes: more rakes than elements, one more or less than runs of insertion ... */
@ParameterizedClass(name = "{0}, {1} rakes")
@CsvSource({"JTP, 1, 1", "JTP, 2, 1", "JTP, 3, 1", "JTP, 7, 1"})
class RakeMergesortTest extends KernelSortCase {
    @Override
    protected List<Variant> variants() {
        return List.of(Variant.INTS, Variant.LONGS, Variant.INT_PAIRS, Variant.LONG_PAIRS);
    }

    @Override
    protected RakeKernel kernel(Variant variant, int rakes) {
        return switch (variant) {
            case INTS -> new IntRakeMergesort(rakes);
            case LONGS -> new LongRakeMergesort(rakes);
            case LONG_PAIRS -> new LongValueRakeMergesort(rakes);
            default -> new IntValueRakeMergesort(rakes);
        };
    }

    @Override
    protected Sorted sort(Variant variant, KernelRun<?> run, Object keys, int[] values, long mask) {
        int n = Array.getLength(keys);
        SortJob job = switch (variant) {
            case INTS -> new IntSortJob((int[]) keys, 0, n);
            case LONGS -> new LongSortJob((long[]) keys, 0, n);
            case LONG_PAIRS -> LongPairSortJob.sortPairs((long[]) keys, values);
            default -> IntPairSortJob.sortPairs((int[]) keys, values);
        };
        run.prepare(n);
        run.run(job.using(new SortOptions(SortMethod.MERGESORT, false)).rakes().work());
        return new Sorted(keys, values);
    }

    @Override
    protected List<KeyOrder> orders() {
        return List.of(KeyOrder.ASCENDING);
    }

    /** Parts of 1, of 8 (a run), of 16 and 32 (whole merges), each with one more and one less, and primes. */
    @Override
    protected int[] sizes() {
        return new int[] {2, 3, nt + 1, 8 * nt - 1, 8 * nt, 8 * nt + 1, 16 * nt, 16 * nt + 1, 31 * nt, 32 * nt, 127,
            128, 129, 509, 1021};
    }

    @Override
    protected int[] largeSizes() {
        return new int[] {8191, 8192, 30_011};
    }
}
