package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.sort.IntSortJob;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Finds the distinct values of an array, and where the elements of each begin in order. An OpenCL device sorts and
 * finds the groups in one launch. Otherwise a copy of the array is sorted, as any sort is, and plain Java finds the
 * groups.
 */
public final class IntGroupsJob extends Job implements StagedWork</*key*/ IntTileGroups> {
    private static final GroupWorkload WORKLOAD = new GroupWorkload(KeyKind./*value*/INT);

    private final /*value*/ int[] a;
    /** Never runs: it tells what the keys look like. */
    private final IntSortJob look;
    /** Whether OpenCL devices find the groups even of few elements. */
    private boolean onDevice;
    /** The sort of a copy, and the copy, if an engine needs them. */
    private IntSortJob sort;
    private /*value*/ int[] copy;
    private /*value*/ int[] keys;
    private int[] offsets;

    public IntGroupsJob(String operation, /*value*/ int[] a) {
        super(operation, /*value*/ int.class, WORKLOAD, a.length);
        this.a = a;
        this.look = new IntSortJob(operation, a);
    }

    /** Makes OpenCL devices find the groups of any number of elements. For the proof of that kernel. */
    IntGroupsJob onDevice() {
        onDevice = true;
        return this;
    }

    /** The distinct values in order, after the job. */
    /*value*/ int[] keys() {
        return keys;
    }

    /** Where the elements of each value begin in order, and the number of elements, after the job. */
    int[] offsets() {
        return offsets;
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return inTiles && (onDevice || WORKLOAD.isGroupedOn(device, n))
                ? KernelBinding.staged(WORKLOAD.inKeys(), /*key*/ IntTileGroups.class, this)
                : sortOfCopy().binding(device, inTiles);
    }

    private IntSortJob sortOfCopy() {
        if (sort == null) {
            copy = a.clone();
            sort = new IntSortJob(operation, copy);
        }
        return sort;
    }

    @Override
    public void runPlain() {
        sortOfCopy().runPlain();
        findInCopy();
    }

    /** After a sort of the copy. */
    @Override
    public void finish() {
        if (keys == null) {
            findInCopy();
        }
    }

    private void findInCopy() {
        offsets = IntRuns.offsets(copy);
        keys = IntRuns.firsts(copy, offsets);
    }

    // ---- what engines cost

    @Override
    public int inputClass() {
        return look.inputClass();
    }

    @Override
    public double jdkCostRatio() {
        return look.jdkCostRatio();
    }

    @Override
    public boolean gainsByOrder() {
        return look.gainsByOrder();
    }

    @Override
    public String tryPresorted() {
        String note = look.looksPresorted() ? sortOfCopy().tryPresorted() : null;
        if (note != null) {
            findInCopy();
        }
        return note;
    }

    // ---- on OpenCL devices

    @Override
    public void stage(/*key*/ IntTileGroups kernel, int load) {
        IntStaging.copyIn(a, 0, 0, kernel, load);
    }

    @Override
    public Digest digest() {
        return IntKeyDigest.of(IntStaging.keys(a), n);
    }

    /** With the first part all groups came back. */
    @Override
    public Digest check(/*key*/ IntTileGroups kernel, int part) {
        return !kernel.hasGroups() ? IntKeyDigest.of(kernel, part)
                : part == 0 ? IntKeyDigest.ofGroups(kernel) : Digest.EMPTY;
    }

    @Override
    public String complaint() {
        return "what came back are not the groups of the input";
    }

    @Override
    public void commit(/*key*/ IntTileGroups kernel) {
        if (kernel.hasGroups()) {
            int groups = kernel.found();
            offsets = new int[groups + 1];
            offsets[groups] = n;
            keys = new /*value*/ int[groups];
            Parallel.forEach(groups, (begin, end) -> {
                for (int i = begin; i < end; i++) {
                    offsets[i] = kernel.begin(i);
                    keys[i] = IntValues.of(kernel.head(i));
                }
            });
        } else {
            findInSorted(kernel);
        }
        int last = keys.length - 1;
        if (keys[last] != keys[last]) {
            keys[last] = a[firstNan()];
        }
    }

    private void findInSorted(/*key*/ IntTileGroups kernel) {
        /*key*/ int[] sorted = new /*key*/ int[n];
        Parallel.forEachPart(kernel, (part, begin, end) -> System.arraycopy(kernel.keys(part), begin, sorted,
                kernel.partBegin(part) + begin, end - begin));
        offsets = IntRuns.offsetsOfKeys(sorted);
        keys = new /*value*/ int[offsets.length - 1];
        Parallel.forEach(keys.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                keys[i] = IntValues.of(sorted[offsets[i]]);
            }
        });
    }

    /** The first NaN of the input: all of them are one key, so only the input has its bits. */
    private int firstNan() {
        AtomicInteger first = new AtomicInteger(n - 1);
        Parallel.forEachGrain(n, (begin, end) -> {
            int i = begin;
            while (i < Math.min(end, first.get()) && a[i] == a[i]) {
                i++;
            }
            if (i < end) {
                first.accumulateAndGet(i, Math::min);
            }
        });
        return first.get();
    }
}
