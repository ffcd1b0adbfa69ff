package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.params.Parameter;

/** Rake kernels of some number of rakes: more rakes than elements, one more or less than runs of insertion ... */
abstract class RakeSortCase extends KernelSortCase {
    @Parameter
    int parts;

    @Override
    SortForm form() {
        return SortForm.MERGESORT_RAKES;
    }

    @Override
    SortOptions options() {
        return new SortOptions(SortAlgorithm.MERGESORT, BlocksortNetwork.TRANSPOSITION);
    }

    @Override
    DeviceKernel kernel(SortKind kind) {
        return SortKernels.rake(kind, parts);
    }

    @Override
    String kernelName(SortKind kind) {
        return TestDevice.rakeKernel(kind);
    }

    @Override
    Object geometry() {
        return parts;
    }

    @Override
    void assertGeometry(DeviceKernel kernel) {
        assertEquals(parts, kernel.localSize());
        assertEquals(parts, kernel.globalSize());
    }

    /** Parts of 1, of 8 (a run), of 16 and 32 (whole merges), each with one more and one less, and primes. */
    @Override
    public int[] sizes() {
        return new int[] {2, 3, parts + 1, 8 * parts - 1, 8 * parts, 8 * parts + 1, 16 * parts, 16 * parts + 1,
            31 * parts, 32 * parts, 127, 128, 129, 509, 1021};
    }

    @Override
    public int[] largeSizes() {
        return new int[] {8191, 8192, 30_011};
    }
}
