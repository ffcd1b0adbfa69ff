package io.github.aparasort.internal.sort;

import io.github.aparasort.BlocksortNetwork;
import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.cost.Growth;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.engine.KernelProof;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the two stable sorts in tiles cost on a device: mergesort and radix sort. Their passes are measured once per
 * process, and once more before the first large call, on random keys that are on the device already; transfers and
 * copies are the same for both. Radix sort takes time in proportion to the digits in which keys differ.
 */
public final class TileSortCosts {
    /** With fewer keys mergesort has far fewer passes, and neither takes long. */
    public static final int FEWEST = 1 << 18;
    private static final int[] SIZES = {1 << 16, 1 << 18, 1 << 20, 1 << 22, 1 << 24};
    /** Only calls of so many keys have the last size measured, which takes a GPU 0.1 seconds or more. */
    static final int LARGE = 1 << 23;
    /** The last size that is measured for calls of fewer keys. */
    static final int LAST_FOR_FEWER = 1 << 22;
    private static final int RUNS = 4;
    /** After a run this long, larger sizes are not measured: the curves continue. */
    private static final long LONG_RUN_NANOS = 20_000_000;
    /** The arrays of a measurement take at most this part of the heap. */
    private static final int SHARE_OF_HEAP = 16;

    private static final Map<ComputeDevice, Map<SortWorkload, TileSortCosts>> KNOWN = new ConcurrentHashMap<>();

    private final CostCurve mergesort;
    private final CostCurve radix;
    /** The last size that was measured, or the greatest int if it took so long that no more are measured. */
    private final int last;

    TileSortCosts(CostCurve mergesort, CostCurve radix, int last) {
        this.mergesort = mergesort;
        this.radix = radix;
        this.last = last;
    }

    /** Measures both sorts for sizes up to the last one. */
    private TileSortCosts(SortWorkload kind, ComputeDevice device, int last) {
        this.mergesort = curve(kind, SortKernelSource.Form.MERGESORT_TILES, Growth.LINEARITHMIC, device, last);
        this.radix = curve(kind, SortKernelSource.Form.RADIX_TILES, Growth.LINEAR, device, last);
        this.last = Math.max(mergesort.estimate(last), radix.estimate(last)) < LONG_RUN_NANOS ? last
                : Integer.MAX_VALUE;
    }

    /** What is known of a device, or null. */
    static TileSortCosts of(SortWorkload kind, ComputeDevice device) {
        return KNOWN.getOrDefault(device, Map.of()).get(kind.inKernels());
    }

    /** Measures both sorts for calls of n keys, unless that was done. A sort that fails counts as slower. */
    static void measure(SortWorkload kind, ComputeDevice device, int n) {
        int last = n < LARGE ? LAST_FOR_FEWER : SIZES[SIZES.length - 1];
        TileSortCosts found = of(kind, device);
        if (found == null || found.last < last) {
            KNOWN.computeIfAbsent(device, absent -> new ConcurrentHashMap<>()).compute(kind.inKernels(),
                    (keys, known) -> known != null && known.last >= last ? known
                            : new TileSortCosts(keys, device, last));
        }
    }

    /** Whether radix sort is expected to be faster for n keys that differ in this many digits of so many. */
    boolean prefersRadix(int n, int digits, int ofDigits) {
        long byMerging = mergesort.estimate(n);
        long byDigits = radix.estimate(n);
        return byMerging != CostCurve.UNKNOWN && byDigits != CostCurve.UNKNOWN
                && (double) byDigits * Math.max(1, digits) / ofDigits < byMerging;
    }

    private static CostCurve curve(SortWorkload kind, SortKernelSource.Form form, Growth growth,
            ComputeDevice device, int last) {
        CostCurve curve = new CostCurve(growth);
        SortKernelSource source = new SortKernelSource(kind, form, BlocksortNetwork.TRANSPOSITION);
        long most = Math.min(last, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / kind.bytesPerElement());
        long nanos = 0;
        try (KernelPool pool = new KernelPool(device, () -> source.create(device), 1, KernelProof.of(source))) {
            for (int i = 0; i < SIZES.length && (i == 0 || SIZES[i] <= most && nanos < LONG_RUN_NANOS); i++) {
                nanos = best(pool, source, SIZES[i]);
                curve.add(SIZES[i], nanos);
            }
        } catch (DeviceFault e) {
            // The sizes before that are what is known.
        }
        return curve;
    }

    /** The best time of a few runs on the same keys, which are sent again before each. */
    private static long best(KernelPool pool, SortKernelSource source, int n) throws DeviceFault {
        SortJob job = source.workload().trialInput(n).job();
        long best = Long.MAX_VALUE;
        try (Lease lease = pool.take(n, true)) {
            for (int run = 0; run < RUNS; run++) {
                best = Math.min(best, ((StagedLaunch<?>) job.binding(source).launch(lease)).passNanos());
            }
        }
        return best;
    }
}
