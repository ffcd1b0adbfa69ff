package io.github.aparasort.internal.trial;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.cost.Growth;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.sort.SortForm;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortKernelSource;
import io.github.aparasort.internal.sort.SortKind;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.sort.TileSortCosts;

/**
 * Measures the two stable sorts in tiles on a device: their passes, once per process, and once more before the first
 * large call, on random keys that are on the device already; transfers and copies are the same for both.
 */
public final class TileSortTrials {
    private static final int[] SIZES = {1 << 16, 1 << 18, 1 << 20, 1 << 22, 1 << 24};
    /** Only calls of so many keys have the last size measured, which takes a GPU 0.1 seconds or more. */
    public static final int LARGE = 1 << 23;
    /** The last size that is measured for calls of fewer keys. */
    public static final int LAST_FOR_FEWER = 1 << 22;
    private static final int RUNS = 4;
    /** After a run this long, larger sizes are not measured: the curves continue. */
    private static final long LONG_RUN_NANOS = 20_000_000;
    /** The arrays of a measurement take at most this part of the heap. */
    private static final int SHARE_OF_HEAP = 16;

    private TileSortTrials() {
    }

    /** Measures both sorts for the sort that a call of n elements begins with. A sort that fails counts as slower. */
    static void compare(Workload workload, ComputeDevice device, int n) {
        if (workload instanceof SortWorkload sort && n >= TileSortCosts.FEWEST) {
            measure(sort.kind(), device, n);
        } else if (workload instanceof GroupWorkload groups && !groups.isGroupedOn(device, n)) {
            compare(groups.sort(), device, n);
        }
    }

    /** Measures both sorts for calls of n keys, unless that was done. */
    public static void measure(SortKind kind, ComputeDevice device, int n) {
        int last = n < LARGE ? LAST_FOR_FEWER : SIZES[SIZES.length - 1];
        TileSortCosts found = TileSortCosts.of(kind, device);
        if (found == null || found.last() < last) {
            TileSortCosts.know(kind, device, last, () -> measured(kind.inKernels(), device, last));
        }
    }

    /** Measures both sorts for sizes up to the last one. */
    private static TileSortCosts measured(SortKind kind, ComputeDevice device, int last) {
        CostCurve mergesort = curve(kind, SortForm.MERGESORT_TILES, Growth.LINEARITHMIC, device, last);
        CostCurve radix = curve(kind, SortForm.RADIX_TILES, Growth.LINEAR, device, last);
        boolean isLong = Math.max(mergesort.estimate(last), radix.estimate(last)) >= LONG_RUN_NANOS;
        return new TileSortCosts(mergesort, radix, isLong ? Integer.MAX_VALUE : last);
    }

    private static CostCurve curve(SortKind kind, SortForm form, Growth growth,
            ComputeDevice device, int last) {
        CostCurve curve = new CostCurve(growth);
        SortKernelSource source = new SortKernelSource(kind, form, BlocksortNetwork.TRANSPOSITION);
        long most = Math.min(last, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / kind.bytesPerElement());
        try (KernelPool pool = new KernelPool(device, () -> source.create(device), 1, KernelProof.of(source))) {
            measure(curve, most, n -> best(pool, source, n));
        } catch (DeviceFault e) {
            // The sizes before that are what is known.
        }
        return curve;
    }

    /** The nanoseconds that n keys take. */
    interface Clock {
        long nanos(int n) throws DeviceFault;
    }

    /**
     * Adds the times of sizes, as long as they are short. A caller waits meanwhile: for less than half a second, or on
     * a very slow device for one run of the smallest size, of which the caller's call has four times as many keys.
     *
     * @param most the most keys
     */
    static void measure(CostCurve curve, long most, Clock best) throws DeviceFault {
        long nanos = 0;
        for (int i = 0; i < SIZES.length && (i == 0 || SIZES[i] <= most && nanos < LONG_RUN_NANOS); i++) {
            nanos = best.nanos(SIZES[i]);
            curve.add(SIZES[i], nanos);
        }
    }

    /** The best time of a few runs on the same keys, which are sent again before each. */
    private static long best(KernelPool pool, SortKernelSource source, int n) throws DeviceFault {
        SortJob job = new SortTrialInput(source.kind(), n).shuffle().job();
        try (Lease lease = pool.take(n, true)) {
            return best(n, size -> ((StagedLaunch<?>) job.binding(source).launch(lease)).passNanos());
        }
    }

    /** The best time of a few runs, of fewer if they are long. */
    static long best(int n, Clock run) throws DeviceFault {
        long best = Long.MAX_VALUE;
        long spent = 0;
        for (int i = 0; i < RUNS && spent < RUNS * LONG_RUN_NANOS; i++) {
            long nanos = run.nanos(n);
            spent += nanos;
            best = Math.min(best, nanos);
        }
        return best;
    }
}
