package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Transport;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClKernel;
import io.github.aparasort.internal.opencl.ClQueue;
import java.lang.reflect.Array;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A kernel of a stream, translated and built. It owns no memory: arrays in its fields stand for memory that a launch is
 * given, and all others get memory for this launch only, with any content.
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
    /** The last value of each argument, a number or a buffer; null at first. It is set again only if it changes. */
    private final Object[] set;
    /** The lengths of the arrays that only stand for memory. */
    private final IdentityHashMap<Object, Integer> lengths = new IdentityHashMap<>();
    /** The memory of the arrays that custom code brings along. */
    private final IdentityHashMap<Object, StreamMemory> tables = new IdentityHashMap<>();

    /** Translates a kernel, and builds it for a device unless the device has it already. */
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
                    tables.put(table, stream.allocate(Transfer.bytes(table)));
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
        Map<Object, StreamMemory> passing = new LinkedHashMap<>();
        try {
            bind(given, passing);
            int passes = kernel.passes();
            for (int pass = 0; pass < passes; pass++) {
                queue.launch(program, 1 + pass, kernel.globalSize(), kernel.localSize());
            }
        } finally {
            // What is queued next, and may get this memory, is done after this launch.
            StreamMemory.releaseAll(passing.values());
            lengths.clear();
        }
    }

    private void bind(Function<Object, StreamMemory> given, Map<Object, StreamMemory> passing)
            throws DeviceFault {
        for (int i = 0; i < set.length; i++) {
            int index = i;
            KernelArgument argument = arguments.get(i);
            switch (argument.kind()) {
                case PASS -> set(i, 0, number -> program.set(index, number));
                case SCALAR, LENGTH -> set(i, argument.number(kernel), number -> program.set(index, number));
                case LOCAL -> set(i, Transfer.bytes(argument.array(kernel)), bytes -> program.setLocal(index, bytes));
                default -> set(i, memory(argument, given, passing).buffer(), buffer -> program.set(index, buffer));
            }
        }
    }

    private <V> void set(int index, V value, Consumer<V> setter) {
        if (!value.equals(set[index])) {
            setter.accept(value);
            set[index] = value;
        }
    }

    /** The memory for an array: of a table, as it was given, or for this launch only. */
    private StreamMemory memory(KernelArgument argument, Function<Object, StreamMemory> given,
            Map<Object, StreamMemory> passing) throws DeviceFault {
        Object array = argument.array(kernel);
        StreamMemory known = tables.containsKey(array) ? tables.get(array) : given.apply(array);
        known = known != null ? known : passing.get(array);
        if (known == null) {
            int length = lengths.getOrDefault(array, Array.getLength(array));
            if (length == 0) {
                throw new IllegalArgumentException(argument.field() + " stands for an array of another call");
            }
            known = stream.allocate((long) length * Transfer.bytesOf(array));
            passing.put(array, known);
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
