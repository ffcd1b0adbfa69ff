package io.github.aparasort.internal.sort;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.function.IntSupplier;

/** The kernel of a sort: what it sorts, and how. */
public record SortKernelSource(SortKind kind, SortForm form, BlocksortNetwork network) implements KernelSource {
    /**
     * The sort in tiles for n keys.
     *
     * @param digits the number of digits in which the keys differ
     */
    static SortForm tiles(SortKind kind, int n, ComputeDevice device, IntSupplier digits) {
        if (kind.sortsInOneArray(n, device)) {
            return SortForm.BATCHER_TILES;
        }
        int each = SortForm.MERGESORT_TILES.fitsAtOnce(kind, n, device) ? n
                : SortForm.RADIX_TILES.runLength(kind, device);
        return prefersRadix(kind, each, device, digits) ? SortForm.RADIX_TILES : SortForm.MERGESORT_TILES;
    }

    /** Whether radix sort is the faster of the stable sorts in tiles, as far as that is measured. */
    private static boolean prefersRadix(SortKind kind, int n, ComputeDevice device, IntSupplier digits) {
        if (n < TileSortCosts.FEWEST || !SortKernels.fitRadixTiles(kind, n, device)) {
            return false;
        }
        TileSortCosts costs = TileSortCosts.of(kind, device);
        return costs != null && costs.prefersRadix(n, digits.getAsInt(), SortKernels.digitsInRadixTiles(kind));
    }

    // With its own methods: see KeyedWorkload.

    @Override
    public boolean equals(Object other) {
        return other instanceof SortKernelSource source && kind.equals(source.kind) && form == source.form
                && network == source.network;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * kind.hashCode() + form.hashCode()) + network.hashCode();
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        int rakes = Runtime.getRuntime().availableProcessors();
        return switch (form) {
            case RADIX_RAKES -> SortKernels.radix(kind, rakes);
            case MERGESORT_RAKES -> SortKernels.rake(kind, rakes);
            case RADIX_TILES -> {
                DeviceProperties properties = device.info().orElseThrow();
                yield SortKernels.radixTiles(kind, RadixTileKernel.workGroupSize(properties),
                        RadixTileKernel.GROUPS_PER_UNIT * properties.computeUnits());
            }
            case MERGESORT_TILES -> {
                DeviceProperties properties = device.info().orElseThrow();
                yield SortKernels.tile(kind, network, SortKernels.workGroupSize(kind.bytesPerElement(), properties),
                        Geometry.maxGroups(properties));
            }
            case BATCHER_TILES -> {
                DeviceProperties properties = device.info().orElseThrow();
                yield SortKernels.batcher(kind,
                        Geometry.workGroupSize(IntTileBatcherSort.VT * Integer.BYTES, 0, properties),
                        Geometry.maxGroups(properties));
            }
        };
    }
}
