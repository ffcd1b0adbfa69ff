package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.CL_MAP_READ;
import static org.lwjgl.opencl.CL10.CL_MAP_WRITE;
import static org.lwjgl.opencl.CL10.CL_MEM_ALLOC_HOST_PTR;
import static org.lwjgl.opencl.CL10.CL_MEM_READ_WRITE;
import static org.lwjgl.opencl.CL10.clReleaseMemObject;
import static org.lwjgl.opencl.CL10.nclEnqueueMapBuffer;
import static org.lwjgl.opencl.CL10.nclEnqueueUnmapMemObject;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.lwjgl.system.MemoryUtil;

/**
 * Page-locked host memory of a context: from there a GPU transfers at the speed of the bus. To lock memory is slow, so
 * it is made in slabs, which are kept until {@link #trim}, and handed out in pieces. A piece stays in the caches while
 * a worker fills or reads it.
 */
public final class Pinned {
    /** Bytes of a piece. On an H100, 256 KiB were slower for 64M ints. */
    public static final int PIECE = 1 << 20;
    /** Pieces of a slab. */
    private static final int SLAB = 16;

    private final ClContext context;
    private final List<Slab> slabs = new ArrayList<>();
    private final Deque<Piece> free = new ArrayDeque<>();
    private int made;
    private boolean closed;

    Pinned(ClContext context) {
        this.context = context;
    }

    /** Takes a piece, until {@link #giveBack}. */
    public Piece take() {
        synchronized (this) {
            Piece piece = free.pollFirst();
            if (piece != null) {
                return piece;
            }
        }
        Slab slab = new Slab(context);
        synchronized (this) {
            slabs.add(slab);
            made += SLAB;
            for (int i = 1; i < SLAB; i++) {
                free.addFirst(new Piece(slab, i));
            }
        }
        return new Piece(slab, 0);
    }

    /** Takes pieces back whose transfers are done. */
    public void giveBack(Collection<Piece> pieces) {
        // Outside of the lock, because the driver may be busy and other threads take pieces meanwhile.
        pieces.forEach(Piece::forget);
        synchronized (this) {
            pieces.forEach(free::addFirst);
            if (closed) {
                releaseIfIdle();
            }
        }
    }

    /** Releases the memory, unless some of it is in use. */
    public synchronized void trim() {
        releaseIfIdle();
    }

    synchronized void close() {
        closed = true;
        releaseIfIdle();
    }

    private void releaseIfIdle() {
        if (free.size() == made) {
            free.clear();
            slabs.forEach(slab -> slab.release(context));
            slabs.clear();
            made = 0;
        }
    }

    private static final class Slab {
        private final long buffer;
        private final long address;
        /** An event for each piece. */
        private final long events = MemoryUtil.nmemCallocChecked(SLAB, Long.BYTES);

        Slab(ClContext context) {
            long bytes = (long) SLAB * PIECE;
            long made = 0;
            boolean mapped = false;
            try {
                made = context.createBuffer(CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes);
                buffer = made;
                try (ClQueue queue = context.queue()) {
                    address = ClContext.create("clEnqueueMapBuffer", (memory, code) ->
                            nclEnqueueMapBuffer(queue.handle(), buffer, 1, CL_MAP_READ | CL_MAP_WRITE, 0, bytes, 0,
                                    MemoryUtil.NULL, MemoryUtil.NULL, code));
                }
                mapped = true;
            } finally {
                if (!mapped) {
                    MemoryUtil.nmemFree(events);
                    if (made != 0) {
                        clReleaseMemObject(made);
                    }
                }
            }
        }

        void release(ClContext context) {
            try (ClQueue queue = context.queue()) {
                nclEnqueueUnmapMemObject(queue.handle(), buffer, address, 0, MemoryUtil.NULL, MemoryUtil.NULL);
                queue.finish();
            } catch (ClException e) {
                // The context is broken. To release the buffer unmaps it, too.
            }
            clReleaseMemObject(buffer);
            MemoryUtil.nmemFree(events);
        }
    }

    /** Page-locked memory of {@link #PIECE} bytes, for one thread at a time. */
    public static final class Piece {
        private final Slab slab;
        private final int index;
        private final ByteBuffer bytes;

        private Piece(Slab slab, int index) {
            this.slab = slab;
            this.index = index;
            this.bytes = MemoryUtil.memByteBuffer(address(), PIECE).order(ByteOrder.nativeOrder());
        }

        long address() {
            return slab.address + (long) index * PIECE;
        }

        /** Where OpenCL puts the event of a transfer. */
        long event() {
            return slab.events + (long) index * Long.BYTES;
        }

        boolean isUnderWay() {
            return MemoryUtil.memGetAddress(event()) != MemoryUtil.NULL;
        }

        void forget() {
            if (isUnderWay()) {
                ClQueue.release(MemoryUtil.memGetAddress(event()));
                MemoryUtil.memPutAddress(event(), MemoryUtil.NULL);
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
}
