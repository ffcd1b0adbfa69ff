package io.github.aparasort.internal.cost;

import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * What the candidates for one kind of work cost, learned from the calls themselves, and the choice that follows from
 * it. Candidates are engines, or ways of one engine to do the work. Nothing else in this library learns.
 *
 * <p>Times are kept for each candidate, for each class of input and for each half octave of sizes: a {@link CostCell}.
 * Until a candidate has done {@link #SURE} calls of a cell, its estimate is the lowest of what it took and of what
 * other sizes tell. So a candidate that promises much is used soon, and what it takes then decides.
 *
 * <p>Now and then a call <i>explores</i> a candidate that seems slower, as its {@link CostCell} says: what was
 * learned on a busy machine may be wrong, and what was right may be so no longer.
 *
 * <p>Candidates are numbers here; the first one, {@link #JDK} among engines, can always be used. No choice takes
 * a lock, or allocates in a call, except once per cell. Only {@link #run} reads a clock.
 */
public final class LearnedCosts {
    /** The estimate if nothing is known. */
    public static final long UNKNOWN = EngineTimes.UNKNOWN;
    /** The number of plain Java. */
    public static final int JDK = CostCell.JDK;
    /** Calls of a candidate in a cell after which only these count. */
    public static final int SURE = EngineTimes.SURE;

    /** Calls of a cell after which they are kept for the first time, and again after twice as many. Not tuned. */
    private static final int KEEP_FROM = 16;
    /** How many cells away times are those of about the same size: an octave is one of twelve levels of a sort. */
    private static final int NEIGHBOURS = 2;
    /**
     * How many cells away times are more than a guess: a factor of 64, so that 2^18 elements, the most of a warm-up,
     * tell of 16M. A GPU's times for few elements are those of its launches, and say nothing of many millions.
     */
    private static final int REACH = 12;
    /** At about the same time plain Java is the better choice: it needs no other threads or memory. Not tuned. */
    private static final double JDK_BONUS = 0.95;
    /** What a first call on an engine may take beyond its work: its code is cold. A guess, not tuned. */
    private static final long COLD_ENGINE_NANOS = 5_000_000;

    /** Half octaves of sizes: two for each bit of an int. */
    private static final int BANDS = 64;
    /** Of a cell without calls. */
    private static final EngineTimes NOTHING = new EngineTimes();

    private final List<String> names;
    private final int classes;
    /** What these are a part of, or null. */
    private final LearnedCosts origin;
    private final AtomicReferenceArray<CostCell> cells;
    /** The costs for callers that have another number of threads than usual, by this number. */
    private final Map<Integer, LearnedCosts> byThreads = new ConcurrentHashMap<>();
    private final CostCell.Budget budget;
    private final boolean learns;
    /** What decides while nothing is known, and the engine that it may prefer; null if there is none. */
    private volatile Prior prior;
    private volatile int preferred;
    /** A bit for each candidate that is open. */
    private volatile int open;

    /**
     * Costs of engines, of which only plain Java is open at first.
     *
     * @param engines their names, the JDK first
     * @param classes the number of classes of input
     * @param learns whether calls teach; if not, {@link #assume} alone tells times, and all engines are open
     */
    LearnedCosts(List<String> engines, int classes, boolean learns) {
        this(null, engines, classes, learns, learns ? 1 << JDK : -1, new CostCell.Budget(COLD_ENGINE_NANOS));
    }

    private LearnedCosts(LearnedCosts origin, List<String> names, int classes, boolean learns, int open,
            CostCell.Budget budget) {
        this.origin = origin;
        this.names = List.copyOf(names);
        this.classes = classes;
        this.cells = new AtomicReferenceArray<>(classes * BANDS);
        this.budget = budget;
        this.learns = learns;
        this.open = open;
    }

    /**
     * Costs of some ways to do work, tried in their order.
     *
     * @param classes the number of classes of input
     */
    public static LearnedCosts ofWays(int ways, int classes) {
        return new LearnedCosts(null, Collections.nCopies(ways, "way"), classes, true, -1, new CostCell.Budget(0));
    }

    /** The costs for as many threads as the calling thread may use. The others do not know them. */
    public LearnedCosts here() {
        int threads = learns ? ThreadTeam.unusual() : 0;
        return threads == 0 ? this : byThreads.computeIfAbsent(threads, this::forThreads);
    }

    private LearnedCosts forThreads(int threads) {
        LearnedCosts costs = new LearnedCosts(this, names, classes, learns, open, budget.another());
        if (threads > 1) {
            costs.setPrior(prior, preferred);
        }
        return costs;
    }

    /**
     * Sets what decides while nothing is known of plain Java or of the Java threads.
     *
     * @param engine the number of the Java threads
     */
    public void setPrior(Prior prior, int engine) {
        this.preferred = engine;
        this.prior = prior;
    }

    /** A bit for the engine that the prior prefers to plain Java, while one of both is not known yet; else 0. */
    public int preferred(CostInput input) {
        Prior assumed = prior;
        return assumed != null && assumed.prefersThreads(input)
                && (isGuess(JDK, input) || isGuess(preferred, input)) ? 1 << preferred : 0;
    }

    /** The names of the candidates. */
    public List<String> names() {
        return names;
    }

    /** Says that an engine can be used without waiting for it to open. */
    public synchronized void open(String engine) {
        int at = names.indexOf(engine);
        open |= at < 0 ? 0 : 1 << at;
    }

    /** A bit for each candidate that can be used without waiting. */
    public int open() {
        return origin == null ? open : origin.open;
    }

    // ---- the choice

    /**
     * Does work in the way that seems to take the least time, and learns what it took.
     *
     * @param usable a bit for each way that may be chosen
     * @param work does it in the way of this number
     * @return what the work returns
     */
    public <T> T run(CostInput input, int usable, IntFunction<T> work) {
        return here().runHere(input, usable, work);
    }

    private <T> T runHere(CostInput input, int usable, IntFunction<T> work) {
        int choice = choose(input, usable);
        int way = choice < 0 ? ~choice : choice;
        long begin = System.nanoTime();
        T result = work.apply(way);
        long end = System.nanoTime();
        learn(way, input, end - begin, choice < 0, end);
        return result;
    }

    /** As {@link #run(CostInput, int, IntFunction)}, in any way. */
    public <T> T run(CostInput input, IntFunction<T> work) {
        return run(input, (1 << names.size()) - 1, work);
    }

    /**
     * The candidate for a call: its number, or the complement of its number if this call explores it. It is open, or
     * the prior prefers it: who uses that waits for it to open.
     *
     * @param able a bit for each candidate that can do the call
     */
    public int choose(CostInput input, int able) {
        int n = input.n();
        int usable = able & (open() | preferred(input));
        int best = best(input, usable);
        CostCell cell = cells.get(index(input));
        if (cell == null || cell.calls() == 0) {
            return best;
        }
        if (cell.goesOn(n, usable)) {
            return cell.current() == best ? best : ~cell.current();
        }
        long bestNanos = estimate(best, input);
        if (bestNanos == UNKNOWN) {
            return best;
        }
        int others = usable & ~(1 << best);
        int explored = -1;
        if (best != JDK && (usable & 1 << JDK) != 0 && prior != null && isGuess(JDK, input)) {
            // By the prior alone, plain Java is slower. It gets its first call when that is a small loss.
            long loss = (long) (bestNanos * (input.jdkCostRatio() * prior.plainTimes(n) - 1));
            explored = budget.isEarned(CostCell.CALLS * loss) ? JDK : -1;
            others = explored == JDK ? 0 : others & ~(1 << JDK);
        }
        long exploredNanos = 0;
        for (int engine = 0; engine < names.size(); engine++) {
            if ((others >> engine & 1) != 0) {
                long nanos = estimate(engine, input);
                boolean promisesMore = explored < 0 || nanos < exploredNanos;
                if (promisesMore
                        && cell.isDue(engine, n, isGuess(engine, input) ? UNKNOWN : nanos, bestNanos)) {
                    explored = engine;
                    exploredNanos = nanos;
                }
            }
        }
        if (explored < 0) {
            return best;
        }
        cell.explore(explored, n, bestNanos);
        return ~explored;
    }

    /**
     * The candidate with the lowest estimate. While too little is known of plain Java or of the Java threads, the prior
     * says which of both counts.
     */
    public int best(CostInput input, int usable) {
        boolean byPrior = (usable & preferred(input)) != 0;
        int best = byPrior ? preferred : Integer.numberOfTrailingZeros(usable);
        int others = usable & ~(1 << best) & (byPrior ? ~(1 << JDK) : -1);
        double bestNanos = estimate(best, input) * (best == JDK ? JDK_BONUS : 1);
        for (int engine = 0; engine < names.size() && bestNanos >= 0; engine++) {
            long nanos = (others >> engine & 1) == 0 ? UNKNOWN : estimate(engine, input);
            if (nanos != UNKNOWN && nanos < bestNanos) {
                best = engine;
                bestNanos = nanos;
            }
        }
        return best;
    }

    /** The expected nanoseconds of a candidate, or {@link #UNKNOWN}. */
    public long estimate(int engine, CostInput input) {
        return estimate(engine, input, input.inputClass(), BANDS);
    }

    /** Whether nothing is known of a candidate, or only of sizes that are far away. */
    private boolean isGuess(int engine, CostInput input) {
        return estimate(engine, input, input.inputClass(), learns ? REACH : BANDS) == UNKNOWN;
    }

    /**
     * By the calls of this cell; before there are {@link #SURE} of them also by calls of about the same size, or by
     * class 0, or by all sizes. One or two calls may have run cold code, so the lowest of these counts.
     *
     * @param reach how many cells away times tell something
     */
    private long estimate(int engine, CostInput input, int inputClass, int reach) {
        int n = input.n();
        int band = band(input.size());
        EngineTimes here = times(engine, inputClass, band);
        if (here.isSure()) {
            return here.estimate(n);
        }
        EngineTimes near = NOTHING;
        for (int step = 1; step <= NEIGHBOURS && near.count == 0; step++) {
            EngineTimes above = times(engine, inputClass, band + step);
            near = above.count > 0 ? above : times(engine, inputClass, band - step);
        }
        long called = EngineTimes.lower(here.estimate(n), near.estimate(n));
        if (near.isSure()) {
            return called;
        }
        long random = inputClass == 0 ? byAllSizes(engine, n, band, reach) : estimate(engine, input, 0, reach);
        double ratio = engine == JDK && inputClass == input.inputClass() ? input.jdkCostRatio() : 1;
        return random == UNKNOWN ? called : EngineTimes.lower(called, Math.max(1, (long) (ratio * random)));
    }

    /** By the nearest sizes of random input that are known: between two of them on a line, else in proportion. */
    private long byAllSizes(int engine, int n, int band, int reach) {
        long here = times(engine, 0, band).known(n);
        if (here != UNKNOWN) {
            return here;
        }
        Point below = null;
        Point above = null;
        for (int step = 1; step <= reach && below == null; step++) {
            below = times(engine, 0, band - step).point();
        }
        for (int step = 1; step <= reach && above == null; step++) {
            above = times(engine, 0, band + step).point();
        }
        if (below == null || above == null) {
            Point only = below != null ? below : above;
            return only == null ? UNKNOWN : Math.max(1, (long) (only.nanos() * ((double) n / only.n())));
        }
        double share = (n - (double) below.n()) / ((double) above.n() - below.n());
        return Math.max(1, below.nanos() + (long) (share * (above.nanos() - below.nanos())));
    }

    private EngineTimes times(int engine, int inputClass, int band) {
        CostCell cell = band < 0 || band >= BANDS ? null : cells.get(inputClass * BANDS + band);
        return cell == null ? NOTHING : cell.times(engine);
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
        CostCell cell = cell(index(input));
        cell.add(engine, input.n(), Math.max(1, nanos), explores, now);
        return cell.calls() >= KEEP_FROM && Integer.bitCount(cell.calls()) == 1;
    }

    /**
     * Assumes what a candidate takes for random input of a size, without a call: it counts until {@link #SURE} calls
     * have shown it.
     */
    public void assume(int engine, Point point) {
        cell(index(CostInput.random(point.n()))).times(engine)
                .assume(EngineTimes.perUnit(point.nanos(), point.n()), point.runs(), point.n());
    }

    /**
     * Adds {@code calls} calls that plain Java did without a choice. They teach nothing, but their time counts for how
     * often candidates are explored.
     */
    public void addUntaught(CostInput input, int calls) {
        CostCell cell = cells.get(index(input));
        long nanos = cell == null ? UNKNOWN : estimate(JDK, input);
        if (nanos != UNKNOWN) {
            cell.addUntaught(calls * nanos);
        }
    }

    private CostCell cell(int at) {
        CostCell cell = cells.get(at);
        if (cell == null) {
            cells.compareAndSet(at, null, new CostCell(names.size(), budget));
            cell = cells.get(at);
        }
        return cell;
    }

    private static int index(CostInput input) {
        return input.inputClass() * BANDS + band(input.size());
    }

    private static int band(int n) {
        int log = 31 - Integer.numberOfLeadingZeros(Math.max(1, n));
        return 2 * log + (n >>> Math.max(0, log - 1) & 1);
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
        EngineTimes times = times(engine, 0, band(n));
        return new Knowledge(times.count, times.lastNanos, times.isSure());
    }

    /** What is known of an engine for random input, by size: of calls, if there were enough of a size. */
    public List<Point> points(int engine) {
        return IntStream.range(0, BANDS).mapToObj(band -> times(engine, 0, band).point()).filter(Objects::nonNull)
                .toList();
    }
}
