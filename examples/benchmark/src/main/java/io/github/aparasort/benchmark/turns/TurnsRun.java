package io.github.aparasort.benchmark.turns;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.apache.commons.statistics.descriptive.Median;

/** A sort in turns with other work of its caller. */
public final class TurnsRun {
    private static final int WARM_UP = 150;
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
    private static final int MEGABYTES = 64;
    /** Ints of a cache line. */
    private static final int LINE = 16;

    /** What the caller does between two sorts. */
    private enum Between {
        NOTHING("nothing"), SLEEP("sleeps for 20 ms"), SPIN("computes for 20 ms"),
        STREAM("reads and writes " + MEGABYTES + " MB"), SORT("sorts 2M longs");

        private final String text;

        Between(String text) {
            this.text = text;
        }
    }

    private final int[] random;
    private final int[] sorted;
    private final long[] longs = new SplittableRandom(2).longs(2_000_000).toArray();
    private final int[] large = new int[MEGABYTES << 18];
    private final int rounds;

    private TurnsRun(int n, int rounds) {
        this.random = new SplittableRandom(1).ints(n).toArray();
        this.sorted = new int[n];
        this.rounds = rounds;
    }

    /** Measures all, and prints a table. */
    public static void run(int n, int rounds) {
        TurnsRun run = new TurnsRun(n, rounds);
        System.out.printf(Locale.ROOT, "ns a key, sort of %,d ints on Java threads%n%n", n);
        System.out.println("| between two sorts the caller | all threads | the caller alone |\n|---|---:|---:|");
        try (Gpu all = Gpu.open(Target.JTP)) {
            Gpu alone = all.withThreads(1);
            for (int i = 0; i < WARM_UP; i++) {
                run.sort(all);
                run.sort(alone);
            }
            for (Between between : Between.values()) {
                System.out.printf(Locale.ROOT, "| %s | %.1f | %.1f |%n", between.text, run.measure(all, between),
                        run.measure(alone, between));
            }
        }
    }

    private double measure(Gpu gpu, Between between) {
        double[] times = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            work(gpu, between);
            times[round] = sort(gpu);
        }
        return Median.withDefaults().evaluate(times);
    }

    /** Nanoseconds a key. */
    private double sort(Gpu gpu) {
        System.arraycopy(random, 0, sorted, 0, sorted.length);
        long begin = System.nanoTime();
        gpu.sorter().sort(sorted);
        return (System.nanoTime() - begin) / (double) sorted.length;
    }

    private void work(Gpu gpu, Between between) {
        long end = System.nanoTime() + PAUSE_NANOS;
        switch (between) {
            case SLEEP -> {
                while (System.nanoTime() < end) {
                    LockSupport.parkNanos(end - System.nanoTime());
                }
            }
            case SPIN -> {
                while (System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
            }
            case STREAM -> {
                for (int i = 0; i < large.length; i += LINE) {
                    large[i]++;
                }
            }
            case SORT -> gpu.sorter().sort(longs.clone());
            default -> {
                // The hot loop.
            }
        }
    }
}
