package io.github.aparasort.internal.cost;

/**
 * When an engine that seems to be slower is explored, and what that may cost. The more an engine takes, and the more
 * often it lost, the rarer it is explored. The times of the best engine reveal a change of the machine's load. Then the
 * others are explored again soon.
 */
final class ExplorationRules {
    /**
     * An engine that takes this many times as long as the best one is not explored at first, and has no further call in
     * a row.
     */
    private static final int FAR = 8;
    /** Within this factor of the best engine, the first explorations follow each other. */
    private static final int NEAR = 2;
    /** An exploration is this many calls in a row, or a few more as long as its times fall. */
    static final int CALLS = 3;
    private static final int MOST_CALLS = 5;

    /** The share of all time that explorations may lose. */
    private static final double MOST_LOST = 0.05;
    /** The share of the time of a cell that explorations of one engine may lose. */
    private static final double SHARE = 0.02;
    /** The share instead of {@link #SHARE} after a change of the load, or as long as the engine's code may be cold. */
    private static final double SHARE_SOON = 0.05;
    /** After fewer calls than this, an engine's code may be cold, so that its times may still fall. */
    private static final int YOUNG = 10;
    /**
     * Short calls between explorations of an engine whose code may be cold. By its share of the cell's time they would
     * be far apart, because a cold call takes many times as long as a warm one.
     */
    private static final int CALLS_BETWEEN = 32;
    /** Of an engine that is near the best one, explorations count as if they lost this share of their time. */
    private static final double LEAST_LOST = 0.5;
    /** After each clear loss the next exploration is twice as far away, this many times. */
    private static final int MOST_LOSSES = 1;
    /** An engine that took this many times as long as the best one lost clearly. */
    private static final double CLEARLY = 1.5;
    /** The load of the machine has changed if the best engine's time has changed by this factor. */
    private static final double CHANGED = 1.3;
    /** The JIT compiler needs about this long to compile what the first call of an engine ran. */
    private static final long COMPILE_NANOS = 200_000_000;
    /** From this many elements on the first exploration does not wait until its time is earned: it may save much. */
    private static final int LARGE = 1 << 16;

    /** What the first call of an engine may take beyond its work. */
    private final long coldNanos;
    /** Nanoseconds of all calls. */
    private volatile long total;
    /**
     * Nanoseconds that explorations took beyond what the best engine would have taken, without the first of each cell;
     * and that the best engine took longer after them.
     */
    private volatile long lost;

    /** @param coldNanos what the first call of an engine may take beyond its work */
    ExplorationRules(long coldNanos) {
        this.coldNanos = coldNanos;
    }

    /**
     * Whether the engine of the last call should do the next one too. Its first calls after others may allocate arrays,
     * or transfer them once more because they have moved. But the very first call runs cold code. If it is slow, the
     * next one is better made when the JIT compiler has had some time.
     *
     * @param usable a bit for each engine that may be chosen
     */
    boolean goesOn(CostCell cell, int n, int usable) {
        int engine = cell.current();
        boolean mayFall = cell.inARow() < CALLS || cell.inARow() < MOST_CALLS && cell.isFalling();
        if (engine == CostCell.JDK || !mayFall || (usable >> engine & 1) == 0) {
            return false;
        }
        EngineTimes times = cell.times(engine);
        return times.estimate(n) <= (times.count == 1 ? NEAR : FAR) * cell.lowest(n);
    }

    /**
     * Whether an engine is to be explored now.
     *
     * @param engine its number
     * @param nanos its estimate, or {@link EngineTimes#UNKNOWN}
     * @param best the estimate of the best engine
     */
    boolean isDue(CostCell cell, int engine, int n, long nanos, long best) {
        EngineTimes times = cell.times(engine);
        if (times.exploredAt < 0 && times.count == 0) {
            boolean isFar = nanos > FAR * best;
            return n >= LARGE && !isFar
                    || isEarned(nanos == EngineTimes.UNKNOWN ? CALLS * coldNanos : CALLS * (nanos - best));
        }
        long since = cell.busy() - times.exploredAt;
        long first = times.estimate(n);
        if (times.count == 1 && n >= LARGE && (engine != CostCell.JDK || mayBeNear(first, best))) {
            // Its code was cold, and there were arrays to allocate, except for the JDK. The time includes that call.
            return since >= first + Math.min(first, COMPILE_NANOS);
        }
        if (!times.isSure() && nanos < NEAR * best) {
            return since >= CALLS * best;
        }
        if (times.count < YOUNG && n < LARGE && cell.calls() - times.lastCall() >= CALLS_BETWEEN) {
            return isEarned(CALLS * (times.leastExpected(n) - best));
        }
        double change = EngineTimes.perUnit(best, n) / (double) Math.max(1, times.bestThen);
        boolean hasChanged = change > CHANGED || change < 1 / CHANGED;
        // If the load has changed, it has probably changed for this engine too.
        double expected = CALLS * times.leastExpected(n) * (hasChanged ? Math.min(1, change) : 1);
        double loss = Math.max(LEAST_LOST * expected, expected - CALLS * best);
        boolean isSoon = hasChanged || times.count < YOUNG;
        double gap = isSoon ? loss / SHARE_SOON : loss / SHARE * (1 << times.losses);
        return since >= gap && isEarned((long) expected - CALLS * best);
    }

    /**
     * Whether plain Java may be near the best engine once its code is compiled. Until then its first call was slow, but
     * not for longer: of a call that took a second, most was compiled.
     */
    private static boolean mayBeNear(long first, long best) {
        return first <= FAR * best && first - COMPILE_NANOS <= NEAR * best;
    }

    /** Whether the calls so far took so long that this loss of time is a small share of them. */
    boolean isEarned(long loss) {
        return lost + Math.max(0, loss) <= MOST_LOST * total;
    }

    /** Counts the time of calls that taught nothing, of which explorations may lose a share too. */
    void addUntaught(long nanos) {
        total += nanos;
    }

    /** Charges a call, before its time is added to its cell. */
    void charge(CostCell cell, int engine, int n, long nanos, boolean explores) {
        EngineTimes times = cell.times(engine);
        int inARow = cell.inARowWith(engine);
        total += nanos;
        if (explores) {
            long best = EngineTimes.nanos(times.bestThen, n);
            lost += times.count == 0 ? 0 : Math.max(0, nanos - best);
            if (nanos <= CLEARLY * best) {
                times.losses = 0;
            } else if (engine == CostCell.JDK || inARow > 1) {
                // The first call of another engine may have been slow for other reasons.
                times.losses = Math.min(times.losses + 1, MOST_LOSSES);
            }
        } else if (inARow <= CALLS && times.isSure()) {
            // After an exploration of another engine, this one was cold.
            long usual = times.estimate(n);
            lost += nanos > CLEARLY * usual ? nanos - usual : 0;
        }
    }
}
