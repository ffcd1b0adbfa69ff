package io.github.aparasort.internal.kernel;

/**
 * A kernel that makes each element of its result by itself. Work-items take elements in turns, so that neighbours read
 * and write neighbouring memory.
 */
public abstract class ElementKernel extends TileKernel {
    /** Elements that a work-item makes at least, if there are many: fewer work-items start faster. Not tuned. */
    private static final int EACH = 4;

    protected ElementKernel() {
        super(EACH, Integer.BYTES);
    }

    @Override
    public void run() {
        int all = getGlobalSize();
        // What is left is counted, not the index: that would overflow behind the end of 2^31 elements.
        for (int left = n - getGlobalId(); left > 0; left -= all) {
            element(n - left);
        }
    }

    /** Makes the element at an index. */
    protected abstract void element(int i);
}
