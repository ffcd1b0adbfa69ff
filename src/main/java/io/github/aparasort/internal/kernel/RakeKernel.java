package io.github.aparasort.internal.kernel;

/**
 * The geometry of kernels over rakes: a single group, whose work-items own equal, contiguous parts. Rakes use neither
 * barriers nor local memory; a pass ends before the next one begins.
 */
public abstract class RakeKernel extends DeviceKernel {
    /** Work-items, each of which rakes one part of the range. */
    protected int rakes;

    protected RakeKernel(int rakes, int bytesPerKey) {
        super(bytesPerKey);
        if (rakes < 1) {
            throw new IllegalArgumentException("at least one rake is needed: " + rakes);
        }
        this.rakes = rakes;
    }

    @Override
    public void run() {
        pass(getGlobalId(), getPassId());
    }

    /** What a work-item does in a pass. */
    protected abstract void pass(int rake, int pass);

    @Override
    public int localSize() {
        return rakes;
    }

    @Override
    public int globalSize() {
        return rakes;
    }

    /** Where the part of a rake begins; that of rake {@code rakes} begins where the range ends. */
    protected int rakeBegin(int rake) {
        return (int) ((long) n * min(rake, rakes) / rakes);
    }

    /** Where a stretch of the range begins, with {@code each} stretches in the part of a rake. */
    protected int stretchBegin(int stretch, int each) {
        int rake = stretch / each;
        int begin = rakeBegin(rake);
        return begin + (int) ((long) (rakeBegin(rake + 1) - begin) * (stretch - each * rake) / each);
    }
}
