package io.github.aparasort.benchmark.cold;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.ScanOp;
import io.github.aparasort.benchmark.contender.FastutilHash;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** One job in a fresh JVM, as people run programs. It prints the milliseconds of its first call, and of all calls. */
public final class ColdJob {
    private static final int KEYS = 1_000;
    private static final int TOP = 100;
    private static final int TEN = 10;
    private static final double MILLION = 1e6;

    /** What is done. Inputs are random; they are made before the clock starts. */
    enum Job {
        SORT {
            @Override
            Object run(boolean plain, int[] a, int[] b) {
                if (plain) {
                    Arrays.sort(a);
                } else {
                    GpuArrays.sort(a);
                }
                return a;
            }
        },
        /** Sums of the second array by a thousand keys. */
        SUMS {
            @Override
            Object run(boolean plain, int[] a, int[] b) {
                return plain ? FastutilHash.sums(a, b)
                        : Gpu.shared().groups().reduceByKeyToLongs(a, b, ScanOp.SUM);
            }
        },
        /** An inner join with n / 10 rows. */
        JOIN {
            @Override
            Object run(boolean plain, int[] a, int[] b) {
                return plain ? FastutilHash.join(a, b) : Gpu.shared().joins().inner(a, b);
            }
        },
        TOP_K {
            @Override
            Object run(boolean plain, int[] a, int[] b) {
                if (!plain) {
                    return GpuArrays.topK(a, TOP);
                }
                int[] copy = a.clone();
                Arrays.sort(copy);
                return Arrays.copyOfRange(copy, copy.length - TOP, copy.length);
            }
        };

        abstract Object run(boolean plain, int[] a, int[] b);

        int[] a(int n, int seed) {
            SplittableRandom random = new SplittableRandom(seed);
            return this == SUMS ? random.ints(n, 0, KEYS).toArray()
                    : this == JOIN ? random.ints(n, 0, n / TEN).toArray() : random.ints(n).toArray();
        }

        int[] b(int n) {
            return this == SUMS ? new SplittableRandom(1).ints(n).toArray()
                    : this == JOIN ? IntStream.range(0, n / TEN).toArray() : null;
        }

        /** As the command line takes it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private ColdJob() {
    }

    /** @param args job, {@code aparasort} or {@code plain}, elements, calls */
    public static void main(String[] args) {
        Job job = Job.valueOf(args[0]);
        boolean plain = args[1].equals("plain");
        int n = Integer.parseInt(args[2]);
        int calls = Integer.parseInt(args[3]);
        int[] b = job.b(n);
        long all = 0;
        long first = 0;
        Object kept = null;
        for (int call = 0; call < calls; call++) {
            int[] a = job.a(n, call);
            long begin = System.nanoTime();
            kept = job.run(plain, a, b);
            long nanos = System.nanoTime() - begin;
            first = call == 0 ? nanos : first;
            all += nanos;
        }
        System.out.printf(Locale.ROOT, "%.3f %.3f %s%n", first / MILLION, all / MILLION, kept == null);
    }
}
