package io.github.aparasort.bench;

import java.util.SplittableRandom;

/**
 * A thread that keeps many small arrays with known contents and reads them over and over. They lie all over the heap
 * and move with its collections. If a driver writes to an address that an array of this library has left, it can hit
 * one of them.
 */
final class StressCanary extends Thread {
    private static final int ARRAYS = 40_000;
    private static final int LONGEST = 600;
    /** One of this many arrays is replaced after each check, so that there are some of every age. */
    private static final int REPLACED = 16;
    /** Between two rounds, so that a machine of few processors has time for the calls. */
    private static final long PAUSE_MILLIS = 5;

    private final StressTally tally;
    private final int[][] arrays = new int[ARRAYS][];
    private volatile long checks;

    StressCanary(StressTally tally) {
        super("stress-canary");
        this.tally = tally;
        setDaemon(true);
    }

    /** How often an array was read. */
    long checks() {
        return checks;
    }

    @Override
    public void run() {
        SplittableRandom random = new SplittableRandom(1);
        for (int k = 0; k < ARRAYS; k++) {
            arrays[k] = filled(k, random);
        }
        while (true) {
            for (int k = 0; k < ARRAYS; k++) {
                if (isChanged(k) || random.nextInt(REPLACED) == 0) {
                    arrays[k] = filled(k, random);
                }
                checks++;
            }
            try {
                sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static int[] filled(int k, SplittableRandom random) {
        int[] a = new int[1 + random.nextInt(LONGEST)];
        for (int i = 0; i < a.length; i++) {
            a[i] = word(k, i);
        }
        return a;
    }

    private boolean isChanged(int k) {
        int[] a = arrays[k];
        for (int i = 0; i < a.length; i++) {
            if (a[i] != word(k, i)) {
                tally.fault("CANARY", String.format("array %d of length %d: [%d] is %08x, was %08x", k, a.length, i,
                        a[i], word(k, i)));
                return true;
            }
        }
        return false;
    }

    private static int word(int k, int i) {
        return (k * 1000 + i) * 0x9e37_79b9;
    }
}
