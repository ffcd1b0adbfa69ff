package io.github.aparasort.internal.device;

import io.github.aparasort.internal.event.Log;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.event.ThrowingSupplier;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The memory that arrays of a context hold on a device. That of an array which was forgotten, not closed, is given back
 * when the garbage collector has found it and the next array of any context is made, a context is closed, or a device
 * is short of memory. So this needs no thread.
 *
 * <p>All contexts share what is static here: a context may be forgotten together with its arrays.
 */
public final class Holders {
    /** Whether a warning names where arrays were made that were never closed. */
    private static final boolean TRACES = Property.LEAKS.value().equals("on");
    private static final AtomicBoolean WARNED = new AtomicBoolean();

    private static final ReferenceQueue<Object> FORGOTTEN = new ReferenceQueue<>();
    private static final Set<Holder> ALL = ConcurrentHashMap.newKeySet();
    /** The last wait for forgotten arrays after a collection. Those before it are half as long each. Not tuned. */
    private static final long LONGEST_WAIT_MILLIS = 256;

    private volatile boolean closed;

    /** The memory of one array. */
    public static final class Holder extends PhantomReference<Object> {
        private final Throwable madeAt = TRACES ? new Throwable("made here") : null;
        private final Holders context;
        private StreamMemory memory;

        private Holder(Holders context, Object array, StreamMemory memory) {
            super(array, FORGOTTEN);
            this.context = context;
            this.memory = memory;
        }

        /** Puts other memory in place of the present one. */
        public synchronized void replace(StreamMemory other) {
            if (ALL.contains(this)) {
                memory.release();
                memory = other;
            } else {
                // The array was closed meanwhile.
                other.release();
            }
        }

        /** Gives the memory back, once. */
        public synchronized void release() {
            if (ALL.remove(this)) {
                memory.release();
            }
        }
    }

    /** Holds memory for an array of this context. */
    public Holder hold(Object array, StreamMemory memory) {
        releaseForgotten();
        Holder holder = new Holder(this, array, memory);
        ALL.add(holder);
        if (closed) {
            holder.release();
        }
        return holder;
    }

    /** Gives the memory of all arrays of this context back: they cannot be used any more. */
    public void close() {
        closed = true;
        ALL.stream().filter(holder -> holder.context == this).forEach(Holder::release);
        releaseForgotten();
    }

    // ---- forgotten arrays

    /** Gives back the memory of forgotten arrays that were found. */
    static void releaseForgotten() {
        for (Object found = FORGOTTEN.poll(); found != null; found = FORGOTTEN.poll()) {
            release((Holder) found);
        }
    }

    private static void release(Holder holder) {
        if (TRACES && ALL.contains(holder) && WARNED.compareAndSet(false, true)) {
            Log.warn("a resident array was not closed, and kept memory of a device until the garbage collector"
                    + " found it; no other one is reported", holder.madeAt);
        }
        holder.release();
    }

    /**
     * Makes something. If the device has no memory for it, forgotten arrays give back theirs: at first those that were
     * found already, then those that a collection finds, for which it waits up to half a second, as direct buffers do.
     */
    static <R> R retrying(ThrowingSupplier<R, DeviceFault> maker) throws DeviceFault {
        boolean interrupted = false;
        long wait = 0;
        try {
            while (true) {
                boolean hopes = !ALL.isEmpty() && wait <= LONGEST_WAIT_MILLIS;
                try {
                    return maker.get();
                } catch (DeviceFault shortage) {
                    if (!hopes) {
                        throw shortage;
                    }
                }
                Object found = null;
                try {
                    found = wait == 0 ? FORGOTTEN.poll() : FORGOTTEN.remove(wait);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
                if (found != null) {
                    release((Holder) found);
                    releaseForgotten();
                } else {
                    if (wait == 0) {
                        System.gc();
                    }
                    wait = Math.max(1, 2 * wait);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
