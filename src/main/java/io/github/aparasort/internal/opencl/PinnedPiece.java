package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.clReleaseEvent;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.lwjgl.system.MemoryUtil;

/** A part of the page-locked host memory, for one thread at a time. */
public final class PinnedPiece {
    /** Its size. On an H100, 256 KiB were slower for 64M ints. */
    public static final int BYTES = 1 << 20;

    private final long address;
    private final long event;
    private final ByteBuffer bytes;

    /** @param event where OpenCL puts the event of a transfer */
    PinnedPiece(long address, long event) {
        this.address = address;
        this.event = event;
        this.bytes = MemoryUtil.memByteBuffer(address, BYTES).order(ByteOrder.nativeOrder());
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
        if (array instanceof int[] ints) {
            bytes.asIntBuffer().put(at, ints, from, count);
        } else if (array instanceof long[] longs) {
            bytes.asLongBuffer().put(at, longs, from, count);
        } else if (array instanceof float[] floats) {
            bytes.asFloatBuffer().put(at, floats, from, count);
        } else if (array instanceof double[] doubles) {
            bytes.asDoubleBuffer().put(at, doubles, from, count);
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
        if (array instanceof int[] ints) {
            bytes.asIntBuffer().get(at, ints, to, count);
        } else if (array instanceof long[] longs) {
            bytes.asLongBuffer().get(at, longs, to, count);
        } else if (array instanceof float[] floats) {
            bytes.asFloatBuffer().get(at, floats, to, count);
        } else if (array instanceof double[] doubles) {
            bytes.asDoubleBuffer().get(at, doubles, to, count);
        } else {
            bytes.get(at, (byte[]) array, to, count);
        }
    }
}
