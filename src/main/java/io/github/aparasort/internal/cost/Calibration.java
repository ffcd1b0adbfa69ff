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
 * CPU answers the first call meanwhile. All measurements of one family of works together take a bounded amount of
 * processor time. When it is used up, further kinds of work borrow the costs of another kind of the family, in
 * proportion to their bytes.
 *
 * <p>The curves of a kind of work are published together, when all its engines have been measured: a comparison of
 * times of half-warm code with times of warm code would mislead.
 */
public final class Calibration {
    /** The fewest elements for which an engine other than the JDK is considered; also the first size measured. */
    public static final int SMALLEST = 1 << 12;

    /**
     * Processor time for all trials of one family of works in this process: a tenth of a second of the whole machine,
     * because parallel work uses all of its processors. On machines of one or two processors, twice that.
     */
    private static final long BUDGET_NANOS = TimeUnit.MILLISECONDS.toNanos(
            Math.max(200, 100L * Runtime.getRuntime().availableProcessors()));
    /** Opening a device and building its kernel takes a second, a few under load. If it takes this long, it hangs. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
    /** The pause between rounds of trials. A sort keeps the JIT compiler busy for tens of ms. */
    private static final long PAUSE_MILLIS = 60;
    /** Pauses before everything is measured again, if nothing else is to be measured. */
    private static final int AGAIN_AFTER = 8;
    /**
     * Measuring again gets one part in this many of the first share. That leaves something for another kind of work.
     */
    private static final int AGAIN_SHARE = 3;

    /** At most as many processors are few: trials would slow down the calls of a process that has just begun. */
    private static final int FEW_PROCESSORS = 4;
    /** The most that trials wait for a pause between calls. Meanwhile the calls themselves teach. */
    private static final long WAIT_NANOS = Runtime.getRuntime().availableProcessors() <= FEW_PROCESSORS
            ? TimeUnit.SECONDS.toNanos(4) : 0;

    /** The names of the engines that every machine has: plain Java, and the Java threads. */
    private static final String PLAIN = "JDK";
    private static final String THREADS = "JTP";

    private static final Calibration SHARED = new Calibration(BUDGET_NANOS, PATIENCE_NANOS, PAUSE_MILLIS,
            Profile.ofProperty(), WAIT_NANOS);

    /** What is known of a kind of work besides its curves. */
    private static final class Work {
        volatile int bytes = 1;
        volatile String family = "";
        final Map<String, CostCurve> curves = new ConcurrentHashMap<>();
        final Map<String, String> failures = new ConcurrentHashMap<>();
        volatile List<String> notes = List.of();
        volatile boolean started;
        volatile boolean measured;
        volatile boolean planted;
        /** Null until somebody asks for it. */
        volatile LearnedCosts learned;
        /** The version of each engine that is open. */
        final Map<String, String> versions = new ConcurrentHashMap<>();
    }

    private final long budgetNanos;
    private final Map<String, ProcessorBudget> budgets = new ConcurrentHashMap<>();
    private final TrialThread trials;
    private final long pauseMillis;
    private final Profile profile;
    private final RunningCalls calls;
    private final Map<String, Work> works = new ConcurrentHashMap<>();
    private final AtomicInteger pending = new AtomicInteger();
    private volatile int epoch;
    private final ThreadPoolExecutor background = TrialThread.background("aparasort-calibration");

    /**
     * For tests; all other code shares one instance.
     *
     * @param patienceNanos after which a trial is given up
     * @param pauseMillis between rounds of trials
     */
    public Calibration(long budgetNanos, long patienceNanos, long pauseMillis, Profile profile) {
        this(budgetNanos, patienceNanos, pauseMillis, profile, 0);
    }

    /** @param waitNanos the most that trials wait for a pause between calls */
    Calibration(long budgetNanos, long patienceNanos, long pauseMillis, Profile profile, long waitNanos) {
        this.budgetNanos = budgetNanos;
        this.trials = new TrialThread(patienceNanos);
        this.pauseMillis = pauseMillis;
        this.profile = profile;
        this.calls = new RunningCalls(waitNanos);
    }

    /** The instance of this process. */
    public static Calibration shared() {
        return SHARED;
    }

    /** The calls of all contexts, for which trials wait. */
    public RunningCalls calls() {
        return calls;
    }

    private Work work(String name) {
        return works.computeIfAbsent(name, key -> new Work());
    }

