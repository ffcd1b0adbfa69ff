package io.github.aparasort.internal.event;

/** What is free of the heap of this process. */
public final class Heap {
    /** Each thing that this library loads in the background takes less than half of it. */
    private static final int LOADING = 4 << 20;

    private Heap() {
    }

    /** Whether more than so many bytes are free. Garbage that was not collected yet is not free. */
    public static boolean hasRoom(long bytes) {
        Runtime heap = Runtime.getRuntime();
        return heap.maxMemory() - heap.totalMemory() + heap.freeMemory() > bytes;
    }

    /**
     * Whether classes may be loaded for later calls. A class that is initialized while the heap is full stays broken
     * until the process ends. It may be one of the JDK, which the caller needs.
     */
    public static boolean hasRoomToLoad() {
        return hasRoom(LOADING);
    }
}
