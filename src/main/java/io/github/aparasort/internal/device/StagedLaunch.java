package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.opencl.ClException;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.StaticInitializer;
import io.github.aparasort.internal.staging.Channel;

/** One launch with staged data: to the device and back. If the result is wrong or missing, the input is put back. */
public final class StagedLaunch<A> implements Launch {
    private final DeviceKernel kernel;
    private final A arrays;
    private final StagedWork<A> work;
    private final Channel channel;
    private final int n;
    private PendingArrays room;

    /**
     * @param kernel prepared and bound
     * @param arrays the kernel, as the work sees it
     */
    public StagedLaunch(DeviceKernel kernel, A arrays, StagedWork<A> work) {
        this(kernel, arrays, work, PendingArrays.NONE);
    }

    /** @param room the arrays that the result goes to, if it has them in common with other launches */
    StagedLaunch(DeviceKernel kernel, A arrays, StagedWork<A> work, PendingArrays room) {
        this.kernel = kernel;
        this.arrays = arrays;
        this.work = work;
        this.room = room;
        this.n = kernel.size();
        this.channel = Launcher.channel(kernel, Launcher.VERIFY || work.runsCustomCode(),
                work.runsCustomCode() && StaticInitializer.isRunning());
    }

    @Override
    public Times run() throws DeviceFault {
        long begin = System.nanoTime();
        boolean done = false;
        try {
            if (work.lacksRoom()) {
                room = PendingArrays.begin(n, work::makeRoom);
            }
            sendInput();
            long sent = System.nanoTime();
            Launcher.run(kernel, this::execute);
            work.accompany(arrays, channel);
            room.await();
            kernel.getResult();
            work.receive(arrays, channel);
            long received = System.nanoTime();
            if (!channel.isRight()) {
                throw wrongResult();
            }
            done = true;
            return new Times(sent - begin, received - sent, System.nanoTime() - received);
        } catch (ClException e) {
            throw DeviceFault.of(DeviceFault.Kind.RUN, "the launch failed", e);
        } catch (RuntimeException e) {
            // For instance an index that was in its range when the arguments were checked.
            if (work.isBeingChanged()) {
                throw DeviceFault.inputChanged(e);
            }
            throw e;
        } finally {
            if (!done) {
                putBack();
                channel.close(false);
            }
        }
    }

    private void sendInput() {
        work.configure(arrays);
        work.send(arrays, channel);
        kernel.putInput();
    }

    private void execute() {
        Launcher.execute(kernel);
        while (kernel.goesOn()) {
            Launcher.execute(kernel);
        }
    }

    @Override
    public void commit() {
        channel.deliver();
        channel.close(true);
        work.commit(arrays);
    }

    @Override
    public boolean isInPlace() {
        return false;
    }

    /** Sends the whole input. {@link #runResident} can follow. For benchmarks of the device alone. */
    public void send() {
        sendInput();
        Launcher.finish(kernel);
    }

    /** Runs all passes on the data that is on the device. */
    public void runResident() {
        execute();
        Launcher.finish(kernel);
    }

    /** Sends the whole input, then runs all passes on a device. Returns the time of the passes, to compare kernels. */
    public long passNanos() throws DeviceFault {
        try {
            send();
            long begin = System.nanoTime();
            runResident();
            long nanos = System.nanoTime() - begin;
            channel.close(true);
            return nanos;
        } catch (ClException e) {
            throw DeviceFault.of(DeviceFault.Kind.RUN, "the launch failed", e);
        }
    }

    /** Receives the result. Returns whether it is correct. For benchmarks of the device alone. */
    public boolean fetch() {
        if (work.lacksRoom()) {
            work.makeRoom();
        }
        work.accompany(arrays, channel);
        kernel.getResult();
        work.receive(arrays, channel);
        channel.deliver();
        channel.close(true);
        return channel.isRight();
    }

    /** Says who is to blame. The input must be back before it is read again. */
    private DeviceFault wrongResult() {
        Digest sent = channel.sent();
        putBack();
        boolean changed = !work.digest().equals(sent) || work.isBeingChanged();
        return changed ? DeviceFault.inputChanged(null)
                : new DeviceFault(work.runsCustomCode() ? DeviceFault.Kind.CUSTOM_CODE : DeviceFault.Kind.RUN,
                        work.complaint(), null);
    }

    private void putBack() {
        try {
            // The next engine would take the arrays that are made here for its result.
            room.await();
        } catch (RuntimeException | Error e) {
            // The launch has failed anyway.
        }
        channel.restore();
        work.restore();
    }
}