    /** What an engine costs for a kind of work. It is always the same curve, empty until it has been measured. */
    public CostCurve curve(String work, String engine) {
        return work(work).curves.computeIfAbsent(engine, key -> new CostCurve());
    }

    /**
     * What engines cost for a kind of work, to be learned from calls: the same object for the whole process.
     *
     * @param engines their names, the JDK first
     * @param classes the number of classes of input
     */
    public LearnedCosts learned(String name, List<String> engines, int classes) {
        Work work = work(name);
        synchronized (work) {
            if (work.learned == null || !work.learned.engines().equals(engines)) {
                LearnedCosts learned = new LearnedCosts(engines,
                        engines.stream().map(engine -> curve(name, engine)).toArray(CostCurve[]::new), classes,
                        !work.planted);
                work.learned = learned;
                work.versions.keySet().forEach(learned::open);
            }
            return work.learned;
        }
    }

    /** What is assumed of a kind of work: by the profile, if it has both engines of every machine, else the figures. */
    public Prior prior(String name, Prior figures) {
        if (!profile.isPresent()) {
            return figures;
        }
        CostCurve plain = profile.find(name, PLAIN);
        CostCurve threads = profile.find(name, THREADS);
        return plain == null || threads == null ? figures : figures.with(plain, threads);
    }

    /** Changes when {@link #forget} is called: then curves and learned costs must be asked for again. */
    public int epoch() {
        return epoch;
    }

    /** Forgets all measurements and all that was learned, also what came from the profile. */
    public synchronized void forget() {
        works.clear();
        budgets.clear();
        profile.forget();
        epoch++;
    }

    /** Keeps what was learned of a kind of work in the profile. Returns at once. */
    public void keep(String name) {
        Work work = work(name);
        if (profile.isPresent()) {
            inBackground(() -> {
                putLearned(name, work);
                profile.save();
            });
        }
    }

    /** Beside measurements of this machine. Another process measures again those that lacked time. */
    private void putLearned(String name, Work work) {
        LearnedCosts learned = work.learned;
        for (int i = 0; learned != null && i < learned.engines().size(); i++) {
            String engine = learned.engines().get(i);
            CostCurve curve = curve(name, engine);
            if (work.versions.containsKey(engine) && curve.trust() != CostCurve.Trust.BORROWED) {
                profile.put(name, engine, work.versions.get(engine),
                        new CostCurve(learned.points(i), curve.growth(), curve.trust()));
            }
        }
    }

    /**
     * Starts to find out what these engines cost for a kind of work, unless that was started before. Returns at once.
     *
     * @param family of similar works: they share the processor time, and borrow only from each other
     * @param bytes of an element, to find the most similar work
     * @param trim what to do when all engines have been measured, before the last ones are open to calls
     */
    public void start(String family, String name, int bytes, Map<String, Trial> engines, Runnable trim) {
        Work work = work(name);
        synchronized (work) {
            if (work.started) {
                return;
            }
            work.bytes = bytes;
            work.family = family;
            work.started = true;
        }
        work.notes = List.of("measuring runs in the background");
        if (!inBackground(() -> findCosts(name, work, engines, trim))) {
            work.notes = List.of("there is no thread to measure with");
        }
    }

    /** Prevents measuring and learning of a kind of work, for tests that fill its curves by hand. */
    public void plant(String name) {
        Work work = work(name);
        work.started = true;
        work.measured = true;
        work.planted = true;
    }

    private boolean inBackground(Runnable task) {
        pending.incrementAndGet();
        try {
            background.execute(() -> {
                try {
                    task.run();
                } finally {
                    pending.decrementAndGet();
                }
            });
            return true;
        } catch (OutOfMemoryError e) {
            // No thread is available: nothing is measured.
            pending.decrementAndGet();
            return false;
        }
    }

