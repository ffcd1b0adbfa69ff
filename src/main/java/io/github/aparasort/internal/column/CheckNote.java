package io.github.aparasort.internal.column;

import io.github.aparasort.internal.kernel.CheckKernel;

/** Notes the number of a call whose checks do not sum up to what they may, if it is the first such call. */
final class CheckNote extends CheckKernel {
    protected int[] noted = new int[1];
    /** What the checks of a call may sum up to. */
    protected int most;
    protected int call;

    @Override
    protected long load(int index) {
        return sums[sumsAt + index];
    }

    @Override
    protected void take(long sum) {
        if (sum < 0 || sum > most) {
            if (noted[0] == 0) {
                noted[0] = call;
            }
        }
    }
}
