package io.github.aparasort.internal.external;

import java.util.Locale;

/**
 * The memory that a sort may use.
 *
 * @param bytes the limit
 */
record SortMemory(long bytes) {
    /** A clear answer to an option that cannot be met, before the work. */
    void requireHeap(long needed) {
        long heap = Runtime.getRuntime().maxMemory();
        if (Math.min(bytes, needed) > heap) {
            throw new IllegalArgumentException(String.format(Locale.ROOT,
                    "memory of %,d bytes does not fit the heap of this JVM, %,d bytes: give the sort less, or start "
                    + "the JVM with a larger -Xmx", bytes, heap));
        }
    }

    /** The same error, with a remedy. */
    OutOfMemoryError explained(OutOfMemoryError e) {
        String why = String.valueOf(e.getMessage());
        OutOfMemoryError clear = new OutOfMemoryError(why.contains("irect buffer")
                ? "the direct memory of this JVM is used up: start it with a larger -XX:MaxDirectMemorySize (" + why
                + ")"
                : String.format(Locale.ROOT, "there is no room for %,d bytes of memory: give the sort less, or start "
                + "the JVM with a larger -Xmx (%s)", bytes, why));
        clear.initCause(e);
        return clear;
    }
}