    /** Finds out what the engines cost: from the profile, by measuring, or by borrowing. */
    private void findCosts(String name, Work work, Map<String, Trial> engines, Runnable trim) {
        String note = "measuring failed";
        ProcessorBudget budget = budgets.computeIfAbsent(work.family, key -> new ProcessorBudget(budgetNanos));
        try {
            MeasurementRounds rounds = new MeasurementRounds(engines, budget, trials, pauseMillis);
            Map<String, CostCurve> known = recall(name, engines);
            long share = budget.share();
            // A call uses an engine as soon as its kernel is proven, and teaches more than a trial does.
            rounds.open(engine -> opened(work, engine, engines.get(engine).version()));
            boolean isSure = known.values().stream().allMatch(curve -> curve.trust() == CostCurve.Trust.FULL);
            if (known.keySet().equals(engines.keySet()) && (isSure || share == 0)) {
                note = "estimates come from the profile";
                known.forEach((engine, curve) -> publishOne(work, rounds, engine, curve));
            } else if (share == 0) {
                note = borrow(work, rounds);
            } else {
                // Not while another kind of work waits for its engines to be opened.
                calls.awaitPause(() -> background.getQueue().isEmpty());
                // All engines are measured, the known ones too: only times that were measured together are compared.
                rounds.measure(share);
                publish(name, work, rounds, engines);
                if (background.getQueue().isEmpty() && budget.share() > 0) {
                    // On a busy machine the JIT compiler is late. Until then even code it can vectorize is slow, with
                    // stable times.
                    Thread.sleep(AGAIN_AFTER * pauseMillis);
                    rounds.measureAgain(Math.min(budget.share(), share / AGAIN_SHARE));
                    publish(name, work, rounds, engines);
                }
                note = String.format(Locale.ROOT, "measured with %.1f ms of processor time (%.1f of %.1f ms in all), "
                        + "after %.1f ms for opening the engines", rounds.cpuNanos() / 1e6, budget.spent() / 1e6,
                        budget.nanos() / 1e6, rounds.openNanos() / 1e6)
                        + (rounds.isHasty() ? "; more would be needed to be sure" : "");
            }
        } catch (InterruptedException | RuntimeException | Error e) {
            note = "measuring failed: " + e;
        } finally {
            trim.run();
            work.notes = List.of(note);
        }
    }

    /** From now on calls may use an engine: what they take is learned even before the measurements are done. */
    private static void opened(Work work, String engine, String version) {
        work.versions.put(engine, version);
        LearnedCosts learned = work.learned;
        if (learned != null) {
            learned.open(engine);
        }
    }

    private Map<String, CostCurve> recall(String work, Map<String, Trial> engines) {
        Map<String, CostCurve> known = new LinkedHashMap<>();
        engines.forEach((engine, trial) -> {
            CostCurve curve = profile.find(work, engine, trial.version(), trial.growth());
            if (curve != null) {
                known.put(engine, curve);
            }
        });
        return known;
    }

    /** Publishes what an engine costs, but only if it could be opened: no caller must wait for an engine to open. */
    private static void publishOne(Work work, MeasurementRounds rounds, String engine, CostCurve curve) {
        String failure = rounds.failure(engine);
        if (failure.isEmpty()) {
            work.curves.computeIfAbsent(engine, key -> new CostCurve()).become(curve);
        } else {
            work.failures.put(engine, failure);
        }
    }

    private void publish(String name, Work work, MeasurementRounds rounds, Map<String, Trial> engines) {
        rounds.results().forEach((engine, curve) -> {
            publishOne(work, rounds, engine, curve);
            if (rounds.failure(engine).isEmpty()) {
                profile.put(name, engine, engines.get(engine).version(), curve);
            }
        });
        work.measured = true;
        profile.save();
    }

    /** Borrows from the measured kind of work that has the most similar elements. */
    private String borrow(Work work, MeasurementRounds rounds) {
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
        nearest.getValue().curves.forEach((engine, curve) -> publishOne(work, rounds, engine, curve.times(ratio)));
        return spent + String.format(Locale.ROOT, "estimates are %.1f times those of %s", ratio, nearest.getKey());
    }

    /** Whether a kind of work is known or being measured. */
    public boolean isStarted(String work) {
        return work(work).started;
    }

    /** Why an engine could not be measured, or an empty text. */
    public String failure(String work, String engine) {
        return work(work).failures.getOrDefault(engine, "");
    }

    /** For users: where the costs of a kind of work come from. */
    public List<String> notes(String work) {
        List<String> notes = new ArrayList<>(profile.notes());
        notes.addAll(work(work).notes);
        return notes;
    }

    /** Processor time charged so far. */
    public long spentNanos() {
        return budgets.values().stream().mapToLong(ProcessorBudget::spent).sum();
    }

    /** Waits until everything that was started has been measured. */
    public void await() throws InterruptedException {
        while (pending.get() > 0) {
            Thread.sleep(5);
        }
    }
}
