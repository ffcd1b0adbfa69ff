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
 * process, on random keys that are on the device already; transfers and copies are the same for both. Radix sort takes
 * time in proportion to the digits in which keys differ.
 */
public final class TileSortCosts {
    /** With fewer keys mergesort has far fewer passes, and neither takes long. */
    public static final int FEWEST = 1 << 18;
    private static final int[] SIZES = {1 << 16, 1 << 18, 1 << 20, 1 << 22};
    private static final int RUNS = 4;
    /** After a run this long, larger sizes are not measured: the curves continue. */
    private static final long LONG_RUN_NANOS = 20_000_000;
    /** The arrays of a measurement take at most this part of the heap. */
    private static final int SHARE_OF_HEAP = 64;

    private static final Map<ComputeDevice, Map<SortWorkload, TileSortCosts>> KNOWN = new ConcurrentHashMap<>();

    private final CostCurve mergesort;
    private final CostCurve radix;

    TileSortCosts(CostCurve mergesort, CostCurve radix) {
        this.mergesort = mergesort;
        this.radix = radix;
    }

    /** What is known of a device, or null. */
    static TileSortCosts of(SortWorkload kind, ComputeDevice device) {
        return KNOWN.getOrDefault(device, Map.of()).get(kind.inKernels());
    }

    /** Measures both sorts, unless that was done. A sort that fails counts as slower. */
    static void measure(SortWorkload kind, ComputeDevice device) {
        KNOWN.computeIfAbsent(device, absent -> new ConcurrentHashMap<>())
                .computeIfAbsent(kind.inKernels(), keys -> new TileSortCosts(
                        curve(keys, SortKernelSource.Form.MERGESORT_TILES, Growth.LINEARITHMIC, device),
                        curve(keys, SortKernelSource.Form.RADIX_TILES, Growth.LINEAR, device)));
    }

    /** Whether radix sort is expected to be faster for n keys that differ in this many digits of so many. */
    boolean prefersRadix(int n, int digits, int ofDigits) {
        long byMerging = mergesort.estimate(n);
        long byDigits = radix.estimate(n);
        return byMerging != CostCurve.UNKNOWN && byDigits != CostCurve.UNKNOWN
                && (double) byDigits * Math.max(1, digits) / ofDigits < byMerging;
    }

    private static CostCurve curve(SortWorkload kind, SortKernelSource.Form form, Growth growth,
            ComputeDevice device) {
        CostCurve curve = new CostCurve(growth);
        SortKernelSource source = new SortKernelSource(kind, form, BlocksortNetwork.TRANSPOSITION);
        long most = Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / kind.bytesPerElement();
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
