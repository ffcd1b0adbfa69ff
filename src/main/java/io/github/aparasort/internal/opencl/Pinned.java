package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.CL_MAP_READ;
import static org.lwjgl.opencl.CL10.CL_MAP_WRITE;
import static org.lwjgl.opencl.CL10.CL_MEM_ALLOC_HOST_PTR;
import static org.lwjgl.opencl.CL10.CL_MEM_READ_WRITE;
import static org.lwjgl.opencl.CL10.nclEnqueueMapBuffer;
import static org.lwjgl.opencl.CL10.nclEnqueueUnmapMemObject;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.lwjgl.system.MemoryUtil;

/**
 * Page-locked host memory of a context: from there a GPU transfers at the speed of the bus. To lock memory is slow, so
 * it is made in slabs, which are kept, and handed out in pieces. A piece stays in the caches while a worker fills or
 * reads it.
 */
public final class Pinned {
    /** Pieces of a slab, 16 MiB. The first call waits for one; smaller ones would be locked more often. Not tuned. */
    private static final int SLAB = 16;

    private final long context;
    private final long device;
    private final List<Slab> slabs = new ArrayList<>();
    private final Deque<PinnedPiece> free = new ArrayDeque<>();
    private int made;
    private boolean closed;

    Pinned(long context, long device) {
        this.context = context;
        this.device = device;
    }

    /** Takes a piece, until {@link #giveBack}. */
    public PinnedPiece take() {
        synchronized (this) {
            PinnedPiece piece = free.pollFirst();
            if (piece != null) {
                return piece;
            }
        }
        Slab slab = new Slab();
        synchronized (this) {
            slabs.add(slab);
            made += SLAB;
            for (int i = 1; i < SLAB; i++) {
                free.addFirst(slab.piece(i));
            }
        }
        return slab.piece(0);
    }

    /** Takes pieces back whose transfers are done. */
    public void giveBack(Collection<PinnedPiece> pieces) {
        // Outside of the lock, because the driver may be busy and other threads take pieces meanwhile.
        pieces.forEach(PinnedPiece::forget);
        synchronized (this) {
            pieces.forEach(free::addFirst);
            if (closed) {
                releaseIfIdle();
            }
        }
    }

    synchronized void close() {
        closed = true;
        releaseIfIdle();
    }

    private void releaseIfIdle() {
        if (free.size() == made) {
            free.clear();
            slabs.forEach(Slab::release);
            slabs.clear();
            made = 0;
        }
    }

    private final class Slab {
        private final ClBuffer buffer;
        private final long address;
        /** An event for each piece. */
        private final long events = MemoryUtil.nmemCallocChecked(SLAB, Long.BYTES);

        Slab() {
            long bytes = (long) SLAB * PinnedPiece.BYTES;
            ClBuffer made = null;
            boolean mapped = false;
            try {
                made = new ClBuffer(context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes);
                buffer = made;
                try (ClQueue queue = new ClQueue(context, device)) {
                    address = Creation.of("clEnqueueMapBuffer", (memory, code) ->
                            nclEnqueueMapBuffer(queue.handle(), buffer.handle(), 1, CL_MAP_READ | CL_MAP_WRITE, 0,
                                    bytes, 0, MemoryUtil.NULL, MemoryUtil.NULL, code));
                }
                mapped = true;
            } finally {
                if (!mapped) {
                    MemoryUtil.nmemFree(events);
                    if (made != null) {
                        made.close();
                    }
                }
            }
        }

        PinnedPiece piece(int index) {
            return new PinnedPiece(address + (long) index * PinnedPiece.BYTES, events + (long) index * Long.BYTES);
        }

        void release() {
            try (ClQueue queue = new ClQueue(context, device)) {
                nclEnqueueUnmapMemObject(queue.handle(), buffer.handle(), address, 0, MemoryUtil.NULL, MemoryUtil.NULL);
                queue.finish();
            } catch (ClException e) {
                // The context is broken. To release the buffer unmaps it, too.
            }
            buffer.close();
            MemoryUtil.nmemFree(events);
        }
    }
}
