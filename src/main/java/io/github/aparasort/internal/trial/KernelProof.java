package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.KernelSource;
import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import java.util.Locale;

/** Shows that a kernel does what plain Java does: on one tile and on several, with ties and extremes. */
public final class KernelProof {
    /** Elements per work-item in the proof: as many as a work-item of the mergesort in tiles has. */
    private static final int ELEMENTS_PER_ITEM = 17;
    /** Work-items to assume at least: a kernel over rakes may have a single one, and its input would be too small. */
    private static final int FEWEST_ITEMS = 16;
    /** Kernels that divide their work into parts make this many here, instead of parts of 100,000 elements. */
    private static final int PIECES = 8;

    private KernelProof() {
    }

    public static KernelPool.Probe of(KernelSource source) {
        if (TrialInputs.proof(source, 2) == null) {
            return lease -> null;
        }
        return lease -> {
            for (int groups : new int[] {1, 2, 5}) {
                int group = ELEMENTS_PER_ITEM * Math.max(FEWEST_ITEMS, lease.kernel().localSize());
                int n = groups * group + 3 * groups - 4;
                String wrong = prove(source, lease, n);
                if (wrong == null && lease.kernel() instanceof InPlaceRakeKernel rakes) {
                    wrong = rakes.scaled(0, n / PIECES, () -> prove(source, lease, n));
                }
                if (wrong != null) {
                    return wrong;
                }
            }
            return null;
        };
    }

    private static String prove(KernelSource source, Lease lease, int n) throws DeviceFault {
        TrialInput expected = TrialInputs.proof(source, n);
        TrialInput found = TrialInputs.proof(source, n);
        expected.job().runPlain();
        lease.prepare(n);
        Executions.run(found.job(), lease, System.nanoTime(), "");
        return expected.hasSameResult(found) ? null
                : String.format(Locale.ROOT, "a trial with %,d elements came out wrong", n);
    }
}
