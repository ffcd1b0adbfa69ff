package io.github.aparasort.benchmark.cold;

import java.util.Locale;

/** One job in a fresh JVM, as people run programs. It prints the milliseconds of its first call, and of all calls. */
public final class ColdJob {
    private static final double MILLION = 1e6;

    private ColdJob() {
    }

    /** @param args job, {@code aparasort} or {@code plain}, elements, calls */
    public static void main(String[] args) {
        Job job = Job.valueOf(args[0]);
        boolean plain = args[1].equals("plain");
        int n = Integer.parseInt(args[2]);
        int calls = Integer.parseInt(args[3]);
        long all = 0;
        long first = 0;
        Object kept = null;
        for (int call = 0; call < calls; call++) {
            Work work = job.work(n, call);
            long begin = System.nanoTime();
            kept = plain ? work.plain() : work.aparasort();
            long nanos = System.nanoTime() - begin;
            first = call == 0 ? nanos : first;
            all += nanos;
        }
        System.out.printf(Locale.ROOT, "%.3f %.3f %s%n", first / MILLION, all / MILLION, kept == null);
    }
}
