package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.SetOrder;

/** Merges two sorted arrays into a third one, stably. If requested, it also returns the origin of each output. */
public final class IntMergeJob extends Job implements InPlaceWork<IntRakeMerge>, StagedWork<IntMergeArrays> {
    private final MergeWorkload workload;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private final /*value*/ int[] out;
    /** Where the origins go, or null. */
    private final int[] origins;
    private final Runnable delivery;

    /**
     * @param origins where the origins go, if the kind has any
     * @param delivery what to do after the merge
     */
    public IntMergeJob(MergeWorkload workload, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out,
            int[] origins, Runnable delivery) {
        super(workload.kind().method(MergeWorkload.METHOD), /*value*/ int.class, workload, out.length);
        this.workload = workload;
        this.a = a;
        this.b = b;
        this.out = out;
        this.origins = origins;
        this.delivery = delivery;
    }

    /** A merge of keys alone. */
    public IntMergeJob(MergeStrategy strategy, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        this(new MergeWorkload(KeyKind./*value*/INT, strategy), a, b, out, null, () -> { });
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return inTiles ? KernelBinding.staged(workload.inTiles(), IntMergeArrays.class, this)
                : KernelBinding.inPlace(workload, IntRakeMerge.class, this);
    }

    @Override
    public void bindArrays(IntRakeMerge kernel) {
        kernel.bindArrays(a, b, out, origins);
    }

    @Override
    public void configure(IntMergeArrays arrays) {
        arrays.split(a.length);
    }

    @Override
    public void stage(IntMergeArrays arrays, int part) {
        IntMergeStaging.copyIn(a, b, arrays);
    }

    @Override
    public Digest digest() {
        return origins == null ? IntMergeStaging.digest(a, b) : IntMergeStaging.originDigest(n);
    }

    @Override
    public Digest check(IntMergeArrays arrays, int part) {
        return origins == null ? IntMergeStaging.check(arrays, part) : IntMergeStaging.checkOrigins(a, b, arrays);
    }

    @Override
    public void commit(IntMergeArrays arrays) {
        IntMergeStaging.copyOut(arrays, a, b, out);
        if (origins != null) {
            IntMergeStaging.copyOrigins(arrays, origins);
        }
    }

    @Override
    public void finish() {
        delivery.run();
    }

    /** One thread walks along several stretches of the merge path side by side. */
    @Override
    public void runPlain() {
        int mode = origins == null ? IntWalk.KEYS : IntWalk.TRACED;
        int walks = IntWalk.walks(out.length);
        int[] cursors = new int[walks * IntWalk.CURSORS];
        int begin = 0;
        int first = 0;
        for (int walk = 0; walk < walks; walk++) {
            int end = (int) ((walk + 1L) * out.length / walks);
            int next = IntBalancedPath.coRank(a, a.length, b, 0, b.length, end);
            IntWalk.setCursors(cursors, walk * IntWalk.CURSORS, first, begin - first, begin, next, end - next, end);
            begin = end;
            first = next;
        }
        IntWalk.walkAll(walks, a, b, out, origins, mode, SetOrder.MERGED, cursors);
        delivery.run();
    }
}
