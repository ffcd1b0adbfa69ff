package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.kernel.DeviceKernel;

/**
 * A kernel that makes each element of its result by itself. Work-items take elements in turns, so that neighbours read
 * and write neighbouring memory.
 */
abstract class ElementKernel extends DeviceKernel {
    /** Elements that a work-item makes at least, if there are many: fewer work-items start faster. */
    private static final int EACH = 4;

    private int nt;
    private int maxGroups;

    /**
     * @param nt work-items per group
     * @param maxGroups groups at most
     */
    ElementKernel(int nt, int maxGroups) {
        super(Integer.BYTES);
        this.nt = nt;
        this.maxGroups = maxGroups;
    }

    @Override
    public void run() {
        int all = getGlobalSize();
        for (int i = getGlobalId(); i < n; i += all) {
            element(i);
        }
    }

    /** Makes the element at an index. */
    protected abstract void element(int i);

    // ---- host side

    @Override
    public int passes() {
        return 1;
    }

    @Override
    public int localSize() {
        return nt;
    }

    @Override
    public int globalSize() {
        int wanted = (n + EACH * nt - 1) / (EACH * nt);
        return nt * Math.max(1, Math.min(wanted, maxGroups));
    }

    @Override
    public int localBytes() {
        return 0;
    }

    @Override
    public void makeArrays(int elements) {
        // A launch names the memory of each.
    }
}
