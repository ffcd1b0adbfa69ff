package io.github.aparasort.internal.parallel;

/** Loops over parts of a range, by the caller and a {@link ThreadTeam} of helpers. */
public final class Parallel {
    /** The most elements that an array can have in every JVM. */
    public static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;
    /** Elements in one task: about 10 microseconds of copying. */
    public static final int GRAIN = 1 << 15;
    /** Elements of a copy in large tasks: from 2.5 MB on, the JDK copies without the caches, a third faster. */
    private static final int COPY = 1 << 20;
    /** Elements that stay in the first-level cache from one loop to the next: 16 KiB of ints. */
    public static final int BLOCK = 1 << 12;

    /** Work on the half-open part [begin, end) of a range. */
    public interface Body {
        void run(int begin, int end);
    }

    private Parallel() {
    }

    /**
     * Runs the body for all parts. If there is no memory for that, the caller runs everything again alone, because half
     * a copy would lose the caller's data. So a body may run twice for the same elements. No call ends here early.
     */
    public static void forEach(int n, Body body) {
        forEach(n, n / GRAIN, body);
    }

    /** As {@link #forEach(int, Body)}, for work on n elements that takes the time of {@code grains} grains. */
    public static void forEach(int n, int grains, Body body) {
        int threads = ThreadTeam.tasks(grains, 1);
        // As many for each thread: one more would keep all but one waiting.
        int parts = threads * Math.max(1, n / COPY / threads);
        if (parts > 1) {
            try {
                new ThreadTeam(threads).run(parts, part ->
                        body.run(begin(n, part, parts), begin(n, part + 1, parts)));
                return;
            } catch (OutOfMemoryError e) {
                // No other thread is running by now.
            }
        }
        body.run(0, n);
    }

    /**
     * Runs the body for all parts, each once. There are some for each thread, so that one that starts late delays the
     * others only a little. If there is no memory, it fails, and the call may end between two parts.
     */
    public static void forEachOnce(int n, Body body) {
        forEachOnce(n, n / GRAIN, body);
    }

    /** As {@link #forEachOnce(int, Body)}, for work on n elements that takes the time of {@code grains} grains. */
    public static void forEachOnce(int n, long grains, Body body) {
        int parts = ThreadTeam.tasks(grains, ThreadTeam.PARTS);
        ThreadTeam.share(parts, part -> body.run(begin(n, part, parts), begin(n, part + 1, parts)));
    }

    /** As {@link #forEach}, in grains: each begins at a multiple of the grain, and the last may be shorter. */
    public static void forEachGrain(int n, Body body) {
        forEach(n, (begin, end) -> {
            for (long grain = (begin + GRAIN - 1L) / GRAIN * GRAIN; grain < end; grain += GRAIN) {
                body.run((int) grain, (int) Math.min(n, grain + GRAIN));
            }
        });
    }

    /** As {@link #forEachGrain}, for a body that calls the caller's code. */
    public static void forEachGrainByCode(int n, Body body) {
        if (StaticInitializer.isRunning()) {
            body.run(0, n);
        } else {
            forEachGrain(n, body);
        }
    }

    /** Where a part begins, if a range of n elements is divided into {@code parts} equal parts. */
    public static int begin(int n, int part, int parts) {
        return (int) ((long) n * part / parts);
    }
}
