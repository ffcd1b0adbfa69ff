package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.opencl.Pinned;
import io.github.aparasort.internal.opencl.PinnedPiece;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The memory of a kernel on an OpenCL device. Each array of the kernel's fields has a buffer, which follows the array
 * from field to field and from launch to launch. Transfers go through page-locked pieces.
 */
public final class OpenClMemory {
    private final ClContext context;
    /** The arrays that are in a field now. */
    private final Supplier<Set<Object>> used;
    /** The lengths of arrays that only stand for memory of the device. */
    private final IdentityHashMap<Object, Integer> lengths = new IdentityHashMap<>();
    /** Page-locked pieces that may be under way. */
    private final Deque<PinnedPiece> pieces = new ArrayDeque<>();
    private final IdentityHashMap<Object, ClBuffer> buffers = new IdentityHashMap<>();

    public OpenClMemory(ClContext context, Supplier<Set<Object>> used) {
        this.context = context;
        this.used = used;
    }

    Pinned pinned() {
        return context.pinned();
    }

    /** Bytes of an element of an array, here and on a device. */
    public static int bytesOf(Object array) {
        return array instanceof int[] || array instanceof float[] ? Integer.BYTES
                : array instanceof long[] || array instanceof double[] ? Long.BYTES
                : array instanceof char[] || array instanceof short[] ? Short.BYTES : Byte.BYTES;
    }

    // ---- arrays

    /** Lets an empty array stand for memory of the device. */
    public void reserve(Object array, int length) {
        lengths.put(array, length);
    }

    public boolean isReserved(Object array) {
        return lengths.containsKey(array);
    }

    private int lengthOf(Object array) {
        Integer reserved = lengths.get(array);
        return reserved != null ? reserved : Array.getLength(array);
    }

    public boolean hasBuffer(Object array) {
        return buffers.containsKey(array);
    }

    /** The buffer of an array. */
    public ClBuffer buffer(Object array) {
        ClBuffer buffer = buffers.get(array);
        if (buffer == null) {
            releaseUnused();
            buffer = context.buffer(Math.max(1L, lengthOf(array)) * bytesOf(array));
            buffers.put(array, buffer);
        }
        return buffer;
    }

    /** Memory for one transfer: lets an array stand for a buffer, which stays with its owner. */
    public static OpenClMemory of(ClContext context, Object array, ClBuffer buffer) {
        OpenClMemory memory = new OpenClMemory(context, Set::of);
        memory.buffers.put(array, buffer);
        return memory;
    }

    /** Releases the buffers of arrays that are in no field any more. */
    public void releaseUnused() {
        Set<Object> inFields = used.get();
        List<Object> unused = new ArrayList<>(buffers.keySet());
        unused.removeIf(inFields::contains);
        unused.forEach(array -> buffers.remove(array).close());
        lengths.keySet().removeIf(array -> !inFields.contains(array));
    }

    public void releaseAll() {
        buffers.values().forEach(ClBuffer::close);
        buffers.clear();
    }

    // ---- pieces

    /** Keeps pieces that may be under way. */
    void keep(PinnedPiece... some) {
        synchronized (pieces) {
            pieces.addAll(List.of(some));
        }
    }

    /** Waits for the pieces that may be under way, and gives them back. */
    public void awaitPieces(ClQueue queue) {
        synchronized (pieces) {
            pieces.forEach(queue::await);
        }
        giveBackPieces();
    }

    /** Gives all pieces back, when nothing is under way any more. */
    public void giveBackPieces() {
        synchronized (pieces) {
            pinned().giveBack(pieces);
            pieces.clear();
        }
    }
}
