package io.github.aparasort.internal.cost;

/**
 * Calls of one kind of work on inputs of one class and about one size: what each engine took, and which one was the
 * last. Calls on several threads may mix their entries, see {@link EngineTimes}.
 */
final class CostCell {
    /** The number of plain Java. */
    static final int JDK = 0;
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
    private volatile boolean falling;

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

    int inARow() {
        return inARow;
    }

    /** Whether the last call was clearly faster than the one before. */
    boolean isFalling() {
        return falling;
    }

    /** The lowest estimate by calls of this cell. */
    long lowest(int n) {
        long lowest = Long.MAX_VALUE;
        for (EngineTimes each : engines) {
            lowest = each.count == 0 ? lowest : Math.min(lowest, each.estimate(n));
        }
        return lowest;
    }

    /** Notes the time of calls that taught nothing. */
    void addUntaught(long nanos) {
        busy += nanos;
    }

    /** Notes that a call ended. */
    void add(int engine, int n, long nanos, long now) {
        int call = calls + 1;
        calls = call;
        busy += nanos;
        long perUnit = EngineTimes.perUnit(nanos, n);
        inARow = inARowWith(engine);
        falling = perUnit < FALLING * lastPerUnit;
        lastPerUnit = perUnit;
        current = engine;
        engines[engine].add(perUnit, n, call, now);
    }
}
