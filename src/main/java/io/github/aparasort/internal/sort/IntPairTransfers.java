package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.LongKeys;

/** How int keys with an int each get to each kernel. */
final class IntPairTransfers {
    private IntPairTransfers() {
    }

    /** The sort on a kernel that packs keys and values itself, or on one that gets them packed. */
    static KernelBinding<?> binding(SortKernelSource source, IntPairData pairs) {
        return switch (source.form()) {
            case MERGESORT_TILES -> KernelBinding.staged(source, IntPairArrays.class, apart(pairs));
            case RADIX_TILES -> KernelBinding.staged(source, PackedPairArrays.class, packedThere(pairs));
            default -> KernelBinding.staged(source, LongKeys.class, new IntPairsPacked(pairs));
        };
    }

    /** The sort in runs. */
    static KernelBinding<?> binding(SortKernelSource source, IntPairData pairs, int runLength) {
        return switch (source.form()) {
            case MERGESORT_TILES -> KernelBinding.sliced(source, IntPairArrays.class,
                    most -> new IntPairRuns<>(pairs, Slices.of(pairs.n, most), IntPairTransfers::apart),
                    runLength);
            case RADIX_TILES -> KernelBinding.sliced(source, PackedPairArrays.class,
                    most -> new IntPairRuns<>(pairs, Slices.of(pairs.n, most), IntPairTransfers::packedThere),
                    runLength);
            default -> throw new IllegalArgumentException("no device takes these keys in runs");
        };
    }

    private static IntPairTransfer<IntPairArrays> apart(IntPairData pairs) {
        return new IntPairsApart(pairs);
    }

    private static IntPairTransfer<PackedPairArrays> packedThere(IntPairData pairs) {
        return new IntPairsPackedThere(pairs);
    }
}
