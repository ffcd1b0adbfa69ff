package io.github.aparasort.internal.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What engines cost for one kind of work, learned from the calls themselves, and the choice that follows from it.
 *
 * <p>Times are kept for each engine, for each class of input and for each half octave of sizes: a {@link CostCell}.
 * Until an engine has done {@link #SURE} calls of a cell, its estimate is the lowest of what it took and of what else
 * is known: the times of neighbouring cells, or the measurements of {@link Calibration}. So an engine that promises
 * much is used soon, and what it takes then decides.
 *
 * <p>Now and then a call <i>explores</i> an engine that seems slower, by the {@link ExplorationRules}: what was
 * measured on a busy machine may be wrong, and what was right may be so no longer.
 *
 * <p>Engines are numbers here; {@link #JDK} is always there. Nothing here reads a clock, takes a lock, or allocates in
 * a call, except once per cell.
 */
public final class LearnedCosts {
    /** The number of plain Java. */
    public static final int JDK = CostCell.JDK;
    /** Calls of an engine in a cell after which only these count. */
    public static final int SURE = EngineTimes.SURE;

    /** Calls of a cell after which they are kept for the first time. */
    private static final int KEEP_FROM = 16;
    /** How many cells away times are taken from a neighbour: an octave. */
    private static final int NEIGHBOURS = 2;
    /** At about the same time plain Java is the better choice: it needs no other threads and no other memory. */
    private static final double JDK_BONUS = 0.95;

    /** Half octaves of sizes. */
    private static final int BANDS = 64;

    private final List<String> engines;
    private final CostCurve[] priors;
    private final AtomicReferenceArray<CostCell> cells;
    private final ExplorationRules exploration = new ExplorationRules();
    private final boolean learns;
    private volatile Addition addition = (engine, n) -> 0;
    /** What decides while nothing is known of plain Java, and the engine that it may prefer; null if there is none. */
    private volatile Prior prior;
    private volatile int preferred;
    /** A bit for each engine that is open. */
    private volatile int open;

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

    /** What the measurements of an engine do not show, because they are of fewer elements. */
    public interface Addition {
        /** The nanoseconds that the engine takes in addition for n elements. */
        long nanos(int engine, int n);
    }

    /** Sets what is added to every estimate. It is taken off the times of calls, so these are learned as they are. */
    public void setAddition(Addition addition) {
        this.addition = addition;
    }

    /**
     * Sets what decides while nothing is known of plain Java.
     *
     * @param engine the number of the Java threads
     */
    public void setPrior(Prior prior, int engine) {
        this.preferred = engine;
        this.prior = prior;
    }

    /** A bit for the engine that the prior prefers to plain Java, of which nothing is known yet; else 0. */
    public int preferred(CostInput input) {
        Prior assumed = prior;
        return assumed != null && assumed.prefersThreads(input, true)
                && estimate(JDK, input) == CostCurve.UNKNOWN ? 1 << preferred : 0;
    }

    /** Whether calls teach. */
    public boolean learns() {
        return learns;
    }

    /** The names of the engines. */
    public List<String> engines() {
        return engines;
    }

    /** Says that an engine can be used without waiting for it to open. */
    public synchronized void open(String engine) {
        int at = engines.indexOf(engine);
        open |= at < 0 ? 0 : 1 << at;
    }

    /** A bit for each engine that can be used without waiting. */
    public int open() {
        return open;
    }

    // ---- the choice

    /**
     * The engine for a call: its number, or the complement of its number if this call explores it.
     *
     * @param usable a bit for each engine that may be chosen
     */
    public int choose(CostInput input, int usable) {
        int n = input.n();
        int best = best(input, usable);
        CostCell cell = cells.get(index(n, input.inputClass()));
        if (cell == null) {
            return best;
        }
        if (exploration.goesOn(cell, n, usable)) {
            return cell.current() == best ? best : ~cell.current();
        }
        long bestNanos = estimate(best, input);
        if (best != JDK && estimate(JDK, input) == CostCurve.UNKNOWN) {
            // By the prior alone, plain Java is slower. It gets its first call when that is a small loss.
            long loss = (long) (bestNanos * (input.jdkCostRatio() * prior.plainTimes(n) - 1));
            return bestNanos != CostCurve.UNKNOWN && exploration.isEarned(ExplorationRules.CALLS * loss)
                    ? explore(JDK, cell, bestNanos, n) : best;
        }
        int explored = -1;
        long exploredNanos = 0;
        for (int engine = 0; engine < priors.length; engine++) {
            if (engine != best && (usable >> engine & 1) != 0) {
                long nanos = estimate(engine, input);
                boolean promisesMore = explored < 0 || nanos < exploredNanos;
                long known = isGuess(engine, n, input.inputClass()) ? CostCurve.UNKNOWN : nanos;
                if (promisesMore && exploration.isDue(cell, engine, n, known, bestNanos)) {
                    explored = engine;
                    exploredNanos = nanos;
                }
            }
        }
        return explored < 0 ? best : explore(explored, cell, bestNanos, n);
    }

    private static int explore(int engine, CostCell cell, long bestNanos, int n) {
        cell.times(engine).beginExploration(cell.busy(), EngineTimes.perUnit(bestNanos, n));
        return ~engine;
    }

    /** Whether the estimate rests on no call, and on measurements of far fewer elements. */
    private boolean isGuess(int engine, int n, int inputClass) {
        CostCell cell = cells.get(index(n, inputClass));
        if (cell != null && cell.times(engine).count > 0 || nearby(engine, n, inputClass) != null) {
            return false;
        }
        return inputClass == 0 ? !priors[engine].reaches(n) : isGuess(engine, n, 0);
    }

    /** The engine with the lowest estimate. While nothing is known of plain Java: the one that the prior prefers. */
    public int best(CostInput input, int usable) {
        if ((usable & preferred(input)) != 0) {
            return preferred;
        }
        int best = JDK;
        double bestNanos = JDK_BONUS * estimate(JDK, input);
        for (int engine = JDK + 1; engine < priors.length && bestNanos >= 0; engine++) {
            long nanos = (usable >> engine & 1) == 0 ? CostCurve.UNKNOWN : estimate(engine, input);
            if (nanos != CostCurve.UNKNOWN && nanos < bestNanos) {
                best = engine;
                bestNanos = nanos;
            }
        }
        return best;
    }

    /** The expected nanoseconds of an engine, or {@link CostCurve#UNKNOWN}. */
    public long estimate(int engine, CostInput input) {
        double ratio = engine == JDK ? input.jdkCostRatio() : 1;
        long known = known(engine, input.n(), input.inputClass(), ratio);
        return known == CostCurve.UNKNOWN ? known : known + addition.nanos(engine, input.n());
    }

    /** The estimate without the addition. */
    private long known(int engine, int n, int inputClass, double ratio) {
        CostCell cell = cells.get(index(n, inputClass));
        if (cell == null) {
            return prior(engine, n, inputClass, ratio);
        }
        EngineTimes times = cell.times(engine);
        long own = times.estimate(n);
        return times.isSure() ? own : lower(own, prior(engine, n, inputClass, ratio));
    }

    private static long lower(long nanos, long other) {
        return nanos == CostCurve.UNKNOWN ? other : other == CostCurve.UNKNOWN ? nanos : Math.min(nanos, other);
    }

    /**
     * What is expected without calls of this cell: by cells nearby, by class 0, or by measurements. One or two calls
     * nearby may have run cold code, so a lower expectation counts too.
     */
    private long prior(int engine, int n, int inputClass, double ratio) {
        EngineTimes near = nearby(engine, n, inputClass);
        if (near != null && near.isSure()) {
            return near.estimate(n);
        }
        long random = inputClass == 0 ? priors[engine].estimate(n) : known(engine, n, 0, 1);
        long expected = random == CostCurve.UNKNOWN ? random : Math.max(1, (long) (ratio * random));
        return near == null ? expected : lower(near.estimate(n), expected);
    }

    /** What is learned of sizes that differ by at most an octave, the nearest first; or null. */
    private EngineTimes nearby(int engine, int n, int inputClass) {
        int band = band(n);
        for (int step = 2; step < 2 + 2 * NEIGHBOURS; step++) {
            int other = band + ((step & 1) == 0 ? step / 2 : -step / 2);
            CostCell cell = other < 0 || other >= BANDS ? null : cells.get(inputClass * BANDS + other);
            if (cell != null && cell.times(engine).count > 0) {
                return cell.times(engine);
            }
        }
        return null;
    }

    // ---- learning

    /**
     * Adds what a call took. Returns whether what is known now is worth keeping: at ever larger intervals.
     *
     * @param explores whether {@link #choose} said so
     * @param now the time of the clock, for {@link #knowledge}
     */
    public boolean learn(int engine, CostInput input, long nanos, boolean explores, long now) {
        if (!learns) {
            return false;
        }
        int n = input.n();
        CostCell cell = cell(index(n, input.inputClass()));
        long own = Math.max(1, nanos - addition.nanos(engine, n));
        exploration.charge(cell, engine, n, own, explores);
        cell.add(engine, n, own, now);
        return cell.calls() >= KEEP_FROM && Integer.bitCount(cell.calls()) == 1;
    }

    /**
     * Adds so many calls that plain Java did without a choice: they teach nothing, but explorations are as rare as
     * their time demands, not as if it had not passed.
     */
    public void addUntaught(CostInput input, int calls) {
        CostCell cell = cells.get(index(input.n(), input.inputClass()));
        long nanos = cell == null ? CostCurve.UNKNOWN : estimate(JDK, input);
        if (nanos != CostCurve.UNKNOWN) {
            exploration.addUntaught(calls * nanos);
            cell.addUntaught(calls * nanos);
        }
    }

    private CostCell cell(int at) {
        CostCell cell = cells.get(at);
        if (cell == null) {
            cells.compareAndSet(at, null, new CostCell(priors.length));
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
        CostCell cell = cells.get(index(n, 0));
        EngineTimes times = cell == null ? new EngineTimes() : cell.times(engine);
        return new Knowledge(times.count, times.lastNanos, times.isSure());
    }

    /** The measurements of an engine; those of sizes of which calls were made are replaced by what was learned. */
    public List<Point> points(int engine) {
        CostCurve prior = priors[engine];
        List<Point> points = new ArrayList<>(prior.trust() == CostCurve.Trust.BORROWED ? List.of() : prior.points());
        for (int band = 0; band < BANDS; band++) {
            CostCell cell = cells.get(band);
            if (cell != null && cell.times(engine).isSure()) {
                int learned = band;
                points.removeIf(point -> band(point.n()) == learned);
                int n = middle(band);
                points.add(new Point(n, Math.max(1, cell.times(engine).estimate(n)), cell.times(engine).count));
            }
        }
        points.sort((a, b) -> Integer.compare(a.n(), b.n()));
        return points;
    }
}
