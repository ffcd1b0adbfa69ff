package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.clReleaseEvent;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import org.lwjgl.system.MemoryUtil;

/** A part of the page-locked host memory. Threads may copy different elements of it at the same time. */
public final class PinnedPiece {
    /** Its size. On an H100, 256 KiB were slower for 64M ints. */
    public static final int BYTES = 1 << 20;

    private final long address;
    private final long event;
    private final ByteBuffer bytes;
    /** Views of it. They are kept, because it takes time to make them until the JIT compiler has seen it often. */
    private final IntBuffer ints;
    private final LongBuffer longs;
    private final FloatBuffer floats;
    private final DoubleBuffer doubles;

    /** @param event where OpenCL puts the event of a transfer */
    PinnedPiece(long address, long event) {
        this.address = address;
        this.event = event;
        this.bytes = MemoryUtil.memByteBuffer(address, BYTES).order(ByteOrder.nativeOrder());
        this.ints = bytes.asIntBuffer();
        this.longs = bytes.asLongBuffer();
        this.floats = bytes.asFloatBuffer();
        this.doubles = bytes.asDoubleBuffer();
    }

    long address() {
        return address;
    }

    long event() {
        return event;
    }

    boolean isUnderWay() {
        return MemoryUtil.memGetAddress(event) != MemoryUtil.NULL;
    }

    void forget() {
        if (isUnderWay()) {
            clReleaseEvent(MemoryUtil.memGetAddress(event));
            MemoryUtil.memPutAddress(event, MemoryUtil.NULL);
        }
    }

    /** Copies elements of an array of a primitive type to this piece, from its element {@code at} on. */
    public void put(int at, Object array, int from, int count) {
        if (array instanceof int[] source) {
            ints.put(at, source, from, count);
        } else if (array instanceof long[] source) {
            longs.put(at, source, from, count);
        } else if (array instanceof float[] source) {
            floats.put(at, source, from, count);
        } else if (array instanceof double[] source) {
            doubles.put(at, source, from, count);
        } else if (array instanceof byte[] some) {
            bytes.put(at, some, from, count);
        } else if (array instanceof char[] chars) {
            bytes.asCharBuffer().put(at, chars, from, count);
        } else if (array instanceof short[] shorts) {
            bytes.asShortBuffer().put(at, shorts, from, count);
        } else {
            boolean[] booleans = (boolean[]) array;
            for (int i = 0; i < count; i++) {
                bytes.put(at + i, (byte) (booleans[from + i] ? 1 : 0));
            }
        }
    }

    /** Copies elements of this piece, from its element {@code at} on, to an array of numbers. */
    public void get(int at, Object array, int to, int count) {
        if (array instanceof int[] target) {
            ints.get(at, target, to, count);
        } else if (array instanceof long[] target) {
            longs.get(at, target, to, count);
        } else if (array instanceof float[] target) {
            floats.get(at, target, to, count);
        } else if (array instanceof double[] target) {
            doubles.get(at, target, to, count);
        } else {
            bytes.get(at, (byte[]) array, to, count);
        }
    }
}
