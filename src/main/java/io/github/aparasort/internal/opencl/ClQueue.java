package io.github.aparasort.internal.opencl;

import static org.lwjgl.opencl.CL10.clEnqueueBarrier;
import static org.lwjgl.opencl.CL10.clFinish;
import static org.lwjgl.opencl.CL10.clFlush;
import static org.lwjgl.opencl.CL10.clReleaseCommandQueue;
import static org.lwjgl.opencl.CL10.nclCreateCommandQueue;
import static org.lwjgl.opencl.CL10.nclEnqueueCopyBuffer;
import static org.lwjgl.opencl.CL10.nclEnqueueNDRangeKernel;
import static org.lwjgl.opencl.CL10.nclEnqueueReadBuffer;
import static org.lwjgl.opencl.CL10.nclEnqueueWriteBuffer;
import static org.lwjgl.opencl.CL10.nclWaitForEvents;

import java.util.Collection;
import java.util.List;
import org.lwjgl.system.MemoryUtil;

/**
 * Commands for a device, done in the order in which they were queued. Nothing waits, unless it says so. Several threads
 * may queue transfers; one at a time launches.
 */
public final class ClQueue implements AutoCloseable {
    private static final int DIMENSIONS = 2;

    private final long handle;
    /** Two indices of the first work-item, then two sizes of a range, and of a group. */
    private final long sizes;

    ClQueue(long context, long device) {
        sizes = MemoryUtil.nmemCallocChecked(3 * DIMENSIONS, Long.BYTES);
        try {
            handle = Creation.of("clCreateCommandQueue", (memory, code) ->
                    nclCreateCommandQueue(context, device, 0, code));
        } catch (RuntimeException | Error e) {
            MemoryUtil.nmemFree(sizes);
            throw e;
        }
    }

    long handle() {
        return handle;
    }

    /** Queues a launch with the present arguments of the kernel, and a number as the second index of all work-items. */
    public void launch(ClKernel kernel, long number, long globalSize, long localSize) {
        put(0, 0, number);
        put(1, globalSize, 1);
        put(2, localSize, 1);
        ClException.check("clEnqueueNDRangeKernel", nclEnqueueNDRangeKernel(handle, kernel.handle(), DIMENSIONS,
                sizes, at(1), at(2), 0, MemoryUtil.NULL, MemoryUtil.NULL));
    }

    private void put(int which, long first, long second) {
        MemoryUtil.memPutAddress(at(which), first);
        MemoryUtil.memPutAddress(at(which) + Long.BYTES, second);
    }

    private long at(int which) {
        return sizes + (long) which * DIMENSIONS * Long.BYTES;
    }

    /**
     * Queues a transfer of the first bytes of a piece to the device. The piece must stay as it is until then.
     *
     * @param watched whether {@link #await} may be called; if not, the driver has less to do
     */
    public void write(ClBuffer target, long at, PinnedPiece source, long bytes, boolean watched) {
        source.forget();
        ClException.check("clEnqueueWriteBuffer", nclEnqueueWriteBuffer(handle, target.handle(), 0, at, bytes,
                source.address(), 0, MemoryUtil.NULL, watched ? source.event() : MemoryUtil.NULL));
    }

    /** Queues a transfer from the device to the begin of a piece. */
    public void read(ClBuffer source, long at, PinnedPiece target, long bytes) {
        target.forget();
        ClException.check("clEnqueueReadBuffer", nclEnqueueReadBuffer(handle, source.handle(), 0, at, bytes,
                target.address(), 0, MemoryUtil.NULL, target.event()));
    }

    /** Queues a copy within the device. The two ranges must not overlap. */
    public void copy(ClBuffer source, long from, ClBuffer target, long to, long bytes) {
        ClException.check("clEnqueueCopyBuffer", nclEnqueueCopyBuffer(handle, source.handle(), target.handle(), from,
                to, bytes, 0, MemoryUtil.NULL, MemoryUtil.NULL));
    }

    /** Waits until the last transfer of a piece is done, which several threads may do. */
    public void watch(PinnedPiece piece) {
        ClException.check("clWaitForEvents", nclWaitForEvents(1, piece.event()));
    }

    /** Waits until the last transfers of all pieces are done, and throws if any has failed. */
    public void await(Collection<PinnedPiece> pieces) {
        List<PinnedPiece> underWay = pieces.stream().filter(PinnedPiece::isUnderWay).toList();
        if (underWay.isEmpty()) {
            return;
        }
        long events = MemoryUtil.nmemAllocChecked((long) underWay.size() * Long.BYTES);
        int code;
        try {
            for (int i = 0; i < underWay.size(); i++) {
                MemoryUtil.memPutAddress(events + (long) i * Long.BYTES,
                        MemoryUtil.memGetAddress(underWay.get(i).event()));
            }
            // In one call: each one takes microseconds, also for a transfer that is done.
            code = nclWaitForEvents(underWay.size(), events);
        } finally {
            MemoryUtil.nmemFree(events);
        }
        if (code != 0) {
            // Other pieces may still be under way.
            underWay.forEach(piece -> nclWaitForEvents(1, piece.event()));
        }
        underWay.forEach(PinnedPiece::forget);
        ClException.check("clWaitForEvents", code);
    }

    /** Lets the device begin with what is queued. */
    public void flush() {
        ClException.check("clFlush", clFlush(handle));
    }

    /**
     * Waits until everything that is queued is done. Mesa's rusticl 22.3 only waits for what was queued since the last
     * flush: so there is always something.
     */
    public void finish() {
        ClException.check("clEnqueueBarrier", clEnqueueBarrier(handle));
        ClException.check("clFinish", clFinish(handle));
    }

    @Override
    public void close() {
        clReleaseCommandQueue(handle);
        MemoryUtil.nmemFree(sizes);
    }
}
