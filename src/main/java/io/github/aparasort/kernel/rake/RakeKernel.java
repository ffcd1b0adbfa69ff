package io.github.aparasort.kernel.rake;

import io.github.aparasort.kernel.SortKernel;

/** The geometry of kernels over rakes: a single group, whose work-items own equal, contiguous parts. */
public abstract class RakeKernel extends SortKernel {
    /** Parts, and work-items. */
    protected final int parts;

    protected RakeKernel(int parts) {
        if (parts < 1) {
            throw new IllegalArgumentException("a rake needs at least one part: " + parts);
        }
        this.parts = parts;
    }

    @Override
    public void prepare(int count) {
        n = count;
        levels = levelsFor(parts);
    }

    /** Every work-item sorts its part, then a merge pass a level. */
    @Override
    public int passes() {
        return 1 + levels;
    }

    @Override
    public int localSize() {
        return parts;
    }

    @Override
    public int globalSize() {
        return parts;
    }

    @Override
    public int localBytes() {
        return 0;
    }

    /** Where a part begins; part {@code parts} begins where the range ends. */
    protected int partBegin(int part) {
        return (int) ((long) n * min(part, parts) / parts);
    }
}
