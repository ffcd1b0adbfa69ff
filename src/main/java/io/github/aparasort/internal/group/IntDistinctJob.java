package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.KeySample;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/**
 * Finds the distinct values of an array, and something about each. An OpenCL device sorts, and finds the groups of
 * equal elements. Plain Java finds the codes of the elements if the keys are few ({@link Codes}). Otherwise a copy of
 * the array is sorted, as any sort is, and plain Java finds the groups.
 */
public abstract class IntDistinctJob extends Job {
    final /*value*/ int[] a;
    /** Finds the groups without a sort if the keys are few. Null if nothing does. */
    private IntCodes codes;
    private boolean wantsCodes;
    private final GroupWorkload groups;
    /** A sort of the array that is only asked what the keys look like ({@link #costInput}); null until it is needed. */
    private SortJob sample;
    /** The sort of a copy, if an engine needs it. */
    private SortJob sort;
    /** The distinct values, after the job. */
    private /*value*/ int[] keys;

    /**
     * Makes a job.
     *
     * @param groups what engines are compared by
     */
    IntDistinctJob(Operation operation, /*value*/ int[] a, GroupWorkload groups) {
        super(operation, /*value*/ int.class, groups, a.length);
        this.a = a;
        this.groups = groups;
    }

    /**
     * Lets codes tell the groups if the keys seem to be few: that is how plain Java does this job then.
     *
     * @param wanted whether more than the keys is wanted
     */
    final void orByCodes(boolean wanted) {
        codes = new IntCodes(a);
        wantsCodes = wanted;
    }

    /** Puts codes of a range into an array, which may be that of the elements. */
    final void putCodesInto(int[] array) {
        if (codes != null) {
            codes.putInto(array);
        }
    }

    private boolean hasCodes() {
        return codes != null && codes.isLikely();
    }

    /** The groups that codes told, after the job; or null if the elements were sorted. */
    final RowGroups coded() {
        return codes != null && codes.codes != null ? codes.groups() : null;
    }

    /** The distinct values in order, after the job. */
    public final /*value*/ int[] keys() {
        return keys;
    }

    // ---- what a subclass does

    /** The results for each key, after the job: an array. */
    public abstract Object found();

    /**
     * Finds the groups in the array itself if it is in order and nothing moves with it, and returns their keys; else
     * null, which mostly takes a look at a few elements.
     */
    /*value*/ int[] findIfSorted() {
        return null;
    }

    /** A sort of the array, which is only asked what the keys look like. */
    SortJob makeSample() {
        return IntPairSortJob.argsort(operation, /*value*/ int.class, new IntSequence(a, 0, n), null);
    }

    /** Finds the keys, and adds up what is wanted, if one pass over the elements can do that; else returns false. */
    boolean addUp(IntCodes likely) {
        return false;
    }

    /** Copies what is sorted, and makes a sort of the copy. */
    abstract SortJob makeCopy();

    /** Sorts the copy by plain Java. */
    void sortPlain(SortJob copy) {
        copy.runPlain();
    }

    /** After the sort of the copy: finds the groups in it, and returns their keys. */
    abstract /*value*/ int[] findInCopy();

    /** Finds the groups by steps on a device, and returns their keys. */
    abstract /*value*/ int[] findOnDevice(HostCall call) throws DeviceFault;

    // ---- on devices

    @Override
    public final void steps(HostCall call) throws DeviceFault {
        if (groups.isGroupedOn(call.device(), n)) {
            keys = findOnDevice(call);
        } else {
            sortOfCopy().steps(call);
        }
    }

    /** Where the elements begin that a device found to be the first ones of their groups; and the number of all. */
    final int[] offsets(HostCall call, Column begins) throws DeviceFault {
        int[] offsets = new int[begins.length() + 1];
        call.receive(begins, offsets, 0);
        offsets[begins.length()] = n;
        return offsets;
    }

    @Override
    public final Rakes<?> rakes() {
        return sortOfCopy().rakes();
    }

    // ---- by a sort

    /** The sort of a copy, for engines that only sort. Drops what a failed device left in {@code keys}. */
    private SortJob sortOfCopy() {
        keys = null;
        if (sort == null) {
            sort = makeCopy();
        }
        return sort;
    }

    @Override
    public final void runPlain() {
        if (settle(findIfSorted())) {
            return;
        }
        if (hasCodes() && (addUp(codes) || codes.find(wantsCodes))) {
            settle(codes.values());
        } else {
            sortPlain(sortOfCopy());
            settle(findInCopy());
        }
    }

    @Override
    public final String note() {
        return codes == null ? "" : codes.note();
    }

    @Override
    public final void finish() {
        if (keys == null) {
            sort.finish();
            keys = findInCopy();
        }
        settle(keys);
    }

    // ---- what engines cost

    /** Keys that have codes are classes of their own: there plain Java does not sort, and engines compete with that. */
    @Override
    protected final CostInput look() {
        return hasCodes() ? codes.costInput() : sampleInput();
    }

    private CostInput sampleInput() {
        if (sample == null) {
            sample = makeSample();
        }
        return sample.costInput();
    }

    /** On the CPU no sort is faster than codes of few keys. */
    @Override
    public final boolean needsOpenCl() {
        return codes != null && codes.beatSorts();
    }

    @Override
    public final boolean mayGain() {
        return !needsOpenCl() || codes.mayLoseToDevices();
    }

    @Override
    public final boolean gainsByOrder() {
        return true;
    }

    @Override
    public final String tryPresorted() {
        if (settle(findIfSorted())) {
            return "already in order";
        }
        boolean isEasy = !needsOpenCl() && KeySample.order(sampleInput().inputClass()) >= KeySample.RUNS;
        String note = isEasy ? sortOfCopy().tryPresorted() : null;
        if (note != null) {
            settle(findInCopy());
        }
        return note;
    }

    // ---- what sorts share

    /** The first element of each group of sorted keys. */
    static /*value*/ int[] firsts(/*key*/ int[] sorted, int[] offsets) {
        /*value*/ int[] firsts = new /*value*/ int[offsets.length - 1];
        Parallel.forEach(firsts.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                firsts[i] = IntValues.of(sorted[offsets[i]]);
            }
        });
        return firsts;
    }

    /**
     * Takes the keys, and returns true, unless they are null because they were not found. All NaNs are one key, so only
     * the input has the bits of the first one.
     */
    private boolean settle(/*value*/ int[] found) {
        keys = found;
        int last = found == null ? -1 : found.length - 1;
        if (last >= 0 && SortableKeys.isNan(found[last])) {
            found[last] = a[Math.min(new IntSequence(a, 0, n).firstNan(), n - 1)];
        }
        return found != null;
    }
}
