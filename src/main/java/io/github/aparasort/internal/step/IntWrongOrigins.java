package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;

// Twins: Long
/**
 * Counts results of two sorted arrays that are wrong: they are not the elements at their origins, or they do not come
 * after the result before them, by element and then by origin. So no origin comes twice.
 */
final class IntWrongOrigins extends CheckKernel {
    protected /*key*/ int[] a = new /*key*/ int[1];
    protected /*key*/ int[] b = new /*key*/ int[1];
    protected /*key*/ int[] made = new /*key*/ int[1];
    protected int[] origins = new int[1];
    protected int aCount;
    protected int bCount;

    @Override
    protected long load(int index) {
        int from = origins[index];
        int wrong = outside(from, aCount + bCount);
        /*key*/ int x = made[index];
        if (wrong == 0) {
            /*key*/ int y = x;
            if (from < aCount) {
                y = a[from];
            } else {
                y = b[from - aCount];
            }
            wrong = x == y ? 0 : 1;
        }
        if (wrong == 0 && index > 0) {
            int ofEqual = origins[index - 1] < from ? 0 : 1;
            wrong = disorder(made[index - 1], x, ofEqual);
        }
        return wrong;
    }

    // ---- host side

    /** Queues a check of results of two columns. */
    static void count(Work work, Column a, Column b, Column results, Column origins) throws DeviceFault {
        IntWrongOrigins kernel = work.checks().kernel(IntWrongOrigins.class, IntWrongOrigins::new);
        kernel.aCount = a.length();
        kernel.bCount = b.length();
        kernel.a = work.array(a, /*key*/ int[].class);
        kernel.b = work.array(b, /*key*/ int[].class);
        kernel.made = work.array(results, /*key*/ int[].class);
        kernel.origins = work.array(origins, int[].class);
        work.checks().launch(kernel, results.length());
    }
}
