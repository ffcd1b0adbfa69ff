package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.InPlaceKernel;

/**
 * Work in the caller's arrays, by workers of this JVM. Nothing is transferred, so only faults that a worker reports are
 * detected. If a worker dies during a sort, the arrays still hold all elements, perhaps in another order. The caller's
 * thread completes work that cannot be rolled back ({@link InPlaceKernel#isFinished}). (On an OpenCL device, in tests
 * only, whole arrays are transferred.)
 */
public final class InPlaceLaunch<K> implements Launch {
    private final DeviceKernel kernel;
    private final InPlaceKernel inPlace;
    private final ComputeDevice device;
    private final K view;
    private final InPlaceWork<K> work;
    private final boolean singleWorker;

    /**
     * @param view the kernel, as the work sees it
     * @param singleWorker whether to use one worker, because other callers use the processors too
     */
    public InPlaceLaunch(DeviceKernel kernel, ComputeDevice device, K view, InPlaceWork<K> work,
            boolean singleWorker) {
        this.kernel = kernel;
        this.inPlace = (InPlaceKernel) kernel;
        this.device = device;
        this.view = view;
        this.work = work;
        this.singleWorker = singleWorker;
    }

    @Override
    public Times run() throws DeviceFault {
        long begin = System.nanoTime();
        boolean started = false;
        try {
            work.bindArrays(view);
            if (singleWorker) {
                inPlace.useOneWorker();
            }
            long launch = System.nanoTime();
            if (kernel.size() > 1) {
                inPlace.start();
                started = true;
                Launcher.run(kernel, () -> {
                    kernel.putInput();
                    Launcher.execute(kernel);
                    while (kernel.goesOn()) {
                        Launcher.execute(kernel);
                    }
                    kernel.getResult();
                });
            }
            return new Times(launch - begin, System.nanoTime() - launch, 0);
        } catch (DeviceFault | RuntimeException | Error e) {
            if (started && !device.isOpenCl()) {
                inPlace.recover();
            }
            if (isInputChanged(e)) {
                throw DeviceFault.inputChanged(e);
            }
            throw e;
        } finally {
            inPlace.giveBack();
            inPlace.dismissWorkers();
        }
    }

    private boolean isInputChanged(Throwable e) {
        boolean mayBe = e instanceof RuntimeException
                || e instanceof DeviceFault fault && fault.kind() == DeviceFault.Kind.RUN && !fault.isShortage();
        return mayBe && work.isBeingChanged();
    }

    @Override
    public void commit() {
        work.collect(view);
    }

    @Override
    public boolean isInPlace() {
        return inPlace.isInPlace();
    }

    @Override
    public boolean isFinished() {
        return inPlace.isFinished();
    }
}
