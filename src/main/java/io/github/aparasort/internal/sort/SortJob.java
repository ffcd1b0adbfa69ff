package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.key.KeySample;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortMethod;
import io.github.aparasort.internal.step.SortOptions;

/** A sort by the order of the keys themselves. An order that the keys already have may make it unnecessary. */
public abstract class SortJob extends Job {
    /** Random keys that take {@code Arrays.sort} about half a millisecond. */
    private static final int WORTH_THREADS = 1 << 16;

    final SortKind kind;
    private SortOptions options = SortOptions.DEFAULT;
    /** The runs that a device sorts one after the other, or null if it takes all keys at once. */
    private SortedRuns runs;

    SortJob(Operation operation, Class<?> type, SortKind kind, int n) {
        super(operation, type, SortWorkload.of(kind), n);
        this.kind = kind;
    }

    /**
     * Sets what the caller chose.
     *
     * @throws UnsupportedOperationException if the algorithm cannot do this sort
     */
    public final SortJob using(SortOptions wanted) {
        if (!wanted.sorts(kind)) {
            throw new UnsupportedOperationException(operation + " by " + wanted.algorithm() + ": it is not stable, and"
                    + " sorts keys alone; use SortAlgorithm.AUTO or MERGESORT");
        }
        options = wanted;
        return this;
    }

    public final SortKind kind() {
        return kind;
    }

    public final SortOptions options() {
        return options;
    }

    @Override
    public final String provenAs() {
        return workload.name() + options;
    }

    @Override
    public final boolean isForced() {
        return options.isForced();
    }

    @Override
    public final boolean runsOn(ComputeDevice device) {
        return options.runsOn(device);
    }

    @Override
    public final Rakes<?> rakes() {
        return options.algorithm() == SortMethod.MERGESORT ? mergesort() : radixSort();
    }

    abstract Rakes<?> radixSort();

    abstract Rakes<?> mergesort();

    /** A view of the keys for detecting runs. */
    abstract Sequence keys();

    /** Completes the sort if the keys ascend already: the array is the result, unless it goes to another one. */
    void keep() {
    }

    /** Completes the sort if the keys descend (strictly, if equal keys can be distinguished). */
    abstract void reverse();

    /** Sorts runs on a device, to be merged in the end. If it fails, another engine does all of the work. */
    final void sort(SortedRuns wanted, HostCall call) throws DeviceFault {
        wanted.sort(call);
        runs = wanted;
    }

    @Override
    public void abandon() {
        runs = null;
    }

    @Override
    public void finish() {
        if (runs != null) {
            runs.complete();
        }
    }

    /** Whether equal keys can be distinguished, by a value or an index that travels with them. */
    boolean tellsEqualsApart() {
        return false;
    }

    /** Whether {@code Arrays.sort} does this work, and finds runs on its way. */
    boolean findsRuns() {
        return false;
    }

    /** Whether {@code Arrays.parallelSort} may be faster: not for keys in some order or of few values. */
    final boolean isWorthThreads() {
        return JdkSort.isParallel(n) && n * costInput().jdkCostRatio() >= WORTH_THREADS;
    }

    /** Does the work by {@code Arrays.sort}, on this thread alone. */
    void runAlone() {
        runPlain();
    }

    @Override
    public boolean isSortOfJdk() {
        return runsOn(Devices.jtp());
    }

    @Override
    public final boolean gainsByOrder() {
        return !findsRuns() || JdkSort.isParallel(n) || n >= Presorted.CHECKED_FROM;
    }

    @Override
    public final String tryPresorted() {
        int order = KeySample.order(costInput().inputClass());
        if (order < (findsRuns() ? KeySample.ASCENDING : KeySample.RUNS)) {
            return null;
        }
        if ((!findsRuns() || n >= Presorted.CHECKED_FROM) && Presorted.isAscending(keys())) {
            keep();
            return "already in order";
        }
        if (findsRuns()) {
            runAlone();
            return "looks sorted, left to Arrays.sort";
        }
        if (Presorted.isDescending(keys(), tellsEqualsApart())) {
            reverse();
            return "in descending order, reversed";
        }
        return null;
    }

    /** With values or indices no two elements are equal for the JDK, and it moves all of them before and after. */
    @Override
    protected final CostInput look() {
        int inputClass = keys().look();
        return new CostInput(n, inputClass, tellsEqualsApart() ? 1 : Presorted.jdkCostRatio(inputClass, n));
    }
}
