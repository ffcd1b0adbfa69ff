package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.StaticInitializer;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * One launch with staged data: to the device and back. While one part is transferred to the device, the next one is
 * staged. While the device computes, the checksum of the input is taken. While one part is transferred back, the
 * previous one is checked, and copied to the caller's arrays if the kernel still has the input. So the bus, the device
 * and the CPU work at the same time. If a later part is wrong or missing, the input is put back.
 *
 * <p>Each part is sent by a launch of its own. The garbage collector may move arrays between two launches. Aparapi then
 * makes the device's copy anew from the host's. That is correct here, because the host's copy is the input until the
 * passes run.
 */
public final class StagedLaunch<A> implements Launch {
    private final DeviceKernel kernel;
    private final ComputeDevice device;
    private final A arrays;
    private final StagedWork<A> work;
    private final boolean verifies;
    /** Whether no other thread may check parts of the result, because checks call the caller's code. */
    private final boolean checksAlone;
    private FutureTask<Digest> input;
    private Room room = Room.NONE;
    /** Whether parts are committed as they arrive, and which of them may have been. */
    private boolean commitsParts;
    private final AtomicIntegerArray committed;
    private final List<FutureTask<Digest>> checks = new ArrayList<>();

    /** @param arrays the kernel, as the work sees it */
    public StagedLaunch(DeviceKernel kernel, ComputeDevice device, A arrays, StagedWork<A> work) {
        this.kernel = kernel;
        this.device = device;
        this.arrays = arrays;
        this.work = work;
        this.verifies = Launcher.VERIFY || work.runsCustomCode();
        this.checksAlone = work.runsCustomCode() && StaticInitializer.isRunning();
        this.committed = new AtomicIntegerArray(kernel.parts());
    }

    @Override
    public Times run() throws DeviceFault {
        long stage = System.nanoTime();
        boolean done = false;
        try {
            if (work.lacksRoom()) {
                room = Room.begin(kernel.partBegin(kernel.parts()), work::makeRoom);
            }
            work.configure(arrays);
            work.stage(arrays, 0);
            long launch = System.nanoTime();
            Launcher.run(kernel, device, this::sendAndExecute, this::fetchParts);
            long verify = System.nanoTime();
            if (!isVerified()) {
                throw wrongResult();
            }
            done = true;
            return new Times(launch - stage, verify - launch, System.nanoTime() - verify);
        } catch (RuntimeException e) {
            // For instance an index that was in its range when the arguments were checked.
            if (work.isBeingChanged()) {
                throw DeviceFault.inputChanged(e);
            }
            throw e;
        } finally {
            if (!done) {
                putBack();
            }
        }
    }

    @Override
    public void commit() {
        if (!commitsParts) {
            room.await();
            work.commit(arrays);
        }
    }

    @Override
    public boolean isInPlace() {
        return false;
    }

    /** Stages and sends the whole input. {@link #runResident} can follow. For benchmarks of the device alone. */
    public void send() {
        work.configure(arrays);
        for (int load = 0; load < kernel.loads(); load++) {
            work.stage(arrays, load);
            Launcher.send(kernel, load);
        }
    }

    /** Runs all passes on the data that is on the device. */
    public void runResident() {
        Launcher.execute(kernel);
    }

    /** Sends the whole input, then runs all passes. Returns the time that these take, to compare kernels. */
    public long passNanos() throws DeviceFault {
        long[] nanos = new long[1];
        Launcher.run(kernel, device, () -> {
            send();
            long begin = System.nanoTime();
            runResident();
            nanos[0] = System.nanoTime() - begin;
        }, () -> { });
        return nanos[0];
    }

    /** Transfers the result back. Returns whether it is correct. */
    public boolean fetch() {
        Digest found = Digest.EMPTY;
        for (int part = 0; part < kernel.parts(); part++) {
            kernel.getPart(part);
            found = found.plus(work.check(arrays, part));
        }
        return found.equals(work.digest());
    }

    private void sendAndExecute() {
        int lastLoad = kernel.loads() - 1;
        for (int load = 0; load < lastLoad; load++) {
            int next = load + 1;
            FutureTask<Void> staged = Beside.run(() -> work.stage(arrays, next));
            Launcher.send(kernel, load);
            Waiting.result(staged);
        }
        if (verifies) {
            input = Beside.compute(work::digest);
        }
        commitsParts = work.canRestore(arrays);
        kernel.putPart(lastLoad);
        Launcher.execute(kernel);
        while (kernel.goesOn()) {
            Launcher.execute(kernel);
        }
    }

    private void fetchParts() {
        int last = kernel.parts() - 1;
        for (int part = 0; part <= last; part++) {
            kernel.getPart(part);
            if (part < last && (verifies || commitsParts)) {
                int arrived = part;
                Callable<Digest> check = () -> receive(arrived);
                checks.add(checksAlone ? new FutureTask<>(check) : Beside.compute(check));
            }
        }
    }

    /** Checks a part that has arrived, and commits it if the launch commits parts. */
    private Digest receive(int part) {
        if (!commitsParts) {
            return verifies ? work.check(arrays, part) : Digest.EMPTY;
        }
        if (verifies) {
            // The checksum of the input is taken from the caller's arrays.
            Waiting.result(input);
        }
        room.await();
        committed.set(part, 1);
        if (verifies) {
            return work.checkAndCommit(arrays, part);
        }
        work.commitPart(arrays, part);
        return Digest.EMPTY;
    }

    /** Whether the result is the input, in order. */
    private boolean isVerified() {
        Digest found = receive(kernel.parts() - 1);
        for (FutureTask<Digest> check : checks) {
            if (checksAlone) {
                check.run();
            }
            found = found.plus(Waiting.result(check));
        }
        return !verifies || found.equals(Waiting.result(input));
    }

    /** Says who is to blame. Where parts were committed, the input must be back before it is read again. */
    private DeviceFault wrongResult() {
        putBack();
        boolean changed = !work.digest().equals(Waiting.result(input)) || work.isBeingChanged();
        return changed ? DeviceFault.inputChanged(null)
                : new DeviceFault(work.runsCustomCode() ? DeviceFault.Kind.CUSTOM_CODE : DeviceFault.Kind.RUN,
                        work.complaint(), null);
    }

    /** Puts the input back where parts of the result were committed, when no thread works for this launch any more. */
    private void putBack() {
        await(room::await);
        if (input != null) {
            await(() -> Waiting.result(input));
        }
        // Those that have not begun never will.
        checks.stream().filter(check -> !checksAlone || check.isDone())
                .forEach(check -> await(() -> Waiting.result(check)));
        for (int part = 0; part < committed.length(); part++) {
            if (committed.getAndSet(part, 0) != 0) {
                work.restore(arrays, part);
            }
        }
    }

    private static void await(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            // The launch has failed anyway. What the task may have committed is put back.
        }
    }
}
