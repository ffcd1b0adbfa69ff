package io.github.aparasort.internal.cost;

/**
 * Calls of one kind of work on inputs of one class and about one size: what each engine took, and when one that seems
 * to be slower is explored. The more an engine takes, and the more often it lost, the rarer it is explored. The times
 * of the best engine reveal a change of the machine's load. Then the others are explored again soon.
 *
 * <p>The numbers are compromises: more explorations cost more, fewer find a better engine later. What they lead to is
 * measured by {@code learning} of examples/benchmark, on a quiet machine and on a busy one.
 *
 * <p>Calls on several threads may mix their entries, see {@link EngineTimes}.
 */
final class CostCell {
    /** The number of plain Java. */
    static final int JDK = 0;
    /**
     * An engine that takes this many times as long as the best one is not explored at first, and has no further call in
     * a row.
     */
    private static final int FAR = 8;
    /** Within this factor of the best engine, a first call may be followed by others soon, although it was cold. */
    private static final int NEAR = 2;
    /**
     * An exploration is this many calls in a row, or a few more as long as its times fall: for 64M floats a GPU took
     * 773 ms, then 640, and then 82.
     */
    static final int CALLS = 3;
    private static final int MOST_CALLS = 5;
    /** A time that is less than this share of the one before is still falling. */
    private static final double FALLING = 0.9;

    /** The share of all time that explorations may lose. */
    private static final double MOST_LOST = 0.05;
    /** The share of the time of a cell that explorations of one engine may lose: two engines stay below the limit. */
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
    /** An engine that took this many times as long as the best one lost clearly: then the next one is twice as far. */
    private static final double CLEARLY = 1.5;
    /** The load of the machine has changed if the best engine's time has changed by this factor. */
    private static final double CHANGED = 1.3;
    /** The JIT compiler needs about this long to compile what the first call of an engine ran. */
    private static final long COMPILE_NANOS = 200_000_000;
    /** From this many elements on the first exploration does not wait until its time is earned: it may save much. */
    private static final int LARGE = 1 << 16;

    /** The time of all cells of a kind of work, of which explorations may lose a share. */
    static final class Budget {
        /** What the first call of an engine may take beyond its work. */
        private final long coldNanos;
        /** Nanoseconds of all calls. */
        private volatile long total;
        /**
         * Nanoseconds that explorations took beyond what the best engine would have taken, without the first of each
         * cell; and that the best engine took longer after them.
         */
        private volatile long lost;

        /** @param coldNanos what the first call of an engine may take beyond its work */
        Budget(long coldNanos) {
            this.coldNanos = coldNanos;
        }

        /** A new one, for candidates of the same kind. */
        Budget another() {
            return new Budget(coldNanos);
        }

        /** Whether the calls so far took so long that this loss of time is a small share of them. */
        boolean isEarned(long loss) {
            return lost + Math.max(0, loss) <= MOST_LOST * total;
        }
    }

    private final Budget budget;
    private final EngineTimes[] engines;
    private volatile int calls;
    /** Nanoseconds of all calls. */
    private volatile long busy;
    /** The engine of the last call, how many calls it did in a row, and the time of the last one. */
    private volatile int current;
    private volatile int inARow;
    private volatile long lastPerUnit;
    /** Whether the last call was clearly faster than the one before. */
    private volatile boolean falling;

    CostCell(int count, Budget budget) {
        this.budget = budget;
        this.engines = new EngineTimes[count];
        for (int i = 0; i < count; i++) {
            engines[i] = new EngineTimes();
        }
    }

    EngineTimes times(int engine) {
        return engines[engine];
    }

    int calls() {
        return calls;
    }

    /** The engine of the last call. */
    int current() {
        return current;
    }

    /**
     * Whether the engine of the last call should do the next one too. Its first calls after others may allocate arrays,
     * or transfer them once more because they have moved. But the very first call runs cold code. If it is slow, the
     * next one is better made when the JIT compiler has had some time.
     *
     * @param usable a bit for each engine that may be chosen
     */
    boolean goesOn(int n, int usable) {
        boolean mayFall = inARow < CALLS || inARow < MOST_CALLS && falling;
        if (current == JDK || !mayFall || (usable >> current & 1) == 0) {
            return false;
        }
        long lowest = Long.MAX_VALUE;
        for (EngineTimes each : engines) {
            lowest = each.count == 0 ? lowest : Math.min(lowest, each.estimate(n));
        }
        EngineTimes times = engines[current];
        return times.estimate(n) <= (times.count == 1 ? NEAR : FAR) * lowest;
    }

