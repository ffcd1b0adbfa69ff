package io.github.aparasort.internal.parallel;

import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Loops over parts of a range, by the caller and a {@link ThreadTeam} of helpers. */
public final class Parallel {
    /** Elements in one task: about 10 microseconds of copying. */
    public static final int GRAIN = 1 << 15;
    /** Tasks per processor for checksums, so that a late task costs little. */
    private static final int TASKS = 4;
    /** Elements of a copy in large tasks: from 2.5 MB on, the JDK copies without the caches, a third faster. */
    private static final int COPY = 1 << 20;
    /** Elements that stay in the first-level cache from one loop to the next: 16 KiB of ints. */
    public static final int BLOCK = 1 << 12;
    /** Elements that stay in the second-level cache: 64 KiB of ints, which the JDK copies faster than blocks. */
    private static final int STRETCH = 1 << 14;

    /** Work on the half-open part [begin, end) of a range. */
    public interface Body {
        void run(int begin, int end);
    }

    /** A checksum of the half-open part [begin, end) of a range. */
    public interface Summary {
        Digest of(int begin, int end);
    }

    /** Adds the checksums of all blocks of n elements. */
    public interface Loop {
        Digest run(int n, Summary block);
    }

    private Parallel() {
    }

    /**
     * Runs the body for all parts. If there is no memory for that, the caller runs everything again alone, because half
     * a copy would lose the caller's data. So a body may run twice for the same elements.
     */
    public static void forEach(int n, Body body) {
        forEach(n, n / GRAIN, body);
    }

    /** As {@link #forEach(int, Body)}, for work on n elements that takes the time of so many grains. */
    public static void forEach(int n, int grains, Body body) {
        int threads = ThreadTeam.tasks(grains, 1);
        // As many for each thread: one more would keep all but one waiting.
        int parts = threads * Math.max(1, n / COPY / threads);
        if (parts > 1) {
            try {
                ThreadTeam.share(parts, part -> body.run(begin(n, part, parts), begin(n, part + 1, parts)));
                return;
            } catch (OutOfMemoryError e) {
                // No other thread is running by now.
            }
        }
        body.run(0, n);
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

    /** Adds the checksums of all blocks. */
    public static Digest digest(int n, Summary block) {
        return digest(n, () -> block);
    }

    /** Adds the checksums of all blocks, if each task needs its own memory. */
    public static Digest digest(int n, Supplier<Summary> summaries) {
        int parts = ThreadTeam.tasks(n / GRAIN, TASKS);
        return sum(parts, part -> digest(begin(n, part, parts), begin(n, part + 1, parts), summaries.get()));
    }

    /**
     * A loop that copies all elements too. Each stretch is copied first: the copy reads memory faster than a checksum
     * does, which then finds the stretch in a cache.
     */
    public static Loop copying(Body copy) {
        return (n, block) -> {
            int parts = ThreadTeam.tasks(n / GRAIN, TASKS);
            return sum(parts, part -> copyAndDigest(begin(n, part, parts), begin(n, part + 1, parts), copy, block));
        };
    }

    private static Digest copyAndDigest(int begin, int end, Body copy, Summary block) {
        Digest digest = Digest.EMPTY;
        for (int i = begin; i < end; i += Math.min(STRETCH, end - i)) {
            int next = i + Math.min(STRETCH, end - i);
            copy.run(i, next);
            digest = digest.plus(digest(i, next, block));
        }
        return digest;
    }

    private static Digest sum(int parts, IntFunction<Digest> digestOfPart) {
        if (parts == 1) {
            return digestOfPart.apply(0);
        }
        Digest[] digests = new Digest[parts];
        ThreadTeam.share(parts, part -> digests[part] = digestOfPart.apply(part));
        Digest sum = Digest.EMPTY;
        for (Digest digest : digests) {
            sum = sum.plus(digest);
        }
        return sum;
    }

    private static Digest digest(int begin, int end, Summary block) {
        Digest digest = Digest.EMPTY;
        for (int i = begin; i < end; i += Math.min(BLOCK, end - i)) {
            digest = digest.plus(block.of(i, i + Math.min(BLOCK, end - i)));
        }
        return digest;
    }

    /** Where a part begins, if a range of n elements is divided into so many equal parts. */
    public static int begin(int n, int part, int parts) {
        return (int) ((long) n * part / parts);
    }
}
