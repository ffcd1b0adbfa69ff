package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

// Twins: Long, Float, Double
/**
 * Finds the distinct values of an array, and something about each. An OpenCL device sorts and finds the groups of equal
 * elements in one launch. Plain Java takes hash tables if the keys are few. Otherwise a copy of the array is sorted, as
 * any sort is, and plain Java finds the groups.
 *
 * @param <A> the kernel's arrays
 */
public abstract class IntDistinctJob<A extends /*key*/ IntGroupArrays> extends Job implements StagedWork<A> {
    final /*value*/ int[] a;
    /** Makes what finds the groups without a sort if the keys are few. Null if nothing does. */
    private Supplier<IntFewKeys> tables;
    /** Null until an engine asks for it: tables take memory, which a device does without. */
    private IntFewKeys few;
    /** Null if devices only sort. */
    private final GroupWorkload groups;
    /** Never runs: it tells what the keys look like. */
    private final SortJob sample;
    /** Whether OpenCL devices find the groups even of few elements. */
    private boolean onDevice;
    /** The sort of a copy, if an engine needs it. */
    private SortJob sort;
    /** The distinct values, after the job. */
    private /*value*/ int[] keys;
    /** The sorted keys, if they came back from a device in place of groups. */
    private /*key*/ int[] sorted;

    /**
     * Makes a job.
     *
     * @param workload what engines are compared by; unless it is a {@link GroupWorkload}, devices only sort
     * @param sample a sort of the array, which never runs
     */
    IntDistinctJob(Operation operation, /*value*/ int[] a, Workload workload, SortJob sample) {
        super(operation, /*value*/ int.class, workload, a.length);
        this.a = a;
        this.groups = workload instanceof GroupWorkload found ? found : null;
        this.sample = sample;
    }

    /** Makes OpenCL devices find the groups of any number of elements. For the proof of that kernel. */
    public final Job onDevice() {
        onDevice = true;
        return this;
    }

    /** Lets hash tables find the groups if there seem to be few: that is how plain Java does this job then. */
    final void orByTables(Supplier<IntFewKeys> maker) {
        tables = maker;
    }

    /** Whether hash tables are to find the groups. */
    private boolean seemsFew() {
        if (few == null && tables != null && n >= FewKeys.SMALLEST) {
            few = tables.get();
        }
        return few != null && few.isLikely();
    }

    /** The folds that hash tables found, after the job; or null if the elements were sorted. */
    final Object foldedByTables() {
        return few != null && few.isDone() ? few.folded() : null;
    }

    /** The distinct values in order, after the job. */
    public final /*value*/ int[] keys() {
        return keys;
    }

    // ---- what a subclass does

    /** What the work sees of the kernel. It is asked for late: to load a kernel takes as long as to group few keys. */
    abstract Class<A> view();

    /** What was found for each key, after the job: an array. */
    public abstract Object found();

    /** Copies what is sorted, and makes a sort of the copy. */
    abstract SortJob makeCopy();

    /** After the sort of the copy: finds the groups in it, and returns their keys. */
    abstract /*value*/ int[] findInCopy();

    /** Checks the groups that came back, and fetches what else a device found. */
    abstract Digest checkGroups(A kernel, Channel channel);

    /** Checks the sorted keys that came back in place of groups, and fetches what came with them. */
    abstract Digest checkSorted(A kernel, /*key*/ int[] sorted, Channel channel);

    /** Keeps what a device found about the groups. */
    abstract void commitGroups(A kernel);

    /** Finds it out from the sorted elements. */
    abstract void commitSorted(int[] offsets);

    // ---- by a sort

    @Override
    public final KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return inTiles && groups != null && (onDevice || groups.isGroupedOn(device, n))
                ? KernelBinding.staged(groups.inKeys(), view(), this) : sortOfCopy().binding(device, inTiles);
    }

    private SortJob sortOfCopy() {
        if (sort == null) {
            sort = makeCopy();
        }
        return sort;
    }

    @Override
    public final void runPlain() {
        if (seemsFew() && few.group()) {
            keys = few.values();
        } else {
            sortOfCopy().runPlain();
            finish();
        }
    }

    @Override
    public final String note() {
        return few == null ? "" : few.note();
    }

    /** After a sort of the copy, or after the groups are committed. */
    @Override
    public final void finish() {
        if (keys == null) {
            keys = findInCopy();
            restoreNan();
        }
    }

    // ---- what engines cost

    /** Few keys are a class of their own: there plain Java takes hash tables, so all engines compete with these. */
    @Override
    protected final CostInput look() {
        return seemsFew() ? new CostInput(n, FewKeys.INPUT_CLASS, FewKeys.COST_RATIO) : sample.costInput();
    }

    /** On the CPU no sort is faster than hash tables. */
    @Override
    public final boolean needsOpenCl() {
        return seemsFew();
    }

    @Override
    public final boolean mayGain() {
        return n >= FewKeys.DEVICE_FROM || !seemsFew();
    }

    @Override
    public final boolean gainsByOrder() {
        return seemsFew() || sample.gainsByOrder();
    }

    @Override
    public final String tryPresorted() {
        String note = !seemsFew() && sample.looksPresorted() ? sortOfCopy().tryPresorted() : null;
        if (note != null) {
            finish();
        }
        return note;
    }

    // ---- on OpenCL devices

    @Override
    public final String complaint() {
        return "what came back are not the groups of the input";
    }

    @Override
    public void send(A kernel, Channel channel) {
        IntKeyTransfer transfer = new IntKeyTransfer(a, 0, n, 0, 0);
        channel.send(n, transfer.unchecked(), transfer.column(kernel.input()));
    }

    @Override
    public final void accompany(A kernel, Channel channel) {
        channel.expect(digest());
    }

    @Override
    public final void receive(A kernel, Channel channel) {
        if (kernel.hasGroups()) {
            channel.found(checkGroups(kernel, channel));
        } else {
            sorted = channel.fetch(kernel.keys(), n);
            channel.found(checkSorted(kernel, sorted, channel));
        }
    }

    @Override
    public final void commit(A kernel) {
        if (kernel.hasGroups()) {
            /*value*/ int[] found = new /*value*/ int[kernel.found()];
            Parallel.forEach(found.length, (begin, end) -> {
                for (int i = begin; i < end; i++) {
                    found[i] = IntValues.of(kernel.head(i));
                }
            });
            keys = found;
            commitGroups(kernel);
        } else {
            int[] offsets = IntRuns.offsetsOfKeys(sorted);
            keys = firsts(sorted, offsets);
            commitSorted(offsets);
        }
        restoreNan();
    }

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

    /** Where each group begins, as it came back, and the number of elements. */
    static int[] begins(/*key*/ IntGroupArrays kernel) {
        int[] begins = new int[kernel.found() + 1];
        Parallel.forEach(begins.length, (from, to) -> {
            for (int i = from; i < to; i++) {
                begins[i] = kernel.begin(i);
            }
        });
        return begins;
    }

    /** All NaNs are one key, so only the input has the bits of the first one. */
    private void restoreNan() {
        int last = keys.length - 1;
        if (last >= 0 && keys[last] != keys[last]) {
            keys[last] = a[firstNan()];
        }
    }

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
