package io.github.aparasort.internal.cost;

/**
 * Calls of one kind of work on inputs of one class and about one size: what each engine took, and which one was the
 * last. Calls on several threads may mix their entries, see {@link EngineTimes}.
 */
final class CostCell {
    /** An engine does at most this many calls in a row because its times fall. */
    private static final int MOST_FALLING = 4;
    /** A time that is less than this share of the one before is still falling. */
    private static final double FALLING = 0.8;

    private final EngineTimes[] engines;
    private volatile int calls;
    /** Nanoseconds of all calls. */
    private volatile long busy;
    /** The engine of the last call, how many calls it did in a row, and the time of the last one. */
    private volatile int current;
    private volatile int inARow;
    private volatile long lastPerUnit;
    /** Whether the next call of this engine may be much faster. */
    private volatile boolean isFalling;

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

    /** The number of calls in a row that the engine of the last call did. */
    int inARow() {
        return inARow;
    }

    /**
     * Whether the engine of the last call should do the next one too: its first call after others may have run cold
     * code, allocated arrays, or transferred them once more because they had moved. A second one shows more, and a
     * third one if the second was much faster than the first.
     *
     * @param most nanoseconds that are too much for this
     */
    boolean mayBeCold(int n, long most, int usable) {
        return current != LearnedCosts.JDK && isFalling && (usable >> current & 1) != 0
                && engines[current].estimate(n) <= most;
    }

    /** Notes that a call ended. */
    void add(int engine, int n, long nanos, long now) {
        int call = calls + 1;
        calls = call;
        busy += nanos;
        long perUnit = EngineTimes.perUnit(nanos, n);
        inARow = engine == current ? inARow + 1 : 1;
        isFalling = inARow == 1 || inARow < MOST_FALLING && perUnit < FALLING * lastPerUnit;
        lastPerUnit = perUnit;
        current = engine;
        engines[engine].add(perUnit, call, now);
    }
}
