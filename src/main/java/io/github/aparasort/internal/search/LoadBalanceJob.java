package io.github.aparasort.internal.search;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.Stretch;
import java.util.Arrays;

/** Finds the segment of each element, by offsets that ascend from 0 to the number of elements. */
public final class LoadBalanceJob extends Job implements InPlaceWork<RakeLoadBalance>, StagedWork<RakeLoadBalance>,
        Channel.Output {
    private final int[] offsets;
    private final int[] owners;

    /**
     * @param operation what the caller called
     * @param offsets one more than there are segments
     * @param owners a new array, for the result
     */
    public LoadBalanceJob(Operation operation, int[] offsets, int[] owners) {
        super(operation, int.class, LoadBalanceWorkload.LOAD_BALANCE, owners.length);
        this.offsets = offsets;
        this.owners = owners;
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return device.isOpenCl() ? KernelBinding.staged(LoadBalanceWorkload.LOAD_BALANCE, RakeLoadBalance.class, this)
                : KernelBinding.inPlace(LoadBalanceWorkload.LOAD_BALANCE, RakeLoadBalance.class, this);
    }

    @Override
    public void runPlain() {
        LoadBalance.assign(offsets, owners, 0, n, 0, offsets.length - 1);
    }

    // ---- on JTP

    @Override
    public void bindArrays(RakeLoadBalance kernel) {
        kernel.bindArrays(offsets, owners);
    }

    // ---- on OpenCL devices

    @Override
    public void configure(RakeLoadBalance kernel) {
        kernel.reserve(offsets.length - 1);
    }

    @Override
    public void send(RakeLoadBalance kernel, Channel channel) {
        channel.send(offsets, offsets.length, kernel.offsets());
    }

    /** There is no checksum: each element is compared with the borders of its segment. */
    @Override
    public Digest digest() {
        return Digest.EMPTY;
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(offsets);
    }

    @Override
    public void receive(RakeLoadBalance kernel, Channel channel) {
        channel.receive(n, this, Column.of(kernel.owners(), owners, 0));
    }

    /** Whether each element lies in its segment. No other segment has it, because segments do not overlap. */
    @Override
    public Digest check(Stretch stretch) {
        int[] found = (int[]) stretch.array(0);
        int shift = stretch.at(0) - stretch.begin();
        for (int i = stretch.begin(); i < stretch.end(); i++) {
            int owner = found[shift + i];
            if (owner < 0 || owner >= offsets.length - 1 || i < offsets[owner] || i >= offsets[owner + 1]) {
                return Digest.DISORDER;
            }
        }
        return Digest.EMPTY;
    }

    @Override
    public String complaint() {
        return "what came back are not the segments of the elements";
    }
}
