package io.github.aparasort;

import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.event.Log;
import io.github.aparasort.internal.event.Property;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The memory that arrays of a context hold on a device. That of an array which was forgotten, not closed, is given back
 * when the next array is made after the garbage collector has found it. So this needs no thread.
 */
final class Holders {
    /** Whether a warning names where arrays were made that were never closed. */
    private static final boolean TRACES = Property.LEAKS.value().equals("on");
    private static final AtomicBoolean WARNED = new AtomicBoolean();

    private final ReferenceQueue<Object> forgotten = new ReferenceQueue<>();
    private final Set<Holder> all = ConcurrentHashMap.newKeySet();

    /** The memory of one array. */
    final class Holder extends PhantomReference<Object> {
        private final Throwable madeAt = TRACES ? new Throwable("made here") : null;
        private StreamMemory memory;

        private Holder(Object array, StreamMemory memory) {
            super(array, forgotten);
            this.memory = memory;
        }

        /** Puts other memory in place of the present one. */
        synchronized void replace(StreamMemory other) {
            if (all.contains(this)) {
                memory.release();
                memory = other;
            } else {
                // The array was closed meanwhile.
                other.release();
            }
        }

        /** Gives the memory back, once. */
        synchronized void release() {
            if (all.remove(this)) {
                memory.release();
            }
        }
    }

    /** Holds memory for an array. */
    Holder hold(Object array, StreamMemory memory) {
        releaseForgotten();
        Holder holder = new Holder(array, memory);
        all.add(holder);
        return holder;
    }

    private void releaseForgotten() {
        for (Object found = forgotten.poll(); found != null; found = forgotten.poll()) {
            Holder holder = (Holder) found;
            if (TRACES && all.contains(holder) && WARNED.compareAndSet(false, true)) {
                Log.warn("a resident array was not closed, and kept memory of a device until the garbage collector"
                        + " found it; no other one is reported", holder.madeAt);
            }
            holder.release();
        }
    }
}
