package io.github.aparasort.device;

import io.github.aparasort.kernel.SortKernel;
import java.util.concurrent.CompletableFuture;

/**
 * One trip of data to a kernel and back. While a part travels to the device the next one is staged, and while a part
 * travels back the one before it is checked; so the bus and the CPU's memory work at the same time.
 *
 * <p>Sending a part takes a launch of its own. The collector may move arrays between two launches, and Aparapi then
 * makes the device's copy anew from the host's: which is right here, because until the passes run the host's copy is
 * the input.
 */
final class Trip {
    private final SortKernel kernel;
    private final ComputeDevice device;
    private final Passage passage;
    private Digest staged;
    private CompletableFuture<Digest> found = CompletableFuture.completedFuture(Digest.EMPTY);

    Trip(SortKernel kernel, ComputeDevice device, Passage passage) {
        this.kernel = kernel;
        this.device = device;
        this.passage = passage;
    }

    /** Goes there and back; returns the nanoseconds that {@link Lease#run} tells. */
    long[] make() throws DeviceFault {
        long stage = System.nanoTime();
        staged = passage.stage(kernel, 0);
        long launch = System.nanoTime();
        Launcher.run(kernel, device, this::thereAndBack);
        long verify = System.nanoTime();
        if (!isVerified()) {
            throw new DeviceFault(DeviceFault.Kind.RUN, "what came back is not the input in order", null);
        }
        return new long[] {launch - stage, verify - launch, System.nanoTime() - verify};
    }

    private void thereAndBack() {
        int last = kernel.parts() - 1;
        for (int part = 0; part < last; part++) {
            CompletableFuture<Digest> next = stageLater(part + 1);
            Launcher.send(kernel, part);
            staged = staged.plus(next.join());
        }
        kernel.putPart(last);
        Launcher.execute(kernel);
        for (int part = 0; part <= last; part++) {
            kernel.getPart(part);
            if (part < last && Launcher.VERIFY) {
                checkLater(part);
            }
        }
    }

    private CompletableFuture<Digest> stageLater(int part) {
        return CompletableFuture.supplyAsync(() -> passage.stage(kernel, part));
    }

    private void checkLater(int part) {
        found = found.thenCombine(CompletableFuture.supplyAsync(() -> passage.check(kernel, part)), Digest::plus);
    }

    /** Whether what came back is what was staged, in order. */
    private boolean isVerified() {
        if (!Launcher.VERIFY) {
            return true;
        }
        Digest last = passage.check(kernel, kernel.parts() - 1);
        return last.plus(found.join()).equals(staged);
    }
}
