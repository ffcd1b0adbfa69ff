package io.github.aparasort.plan;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Measures engines against each other, once per kind of work and process, in the background: the call that asks first
 * is answered by the CPU meanwhile. Every engine is warmed up, then runs the same trials at growing sizes, some half
 * a second in all; a device is opened, and its kernel built and proven, by its first trial.
 */
public final class Calibration {
    /** The least number of elements for which anything but the JDK is considered; also the first size measured. */
    public static final int SMALLEST = 1 << 14;

    private static final int LARGEST = 1 << 20;
    /** Runs at a size, of which the best counts. */
    private static final int RUNS = 3;
    /** Size and time of the runs before the first measurement, until the JIT compiler has done its work. */
    private static final int WARM_UP = 1 << 16;
    private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

    private static final Map<String, CostCurve> CURVES = new ConcurrentHashMap<>();
    private static final Set<String> STARTED = ConcurrentHashMap.newKeySet();
    private static final AtomicInteger PENDING = new AtomicInteger();
    /** One daemon thread at most, gone a second after the last trial. */
    private static final ThreadPoolExecutor BACKGROUND = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(), task -> {
                Thread thread = new Thread(task, "aparasort-calibration");
                thread.setDaemon(true);
                thread.setPriority(Thread.MIN_PRIORITY);
                return thread;
            });

    static {
        BACKGROUND.allowCoreThreadTimeOut(true);
    }

    /** One run of a kind of work on one engine. */
    public interface Trial {
        /** Does the work over n elements; returns its nanoseconds, or throws where the engine cannot do it. */
        long nanos(int n) throws Exception;
    }

    private Calibration() {
    }

    /** What an engine costs for a kind of work; empty until it has been measured. */
    public static CostCurve curve(String work, String engine) {
        return CURVES.computeIfAbsent(work + " on " + engine, key -> new CostCurve());
    }

    /**
     * Starts measuring these engines for a kind of work, unless that was started before. Returns at once.
     *
     * @param afterwards what to do when all of them have been measured
     */
    public static void start(String work, Map<String, Trial> engines, Runnable afterwards) {
        if (!STARTED.add(work)) {
            return;
        }
        engines.forEach((engine, trial) -> later(() -> measure(curve(work, engine), trial)));
        later(afterwards);
    }

    private static void later(Runnable task) {
        PENDING.incrementAndGet();
        BACKGROUND.execute(() -> {
            try {
                task.run();
            } finally {
                PENDING.decrementAndGet();
            }
        });
    }

    /** Whether a kind of work has been, or is being, measured. */
    public static boolean isStarted(String work) {
        return STARTED.contains(work);
    }

    /** Waits until everything started has been measured. */
    public static void await() throws InterruptedException {
        while (PENDING.get() > 0) {
            Thread.sleep(5);
        }
    }

    private static void measure(CostCurve curve, Trial trial) {
        try {
            long begin = System.nanoTime();
            while (System.nanoTime() - begin < WARM_UP_NANOS) {
                trial.nanos(WARM_UP);
            }
            for (int n = SMALLEST; n <= LARGEST; n *= 4) {
                for (int run = 0; run < RUNS; run++) {
                    curve.add(n, trial.nanos(n));
                }
            }
        } catch (Exception | Error e) {
            // The engine is out of the question; its device's record of faults says why.
        }
    }
}
