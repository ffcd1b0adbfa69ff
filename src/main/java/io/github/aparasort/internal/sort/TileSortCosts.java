package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.cost.CostCurve;
import io.github.aparasort.internal.device.ComputeDevice;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What the two stable sorts in tiles cost on a device: mergesort and radix sort. Radix sort takes time in proportion to
 * the digits in which keys differ.
 *
 * @param last the last size that was measured, or the greatest int if it took so long that no more are measured
 */
public record TileSortCosts(CostCurve mergesort, CostCurve radix, int last) {
    /** With fewer keys mergesort has far fewer passes, and neither takes long. */
    public static final int FEWEST = 1 << 18;

    private static final Map<ComputeDevice, Map<SortKind, TileSortCosts>> KNOWN = new ConcurrentHashMap<>();

    /** What is known of a device, or null. */
    public static TileSortCosts of(SortKind kind, ComputeDevice device) {
        return KNOWN.getOrDefault(device, Map.of()).get(kind.inKernels());
    }

    /** Makes it known, unless sizes up to the last one are. Other threads wait until it is known. */
    public static void know(SortKind kind, ComputeDevice device, int last, Supplier<TileSortCosts> costs) {
        KNOWN.computeIfAbsent(device, absent -> new ConcurrentHashMap<>()).compute(kind.inKernels(),
                (keys, known) -> known != null && known.last >= last ? known : costs.get());
    }

    /** Whether radix sort is expected to be faster for n keys that differ in this many digits of so many. */
    boolean prefersRadix(int n, int digits, int ofDigits) {
        long byMerging = mergesort.estimate(n);
        long byDigits = radix.estimate(n);
        return byMerging != CostCurve.UNKNOWN && byDigits != CostCurve.UNKNOWN
                && (double) byDigits * Math.max(1, digits) / ofDigits < byMerging;
    }
}
