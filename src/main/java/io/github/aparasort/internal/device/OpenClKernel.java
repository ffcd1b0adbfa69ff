package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Transport;
import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClDevice;
import io.github.aparasort.internal.opencl.ClException;
import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.OpenClChannel;
import io.github.aparasort.internal.staging.OpenClMemory;
import java.lang.reflect.Array;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * A kernel on an OpenCL device: its translation, its arguments, the memory of its arrays, and its queue. An array that
 * comes anew is sent with the next launch. Commands are queued, and only {@link #get} waits.
 */
final class OpenClKernel implements Transport {
    private final DeviceKernel kernel;
    private final ClDevice device;
    private final ClContext context;
    private final OpenClMemory memory;
    private final BoundProgram program;
    private final ClQueue queue;

    /** Translates a kernel, and builds it for a device unless the device has it already. */
    OpenClKernel(DeviceKernel kernel, ClDevice device) {
        this.kernel = kernel;
        this.device = device;
        context = device.context();
        program = new BoundProgram(kernel, context);
        memory = new OpenClMemory(context, this::arrays);
        try {
            queue = context.queue();
        } catch (RuntimeException | Error e) {
            program.close();
            throw e;
        }
    }

    /** Whether the context was given up since. */
    boolean isStale() {
        return context.isClosed();
    }

    // ---- launches

    /** Queues the passes of a prepared launch. */
    void launch() {
        memory.releaseUnused();
        program.launch(queue, argument -> sentBuffer(argument.array(kernel)));
        queue.flush();
    }

    /** Waits for everything that was queued. If it fails, the device may still use the pieces. */
    void finish() {
        queue.finish();
        memory.giveBackPieces();
    }

    // ---- arrays

    /** The arrays of the kernel's fields. */
    private Set<Object> arrays() {
        Set<Object> used = Collections.newSetFromMap(new IdentityHashMap<>());
        for (KernelArgument argument : program.arguments()) {
            if (argument.kind() == KernelArgument.Kind.GLOBAL) {
                used.add(argument.array(kernel));
            }
        }
        return used;
    }

    @Override
    public void reserve(Object array, int length) {
        memory.reserve(array, length);
    }

    @Override
    public void put(Object array) {
        if (memory.isReserved(array)) {
            throw new IllegalArgumentException("an array that stands for memory of the device has no elements");
        }
        channel(false, false).send(array, Array.getLength(array), array);
    }

    @Override
    public void get(Object array) {
        channel(false, false).fetch(array, Array.getLength(array), array);
    }

    /** A channel to the arrays of the kernel. */
    Channel channel(boolean verifies, boolean checksAlone) {
        return new OpenClChannel(memory, queue, verifies, checksAlone);
    }

    /** The buffer of an array that a launch uses. An array that comes anew with elements is sent. */
    private ClBuffer sentBuffer(Object array) {
        if (!memory.hasBuffer(array) && !memory.isReserved(array)) {
            put(array);
        }
        return memory.buffer(array);
    }

    /** Releases the memory that is not needed until the next launch: all buffers. */
    void trim() {
        finish();
        memory.releaseAll();
        context.pinned().trim();
    }

    /**
     * Releases everything. If the device cannot even end what was queued, its context is broken and is given up.
     */
    void close() {
        try {
            finish();
        } catch (ClException e) {
            device.abandon(context);
        }
        memory.releaseAll();
        program.close();
        queue.close();
    }
}
