package io.github.aparasort.internal.sort;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.SortAlgorithm;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.engine.TrialInput;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.function.IntSupplier;

/** The kernel of a sort: what it sorts, and how. */
public record SortKernelSource(SortWorkload workload, Form form, BlocksortNetwork network) implements KernelSource {
    /** The algorithm, and whether its kernel works by rakes or in tiles. */
    public enum Form {
        RADIX_RAKES(SortAlgorithm.RADIX),
        RADIX_TILES(SortAlgorithm.RADIX),
        MERGESORT_RAKES(SortAlgorithm.MERGESORT),
        MERGESORT_TILES(SortAlgorithm.MERGESORT),
        BATCHER_TILES(SortAlgorithm.BATCHER);

        private final SortAlgorithm algorithm;

        Form(SortAlgorithm algorithm) {
            this.algorithm = algorithm;
        }

        /** Arrays that hold each key on a device, of sorts in tiles. */
        int arrays(SortWorkload workload) {
            return this == RADIX_TILES ? IntTileRadixSort.ARRAYS : this == BATCHER_TILES ? 1 : workload.arrays();
        }
    }

    /** The kernel that does a job on a device as the options say. */
    static SortKernelSource of(SortJob job, SortOptions options, ComputeDevice device, boolean inTiles) {
        SortWorkload workload = job.kind;
        Form form = switch (options.algorithm()) {
            case AUTO -> inTiles ? tiles(workload, job.n, device, job.keys()::differingBytes) : Form.RADIX_RAKES;
            case RADIX -> inTiles ? Form.RADIX_TILES : Form.RADIX_RAKES;
            case BATCHER -> Form.BATCHER_TILES;
            case MERGESORT -> inTiles ? Form.MERGESORT_TILES : Form.MERGESORT_RAKES;
        };
        // Except for radix sort by rakes, the kernels of ints and longs sort floats and doubles too.
        return new SortKernelSource(form == Form.RADIX_RAKES ? workload : workload.inKernels(), form,
                form == Form.MERGESORT_TILES && workload.isKeysAlone() ? options.network()
                        : BlocksortNetwork.TRANSPOSITION);
    }

    /**
     * The sort in tiles for n keys.
     *
     * @param digits the number of digits in which the keys differ
     */
    static Form tiles(SortWorkload workload, int n, ComputeDevice device, IntSupplier digits) {
        if (workload.sortsInOneArray(n, device)) {
            return Form.BATCHER_TILES;
        }
        int each = SortedRuns.fitsAtOnce(workload, Form.MERGESORT_TILES, n, device) ? n
                : SortedRuns.length(workload, Form.RADIX_TILES, device);
        return prefersRadix(workload, each, device, digits) ? Form.RADIX_TILES : Form.MERGESORT_TILES;
    }

    /** Whether radix sort is the faster of the stable sorts in tiles, as far as that is measured. */
    private static boolean prefersRadix(SortWorkload workload, int n, ComputeDevice device, IntSupplier digits) {
        if (n < TileSortCosts.FEWEST || !SortKernels.fitRadixTiles(workload, n, device)) {
            return false;
        }
        TileSortCosts costs = TileSortCosts.of(workload, device);
        return costs != null && costs.prefersRadix(n, digits.getAsInt(), SortKernels.digitsInRadixTiles(workload));
    }

    // With its own methods: see KeyedWorkload.

    @Override
    public boolean equals(Object other) {
        return other instanceof SortKernelSource source && workload.equals(source.workload) && form == source.form
                && network == source.network;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * workload.hashCode() + form.hashCode()) + network.hashCode();
    }

    @Override
    public DeviceKernel create(ComputeDevice device) {
        return SortKernels.create(this, device);
    }

    @Override
    public TrialInput proof(int n) {
        return new SortTrialInput(workload, n).harden().using(new SortOptions(form.algorithm, network));
    }
}
