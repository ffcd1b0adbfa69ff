package io.github.aparasort.bench;

/** A thread that keeps the garbage collector busy: it fills the heap with short-lived arrays and asks for collections. */
final class StressGarbage extends Thread {
    private static final int BYTES = 1 << 20;
    private static final int ARRAYS_PER_COLLECTION = 200;
    /** Arrays that live for a while, so that a collection has something to move. */
    private static final int KEPT = 16;

    private volatile long collections;

    StressGarbage() {
        super("stress-garbage");
        setDaemon(true);
    }

    long collections() {
        return collections;
    }

    @Override
    public void run() {
        byte[][] kept = new byte[KEPT][];
        for (long i = 1; !isInterrupted(); i++) {
            kept[(int) (i % KEPT)] = new byte[BYTES];
            if (i % ARRAYS_PER_COLLECTION == 0) {
                System.gc();
                collections++;
            }
        }
    }
}
