package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.InPlaceKernel;

/**
 * Work in the caller's own arrays, by workers of this JVM: nothing travels, so nothing is verified but what a worker
 * reports. One that dies leaves all elements of a sort in the arrays, if in another order; what cannot be undone is
 * finished by the caller's thread ({@link InPlaceKernel#isFinished}). (On an OpenCL device, for tests only, whole arrays
 * travel.)
 */
public final class InPlaceLaunch {
    private InPlaceLaunch() {
    }

    /**
     * Works on what is lent; returns the nanoseconds that {@link Lease#run} tells.
     *
     * @param alone whether by one worker, the others being busy
     */
    static long[] run(DeviceKernel kernel, ComputeDevice device, DataTransfer passage, boolean alone) throws DeviceFault {
        long begin = System.nanoTime();
        InPlaceKernel borrower = (InPlaceKernel) kernel;
        boolean started = false;
        try {
            passage.lend(kernel);
            if (alone) {
                borrower.goAlone();
            }
            long launch = System.nanoTime();
            if (kernel.partBegin(1) > 1) {
                borrower.start();
                started = true;
                Launcher.run(kernel, device, () -> {
                    kernel.putPart(0);
                    Launcher.execute(kernel);
                    while (kernel.goesOn()) {
                        Launcher.execute(kernel);
                    }
                    kernel.getPart(0);
                });
            }
            return new long[] {launch - begin, System.nanoTime() - launch, 0};
        } catch (DeviceFault | RuntimeException | Error e) {
            if (started && !device.isOpenCl()) {
                borrower.recover();
            }
            throw e;
        } finally {
            borrower.giveBack();
        }
    }
}
