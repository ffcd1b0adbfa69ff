package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.LaunchLog;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.opencl.ClException;
import io.github.aparasort.internal.parallel.Digest;
import java.util.function.Consumer;

/**
 * The calls on the resident arrays of a context, or those of one call on arrays of the host: each queues its launches,
 * and returns. The calls are numbered.
 */
public final class CallStream extends Stream {
    /** What a call does. */
    public interface Launches<R> {
        R queue(Work work) throws DeviceFault;
    }

    private final CheckSums checkSums;
    private final LaunchOptions options;
    private final LaunchLog log = new LaunchLog();
    private final boolean forHost;
    private int calls;

    /** Opens a stream on an OpenCL device. */
    public CallStream(ComputeDevice device) throws DeviceFault {
        this(device, new LaunchOptions(), false);
    }

    /** Opens a stream for calls on arrays of the host. Who makes them verifies their results, and counts faults. */
    public static CallStream ofHostArrays(ComputeDevice device, LaunchOptions options) throws DeviceFault {
        return new CallStream(device, options, true);
    }

    private CallStream(ComputeDevice device, LaunchOptions options, boolean forHost) throws DeviceFault {
        super(device, forHost);
        this.options = options;
        this.forHost = forHost;
        try {
            checkSums = new CheckSums(this, forHost);
        } catch (ClException e) {
            super.close();
            throw DeviceFault.of(DeviceFault.Kind.RUN, "it takes no data", e);
        } catch (DeviceFault e) {
            super.close();
            throw e;
        }
    }

    public LaunchOptions options() {
        return options;
    }

    LaunchLog log() {
        return log;
    }

    // ---- calls

    /** Queues the launches of a call. */
    public <R> R call(Launches<R> call) throws DeviceFault {
        return call(null, call);
    }

    /**
     * Queues the launches of a call.
     *
     * @param told what takes note of each launch, or null
     */
    public <R> R call(Consumer<DeviceKernel> told, Launches<R> call) throws DeviceFault {
        return alone(() -> {
            try (Work work = new Work(this, checkSums, options, log, told, ++calls)) {
                boolean done = false;
                try {
                    if (!forHost) {
                        checkSums.forget();
                    }
                    R result = call.queue(work);
                    work.checks().settle();
                    flush();
                    done = true;
                    return result;
                } finally {
                    if (!done) {
                        work.abandon();
                    }
                }
            }
        });
    }

    private interface Action<R> {
        R run() throws DeviceFault;
    }

    /** Does something while no other thread queues launches. */
    private <R> R alone(Action<R> action) throws DeviceFault {
        lock();
        try {
            return action.run();
        } catch (DeviceFault e) {
            throw counted(e);
        } catch (ClException e) {
            throw counted(launchFailed(e));
        } finally {
            unlock();
        }
    }

    static DeviceFault launchFailed(ClException e) {
        return DeviceFault.of(DeviceFault.Kind.RUN, "the launch failed", e);
    }

    /** Counts a fault against the device, if it is to blame. */
    private DeviceFault counted(DeviceFault fault) {
        if (fault.kind() == DeviceFault.Kind.RUN && !forHost) {
            device().health().fault(log.lastKernel(), fault);
        }
        return fault;
    }

    // ---- transfers

    /** New elements with any content, until their memory is released. */
    Column allocate(ElementType type, int length) throws DeviceFault {
        Work.requireLength(length);
        return new Column(allocate((long) length * type.bytes()), type, 0, length);
    }

    /** A call on arrays of the host begins. */
    void begin() {
        log.begin();
        checkSums.forget();
    }

    /** New elements on the device, with those of an array of the host. */
    public Column upload(Object array, int from, int count) throws DeviceFault {
        ElementType type = ElementType.of(array);
        StreamMemory memory = allocate(type, count).memory();
        try {
            upload(memory, array, from, count);
            return new Column(memory, type, 0, count);
        } catch (ClException e) {
            memory.release();
            throw counted(launchFailed(e));
        } catch (RuntimeException | Error e) {
            memory.release();
            throw e;
        }
    }

    /** Copies elements to an array of the host, from an index on, and returns it. */
    public Object download(Column column, Object array, int at) throws DeviceFault {
        if (column.length() == 0) {
            // That a result is empty may be wrong too.
            checkResults();
            requireRight(column.memory().writer());
            return array;
        }
        StreamMemory begin = column.from() == 0 ? column.memory().retain()
                : call(work -> work.keep(work.copy(column))).memory();
        try {
            checkResults();
            requireRight(column.memory().writer());
            download(begin, array, at, column.length());
            return array;
        } catch (ClException e) {
            throw counted(launchFailed(e));
        } finally {
            begin.release();
        }
    }

    // ---- verification

    /** Throws if the device has found a wrong result since the last time. */
    public void checkResults() throws DeviceFault {
        alone(() -> {
            checkSums.check(calls);
            return null;
        });
    }

    /** Says that the sums of a check must be those of the host. If {@code sums} is null, there is no check. */
    void expect(CheckSums.Sums sums, ElementType type, Digest digest) {
        if (sums != null) {
            checkSums.expect(sums, Looks.adds(type), Looks.word(type, digest));
        }
    }

    /** Throws if the result of a call is wrong, or was made of a wrong one. */
    public void requireRight(int call) throws DeviceFault {
        lock();
        try {
            checkSums.requireRight(call);
        } finally {
            unlock();
        }
    }

    @Override
    public void close() {
        super.close();
        checkSums.close();
    }
}
