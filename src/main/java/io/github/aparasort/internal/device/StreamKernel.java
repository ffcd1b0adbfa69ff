package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Transport;
import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClKernel;
import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.staging.OpenClMemory;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A kernel of a stream. It owns no memory: a launch says which memory stands in which field, and all other arrays get
 * memory for this launch only, with any content.
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
    private final ClKernel program;
    private final List<KernelArgument> arguments;
    /** The lengths of the arrays that only stand for memory. */
    private final IdentityHashMap<Object, Integer> lengths = new IdentityHashMap<>();
    /** The memory of the arrays that custom code brings along. */
    private final IdentityHashMap<Object, StreamMemory> tables = new IdentityHashMap<>();
    /** What was set for each argument. */
    private final Object[] set;

    StreamKernel(DeviceKernel kernel, ClContext context, Memory stream) throws DeviceFault {
        this.kernel = kernel;
        this.stream = stream;
        String source = KernelArgument.translate(kernel);
        arguments = KernelArgument.of(kernel, source);
        set = new Object[arguments.size()];
        program = context.program(source).kernel("run");
        try {
            if (kernel instanceof CustomCode code) {
                for (Object table : code.customArrays()) {
                    tables.put(table, stream.allocate((long) Array.getLength(table) * OpenClMemory.bytesOf(table)));
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

    /** Queues the passes of a launch. */
    void launch(ClQueue queue, Map<String, StreamMemory> fields) throws DeviceFault {
        List<StreamMemory> passing = new ArrayList<>();
        try {
            int pass = bind(fields, passing);
            int passes = kernel.passes();
            for (int p = 0; p < passes; p++) {
                if (pass >= 0) {
                    program.set(pass, p);
                }
                queue.launch(program, kernel.globalSize(), kernel.localSize());
            }
        } finally {
            // What is queued next, and may get this memory, is done after this launch.
            passing.forEach(StreamMemory::release);
            lengths.clear();
        }
    }

    private int bind(Map<String, StreamMemory> fields, List<StreamMemory> passing) throws DeviceFault {
        IdentityHashMap<Object, ClBuffer> made = new IdentityHashMap<>();
        Set<String> named = new HashSet<>(fields.keySet());
        int pass = -1;
        for (int i = 0; i < set.length; i++) {
            KernelArgument argument = arguments.get(i);
            switch (argument.kind()) {
                case PASS -> pass = i;
                case SCALAR, LENGTH -> setNumber(i, argument.number(kernel));
                case LOCAL -> setLocal(i, argument.array(kernel));
                default -> {
                    String name = argument.field().getName();
                    named.remove(name);
                    StreamMemory given = fields.get(name);
                    setBuffer(i, given != null ? given.buffer() : buffer(argument.array(kernel), made, passing));
                }
            }
        }
        if (!named.isEmpty()) {
            throw new IllegalArgumentException(kernel.getClass().getSimpleName() + " uses no arrays " + named);
        }
        return pass;
    }

    private ClBuffer buffer(Object array, IdentityHashMap<Object, ClBuffer> made, List<StreamMemory> passing)
            throws DeviceFault {
        StreamMemory table = tables.get(array);
        ClBuffer known = table == null ? made.get(array) : table.buffer();
        if (known == null) {
            int length = lengths.getOrDefault(array, Array.getLength(array));
            StreamMemory memory = stream.allocate((long) length * OpenClMemory.bytesOf(array));
            passing.add(memory);
            known = memory.buffer();
            made.put(array, known);
        }
        return known;
    }

    private void setNumber(int index, Number number) {
        if (!number.equals(set[index])) {
            program.set(index, number);
            set[index] = number;
        }
    }

    private void setLocal(int index, Object array) {
        Long bytes = Array.getLength(array) * (long) OpenClMemory.bytesOf(array);
        if (!bytes.equals(set[index])) {
            program.setLocal(index, bytes);
            set[index] = bytes;
        }
    }

    private void setBuffer(int index, ClBuffer buffer) {
        if (buffer != set[index]) {
            program.set(index, buffer);
            set[index] = buffer;
        }
    }

    @Override
    public void reserve(Object array, int length) {
        lengths.put(array, length);
    }

    @Override
    public void put(Object array) {
        throw new UnsupportedOperationException("a launch of a stream sends nothing");
    }

    @Override
    public void get(Object array) {
        throw new UnsupportedOperationException("a launch of a stream receives nothing");
    }

    void close() {
        tables.values().forEach(StreamMemory::release);
        program.close();
    }
}
