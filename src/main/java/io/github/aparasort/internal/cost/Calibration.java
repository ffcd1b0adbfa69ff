package io.github.aparasort.internal.cost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What engines cost for each kind of work: read from a profile, or measured once per process, in the background. The
 * call that asks first is answered by the CPU meanwhile. All measurements of a family of works together take a bounded
 * amount of processor time; a kind of work that comes when it is spent borrows what was found for another one of them,
 * in proportion to their bytes.
 *
 * <p>Curves of a kind of work appear together, when all its engines have been measured: half-warm figures compared
 * with warm ones would mislead.
 */
public final class Calibration {
    /** The least number of elements for which anything but the JDK is considered; also the first size measured. */
    public static final int SMALLEST = 1 << 12;

    /**
     * Processor time for all trials of this process in one family of works: a tenth of a second of the whole machine,
     * for work that is shared out takes all of its processors; of one or two, twice that.
     */
    private static final long BUDGET_NANOS = TimeUnit.MILLISECONDS.toNanos(
            Math.max(200, 100L * Runtime.getRuntime().availableProcessors()));
    /** A device is opened and its kernel built in a second, a few under load; what takes this long hangs. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
    /** Between rounds of trials: a sort keeps the JIT compiler busy for tens of ms; a dozen rounds pass in a second. */
    private static final long PAUSE_MILLIS = 60;
    /** Pauses before everything is measured again, when nobody else has asked. */
    private static final int AGAIN_AFTER = 8;
    /** What measuring again gets of the first share: little enough to leave something to another kind. */
    private static final int AGAIN_SHARE = 3;

    private static final Calibration SHARED = new Calibration(BUDGET_NANOS, PATIENCE_NANOS, PAUSE_MILLIS,
            Profile.ofProperty());

    /** What is known of a kind of work besides its curves. */
    private static final class Work {
        volatile int bytes = 1;
        volatile String family = "";
        final Map<String, CostCurve> curves = new ConcurrentHashMap<>();
        final Map<String, String> failures = new ConcurrentHashMap<>();
        volatile List<String> notes = List.of();
        volatile boolean started;
        volatile boolean measured;
    }

    private final long budgetNanos;
    private final Map<String, Budget> budgets = new ConcurrentHashMap<>();
    private final TrialThread trials;
    private final long pauseMillis;
    private final Profile profile;
    private final Map<String, Work> works = new ConcurrentHashMap<>();
    private final AtomicInteger pending = new AtomicInteger();
    private final ThreadPoolExecutor background = TrialThread.background("aparasort-calibration");

    /**
     * For tests; everyone else shares one.
     *
     * @param patienceNanos after which a trial is given up
     * @param pauseMillis between rounds of trials
     */
    public Calibration(long budgetNanos, long patienceNanos, long pauseMillis, Profile profile) {
        this.budgetNanos = budgetNanos;
        this.trials = new TrialThread(patienceNanos);
        this.pauseMillis = pauseMillis;
        this.profile = profile;
    }

    /** That of this process. */
    public static Calibration shared() {
        return SHARED;
    }

    private Work work(String name) {
        return works.computeIfAbsent(name, key -> new Work());
    }

    /** What an engine costs for a kind of work: always the same curve, empty until it has been measured. */
    public CostCurve curve(String work, String engine) {
        return work(work).curves.computeIfAbsent(engine, key -> new CostCurve());
    }

    /**
     * Starts to find out what these engines cost for a kind of work, unless that was started before. Returns at once.
     *
     * @param family of works that are alike: they share the processor time, and borrow from each other only
     * @param bytes of an element, by which works are likened to each other
     * @param afterwards what to do when all of them have been measured
     */
    public void start(String family, String name, int bytes, Map<String, Trial> engines, Runnable afterwards) {
        Work work = work(name);
        synchronized (work) {
            if (work.started) {
                return;
            }
            work.bytes = bytes;
            work.family = family;
            work.started = true;
        }
        later(work, () -> inform(name, work, engines, afterwards));
    }

    /** Keeps a kind of work from being measured, for tests that fill its curves by hand. */
    public void plant(String name) {
        Work work = work(name);
        work.started = true;
        work.measured = true;
    }

    private void later(Work work, Runnable task) {
        work.notes = List.of("measuring runs in the background");
        pending.incrementAndGet();
        try {
            background.execute(() -> {
                try {
                    task.run();
                } finally {
                    pending.decrementAndGet();
                }
            });
        } catch (OutOfMemoryError e) {
            // No thread to be had: this process stays with the JDK for this work.
            work.notes = List.of("there is no thread to measure with");
            pending.decrementAndGet();
        }
    }

