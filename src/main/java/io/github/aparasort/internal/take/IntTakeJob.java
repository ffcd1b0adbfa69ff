package io.github.aparasort.internal.take;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.KeyKind;
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

// Twins: Long, Float, Double
/**
 * Gathers elements by their indices, or a default for -1. Kernels get indices that have been checked. In plain Java
 * each access checks its own, so that no pass goes before.
 */
public final class IntTakeJob extends Job implements InPlaceWork<IntRakeTake>, StagedWork<IntRakeTake>, Channel.Output {
    private static final TakeWorkload WORKLOAD = new TakeWorkload(KeyKind./*value*/INT);

    private final /*value*/ int[] from;
    private final int[] indices;
    private final int least;
    private final /*value*/ int absent;
    private final /*value*/ int[] to;

    /**
     * Makes a job.
     *
     * @param least the least index that is allowed: 0, or -1 for a default
     * @param absent the result for an index of -1
     */
    public IntTakeJob(/*value*/ int[] from, int[] indices, int least, /*value*/ int absent, /*value*/ int[] to) {
        super(Operation.TAKE, /*value*/ int.class, WORKLOAD, indices.length);
        this.from = from;
        this.indices = indices;
        this.least = least;
        this.absent = absent;
        this.to = to;
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        ArgumentChecks.indices(from.length, indices, least);
        return device.isOpenCl() ? KernelBinding.staged(WORKLOAD, IntRakeTake.class, this)
                : KernelBinding.inPlace(WORKLOAD, IntRakeTake.class, this);
    }

    @Override
    public void runPlain() {
        if (least < 0) {
            ArgumentChecks.indices(from.length, indices, least);
            for (int i = 0; i < n; i++) {
                to[i] = element(i);
            }
            return;
        }
        try {
            for (int i = 0; i < n; i++) {
                to[i] = from[indices[i]];
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            ArgumentChecks.indices(from.length, indices, least);
            throw e;
        }
    }

    private /*value*/ int element(int i) {
        int index = indices[i];
        return index < 0 ? absent : from[index];
    }

    // ---- on JTP

    @Override
    public void bindArrays(IntRakeTake kernel) {
        kernel.bindArrays(from, indices, absent, to);
    }

    // ---- on OpenCL devices

    @Override
    public void configure(IntRakeTake kernel) {
        kernel.reserve(from.length, absent);
    }

    @Override
    public void send(IntRakeTake kernel, Channel channel) {
        channel.send(from, from.length, kernel.from());
        channel.send(indices, n, kernel.indices());
    }

    /** There is no checksum: each result is compared with the element at its index, or the default. */
    @Override
    public Digest digest() {
        return Digest.EMPTY;
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(from) + Arrays.hashCode(indices);
    }

    @Override
    public void receive(IntRakeTake kernel, Channel channel) {
        channel.receive(n, this, Column.of(kernel.to(), to, 0));
    }

    /** Whether each element is the one at its index; NaNs count as equal. */
    @Override
    public Digest check(Stretch stretch) {
        /*value*/ int[] found = (/*value*/ int[]) stretch.array(0);
        int shift = stretch.at(0) - stretch.begin();
        for (int i = stretch.begin(); i < stretch.end(); i++) {
            if (/*value*/ Integer.compare(found[shift + i], element(i)) != 0) {
                return Digest.DISORDER;
            }
        }
        return Digest.EMPTY;
    }

    @Override
    public String complaint() {
        return "what came back are not the elements at these indices";
    }
}
