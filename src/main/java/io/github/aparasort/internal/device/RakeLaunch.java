package io.github.aparasort.internal.device;

import io.github.aparasort.internal.event.Threads;
import io.github.aparasort.internal.kernel.CustomCodeException;
import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.internal.kernel.RakeWork;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * One launch of a kernel on JTP, which has it until it is closed. Nothing is transferred, so only faults that a worker
 * reports are detected. Work in the caller's arrays cannot be left as it is when a worker fails: the caller's thread
 * does the rest.
 */
public final class RakeLaunch implements AutoCloseable {
    private static final String FAILED = "a worker failed";

    private final ComputeDevice device;
    /** Takes the kernel back. It is told whether anything failed. */
    private final Consumer<Boolean> onClose;
    private final RakeKernel kernel;
    private boolean failed;
    private String remark = "";
    private long bound;
    private long end;

    RakeLaunch(ComputeDevice device, Consumer<Boolean> onClose, RakeKernel kernel) {
        this.device = device;
        this.onClose = onClose;
        this.kernel = kernel;
    }

    public RakeKernel kernel() {
        return kernel;
    }

    public ComputeDevice device() {
        return device;
    }

    /** Does the work, and copies the result to the caller's arrays where it is not there yet. */
    public <K> void run(K view, InPlaceJob<K> work) throws DeviceFault {
        try {
            launch(view, work);
            end = System.nanoTime();
            work.collect(view);
        } finally {
            kernel.giveBack();
        }
    }

    private <K> void launch(K view, InPlaceJob<K> work) throws DeviceFault {
        try {
            work.bindArrays(view);
            bound = System.nanoTime();
            if (kernel.size() > 1) {
                kernel.start();
                runPasses(work);
            }
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw judged(fault("copying failed", e, work));
        }
        if (!failed) {
            device().health().success();
        }
    }

    private void runPasses(InPlaceJob<?> input) throws DeviceFault {
        RakeWork work = new RakeWork(kernel);
        Throwable thrown = ofPass(thrownBy(work::run));
        if (thrown instanceof CancellationException end) {
            kernel.putBack();
            throw end;
        }
        if (thrown != null && kernel.isInPlace() && !kernel.runsCustomCode()) {
            complete(work, fault(FAILED, thrown, input));
            thrown = null;
        }
        if (thrown == null) {
            thrown = ofPass(thrownBy(kernel::getResult));
        }
        if (thrown != null) {
            throw judged(fault(FAILED, thrown, input));
        }
    }

    /** Does what is left after a fault. */
    private void complete(RakeWork work, DeviceFault fault) throws DeviceFault {
        Throwable again = thrownBy(() -> work.complete());
        if (again instanceof StackOverflowError) {
            again = onNewThread(() -> work.complete());
        }
        DeviceFault judged = judged(fault);
        if (again != null) {
            kernel.putBack();
            throw judged;
        }
        remark = DeviceFault.joined(device().describe(judged), "; ", "the caller's thread did the rest");
    }

    /** The fault for what a pass has thrown: where passes call the caller's code, it is that which fails. */
    private Throwable ofPass(Throwable thrown) {
        boolean isEnd = thrown == null || thrown instanceof CancellationException;
        return !isEnd && kernel.runsCustomCode() ? new CustomCodeException(thrown) : thrown;
    }

    private static DeviceFault fault(String what, Throwable thrown, InPlaceJob<?> input) {
        DeviceFault fault = DeviceFault.of(DeviceFault.Kind.RUN, what, thrown);
        return fault.kind() == DeviceFault.Kind.RUN && input.isBeingChanged() ? DeviceFault.inputChanged(thrown)
                : fault;
    }

    /** Takes note of a fault, unless the device is not to blame. */
    private DeviceFault judged(DeviceFault fault) {
        failed = true;
        if (fault.kind() != DeviceFault.Kind.RUN) {
            return fault;
        }
        if (fault.thrownByCustomCode() != null) {
            return new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, fault.getMessage(), fault);
        }
        device().health().fault(kernel.getClass(), fault);
        return fault;
    }

    private static Throwable thrownBy(Runnable step) {
        try {
            step.run();
            return null;
        } catch (RuntimeException | Error e) {
            return e;
        }
    }

    /** The failure of a step on a thread of its own, or the lack of such a thread. */
    private static Throwable onNewThread(Runnable step) {
        // Until the thread says otherwise: it may die without a word if there is no memory for one.
        Throwable[] thrown = {new OutOfMemoryError("a thread died")};
        Throwable started = thrownBy(() -> {
            Thread thread = Threads.daemon("aparasort-launch", () -> thrown[0] = thrownBy(step));
            thread.start();
            ManagedWait.join(thread);
        });
        return started != null ? started : thrown[0];
    }

    // ---- what listeners are told

    /** The fault despite which the work was completed, or an empty text. */
    public String remark() {
        return remark;
    }

    /** Whether the kernel worked in the caller's arrays, so that nothing was copied. */
    public boolean isInPlace() {
        return kernel.isInPlace();
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
        onClose.accept(failed);
    }
}
