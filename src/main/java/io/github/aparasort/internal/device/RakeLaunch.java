package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import java.util.function.Consumer;

/**
 * One launch of a kernel on JTP, which has it until it is closed. Nothing is transferred, so only faults that a worker
 * reports are detected. If a worker dies during a sort in place, the arrays still hold all elements, perhaps in another
 * order. The caller's thread completes work that cannot be rolled back ({@link InPlaceRakeKernel#isFinished}).
 */
public final class RakeLaunch implements AutoCloseable {
    private final ComputeDevice device;
    /** Takes the kernel back. It is told whether anything failed. */
    private final Consumer<Boolean> owner;
    private final DeviceKernel kernel;
    /** Null for a kernel that works in arrays of its own. */
    private final InPlaceRakeKernel inPlace;
    /** Whether other callers use the processors too. */
    private final boolean besideOthers;
    private boolean failed;
    private String remark = "";
    private long bound;
    private long end;

    RakeLaunch(ComputeDevice device, Consumer<Boolean> owner, DeviceKernel kernel, boolean besideOthers) {
        this.device = device;
        this.owner = owner;
        this.kernel = kernel;
        this.inPlace = kernel instanceof InPlaceRakeKernel own ? own : null;
        this.besideOthers = besideOthers;
    }

    public DeviceKernel kernel() {
        return kernel;
    }

    public ComputeDevice device() {
        return device;
    }

    /** Does the work, and copies the result to the caller's arrays where it is not there yet. */
    public <K> void run(K view, InPlaceJob<K> work) throws DeviceFault {
        try {
            launch(view, work);
            device().health().success();
        } catch (DeviceFault e) {
            complete(judged(e));
        } catch (RuntimeException | Error e) {
            complete(judged(DeviceFault.of(DeviceFault.Kind.RUN, "copying failed", e)));
        }
        end = System.nanoTime();
        work.collect(view);
    }

    private <K> void launch(K view, InPlaceJob<K> work) throws DeviceFault {
        boolean started = false;
        try {
            work.bindArrays(view);
            if (besideOthers && inPlace != null) {
                inPlace.useOneWorker();
            }
            bound = System.nanoTime();
            if (kernel.size() > 1) {
                if (inPlace != null) {
                    inPlace.start();
                }
                started = true;
                Launcher.run(kernel, this::execute);
            }
        } catch (DeviceFault | RuntimeException | Error e) {
            if (started && inPlace != null) {
                inPlace.recover();
            }
            if (isInputChanged(e, work)) {
                throw DeviceFault.inputChanged(e);
            }
            throw e;
        } finally {
            if (inPlace != null) {
                inPlace.giveBack();
                inPlace.dismissWorkers();
            }
        }
    }

    private void execute() {
        Launcher.execute(kernel);
        while (kernel.goesOn()) {
            Launcher.execute(kernel);
        }
        kernel.getResult();
    }

    private static boolean isInputChanged(Throwable e, InPlaceJob<?> work) {
        boolean mayBe = e instanceof RuntimeException
                || e instanceof DeviceFault fault && fault.kind() == DeviceFault.Kind.RUN && !fault.isShortage();
        return mayBe && work.isBeingChanged();
    }

    /** Throws the fault, unless the caller's thread has completed the work. */
    private void complete(DeviceFault fault) throws DeviceFault {
        if (inPlace == null || !inPlace.isFinished()) {
            throw fault;
        }
        remark = DeviceFault.joined(device().describe(fault), "; ", "the caller's thread did the rest");
    }

    private DeviceFault judged(DeviceFault fault) {
        failed = true;
        if (fault.kind() == DeviceFault.Kind.LIMIT || fault.kind() == DeviceFault.Kind.INPUT_CHANGED) {
            return fault;
        }
        if (fault.thrownByCustomCode() != null) {
            return new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, fault.getMessage(), fault);
        }
        if (fault.kind() != DeviceFault.Kind.CUSTOM_CODE) {
            device().health().fault(kernel.getClass(), fault);
        }
        return fault;
    }

    /** The fault despite which the work was completed, or an empty text. */
    public String remark() {
        return remark;
    }

    /** Whether the kernel worked in the caller's arrays, so that nothing was copied. */
    public boolean isInPlace() {
        return inPlace != null && inPlace.isInPlace();
    }

    /** The nanoseconds from a time of the clock until the arrays were bound. */
    public long stageNanos(long begin) {
        return bound - begin;
    }

    /** The nanoseconds from then until the workers were done. */
    public long workNanos() {
        return end - bound;
    }

    @Override
    public void close() {
        owner.accept(failed);
    }
}
