package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.LongValueArrays;

/** How long keys with an int each get to each kernel. */
final class LongPairTransfers {
    private LongPairTransfers() {
    }

    /** The sort on any kernel for long keys with values. */
    static KernelBinding<?> binding(SortKernelSource source, LongPairData pairs) {
        return KernelBinding.staged(source, LongValueArrays.class, transfer(pairs));
    }

    /** The sort in runs. */
    static KernelBinding<?> binding(SortKernelSource source, LongPairData pairs, int runLength) {
        return KernelBinding.sliced(source, LongValueArrays.class,
                most -> new LongPairRuns<>(pairs, Slices.of(pairs.n, most), LongPairTransfers::transfer), runLength);
    }

    private static PairTransfer<LongValueArrays> transfer(LongPairData pairs) {
        return new LongPairTransfer(pairs);
    }
}
