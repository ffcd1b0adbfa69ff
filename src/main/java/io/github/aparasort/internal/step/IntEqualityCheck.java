package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;

// Twins: Long
/** Counts the places where parts of two arrays differ. */
final class IntEqualityCheck extends CheckKernel {
    protected /*key*/ int[] a = new /*key*/ int[1];
    protected /*key*/ int[] b = new /*key*/ int[1];

    /** Where they begin. */
    protected int aFrom;
    protected int bFrom;

    @Override
    protected long load(int index) {
        return a[aFrom + index] == b[bFrom + index] ? 0 : 1;
    }

    // ---- host side

    /** Queues a check that two columns of one length have the same bits. */
    static CheckSums.Sums queue(Work work, Column a, Column b) throws DeviceFault {
        IntEqualityCheck kernel = work.checks().kernel(IntEqualityCheck.class, IntEqualityCheck::new);
        kernel.aFrom = a.from();
        kernel.bFrom = b.from();
        return work.checks().launch(kernel, a.length(), Fields.of(kernel.a, a).and(kernel.b, b));
    }
}
