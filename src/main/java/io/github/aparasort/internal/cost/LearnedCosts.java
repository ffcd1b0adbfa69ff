package io.github.aparasort.internal.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What engines cost for one kind of work, learned from the calls themselves, and the choice that follows from it.
 *
 * <p>Times are kept for each engine, for each class of input and for each half octave of sizes: a <i>cell</i>. Until an
 * engine has done {@link #SURE} calls of a cell, its estimate is the lowest of what it took and of what else is known:
 * the times of neighbouring cells, or the measurements of {@link Calibration}. So an engine that promises much is used
 * soon, and what it takes then decides.
 *
 * <p>An engine that seems slower is <i>tried</i> now and then: what was measured on a busy machine may be wrong, and
 * what was right may be so no longer. Trials take {@link #SHARE_OF_ONE} of the time of all calls for each engine, or
 * less if it often lost, besides the first trials of large inputs. The times of the best engine reveal a change of the
 * machine's load. Then the others are tried again soon, but what all trials lose stays below {@link #TRIAL_SHARE}.
 *
 * <p>Engines are numbers here; {@link #JDK} is always there. Nothing here reads a clock, takes a lock, or allocates in
 * a call, except once per cell.
 */
public final class LearnedCosts {
    /** The number of plain Java. */
    public static final int JDK = 0;

    /** Calls of an engine in a cell after which only these count. */
    static final int SURE = 3;
    /** After fewer calls than this, an engine's code may be cold, so that its times may still fall. */
    private static final int YOUNG = 10;
    /** The share of all time that trials may lose. */
    private static final double TRIAL_SHARE = 0.05;
    /** The share of the time of a cell for the trials of one engine. */
    private static final double SHARE_OF_ONE = 0.02;
    /** After each clear loss the next trial is twice as far away, this many times. */
    private static final int MOST_LOSSES = 3;
    /** An engine that took this many times as long as the best one lost clearly. */
    private static final double CLEARLY = 1.5;
    /** The load of the machine has changed if the best engine's time has changed by this factor. */
    private static final double CHANGED = 1.3;
    /** From this many elements on the first trial does not wait until its time is earned: it may save much. */
    private static final int LARGE = 1 << 16;
    /** That trial is left out if the engine is expected to take this many times as long as the best one. */
    private static final int FAR = 8;
    /** Within this factor of the best engine, the first trials follow each other: code may still be cold. */
    private static final int NEAR = 2;
    /** A trial is this many calls in a row, or a few more, see {@link #mayBeCold}. */
    private static final int CALLS_OF_TRIAL = 2;
    private static final int MOST_OF_TRIAL = 4;
    /** A time that is less than this share of the one before is still falling. */
    private static final double FALLING = 0.8;
    /** Calls of a cell before the first trial. */
    private static final int CALLS_FIRST = 2;
    /** Calls of a cell after which they are kept for the first time. */
    private static final int KEEP_FROM = 16;
    /** How many cells away times are taken from a neighbour: an octave. */
    private static final int NEIGHBOURS = 2;
    /** At about the same time plain Java is the better choice: it needs no other threads and no other memory. */
    private static final double JDK_BONUS = 0.95;

    /** Half octaves of sizes. */
    private static final int BANDS = 64;

    /** Inputs of one class and about one size. */
    private static final class Cell {
        final EngineTimes[] engines;
        volatile int calls;
        /** Nanoseconds of all calls. */
        volatile long busy;
        /** The engine of the last call, and how many calls it did in a row. */
        volatile int current;
        volatile int inARow;
        /** Whether its next call may be much faster, to judge by the last ones, of which this is the time. */
        volatile boolean isFalling;
        volatile long lastPerUnit;

        Cell(int count) {
            engines = new EngineTimes[count];
            for (int i = 0; i < count; i++) {
                engines[i] = new EngineTimes();
            }
        }
    }

    private final List<String> engines;
    private final CostCurve[] priors;
    private final AtomicReferenceArray<Cell> cells;
    private final boolean learns;
    /** A bit for each engine that is open. */
    private volatile int open;
    private volatile long total;
    /**
     * Nanoseconds that trials took beyond what the best engine would have taken, without the first of each cell; and
     * that the best engine took longer after them.
     */
    private volatile long lost;

    /**
     * @param engines their names, the JDK first
     * @param priors what is known of each before its calls
     * @param classes the number of classes of input
     * @param learns whether calls teach; if not, the priors decide, and all engines are open
     */
    LearnedCosts(List<String> engines, CostCurve[] priors, int classes, boolean learns) {
        this.engines = List.copyOf(engines);
        this.priors = priors.clone();
        this.learns = learns;
        this.open = learns ? 1 << JDK : -1;
        this.cells = new AtomicReferenceArray<>(classes * BANDS);
    }

    /** The names of the engines. */
    public List<String> engines() {
        return engines;
    }

    /** Says that an engine can be used without waiting for it to open. */
    synchronized void open(String engine) {
        int at = engines.indexOf(engine);
        open |= at < 0 ? 0 : 1 << at;
    }

    /** A bit for each engine that can be used without waiting. */
    public int open() {
        return open;
    }

    // ---- the choice

    /**
     * The engine for a call: its number, or the complement of its number if this is a trial.
     *
     * @param usable a bit for each engine that may be chosen
     * @param jdkCostRatio the time of plain Java for this class of input, as a ratio to its time for class 0
     */
    public int choose(int n, int inputClass, double jdkCostRatio, int usable) {
        int best = best(n, inputClass, jdkCostRatio, usable);
        Cell cell = cells.get(index(n, inputClass));
        if (cell == null || cell.calls < CALLS_FIRST) {
            return best;
        }
        long bestNanos = estimate(best, n, inputClass, jdkCostRatio);
        if (mayBeCold(cell, n, bestNanos, usable)) {
            return cell.current == best ? best : ~cell.current;
        }
        int trial = -1;
        long trialNanos = 0;
        for (int engine = 0; engine < priors.length; engine++) {
            if (engine != best && (usable >> engine & 1) != 0) {
                long nanos = estimate(engine, n, inputClass, jdkCostRatio);
                boolean promisesMore = trial < 0 || nanos < trialNanos;
                if (promisesMore && isDue(cell, cell.engines[engine], n, nanos, bestNanos)) {
                    trial = engine;
                    trialNanos = nanos;
                }
            }
        }
        if (trial < 0) {
            return best;
        }
        cell.engines[trial].beginTrial(cell.busy, EngineTimes.perUnit(bestNanos, n));
        return ~trial;
    }

    /** The engine with the lowest estimate; plain Java if nothing is known. */
    public int best(int n, int inputClass, double jdkCostRatio, int usable) {
        int best = JDK;
        double bestNanos = JDK_BONUS * estimate(JDK, n, inputClass, jdkCostRatio);
        for (int engine = JDK + 1; engine < priors.length && bestNanos >= 0; engine++) {
            long nanos = (usable >> engine & 1) == 0 ? CostCurve.UNKNOWN : estimate(engine, n, inputClass, 1);
            if (nanos != CostCurve.UNKNOWN && nanos < bestNanos) {
                best = engine;
                bestNanos = nanos;
            }
        }
        return best;
    }

    /**
     * Whether the engine of the last call should do this one too: its first call after others may have run cold code,
     * allocated arrays, or transferred them once more because they had moved. A second one shows more, and a third one
     * if the second was much faster than the first.
     */
    private boolean mayBeCold(Cell cell, int n, long best, int usable) {
        int engine = cell.current;
        return engine != JDK && cell.isFalling && (usable >> engine & 1) != 0
                && cell.engines[engine].estimate(n) <= FAR * best;
    }

    private boolean isDue(Cell cell, EngineTimes times, int n, long nanos, long best) {
        if (times.triedAt < 0 && times.count == 0) {
            boolean isFar = nanos != CostCurve.UNKNOWN && nanos > FAR * best;
            return n >= LARGE && !isFar || nanos != CostCurve.UNKNOWN && isEarned(CALLS_OF_TRIAL * (nanos - best));
        }
        long since = cell.busy - times.triedAt;
        if (times.count < SURE && nanos < NEAR * best) {
            return since >= CALLS_FIRST * best;
        }
        double change = EngineTimes.perUnit(best, n) / (double) Math.max(1, times.bestThen);
        boolean hasChanged = change > CHANGED || change < 1 / CHANGED;
        // If the load has changed, it has probably changed for this engine too.
        double expected = CALLS_OF_TRIAL * times.hope(n) * (hasChanged ? Math.min(1, change) : 1);
        boolean isSoon = hasChanged || times.count < YOUNG;
        double gap = isSoon ? expected / TRIAL_SHARE : expected / SHARE_OF_ONE * (1 << times.losses);
        return since >= gap && isEarned((long) expected - CALLS_OF_TRIAL * best);
    }

    /** Whether the calls so far took so long that this loss of time by a trial is a small share of them. */
    private boolean isEarned(long loss) {
        return lost + Math.max(0, loss) <= TRIAL_SHARE * total;
    }

    /** The expected nanoseconds of an engine, or {@link CostCurve#UNKNOWN}. */
    public long estimate(int engine, int n, int inputClass, double jdkCostRatio) {
        Cell cell = cells.get(index(n, inputClass));
        long own = cell == null ? CostCurve.UNKNOWN : cell.engines[engine].estimate(n);
        if (own != CostCurve.UNKNOWN && cell.engines[engine].count >= SURE) {
            return own;
        }
        return lower(own, prior(engine, n, inputClass, engine == JDK ? jdkCostRatio : 1));
    }

    private static long lower(long nanos, long other) {
        return nanos == CostCurve.UNKNOWN ? other : other == CostCurve.UNKNOWN ? nanos : Math.min(nanos, other);
    }

    /** What is expected without calls of this cell: by cells nearby, then by class 0, then by measurements. */
    private long prior(int engine, int n, int inputClass, double ratio) {
        long near = nearby(engine, n, inputClass);
        if (near != CostCurve.UNKNOWN) {
            return near;
        }
        long random = inputClass == 0 ? priors[engine].estimate(n) : estimate(engine, n, 0, 1);
        return random == CostCurve.UNKNOWN ? random : Math.max(1, (long) (ratio * random));
    }

    /** What is learned of sizes that differ by at most an octave, the nearest first. */
    private long nearby(int engine, int n, int inputClass) {
        int band = band(n);
        for (int step = 2; step < 2 + 2 * NEIGHBOURS; step++) {
            int other = band + ((step & 1) == 0 ? step / 2 : -step / 2);
            Cell cell = other < 0 || other >= BANDS ? null : cells.get(inputClass * BANDS + other);
            if (cell != null && cell.engines[engine].count > 0) {
                return cell.engines[engine].estimate(n);
            }
        }
        return CostCurve.UNKNOWN;
    }

    // ---- learning

    /**
     * Adds what a call took. Returns whether what is known now is worth keeping: at ever larger intervals.
     *
     * @param trial whether {@link #choose} said that it is one
     * @param now the time of the clock, for {@link #knowledge}
     */
    public boolean learn(int engine, int n, int inputClass, long nanos, boolean trial, long now) {
        if (!learns) {
            return false;
        }
        Cell cell = cell(n, inputClass);
        EngineTimes times = cell.engines[engine];
        int call = cell.calls + 1;
        cell.calls = call;
        cell.busy += nanos;
        long perUnit = EngineTimes.perUnit(nanos, n);
        cell.inARow = engine == cell.current ? cell.inARow + 1 : 1;
        cell.isFalling = cell.inARow == 1 || cell.inARow < MOST_OF_TRIAL && perUnit < FALLING * cell.lastPerUnit;
        cell.lastPerUnit = perUnit;
        cell.current = engine;
        total += nanos;
        if (trial) {
            long best = EngineTimes.nanos(times.bestThen, n);
            lost += times.count == 0 ? 0 : Math.max(0, nanos - best);
            if (engine == JDK || cell.inARow > 1) {
                times.losses = nanos > CLEARLY * best ? Math.min(times.losses + 1, MOST_LOSSES) : 0;
            }
        } else if (cell.inARow <= CALLS_OF_TRIAL && times.count >= SURE) {
            long usual = times.estimate(n);
            // After a trial of another engine, this one was cold.
            lost += nanos > CLEARLY * usual ? nanos - usual : 0;
        }
        times.add(n, nanos, call, now);
        return call >= KEEP_FROM && Integer.bitCount(call) == 1;
    }

    private Cell cell(int n, int inputClass) {
        int at = index(n, inputClass);
        Cell cell = cells.get(at);
        if (cell == null) {
            cells.compareAndSet(at, null, new Cell(priors.length));
            cell = cells.get(at);
        }
        return cell;
    }

    private static int index(int n, int inputClass) {
        return inputClass * BANDS + band(n);
    }

    private static int band(int n) {
        int log = 31 - Integer.numberOfLeadingZeros(Math.max(1, n));
        return 2 * log + (n >>> Math.max(0, log - 1) & 1);
    }

    /** About the middle of the sizes of a band. */
    private static int middle(int band) {
        return (int) Math.min(Integer.MAX_VALUE, (1L << band / 2) * ((band & 1) == 0 ? 1.25 : 1.75));
    }

    // ---- for people, and for the profile

    /**
     * What is known of an engine for random input of about a size.
     *
     * @param calls of this engine, 0 if there were none
     * @param lastNanos the time of the clock at the end of the last of them
     * @param sure whether the estimate rests on these calls alone
     */
    public record Knowledge(int calls, long lastNanos, boolean sure) {
    }

    /** What is known of an engine for random input of about this size. */
    public Knowledge knowledge(int engine, int n) {
        Cell cell = cells.get(index(n, 0));
        EngineTimes times = cell == null ? new EngineTimes() : cell.engines[engine];
        return new Knowledge(times.count, times.lastNanos, times.count >= SURE);
    }

    /** The measurements of an engine; those of sizes of which calls were made are replaced by what was learned. */
    public List<Point> points(int engine) {
        CostCurve prior = priors[engine];
        List<Point> points = new ArrayList<>(prior.trust() == CostCurve.Trust.BORROWED ? List.of() : prior.points());
        for (int band = 0; band < BANDS; band++) {
            Cell cell = cells.get(band);
            if (cell != null && cell.engines[engine].count >= SURE) {
                int learned = band;
                points.removeIf(point -> band(point.n()) == learned);
                int n = middle(band);
                points.add(new Point(n, Math.max(1, cell.engines[engine].estimate(n)), cell.engines[engine].count));
            }
        }
        points.sort((a, b) -> Integer.compare(a.n(), b.n()));
        return points;
    }
}
