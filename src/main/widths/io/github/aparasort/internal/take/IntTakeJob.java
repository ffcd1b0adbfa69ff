package io.github.aparasort.internal.take;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.Channel;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/** Gathers elements by indices that have been checked: each is one of the array, or -1 for a default. */
public final class IntTakeJob extends Job implements InPlaceWork<IntRakeTake>, StagedWork<IntRakeTake> {
    private static final TakeWorkload WORKLOAD = new TakeWorkload(KeyKind./*value*/INT);

    private final /*value*/ int[] from;
    private final int[] indices;
    private final /*value*/ int absent;
    private final /*value*/ int[] to;

    /** @param absent the result for an index of -1 */
    IntTakeJob(/*value*/ int[] from, int[] indices, /*value*/ int absent, /*value*/ int[] to) {
        super(TakeWorkload.METHOD, /*value*/ int.class, WORKLOAD, indices.length);
        this.from = from;
        this.indices = indices;
        this.absent = absent;
        this.to = to;
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return device.isOpenCl() ? KernelBinding.staged(WORKLOAD, IntRakeTake.class, this)
                : KernelBinding.inPlace(WORKLOAD, IntRakeTake.class, this);
    }

    @Override
    public void runPlain() {
        gather(0, n, to, 0);
    }

    private void gather(int begin, int end, /*value*/ int[] target, int at) {
        int shift = at - begin;
        for (int i = begin; i < end; i++) {
            int index = indices[i];
            target[shift + i] = index < 0 ? absent : from[index];
        }
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
        copy(from, kernel.from(), from.length);
        Parallel.forEach(n, (begin, end) -> System.arraycopy(indices, begin, kernel.indices(), begin, end - begin));
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
        channel.found(check(kernel));
    }

    /** Whether each element is the one at its index; NaNs count as equal. */
    private Digest check(IntRakeTake kernel) {
        AtomicBoolean wrong = new AtomicBoolean();
        Parallel.forEach(n, (begin, end) -> {
            /*value*/ int[] expected = new /*value*/ int[Math.min(end - begin, Parallel.BLOCK)];
            int next;
            for (int i = begin; i < end; i = next) {
                next = i + Math.min(end - i, Parallel.BLOCK);
                gather(i, next, expected, 0);
                if (!Arrays.equals(expected, 0, next - i, kernel.to(), i, next)) {
                    wrong.set(true);
                    return;
                }
            }
        });
        return wrong.get() ? Digest.DISORDER : Digest.EMPTY;
    }

    @Override
    public String complaint() {
        return "what came back are not the elements at these indices";
    }

    @Override
    public void commit(IntRakeTake kernel) {
        copy(kernel.to(), to, n);
    }

    private static void copy(/*value*/ int[] source, /*value*/ int[] target, int count) {
        Parallel.forEach(count, (begin, end) -> System.arraycopy(source, begin, target, begin, end - begin));
    }
}
