package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelSequence;
import io.github.aparasort.internal.device.StreamMemory;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/** An operation on arrays of the host by those on resident arrays, in a stream of its own. */
public abstract class ResidentSequence extends KernelSequence {
    private final LaunchOptions options = new LaunchOptions();
    private final List<StreamMemory> held = new ArrayList<>();
    private ResidentStream stream;
    /** Passes before the launch, and in it. */
    private int passesBefore;
    private int passes;

    /** @param bytesPerKey bytes of a key */
    protected ResidentSequence(int bytesPerKey) {
        super(bytesPerKey);
    }

    @Override
    protected final void open(ComputeDevice device) throws DeviceFault {
        stream = ResidentStream.ofHostArrays(device, options);
    }

    final LaunchOptions options() {
        return options;
    }

    @Override
    protected final boolean isStale() {
        return stream.isStale();
    }

    @Override
    protected final void trim() {
        stream.trim();
    }

    @Override
    public final void close() {
        if (stream != null) {
            stream.close();
        }
    }

    // ---- what subclasses do

    /** Sends an array to the device, where it is kept until the end of the launch. */
    protected final Column upload(Object array) throws DeviceFault {
        return held(stream.upload(array, 0, Array.getLength(array)));
    }

    /** Queues launches. The columns that they keep are kept until the end of this launch. */
    protected final Column[] call(ResidentStream.Launches<Column[]> launches) throws DeviceFault {
        Column[] kept = stream.call(launches);
        for (Column column : kept) {
            held(column);
        }
        return kept;
    }

    /** Waits for the elements of a column, and copies them to the begin of an array. */
    protected final <V> V download(Column column, V array) throws DeviceFault {
        stream.download(column, array, 0);
        return array;
    }

    /** Gives back what no later launch needs. */
    protected final void release(Column column) {
        held.remove(column.memory());
        column.memory().release();
    }

    private Column held(Column column) {
        held.add(column.memory());
        return column;
    }

    @Override
    protected final void forget() {
        held.forEach(StreamMemory::release);
        held.clear();
        passes = options.passes() - passesBefore;
        passesBefore += passes;
    }

    @Override
    public final int passes() {
        return passes;
    }
}
