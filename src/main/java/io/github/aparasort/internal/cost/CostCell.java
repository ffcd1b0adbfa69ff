package io.github.aparasort.internal.cost;

/**
 * Calls of one kind of work on inputs of one class and about one size: what each engine took, and which one was the
 * last. Calls on several threads may mix their entries, see {@link EngineTimes}.
 */
final class CostCell {
    /** An engine does at most this many calls in a row because its times fall. */
    private static final int MOST_FALLING = 5;
    /** A time that is less than this share of the one before is still falling. */
    private static final double FALLING = 0.9;

    private final EngineTimes[] engines;
    private volatile int calls;
    /** Nanoseconds of all calls. */
    private volatile long busy;
    /** The engine of the last call, how many calls it did in a row, and the time of the last one. */
    private volatile int current;
    private volatile int inARow;
    private volatile long lastPerUnit;
    /** Whether the next call of this engine may be faster. */
    private volatile boolean mayFall;

    CostCell(int count) {
        engines = new EngineTimes[count];
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

    long busy() {
        return busy;
    }

    int current() {
        return current;
    }

    /** The number of calls in a row of an engine, with one that is not added yet. */
    int inARowWith(int engine) {
        return engine == current ? inARow + 1 : 1;
    }

    /**
     * Whether the engine of the last call should do the next one too. Its first calls after others may allocate arrays,
     * or transfer them once more because they have moved. But the very first call runs cold code. If it is slow, the
     * next one is better made when the JIT compiler has had some time.
     */
    boolean goesOn(int n, int usable) {
        if (current == LearnedCosts.JDK || !mayFall || (usable >> current & 1) == 0) {
            return false;
        }
        int most = engines[current].count == 1 ? ExplorationRules.NEAR : ExplorationRules.FAR;
        long own = engines[current].estimate(n);
        long lowest = own;
        for (EngineTimes each : engines) {
            lowest = each.count == 0 ? lowest : Math.min(lowest, each.estimate(n));
        }
        return own <= most * lowest;
    }

    /** Notes that a call ended. */
    void add(int engine, int n, long nanos, long now) {
        int call = calls + 1;
        calls = call;
        busy += nanos;
        long perUnit = EngineTimes.perUnit(nanos, n);
        inARow = inARowWith(engine);
        mayFall = inARow < ExplorationRules.CALLS || inARow < MOST_FALLING && perUnit < FALLING * lastPerUnit;
        lastPerUnit = perUnit;
        current = engine;
        engines[engine].add(perUnit, call, now);
    }
}