    /** Finds out what the engines cost: from the profile, by measuring, or by likening. */
    private void inform(String name, Work work, Map<String, Trial> engines, Runnable afterwards) {
        String note = "measuring failed";
        Budget budget = budgets.computeIfAbsent(work.family, key -> new Budget(budgetNanos));
        try {
            MeasurementRounds survey = new MeasurementRounds(engines, budget, trials, pauseMillis);
            Map<String, CostCurve> known = recall(name, engines);
            long share = budget.share();
            if (known.keySet().equals(engines.keySet())) {
                survey.open();
                note = "estimates come from the profile";
                known.forEach((engine, curve) -> adopt(work, survey, engine, curve));
            } else if (share == 0) {
                survey.open();
                note = borrow(work, survey);
            } else {
                // All of them, the known ones too: engines are only compared as measured beside each other.
                survey.open();
                survey.measure(share);
                publish(name, work, survey, engines);
                if (background.getQueue().isEmpty() && budget.share() > 0) {
                    // A busy machine compiles late, and until then even vector code is slow, and evenly so.
                    Thread.sleep(AGAIN_AFTER * pauseMillis);
                    survey.measureAgain(Math.min(budget.share(), share / AGAIN_SHARE));
                    publish(name, work, survey, engines);
                }
                note = String.format(Locale.ROOT, "measured with %.1f ms of processor time (%.1f of %.1f ms in all), "
                        + "after %.1f ms for opening the engines", survey.cpuNanos() / 1e6, budget.spent() / 1e6,
                        budget.nanos() / 1e6, survey.openNanos() / 1e6)
                        + (survey.isHasty() ? "; more would be needed to be sure" : "");
            }
        } catch (InterruptedException | RuntimeException | Error e) {
            note = "measuring failed: " + e;
        } finally {
            afterwards.run();
            work.notes = List.of(note);
        }
    }

    private Map<String, CostCurve> recall(String work, Map<String, Trial> engines) {
        Map<String, CostCurve> known = new LinkedHashMap<>();
        engines.forEach((engine, trial) -> {
            List<Point> points = profile.find(work, engine, trial.version(), trial.growth());
            if (!points.isEmpty()) {
                known.put(engine, new CostCurve(points, trial.growth(), CostCurve.Trust.FULL));
            }
        });
        return known;
    }

    /** Makes known what an engine costs, if it could be opened: no caller is to wait for that. */
    private static void adopt(Work work, MeasurementRounds survey, String engine, CostCurve curve) {
        String failure = survey.failure(engine);
        if (failure.isEmpty()) {
            work.curves.computeIfAbsent(engine, key -> new CostCurve()).become(curve);
        } else {
            work.failures.put(engine, failure);
        }
    }

    private void publish(String name, Work work, MeasurementRounds survey, Map<String, Trial> engines) {
        survey.results().forEach((engine, curve) -> {
            adopt(work, survey, engine, curve);
            // The next process may have more time for it.
            if (survey.failure(engine).isEmpty() && curve.trust() == CostCurve.Trust.FULL) {
                profile.put(name, engine, engines.get(engine).version(), curve.growth(), curve.points());
            }
        });
        work.measured = true;
        profile.save();
    }

    /** Likens a kind of work to the measured one that has the most similar elements. */
    private String borrow(Work work, MeasurementRounds survey) {
        String spent = "the processor time for measurements is spent: ";
        Map.Entry<String, Work> nearest = null;
        for (Map.Entry<String, Work> other : works.entrySet()) {
            boolean isAlike = other.getValue().measured && other.getValue().family.equals(work.family);
            if (isAlike && (nearest == null || Math.abs(other.getValue().bytes - work.bytes)
                    < Math.abs(nearest.getValue().bytes - work.bytes))) {
                nearest = other;
            }
        }
        if (nearest == null) {
            return spent + "nothing is known";
        }
        double ratio = work.bytes / (double) nearest.getValue().bytes;
        nearest.getValue().curves.forEach((engine, curve) -> adopt(work, survey, engine, curve.times(ratio)));
        return spent + String.format(Locale.ROOT, "estimates are %.1f times those of %s", ratio, nearest.getKey());
    }

    /** Whether a kind of work is known, or being measured. */
    public boolean isStarted(String work) {
        Work found = works.get(work);
        return found != null && found.started;
    }

    /** Why an engine could not be measured, or an empty text. */
    public String failure(String work, String engine) {
        Work found = works.get(work);
        return found == null ? "" : found.failures.getOrDefault(engine, "");
    }

    /** How what is known of a kind of work came about, for people. */
    public List<String> notes(String work) {
        List<String> notes = new ArrayList<>(profile.notes());
        Work found = works.get(work);
        if (found != null) {
            notes.addAll(found.notes);
        }
        return notes;
    }

    /** Processor time charged so far. */
    public long spentNanos() {
        return budgets.values().stream().mapToLong(Budget::spent).sum();
    }

    /** Waits until everything started has been measured. */
    public void await() throws InterruptedException {
        while (pending.get() > 0) {
            Thread.sleep(5);
        }
    }
}