    /**
     * Whether an engine is to be explored now.
     *
     * @param engine its number
     * @param nanos its estimate, or {@link EngineTimes#UNKNOWN}
     * @param best the estimate of the best engine
     */
    boolean isDue(int engine, int n, long nanos, long best) {
        EngineTimes times = engines[engine];
        if (times.exploredAt < 0 && times.count == 0) {
            return isFirstDue(n, nanos, best);
        }
        long since = busy - times.exploredAt;
        long first = times.estimate(n);
        if (times.count == 1 && n >= LARGE && (engine != JDK || mayBeNear(first, best))) {
            return isSecondDue(since, first);
        }
        if (times.count < YOUNG && n < LARGE && calls - times.lastCall >= CALLS_BETWEEN) {
            return budget.isEarned(CALLS * (times.estimate(n) - best));
        }
        return isRegularDue(times, n, since, best);
    }

    /**
     * From {@link #LARGE} elements on an engine is tried as soon as it is ready, unless it is expected to take more
     * than {@link #FAR} times as long. Otherwise it is tried when the time of the calls so far makes a cold first call
     * a small loss.
     */
    private boolean isFirstDue(int n, long nanos, long best) {
        return n >= LARGE && nanos <= FAR * best
                || budget.isEarned(CALLS * (nanos == EngineTimes.UNKNOWN ? budget.coldNanos : nanos - best));
    }

    /**
     * After a first long call an engine is tried once more when the JIT compiler has had some time: its code was cold,
     * and there were arrays to allocate, except for the JDK.
     *
     * @param since the time since the exploration began, with that call
     * @param first what that call took
     */
    private static boolean isSecondDue(long since, long first) {
        return since >= first + Math.min(first, COMPILE_NANOS);
    }

    /**
     * Whether plain Java may be near the best engine once its code is compiled. Until then its first call was slow, but
     * not for longer: of a call that took a second, most was compiled.
     */
    private static boolean mayBeNear(long first, long best) {
        return first <= FAR * best && first - COMPILE_NANOS <= NEAR * best;
    }

    /**
     * All further explorations lose no more than a share of the time of all calls. If the times of the best engine
     * change by a third, the others are tried again soon.
     */
    private boolean isRegularDue(EngineTimes times, int n, long since, long best) {
        double change = EngineTimes.perUnit(best, n) / (double) Math.max(1, times.bestThen);
        boolean hasChanged = change > CHANGED || change < 1 / CHANGED;
        // If the load has changed, it has probably changed for this engine too.
        double expected = CALLS * times.estimate(n) * (hasChanged ? Math.min(1, change) : 1);
        double loss = Math.max(LEAST_LOST * expected, expected - CALLS * best);
        boolean isSoon = hasChanged || times.count < YOUNG;
        double gap = isSoon ? loss / SHARE_SOON : loss / SHARE * (times.lostClearly ? 2 : 1);
        return since >= gap && budget.isEarned((long) expected - CALLS * best);
    }

    /**
     * Notes that an exploration begins.
     *
     * @param best the estimate of the best engine
     */
    void explore(int engine, int n, long best) {
        engines[engine].beginExploration(busy, EngineTimes.perUnit(best, n));
    }

    /** Notes the time of calls that taught nothing, of which explorations may lose a share too. */
    void addUntaught(long nanos) {
        budget.total += nanos;
        busy += nanos;
    }

    /**
     * Notes that a call ended.
     *
     * @param explores whether it explored its engine
     */
    void add(int engine, int n, long nanos, boolean explores, long now) {
        EngineTimes times = engines[engine];
        inARow = engine == current ? inARow + 1 : 1;
        current = engine;
        int call = calls + 1;
        calls = call;
        addUntaught(nanos);
        if (explores) {
            long best = EngineTimes.nanos(times.bestThen, n);
            times.lostClearly = nanos > CLEARLY * best;
            budget.lost += times.count == 0 ? 0 : Math.max(0, nanos - best);
        } else if (inARow <= CALLS && times.isSure()) {
            // After an exploration of another engine, this one was cold.
            long usual = times.estimate(n);
            budget.lost += nanos > CLEARLY * usual ? nanos - usual : 0;
        }
        long perUnit = EngineTimes.perUnit(nanos, n);
        falling = perUnit < FALLING * lastPerUnit;
        lastPerUnit = perUnit;
        times.add(perUnit, n, call, now);
    }
}
