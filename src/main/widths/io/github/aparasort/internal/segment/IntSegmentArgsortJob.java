package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.sort.IntPairSortJob;

/**
 * Finds the order of the elements of each segment. OpenCL devices sort the segments with their indices. JTP and plain
 * Java sort all elements with their indices, and then give these to their segments.
 */
public final class IntSegmentArgsortJob extends Job implements StagedWork<IntValueSegmentArrays> {
    private static final SegmentWorkload WORKLOAD = new SegmentWorkload(KeyKind.of(/*value*/ int.class, true));

    private final /*value*/ int[] a;
    private final int[] offsets;
    /** The sort of all elements. */
    private final IntPairSortJob all;
    /** Where the order from a device goes. Null until it is needed. */
    private int[] target;
    private int[] order;

    public IntSegmentArgsortJob(String operation, /*value*/ int[] a, int[] offsets) {
        super(operation, /*value*/ int.class, WORKLOAD, a.length);
        this.a = a;
        this.offsets = offsets;
        all = IntPairSortJob.argsort(operation, type, new IntSequence(a, 0, a.length), null);
    }

    /** The indices of all elements, segment by segment, once the job is done. */
    public int[] order() {
        return order;
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return inTiles ? KernelBinding.staged(WORKLOAD.inTiles(), IntValueSegmentArrays.class, this)
                : all.binding(device, false);
    }

    @Override
    public void configure(IntValueSegmentArrays arrays) {
        arrays.setSegments(offsets);
    }

    @Override
    public void stage(IntValueSegmentArrays arrays, int part) {
        IntSegmentOrderStaging.copyIn(a, offsets, arrays, part);
    }

    @Override
    public Digest digest() {
        return IntSegmentOrderStaging.digest(a);
    }

    @Override
    public Digest check(IntValueSegmentArrays arrays, int part) {
        return IntSegmentOrderStaging.check(arrays, offsets, part);
    }

    @Override
    public boolean lacksRoom() {
        return target == null;
    }

    @Override
    public void makeRoom() {
        target = new int[n];
    }

    @Override
    public void commit(IntValueSegmentArrays arrays) {
        IntSegmentOrderStaging.copyOut(arrays, target);
        order = target;
    }

    /** Without a device the order of all elements is known by now. */
    @Override
    public void finish() {
        if (order == null) {
            order = SegmentOrder.of(all.order(), offsets);
        }
    }

    @Override
    public void runPlain() {
        all.runPlain();
        finish();
    }

    @Override
    public String tryPresorted() {
        String found = all.tryPresorted();
        if (found != null) {
            finish();
        }
        return found;
    }

    @Override
    public boolean gainsByOrder() {
        return all.gainsByOrder();
    }

    @Override
    public int inputClass() {
        return all.inputClass();
    }

    @Override
    public double jdkCostRatio() {
        return all.jdkCostRatio();
    }
}
