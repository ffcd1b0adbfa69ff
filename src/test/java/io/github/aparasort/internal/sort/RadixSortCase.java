package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.testing.TestDevice;
import org.junit.jupiter.params.Parameter;

/** Radix kernels of some number of rakes, on buckets of some size, however few the keys. */
abstract class RadixSortCase extends KernelSortCase {
    @Parameter(0)
    int rakes;
    @Parameter(1)
    int bucketKeys;

    @Override
    SortForm form() {
        return SortForm.RADIX_RAKES;
    }

    @Override
    DeviceKernel kernel(SortKind kind) {
        RadixKernel kernel = (RadixKernel) SortKernels.radix(kind, rakes);
        kernel.scale(0, bucketKeys);
        return kernel;
    }

    @Override
    String kernelName(SortKind kind) {
        return TestDevice.radixKernel(kind);
    }

    @Override
    Object geometry() {
        return rakes + " " + bucketKeys;
    }

    @Override
    void assertGeometry(DeviceKernel kernel) {
        assertEquals(rakes, kernel.localSize());
        assertEquals(rakes, kernel.globalSize());
    }

    /** Less than a rake has room for; what insertion takes at most, with one more and less; buckets; primes. */
    @Override
    public int[] sizes() {
        return new int[] {2, 3, rakes + 1, 31, 32, 33, 32 * rakes - 1, 32 * rakes + 1, 127, 128, 129,
            bucketKeys * 2 - 1, bucketKeys * 2, bucketKeys * 2 + 1, 509, 1021};
    }

    @Override
    public int[] largeSizes() {
        return new int[] {8191, 8192, 30_011, 100_003};
    }
}
