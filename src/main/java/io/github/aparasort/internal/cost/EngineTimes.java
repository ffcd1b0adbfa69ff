package io.github.aparasort.internal.cost;

/**
 * The times of one engine for inputs of one class and about one size. They are kept per element, so that calls of
 * different sizes can be compared. Calls on several threads may mix their entries: a time that is lost or counted twice
 * does no harm, so there are no locks.
 */
final class EngineTimes {
    /** The time if nothing is known. */
    static final long UNKNOWN = -1;
    /** Calls after which only these count: as many as an exploration has, so one is enough. */
    static final int SURE = 3;
    /** Times are kept in nanoseconds per this many elements, a power of two: one per element would be too coarse. */
    private static final int UNIT = 1 << 20;
    /** The number of times that are kept, a power of two. Not tuned. */
    private static final int RECENT = 8;
    /** From this many times on the smallest one is left out: it may be of an input that was easy. */
    private static final int ENOUGH = 4;
    /** After this many calls on other engines, kept times say nothing: the machine may do other work by now. */
    private static final int OLD = RECENT;

    private final long[] recent = new long[RECENT];
    private int kept;
    private int next;
    /** The number of the last call among all calls of the cell. */
    int lastCall;

    /** What is known beside the calls, per unit, and of how many runs; 0 if nothing is. */
    private volatile long known;
    private volatile int knownRuns;
    /** The elements of the last call, or of what is known. */
    private volatile int lastSize;
    /** All calls so far. */
    volatile int count;
    /** A typical one of recent times, per unit. */
    private volatile long level;
    /** {@link System#nanoTime} at the end of the last call, or 0. */
    volatile long lastNanos;

    // ---- the last exploration, see CostCell

    /** The time of all calls of the cell at the last exploration, or -1. */
    volatile long exploredAt = -1;
    /** The estimate of the best engine then, per unit. */
    volatile long bestThen;
    /** Whether the last call of an exploration was clearly slower than the best engine. */
    volatile boolean lostClearly;

    static long perUnit(long nanos, int n) {
        return Math.max(1, (long) (nanos * (double) UNIT / n));
    }

    static long nanos(long perUnit, int n) {
        return (long) (perUnit * (double) n / UNIT);
    }

    /** The lower one of two times, of which one may be unknown. */
    static long lower(long nanos, long other) {
        return nanos == UNKNOWN ? other : other == UNKNOWN ? nanos : Math.min(nanos, other);
    }

    /** Notes that an exploration begins. */
    void beginExploration(long busy, long best) {
        exploredAt = busy;
        bestThen = best;
    }

    /**
     * @param perUnit what a call took, see {@link #perUnit}
     * @param size its elements
     * @param call the number of this call among all calls of the cell
     */
    void add(long perUnit, int size, int call, long now) {
        if (call - lastCall > OLD) {
            kept = 0;
        }
        lastCall = call;
        int at = next;
        recent[at] = perUnit;
        next = (at + 1) % RECENT;
        kept = Math.min(kept + 1, RECENT);
        level = typical();
        lastNanos = now;
        lastSize = size;
        count++;
    }

    /** Notes what is known beside the calls: of another process, or of a warm-up. */
    void assume(long perUnit, int runs, int size) {
        known = perUnit;
        knownRuns = runs;
        lastSize = count == 0 ? size : lastSize;
    }

    /**
     * Disturbances only make a call longer. So of few times a low one counts, but not the very lowest of several. An
     * engine that has done many calls in a row is judged by the median of them, the lower one: it may be fast in one
     * call of three only.
     */
    private long typical() {
        // Read once: another thread may change it, and set it to 0.
        int times = Math.max(1, kept);
        int rank = times < ENOUGH ? 0 : times < RECENT ? 1 : (RECENT - 1) / 2;
        long typical = Long.MAX_VALUE;
        for (int i = 0; i < times; i++) {
            long each = time(i);
            int less = 0;
            for (int j = 0; j < times; j++) {
                less += time(j) < each ? 1 : 0;
            }
            // Of equal times none is before the other; the next greater one has more than the rank before it.
            typical = less <= rank && (typical == Long.MAX_VALUE || each > typical) ? each : typical;
        }
        return typical;
    }

    private long time(int ago) {
        return recent[next - 1 - ago & RECENT - 1];
    }

    /** Whether the times say enough without anything else that is known. */
    boolean isSure() {
        return count >= SURE;
    }

    /** What calls tell to expect for n elements, or {@link #UNKNOWN}. */
    long estimate(int n) {
        return count == 0 ? UNKNOWN : nanos(level, n);
    }

    /** What is known beside the calls, for n elements, or {@link #UNKNOWN}. */
    long known(int n) {
        return known == 0 ? UNKNOWN : nanos(known, n);
    }

    /** All that is known at one size: by the calls, unless there were too few; or null. */
    Point point() {
        int n = lastSize;
        long nanos = isSure() ? estimate(n) : lower(estimate(n), known(n));
        return nanos == UNKNOWN ? null
                : new Point(n, Math.max(1, nanos), Math.max(count, knownRuns));
    }
}
