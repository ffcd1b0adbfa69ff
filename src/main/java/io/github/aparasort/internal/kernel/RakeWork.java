package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.parallel.ThreadTeam;

/** The passes of one launch of a kernel, by the calling thread and its helpers. */
public final class RakeWork {
    private final RakeKernel kernel;
    private final int rakes;
    /** For each pass and rake whether it is done. */
    private final boolean[] done;

    /** The launch for which the kernel is prepared. */
    public RakeWork(RakeKernel kernel) {
        this.kernel = kernel;
        rakes = kernel.rakes();
        done = new boolean[rakes * kernel.passes()];
    }

    /** Runs all passes. If a part of one throws, no other part begins. None is running when this ends. */
    public void run() {
        if (rakes > 1) {
            ThreadTeam.share(rakes, kernel.passes(), this::run, kernel.mayEnd());
            return;
        }
        for (int pass = 0; pass < done.length; pass++) {
            if (kernel.mayEnd()) {
                CallScope.check();
            }
            run(0, pass);
        }
    }

    private void run(int rake, int pass) {
        kernel.pass(rake, pass);
        done[pass * rakes + rake] = true;
    }

    /** Does what is left, in this thread. If it fails, it may be called once more. */
    public void complete() {
        for (int part = 0; part < done.length; part++) {
            if (!done[part]) {
                run(part % rakes, part / rakes);
            }
        }
    }
}
