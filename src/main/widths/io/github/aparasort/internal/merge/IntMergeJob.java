package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.kernel.SetOrder;

/**
 * Merges two sorted arrays into a third one, and may tell where each output came from. The twins for the other types
 * are derived from this file by the build.
 */
public final class IntMergeJob extends Job {
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private final /*value*/ int[] out;
    /** Where the origins go, or null. */
    private final int[] origins;
    private final Runnable delivery;

    /**
     * @param origins where the origins go, where the kind has any
     * @param delivery what is to be done when all is merged
     */
    public IntMergeJob(KeyKind kind, MergeStrategy strategy, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out,
            int[] origins, Runnable delivery) {
        super(kind.method(MergeWorkload.METHOD), /*value*/ int.class, new MergeWorkload(kind, strategy), out.length);
        this.a = a;
        this.b = b;
        this.out = out;
        this.origins = origins;
        this.delivery = delivery;
    }

    /** A merge of keys alone. */
    public IntMergeJob(MergeStrategy strategy, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        this(KeyKind./*value*/INT, strategy, a, b, out, null, () -> { });
    }

    @Override
    public void lend(DeviceKernel kernel) {
        ((IntRakeMerge) kernel).lend(a, b, out, origins);
    }

    @Override
    public void instruct(DeviceKernel kernel) {
        ((IntMergeArrays) kernel).split(a.length);
    }

    @Override
    public void stage(KernelArrays arrays, int part) {
        IntMergeStaging.copyIn(a, b, (IntMergeArrays) arrays);
    }

    @Override
    public Digest digest() {
        return origins == null ? IntMergeStaging.digest(a, b) : IntMergeStaging.originDigest(n);
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        return origins == null ? IntMergeStaging.check((IntMergeArrays) arrays, part)
                : IntMergeStaging.checkOrigins(a, b, (IntMergeArrays) arrays);
    }

    @Override
    public void commit(KernelArrays arrays) {
        IntMergeStaging.copyOut((IntMergeArrays) arrays, a, b, out);
        if (origins != null) {
            IntMergeStaging.copyOrigins((IntMergeArrays) arrays, origins);
        }
    }

    @Override
    public void finish() {
        delivery.run();
    }

    @Override
    public void runByJdk() {
        merge(a, b, out, origins);
        delivery.run();
    }

    /** The plain way, which needs no job. */
    public static void merge(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out, int[] origins) {
        int mode = origins == null ? IntWalk.KEYS : IntWalk.TRACED;
        int walks = IntWalk.walks(out.length);
        int[] marks = new int[walks * IntWalk.MARKS];
        int begin = 0;
        int first = 0;
        for (int walk = 0; walk < walks; walk++) {
            int end = (int) ((walk + 1L) * out.length / walks);
            int next = IntBalancedPath.coRank(a, a.length, b, 0, b.length, end);
            IntWalk.mark(marks, walk * IntWalk.MARKS, first, begin - first, begin, next, end - next, end);
            begin = end;
            first = next;
        }
        IntWalk.walkAll(walks, a, b, out, origins, mode, SetOrder.MERGED, marks);
    }
}
