package io.github.aparasort.internal.cost;

import io.github.aparasort.internal.event.Threads;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What engines cost for each kind of work, for all contexts of a process: learned from calls, and kept in a profile. It
 * also remembers which engines are open. They are opened in the background, while plain Java does the calls.
 */
public class Calibration {
    /** The fewest elements for which an engine other than the JDK is considered. */
    public static final int SMALLEST = 1 << 12;

    /** Opening a device and building its kernel takes a second, a few under load. If it takes this long, it hangs. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
    /** Half a percent of that second. */
    private static final long POLL_MILLIS = 5;

    private static final Calibration SHARED = new Calibration(Profile.ofProperty());

    /** What is known of a kind of work besides its costs. */
    private static final class WorkState {
        final Map<String, String> failures = new ConcurrentHashMap<>();
        /** The version of each engine that is open. */
        final Map<String, String> versions = new ConcurrentHashMap<>();
        volatile boolean started;
        /** Null until somebody asks for it. */
        volatile LearnedCosts learned;
    }

    private final Profile profile;
    private final Map<String, WorkState> works = new ConcurrentHashMap<>();
    private final AtomicInteger pending = new AtomicInteger();
    private volatile int epoch;
    /** A thread for each engine that is opened, so that a driver that hangs keeps no other engine from opening. */
    private final Map<String, ThreadPoolExecutor> background = new ConcurrentHashMap<>();

    /** For tests; all other code shares one instance. */
    public Calibration(Profile profile) {
        this.profile = profile;
    }

    /** The instance of this process. */
    public static Calibration shared() {
        return SHARED;
    }

    /** Whether calls teach what a kind of work costs. Tests say it themselves. */
    public boolean learns(String work) {
        return true;
    }

    private WorkState work(String name) {
        return works.computeIfAbsent(name, key -> new WorkState());
    }

    /**
     * What engines cost for a kind of work, to be learned from calls: the same object for the whole process. It begins
     * with what the profile knows.
     *
     * @param engines their names, the JDK first
     * @param versions their versions: other versions of an engine are other engines to the profile
     * @param classes the number of classes of input
     */
    public LearnedCosts learned(String name, List<String> engines, List<String> versions, int classes) {
        WorkState work = work(name);
        synchronized (work) {
            if (work.learned == null || !work.learned.names().equals(engines)) {
                LearnedCosts learned = new LearnedCosts(engines, classes, learns(name));
                for (int i = 0; i < engines.size(); i++) {
                    int engine = i;
                    profile.find(name, engines.get(i), versions.get(i)).forEach(point -> learned.assume(engine, point));
                }
                work.learned = learned;
                work.versions.keySet().forEach(learned::open);
            }
            return work.learned;
        }
    }

    /** What is assumed of a kind of work: by the profile, if it has both engines of every machine, else the figures. */
    public Prior prior(String name, Prior figures) {
        List<Point> plain = profile.find(name, "JDK", "");
        List<Point> threads = profile.find(name, "JTP", "");
        if (plain.isEmpty() || threads.isEmpty()) {
            return figures;
        }
        LearnedCosts known = new LearnedCosts(List.of("JDK", "JTP"), 1, false);
        plain.forEach(point -> known.assume(LearnedCosts.JDK, point));
        threads.forEach(point -> known.assume(Prior.THREADS, point));
        return figures.with(known::estimate);
    }

    /** Changes when {@link #forget} is called: then learned costs must be asked for again. */
    public int epoch() {
        return epoch;
    }

    /** Forgets all that was learned, also what came from the profile. */
    public synchronized void forget() {
        works.clear();
        profile.forget();
        epoch++;
    }

    /** Keeps what was learned of a kind of work in the profile. Returns at once. */
    public void keep(String name) {
        if (profile.isPresent()) {
            inBackground("profile", () -> save(name));
        }
    }

    private void save(String name) {
        WorkState work = work(name);
        LearnedCosts learned = work.learned;
        for (int i = 0; learned != null && i < learned.names().size(); i++) {
            String engine = learned.names().get(i);
            profile.put(name, engine, work.versions.getOrDefault(engine, ""), learned.points(i));
        }
        profile.save();
    }

    // ---- opening engines

    /** Whether this is the first time that somebody asks this, of a kind of work: then its engines are to be opened. */
    public boolean begin(String name) {
        WorkState work = work(name);
        synchronized (work) {
            boolean first = !work.started;
            work.started = true;
            return first;
        }
    }

    /**
     * Opens an engine for a kind of work. From then on calls may use it. Returns at once.
     *
     * @param opening opens it, and returns its version; or fails
     */
    public void open(String name, String engine, Callable<String> opening) {
        WorkState work = work(name);
        if (!inBackground(engine, () -> open(work, engine, opening))) {
            work.failures.put(engine, "there is no thread to open it with");
        }
    }

    /** Says that calls may use an engine for a kind of work, because there is nothing to open. */
    public void opened(String name, String engine) {
        opened(work(name), engine, "");
    }

    private static void opened(WorkState work, String engine, String version) {
        work.versions.put(engine, version);
        synchronized (work) {
            if (work.learned != null) {
                work.learned.open(engine);
            }
        }
    }

    private static void open(WorkState work, String engine, Callable<String> opening) {
        try {
            opened(work, engine, opening.call());
        } catch (Exception | Error e) {
            work.failures.put(engine, e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }

    private boolean inBackground(String engine, Runnable task) {
        pending.incrementAndGet();
        try {
            background.computeIfAbsent(engine, absent -> thread()).execute(() -> {
                try {
                    task.run();
                } finally {
                    pending.decrementAndGet();
                }
            });
            return true;
        } catch (OutOfMemoryError e) {
            // No thread is available.
            pending.decrementAndGet();
            return false;
        }
    }

    /** One daemon thread of the lowest priority, which ends a second after its last work. */
    private static ThreadPoolExecutor thread() {
        ThreadPoolExecutor one = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
                task -> {
                    Thread thread = Threads.daemon("aparasort-opening", task);
                    thread.setPriority(Thread.MIN_PRIORITY);
                    return thread;
                });
        one.allowCoreThreadTimeOut(true);
        return one;
    }

    /** Waits until everything that was started is open, but not for what hangs. */
    public void await() throws InterruptedException {
        long begin = System.nanoTime();
        while (pending.get() > 0 && System.nanoTime() - begin < PATIENCE_NANOS) {
            Thread.sleep(POLL_MILLIS);
        }
    }

    /** Whether an engine is open for a kind of work. */
    public boolean isOpen(String work, String engine) {
        return work(work).versions.containsKey(engine);
    }

    /** Why an engine could not be opened, or an empty text. */
    public String failure(String work, String engine) {
        return work(work).failures.getOrDefault(engine, "");
    }

    /** For users: the state of the profile. */
    public List<String> notes() {
        return profile.notes();
    }
}
