package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.opencl.ClException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The calls on the resident arrays of a context: each queues its launches, and returns.
 *
 * <p><b>Verification.</b> Calls are numbered. A kernel that finds a wrong result on the device notes the number of its
 * call there, if it is the first one. The host looks for it whenever it waits for the device. Then the results of that
 * call and of all later ones are not used any more, because some of them may have been made of the wrong one.
 */
public final class ResidentStream implements AutoCloseable {
    /** Results of each operation that are verified at first. They prove its kernels. */
    private static final int FIRST = 8;
    /** After these one result in so many is verified. */
    private static final int EVERY = 16;
    private static final boolean VERIFY = Property.VERIFY.value().equals("on");

    /** What a call does. */
    public interface Launches<R> {
        R queue(Work work) throws DeviceFault;
    }

    /** Calls whose results are not used: from the one that was wrong to the last one that may have used it. */
    private record Wrong(int first, int last) {
    }

    private final Stream stream;
    private final StreamMemory alarm;
    private final List<Wrong> wrong = new ArrayList<>();
    private final Map<String, Integer> asked = new HashMap<>();
    private int groupSize = TileKernel.NT;
    private int mostGroups = Integer.MAX_VALUE;
    private int calls;
    /** Whether a verification was queued since the host last looked for an alarm. */
    private boolean watches;
    private Class<?> lastKernel = Stream.class;
    /** Told of each launch before it is queued. Tests let it throw. */
    private Consumer<DeviceKernel> launches = kernel -> { };

    /** Opens a stream on an OpenCL device. */
    public ResidentStream(ComputeDevice device) throws DeviceFault {
        stream = new Stream(device);
        try {
            alarm = stream.allocate(Long.BYTES);
            stream.upload(alarm, new int[2], 0, 2);
        } catch (ClException e) {
            stream.close();
            throw DeviceFault.of(DeviceFault.Kind.RUN, "it takes no data", e);
        }
    }

    public ComputeDevice device() {
        return stream.device();
    }

    /** Whether nothing new should be made here, because the context of the device was given up. */
    public boolean isStale() {
        return stream.isStale();
    }

    /** Bytes in use by arrays and by calls that are queued. */
    public long used() {
        return stream.used();
    }

    /** For tests: tells of each launch before it is queued. */
    void onLaunch(Consumer<DeviceKernel> listener) {
        launches = listener;
    }

    /** For tests: makes small groups, few of them, so that small arrays reach every path. */
    void scale(int workItems, int most) {
        groupSize = workItems;
        mostGroups = most;
    }

    /** Work-items per group, if the device has as many. */
    int groupSize() {
        return groupSize;
    }

    /** Groups at most, if there are so many for each compute unit. */
    int groups(int perUnit) {
        return Math.min(mostGroups, perUnit * stream.info().computeUnits());
    }

    // ---- calls

    /** Queues the launches of a call. */
    public <R> R call(Launches<R> call) throws DeviceFault {
        stream.lock();
        try (Work work = new Work(this, stream, ++calls)) {
            R result = call.queue(work);
            stream.flush();
            return result;
        } catch (ClException e) {
            throw fault(e);
        } finally {
            stream.unlock();
        }
    }

    private DeviceFault fault(ClException e) {
        DeviceFault fault = DeviceFault.of(DeviceFault.Kind.RUN, "the launch failed", e);
        if (fault.kind() == DeviceFault.Kind.RUN) {
            stream.fault(lastKernel, fault);
        }
        return fault;
    }

    void beforeLaunch(DeviceKernel kernel) {
        lastKernel = kernel.getClass();
        launches.accept(kernel);
    }

    // ---- transfers

    /** New elements on the device, with those of an array of the host. */
    public Column upload(Object array, int from, int to) throws DeviceFault {
        ElementType type = ElementType.of(array);
        StreamMemory memory = stream.allocate((long) (to - from) * type.bytes());
        try {
            stream.upload(memory, array, from, to - from);
            return new Column(memory, type, 0, to - from);
        } catch (ClException e) {
            memory.release();
            throw fault(e);
        }
    }

    /** Copies elements to an array of the host, from an index on. */
    public void download(Column column, Object array, int at) throws DeviceFault {
        if (column.length() == 0) {
            return;
        }
        StreamMemory begin = column.from() == 0 ? column.memory().retain()
                : call(work -> work.keep(work.copy(column))).memory();
        try {
            stream.download(begin, array, at, column.length());
            checkAlarm();
        } catch (ClException e) {
            throw fault(e);
        } finally {
            begin.release();
        }
    }

    // ---- verification

    /** Whether a call of an operation is verified. */
    boolean verifies(String operation) {
        int times = asked.merge(operation, 1, Integer::sum);
        return VERIFY && (times <= FIRST || times % EVERY == 0);
    }

    /** The memory where a wrong call is noted. */
    StreamMemory alarm() {
        watches = true;
        return alarm;
    }

    /** Throws if the device has found a wrong result since the last time. */
    public void checkAlarm() throws DeviceFault {
        stream.lock();
        try {
            if (watches) {
                watches = false;
                int[] first = new int[1];
                stream.read(alarm, 0, first, 1);
                if (first[0] != 0) {
                    stream.upload(alarm, new int[1], 0, 1);
                    wrong.add(new Wrong(first[0], calls));
                    DeviceFault fault = wrongResult();
                    stream.fault(lastKernel, fault);
                    throw fault;
                }
                stream.device().health().success();
            }
        } catch (ClException e) {
            throw fault(e);
        } finally {
            stream.unlock();
        }
    }

    private static DeviceFault wrongResult() {
        return new DeviceFault(DeviceFault.Kind.RUN, "a result has not the order or the checksum that it must have, and"
                + " neither it nor what was computed after it is used; arrays that were made before are intact", null);
    }

    /** Throws if the result of a call is wrong, or was made of a wrong one. */
    public void requireRight(int call) throws DeviceFault {
        stream.lock();
        try {
            for (Wrong each : wrong) {
                if (call >= each.first() && call <= each.last()) {
                    throw wrongResult();
                }
            }
        } finally {
            stream.unlock();
        }
    }

    @Override
    public void close() {
        alarm.release();
        stream.close();
    }
}
