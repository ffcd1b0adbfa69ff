package io.github.aparasort.internal.cli;

import io.github.aparasort.GpuException;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Sorts fresh copies of the same words again and again, on one contestant after the other. */
public final class Contest {
    /** The first calls open the device, build and prove the kernel, and let the JIT compile the hot loops. */
    private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(300);
    /** What the measured runs of a contestant may take before no more are begun. */
    private static final long BUDGET_NANOS = TimeUnit.MILLISECONDS.toNanos(1_500);
    private static final int WARM_UP_RUNS = 50;
    private static final int LEAST_RUNS = 3;
    private static final int MOST_RUNS = 9;

    private final Words input;
    private final Words expected;
    private final Words work;
    private final Progress progress;

    /**
     * How a contestant did.
     *
     * @param nanos the median, or 0 where it failed
     * @param failure what it threw, or empty
     */
    record Result(String asked, String ran, String kernel, int runs, long nanos, boolean right, String note,
            String failure) {
    }

    Contest(Words input, Progress progress) {
        this.input = input;
        this.progress = progress;
        progress.step("Arrays.sort of the " + input.type() + " words, to compare with");
        expected = input.copy(input.length());
        expected.sort();
        work = input.copy(input.length());
    }

    Result run(Contestant contestant) {
        progress.step(Text.format("sorting %,d %s words: %s", input.length(), input.type(), contestant.name()));
        try (Contestant.Session session = contestant.open()) {
            return run(contestant, session);
        } catch (GpuException e) {
            return new Result(contestant.name(), "-", "", 0, 0, true, "", e.getMessage());
        }
    }

    private Result run(Contestant contestant, Contestant.Session session) {
        boolean right = true;
        long begin = System.nanoTime();
        for (int run = 0; run == 0 || run < WARM_UP_RUNS && System.nanoTime() - begin < WARM_UP_NANOS; run++) {
            time(session);
            right &= work.same(expected);
        }
        long[] nanos = new long[MOST_RUNS];
        Set<String> ran = new LinkedHashSet<>();
        int runs = 0;
        begin = System.nanoTime();
        while (runs < LEAST_RUNS || runs < MOST_RUNS && System.nanoTime() - begin < BUDGET_NANOS) {
            nanos[runs++] = time(session);
            right &= work.same(expected);
            ran.add(session.ran());
        }
        Arrays.sort(nanos, 0, runs);
        return new Result(contestant.name(), String.join(", ", ran), session.kernel(), runs, nanos[runs / 2], right,
                session.note(), "");
    }

    /** Nanoseconds of the call alone, on a fresh copy. */
    private long time(Contestant.Session session) {
        work.assign(input);
        long begin = System.nanoTime();
        session.sort(work);
        return System.nanoTime() - begin;
    }
}
