package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Proofs;
import io.github.aparasort.internal.kernel.TileKernel;
import java.util.Locale;

/** Shows that a device does what plain Java does: on several tiles, with ties and extremes. */
final class KernelProof {
    /** Elements for each work-item: as many as a work-item of the mergesort in tiles has. */
    private static final int ELEMENTS = TileKernel.MERGE_VT * TileKernel.NT;

    private KernelProof() {
    }

    /** Returns null, or what was wrong. One number of elements is even and the other one odd: input differs in that. */
    static String prove(Job job, Proofs.OnDevice device) throws DeviceFault {
        for (int tiles : new int[] {2, 5}) {
            int n = tiles * ELEMENTS + 3 * tiles - 4;
            TrialInput expected = TrialInputs.proof(job, n);
            TrialInput found = TrialInputs.proof(job, n);
            expected.job().runPlain();
            device.run(found.job());
            if (!expected.hasSameResult(found)) {
                return String.format(Locale.ROOT, "a trial with %,d elements came out wrong", n);
            }
        }
        return null;
    }
}
