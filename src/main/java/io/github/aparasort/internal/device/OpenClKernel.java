package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Transport;
import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClDevice;
import io.github.aparasort.internal.opencl.ClException;
import io.github.aparasort.internal.opencl.ClKernel;
import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.opencl.Pinned;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * A kernel on an OpenCL device: its translation, its arguments, the buffers of its arrays, and its queue. Each array of
 * the kernel's fields has a buffer, which follows the array from field to field and from launch to launch; an array
 * that comes anew is sent with the next launch. Commands are queued, and only {@link #get} waits.
 */
final class OpenClKernel implements Transport {
    private final DeviceKernel kernel;
    private final ClDevice device;
    private final ClContext context;
    private final ClKernel program;
    private final ClQueue queue;
    /** The lengths of arrays that only stand for memory of the device. */
    private final IdentityHashMap<Object, Integer> lengths = new IdentityHashMap<>();
    /** Page-locked pieces that may be under way. */
    private final Deque<Pinned.Piece> pieces = new ArrayDeque<>();
    private final List<KernelArgument> arguments;
    /** What was set for each argument, a number or a buffer; null at first. */
    private final Object[] set;
    private final IdentityHashMap<Object, ClBuffer> buffers = new IdentityHashMap<>();

    /** Translates a kernel, and builds it for a device unless the device has it already. */
    OpenClKernel(DeviceKernel kernel, ClDevice device) {
        this.kernel = kernel;
        this.device = device;
        String source = KernelArgument.translate(kernel);
        arguments = KernelArgument.of(kernel, source);
        set = new Object[arguments.size()];
        context = device.context();
        program = context.program(source).kernel("run");
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

    /** Queues the passes of a launch. */
    void launch(int globalSize, int localSize, int passes) {
        int pass = bind();
        for (int p = 0; p < passes; p++) {
            if (pass >= 0) {
                program.set(pass, p);
            }
            queue.launch(program, globalSize, localSize);
        }
        queue.flush();
    }

    /** Waits for everything that was queued. If it fails, the device may still use the pieces. */
    void finish() {
        queue.finish();
        giveBackPieces();
    }

    /** Sets all arguments but the number of the pass. Returns the place of that one, or -1. */
    private int bind() {
        releaseUnused();
        int pass = -1;
        for (int i = 0; i < set.length; i++) {
            KernelArgument argument = arguments.get(i);
            switch (argument.kind()) {
                case PASS -> pass = i;
                case SCALAR, LENGTH -> setNumber(i, argument.number(kernel));
                case LOCAL -> setLocal(i, argument.array(kernel));
                default -> setBuffer(i, sentBuffer(argument.array(kernel)));
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
        Long bytes = Array.getLength(array) * (long) bytesOf(array);
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

    // ---- arrays

    /** Bytes of an element of an array, here and on a device. */
    static int bytesOf(Object array) {
        return array instanceof int[] || array instanceof float[] ? Integer.BYTES
                : array instanceof long[] || array instanceof double[] ? Long.BYTES
                : array instanceof char[] || array instanceof short[] ? Short.BYTES : Byte.BYTES;
    }

    @Override
    public void reserve(Object array, int length) {
        lengths.put(array, length);
    }

    private int lengthOf(Object array) {
        Integer reserved = lengths.get(array);
        return reserved != null ? reserved : Array.getLength(array);
    }

    @Override
    public void put(Object array) {
        if (lengths.containsKey(array)) {
            throw new IllegalArgumentException("an array that stands for memory of the device has no elements");
        }
        unchecked().send(array, Array.getLength(array), array);
    }

    @Override
    public void get(Object array) {
        unchecked().fetch(array, Array.getLength(array), array);
    }

    /** A channel for arrays that are copied as they are. */
    OpenClChannel unchecked() {
        return new OpenClChannel(this, false, false);
    }

    /** The buffer of an array. */
    ClBuffer buffer(Object array) {
        ClBuffer buffer = buffers.get(array);
        if (buffer == null) {
            releaseUnused();
            buffer = context.buffer(Math.max(1L, lengthOf(array)) * bytesOf(array));
            buffers.put(array, buffer);
        }
        return buffer;
    }

    /** The buffer of an array that a launch uses. An array that comes anew with elements is sent. */
    private ClBuffer sentBuffer(Object array) {
        if (!buffers.containsKey(array) && !lengths.containsKey(array)) {
            put(array);
        }
        return buffer(array);
    }

    ClQueue queue() {
        return queue;
    }

    /** Keeps pieces that may be under way. */
    void keep(Pinned.Piece... some) {
        synchronized (pieces) {
            pieces.addAll(List.of(some));
        }
    }

    /** Gives all pieces back, when nothing is under way any more. */
    void giveBackPieces() {
        synchronized (pieces) {
            context.pinned().giveBack(pieces);
            pieces.clear();
        }
    }

    /** Releases the buffers of arrays that are in no field any more. */
    private void releaseUnused() {
        Set<Object> used = Collections.newSetFromMap(new IdentityHashMap<>());
        for (KernelArgument argument : arguments) {
            if (argument.kind() == KernelArgument.Kind.GLOBAL) {
                used.add(argument.array(kernel));
            }
        }
        List<Object> unused = new ArrayList<>(buffers.keySet());
        unused.removeIf(used::contains);
        unused.forEach(array -> buffers.remove(array).close());
        lengths.keySet().removeIf(array -> !used.contains(array));
    }

    /** Releases the memory that is not needed until the next launch: all buffers. */
    void trim() {
        finish();
        buffers.values().forEach(ClBuffer::close);
        buffers.clear();
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
        buffers.values().forEach(ClBuffer::close);
        buffers.clear();
        program.close();
        queue.close();
    }
}
