package io.github.aparasort.internal.engine;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;

/**
 * One piece of work of one call: what it is, how plain Java does it, and which kernel does it on a device. A job knows
 * nothing of the engine that runs it. {@link Dispatcher#submit} decides where it runs.
 */
public abstract class Job {
    /** The most classes of input of a workload. */
    public static final int INPUT_CLASSES = 16;

    /** What the caller called, for listeners and messages. */
    public final Operation operation;
    /** The type of the keys. */
    public final Class<?> type;
    /** The number of elements. */
    public final int n;
    /** What engines are compared by, or null for work that only plain Java does. */
    public final Workload workload;
    private Operation reportedOperation;
    private Class<?> reportedType;
    private boolean own;
    /** The call that this job is a part of, or null if it is a call of its own. */
    private CompoundCall call;
    private CostInput costInput;

    protected Job(Operation operation, Class<?> type, Workload workload, int n) {
        this.operation = operation;
        this.type = type;
        this.reportedOperation = operation;
        this.reportedType = type;
        this.workload = workload;
        this.n = n;
    }

    /**
     * Makes this a call of the library itself, to prepare another call: the log and Flight Recorder leave it out, and
     * listeners are told the names of that call.
     */
    public final Job asOwn(Operation preparedOperation, Class<?> preparedType) {
        own = true;
        reportedOperation = preparedOperation;
        reportedType = preparedType;
        return this;
    }

    /** The operation that listeners are told of. */
    final Operation reportedOperation() {
        return reportedOperation;
    }

    /** The type of keys that listeners are told of. */
    final Class<?> reportedType() {
        return reportedType;
    }

    /** Whether this is a call of the library itself. */
    final boolean isOwn() {
        return own;
    }

    /** Makes this a part of a call. */
    public final Job asPartOf(CompoundCall whole) {
        call = whole;
        return this;
    }

    /** Whether this is a part of a call. */
    final boolean isPart() {
        return call != null;
    }

    final CompoundCall call() {
        return call;
    }

    /** Does the work by plain Java, as {@code java.util.Arrays} does: without kernels, in the caller's arrays. */
    public abstract void runPlain();

    /** The kernel that does this work on a device, and how the data gets to it and back. */
    public final KernelBinding<?> binding(ComputeDevice device) {
        return binding(device, device.isOpenCl());
    }

    /** @param inTiles whether by a kernel over tiles, as OpenCL devices do, or by rakes, as JTP does; tests mix them */
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        throw new UnsupportedOperationException(operation + " has no kernels");
    }

    /** Called last, after a kernel's result is committed. Arrays that no kernel worked on are still unmodified. */
    public void finish() {
        // Most jobs need nothing more.
    }

    /** The fewest elements that an engine with kernels is asked for under AUTO. */
    public int smallest() {
        return workload == null ? Integer.MAX_VALUE : workload.smallest();
    }

    /** Whether the caller named an algorithm: then a kernel runs, for any size and order of the keys. */
    public boolean isForced() {
        return false;
    }

    /** Whether there is a kernel for this job on a device. */
    public boolean runsOn(ComputeDevice device) {
        return device.isOpenCl() || !needsOpenCl();
    }

    /** Whether any engine with kernels can be faster at this input than plain Java. */
    public boolean mayGain() {
        return true;
    }

    /** Whether only an OpenCL device can be faster at this input than plain Java. */
    public boolean needsOpenCl() {
        return false;
    }

    /**
     * Does the work if the keys have an order that makes it easy, and returns what that order was. Returns null and
     * changes nothing otherwise.
     */
    public String tryPresorted() {
        return null;
    }

    /** Whether {@link #tryPresorted} may do this job in another way than {@link #runPlain}. */
    public boolean gainsByOrder() {
        return false;
    }

    /** What the cost of this job depends on. The first question looks at a few elements. */
    public final CostInput costInput() {
        if (costInput == null) {
            costInput = look();
        }
        return costInput;
    }

    /** Tells by a look at a few elements of which class the input is, and what plain Java takes for it. */
    protected CostInput look() {
        return CostInput.random(n);
    }

    /** The caller's order or operator, or null. */
    public CustomStrategy custom() {
        return null;
    }

    /** What listeners are told of work that plain Java did, or an empty text. */
    public String note() {
        return "";
    }
}
