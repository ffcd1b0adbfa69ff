package io.github.aparasort.internal.engine;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.HostCall;

/**
 * Work of one call: what it is, and how each engine does it: plain Java ({@link #runPlain}), JTP ({@link
 * #rakes}), an OpenCL device ({@link #steps}). It says which engines it may run on; {@link Dispatcher#submit} decides
 * on which of them it does.
 */
public abstract class Job {
    /** The most classes of input of a workload. */
    public static final int INPUT_CLASSES = 16;

    /** The operation that was called, for listeners and messages. */
    public final Operation operation;
    /** The type of the keys. */
    public final Class<?> type;
    /** The number of elements. */
    public final int n;
    /** The workload by which engines are compared; null for work that only plain Java does. */
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
    public final Job preparing(Operation preparedOperation, Class<?> preparedType) {
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

    /**
     * Whether {@link Rakes#runPlain} takes less time than serial code: it shares the work between threads.
     *
     * @param fewest the elements that take serial code about 0.1 ms: five times as long as to share them
     */
    protected final boolean gainsByThreads(int fewest) {
        return n >= fewest && ThreadTeam.available() > 1;
    }

    /**
     * Refuses arguments that were not checked before there was a job. What is thrown here is the caller's mistake; what
     * is thrown later is a fault of the engine. An engine that sees on its way what is wrong needs no check before.
     *
     * @param device where the job goes to, or null for plain Java
     */
    public void check(ComputeDevice device) {
        // Most arguments are checked before there is a job.
    }

    /** Whether the order of inputs needs no check before, because it is seen in {@link HostCall#sendSorted}. */
    protected static boolean seesOrder(ComputeDevice device) {
        return device != null && device.isOpenCl();
    }

    /** The kernel that does this work on JTP, where there is one: see {@link Workload#hasRakes}. */
    public Rakes<?> rakes() {
        return null;
    }

    /** Does the work on an OpenCL device: sends, queues steps, receives. What is received is checked when this ends. */
    public void steps(HostCall call) throws DeviceFault {
        throw new UnsupportedOperationException(operation + " has no steps");
    }

    /** The name under which the proof of this work on a device is kept. */
    public String provenAs() {
        return workload.name();
    }

    /** The message for a wrong result of the caller's code. */
    public String complaint() {
        return "what came back is not right";
    }

    /** Called after a device failed, before the next engine begins: forgets what the device has left. */
    public void abandon() {
        // Most jobs keep nothing between steps and the end.
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

    /** Whether JTP or an OpenCL device can do this job. */
    public boolean runsOn(ComputeDevice device) {
        return device.isOpenCl() || !needsOpenCl();
    }

    /** Whether any engine with kernels can be faster at this input than plain Java. */
    public boolean mayGain() {
        return true;
    }

    /** Whether only an OpenCL device can be faster at this input than plain Java. */
    public boolean needsOpenCl() {
        return workload != null && !workload.hasRakes();
    }

    /**
     * Does the work if the keys have an order that makes it easy, and returns what that order was. Returns null and
     * changes nothing otherwise.
     */
    public String tryPresorted() {
        return null;
    }

    /** Whether plain Java does this by a sort of the JDK, and JTP can do it. */
    public boolean isSortOfJdk() {
        return false;
    }

    /** Whether {@link #tryPresorted} may do this job in another way than {@link #runPlain}. */
    public boolean gainsByOrder() {
        return false;
    }

    /** The input that the cost of this job depends on. The first question looks at a few elements. */
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

    /** The note for listeners on work that plain Java did, or an empty text. */
    public String note() {
        return "";
    }
}
