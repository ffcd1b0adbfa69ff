package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import com.aparapi.device.Device;
import com.aparapi.device.JavaDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Rakes that work in the caller's arrays, which are bound to them for one launch. */
public abstract class InPlaceRakeKernel extends RakeKernel {
    /**
     * Bytes of elements that make work for more than one work-item: fewer fit a second-level cache, or nearly so, and
     * take less time than JTP's passes cost, about 0.2 ms.
     */
    private static final int LARGE = 1 << 20;

    private int large = LARGE;
    private final int mostRakes;
    /** Workers hold the read lock. A thread that holds the write lock keeps all further workers out. */
    private final ReadWriteLock gate = new ReentrantReadWriteLock();
    private final List<InPlaceRakeKernel> workers = new ArrayList<>();

    protected InPlaceRakeKernel(int rakes, int bytesPerKey) {
        super(rakes, bytesPerKey);
        mostRakes = rakes;
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        rakes = isLarge() ? mostRakes : 1;
    }

    /**
     * Sets how many bytes are worth several work-items, and how many elements a part has in kernels that divide their
     * work into parts: proofs and tests change both to reach every path with few elements.
     */
    public void scale(int bytes, int pieces) {
        large = bytes;
    }

    /** The number of elements in a part, in kernels that divide their work into parts. */
    protected int pieces() {
        return 0;
    }

    /** Runs work with another {@link #scale scale}, then restores the present one. */
    public final <R, E extends Exception> R scaled(int bytes, int pieces, ThrowingSupplier<R, E> work) throws E {
        int largeBefore = large;
        int piecesBefore = pieces();
        scale(bytes, pieces);
        try {
            return work.run();
        } finally {
            scale(largeBefore, piecesBefore);
        }
    }

    /** Whether there is work for several work-items. */
    protected boolean isLarge() {
        return (long) n * bytesPerElement() >= large;
    }

    /** Whether the result is in the bound arrays after the launch; otherwise it must be copied out. */
    public boolean isInPlace() {
        return true;
    }

    /** Makes one work-item do the prepared work, for times when other callers keep the processors busy. */
    public void useOneWorker() {
        rakes = 1;
    }

    /** A single work-item runs on the caller's thread, which saves the handover to JTP's threads. */
    @Override
    protected Device place() {
        return rakes == 1 ? JavaDevice.SEQUENTIAL : super.place();
    }

    /** Reads the bound arrays, when all is prepared; the launch can follow. */
    public void start() {
        // Nothing, unless a kernel overrides this.
    }

    /** Releases the bound arrays, when no worker runs any more. */
    public abstract void giveBack();

    /** Aparapi makes a worker for each thread in each pass, on the thread of the caller. */
    @Override
    public Kernel clone() {
        InPlaceRakeKernel worker = (InPlaceRakeKernel) super.clone();
        workers.add(worker);
        return new GatedWorker(worker, gate.readLock());
    }

    /**
     * Releases all arrays of the workers of the last launch, when none runs any more. A thread of JTP's pool remembers
     * its last task, and with it a worker, for a minute.
     */
    public void dismissWorkers() {
        for (InPlaceRakeKernel worker : workers) {
            worker.giveBack();
            worker.allocate(1);
        }
        workers.clear();
    }

    /**
     * After a failed launch: waits for workers that are still running. Then all elements of a sort in place are in the
     * caller's arrays, unchanged or in another order. Equal keys, with their values, keep their order. Work that cannot
     * be rolled back is completed. No launch can follow.
     */
    public void recover() {
        gate.writeLock().lock();
    }

    /** Whether {@link #recover} has completed the work of the launch, so that the result is in place. */
    public boolean isFinished() {
        return false;
    }
}
