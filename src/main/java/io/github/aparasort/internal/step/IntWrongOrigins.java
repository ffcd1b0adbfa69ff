package io.github.aparasort.internal.step;

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

    IntWrongOrigins(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected long load(int index) {
        int from = origins[index];
        int wrong = from >= 0 && from < aCount + bCount ? 0 : 1;
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
            /*key*/ int before = made[index - 1];
            if (before == x) {
                wrong = origins[index - 1] < from ? 0 : 1;
            } else {
                wrong = min(before, x) == before ? 0 : 1;
            }
        }
        return wrong;
    }
}
