package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Transport;
import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClQueue;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Function;

/**
 * A kernel of a stream. It owns no memory: arrays in its fields stand for memory that a launch is given, and all others
 * get memory for this launch only, with any content.
 */
final class StreamKernel implements Transport {
    /** Where memory comes from. */
    interface Memory {
        StreamMemory allocate(long bytes) throws DeviceFault;

        /** Sends the first elements of an array. */
        void upload(StreamMemory to, Object array, int from, int count);
    }

    private final DeviceKernel kernel;
    private final Memory stream;
    private final BoundProgram program;
    /** The lengths of the arrays that only stand for memory. */
    private final IdentityHashMap<Object, Integer> lengths = new IdentityHashMap<>();
    /** The memory of the arrays that custom code brings along. */
    private final IdentityHashMap<Object, StreamMemory> tables = new IdentityHashMap<>();

    StreamKernel(DeviceKernel kernel, ClContext context, Memory stream) throws DeviceFault {
        this.kernel = kernel;
        this.stream = stream;
        program = new BoundProgram(kernel, context);
        try {
            if (kernel instanceof CustomCode code) {
                for (Object table : code.customArrays()) {
                    tables.put(table, stream.allocate((long) Array.getLength(table) * Transfer.bytesOf(table)));
                }
            }
            refreshTables();
        } catch (DeviceFault | RuntimeException | Error e) {
            close();
            throw e;
        }
    }

    /** Sends the tables of custom code again: the caller may have written to them since. */
    void refreshTables() {
        tables.forEach((table, memory) -> stream.upload(memory, table, 0, Array.getLength(table)));
    }

    /** Queues the passes of a prepared launch, with the memory for which arrays of the kernel stand. */
    void launch(ClQueue queue, Function<Object, StreamMemory> given) throws DeviceFault {
        List<StreamMemory> passing = new ArrayList<>();
        try {
            IdentityHashMap<Object, ClBuffer> made = new IdentityHashMap<>();
            program.launch(queue, argument -> {
                Object array = argument.array(kernel);
                StreamMemory known = tables.containsKey(array) ? tables.get(array) : given.apply(array);
                return known != null ? known.buffer() : buffer(argument, array, made, passing);
            });
        } finally {
            // What is queued next, and may get this memory, is done after this launch.
            passing.forEach(StreamMemory::release);
            lengths.clear();
        }
    }

    private ClBuffer buffer(KernelArgument argument, Object array, IdentityHashMap<Object, ClBuffer> made,
            List<StreamMemory> passing) throws DeviceFault {
        ClBuffer known = made.get(array);
        if (known == null) {
            int length = lengths.getOrDefault(array, Array.getLength(array));
            if (length == 0) {
                throw new IllegalArgumentException(argument.field() + " stands for an array of another call");
            }
            StreamMemory memory = stream.allocate((long) length * Transfer.bytesOf(array));
            passing.add(memory);
            known = memory.buffer();
            made.put(array, known);
        }
        return known;
    }

    @Override
    public void reserve(Object array, int length) {
        lengths.put(array, length);
    }

    void close() {
        tables.values().forEach(StreamMemory::release);
        program.close();
    }
}
