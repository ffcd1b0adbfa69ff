package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClKernel;
import io.github.aparasort.internal.opencl.ClQueue;
import java.lang.reflect.Array;
import java.util.List;

/** The translation of a kernel, built for a device, and its arguments, which are set again only where they change. */
final class BoundProgram implements AutoCloseable {
    /** Finds the buffer of an array in global memory. */
    interface Buffers<E extends Exception> {
        ClBuffer of(KernelArgument argument) throws E;
    }

    private final DeviceKernel kernel;
    private final ClKernel program;
    private final List<KernelArgument> arguments;
    /** What was set for each argument, a number or a buffer; null at first. */
    private final Object[] set;

    /** Translates a kernel, and builds it for a device unless the device has it already. */
    BoundProgram(DeviceKernel kernel, ClContext context) {
        this.kernel = kernel;
        String source = KernelArgument.translate(kernel);
        arguments = KernelArgument.of(kernel, source);
        set = new Object[arguments.size()];
        program = context.program(source).kernel("run");
    }

    List<KernelArgument> arguments() {
        return arguments;
    }

    /** Queues the passes of a prepared launch. */
    <E extends Exception> void launch(ClQueue queue, Buffers<E> buffers) throws E {
        int pass = bind(buffers);
        int passes = kernel.passes();
        for (int p = 0; p < passes; p++) {
            if (pass >= 0) {
                program.set(pass, p);
            }
            queue.launch(program, kernel.globalSize(), kernel.localSize());
        }
    }

    /** Sets all arguments but the number of the pass. Returns the place of that one, or -1. */
    private <E extends Exception> int bind(Buffers<E> buffers) throws E {
        int pass = -1;
        for (int i = 0; i < set.length; i++) {
            KernelArgument argument = arguments.get(i);
            switch (argument.kind()) {
                case PASS -> pass = i;
                case SCALAR, LENGTH -> setNumber(i, argument.number(kernel));
                case LOCAL -> setLocal(i, argument.array(kernel));
                default -> setBuffer(i, buffers.of(argument));
            }
        }
        return pass;
    }

    private void setNumber(int index, Number number) {
        if (!number.equals(set[index])) {
            program.set(index, number);
            set[index] = number;
        }
    }

    private void setLocal(int index, Object array) {
        Long bytes = Array.getLength(array) * (long) Transfer.bytesOf(array);
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
    public void close() {
        program.close();
    }
}
