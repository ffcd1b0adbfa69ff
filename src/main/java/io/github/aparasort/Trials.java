package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.device.DeviceFault;
import io.github.aparasort.device.KernelPool;
import io.github.aparasort.device.Lease;
import io.github.aparasort.kernel.tile.TileKernel;
import io.github.aparasort.plan.Calibration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/** Small sorts of made-up data: to prove a kernel before it touches a user's data, and to measure engines. */
final class Trials {
    private static final long SEED = 0x5eed;

    private Trials() {
    }

    /** Shows that a kernel sorts as the JDK does: over one merge level and over several, ties and extremes included. */
    static KernelPool.Probe probe(SortKind kind) {
        return lease -> {
            for (int groups : new int[] {1, 2, 5}) {
                int n = groups * probeUnit(lease) + 3 * groups - 4;
                String wrong = prove(kind, lease, n);
                if (wrong != null) {
                    return wrong;
                }
            }
            return null;
        };
    }

    /** Elements that keep one work-group busy. */
    private static int probeUnit(Lease lease) {
        return TileKernel.VT * Math.max(16, lease.kernel().localSize());
    }

    private static String prove(SortKind kind, Lease lease, int n) throws DeviceFault {
        Sample expected = new Sample(kind, n, true);
        Sample found = new Sample(kind, n, true);
        expected.job().sortByJdk();
        lease.prepare(n);
        Dispatcher.run(found.job(), lease, System.nanoTime(), "");
        return expected.equals(found) ? null
                : String.format(Locale.ROOT, "%,d elements came back in the wrong order", n);
    }

    /** What to measure for a kind of work: the JDK, JTP, and every GPU. */
    static Map<String, Calibration.Trial> of(Dispatcher dispatcher, SortKind kind) {
        Map<String, Calibration.Trial> trials = new LinkedHashMap<>();
        trials.put(Engine.JDK.name(), n -> {
            SortJob job = new Sample(kind, n, false).job();
            long begin = System.nanoTime();
            job.sortByJdk();
            return System.nanoTime() - begin;
        });
        for (ComputeDevice device : dispatcher.considered()) {
            trials.put(device.toString(), n -> {
                SortJob job = new Sample(kind, n, false).job();
                try (Lease lease = dispatcher.pool(kind, device).take(n, true)) {
                    return Dispatcher.run(job, lease, System.nanoTime(), "").totalNanos();
                }
            });
        }
        return trials;
    }

    /** Random keys of a kind, with their values where it has some. */
    private static final class Sample {
        private final SortKind kind;
        private final int[] ints;
        private final long[] longs;
        private final float[] floats;
        private final double[] doubles;
        private final int[] values;

        /** @param hard whether ties, both extremes and their neighbours abound, or all keys are random */
        Sample(SortKind kind, int n, boolean hard) {
            this.kind = kind;
            SplittableRandom random = new SplittableRandom(SEED + n);
            longs = new long[n];
            ints = new int[n];
            floats = new float[n];
            doubles = new double[n];
            values = new int[n];
            for (int i = 0; i < n; i++) {
                long key = random.nextLong();
                if (hard && (key & 3) == 0) {
                    // The extremes of both widths, and a few values again and again.
                    long few = (key >>> 2) % 5 - 2;
                    longs[i] = Long.MIN_VALUE + few;
                    ints[i] = Integer.MIN_VALUE + (int) few;
                } else {
                    longs[i] = key;
                    ints[i] = (int) (key >>> 32);
                }
                // Of the same bits as the hard keys, NaNs and zeros of both signs among them; else none of these.
                floats[i] = hard ? Float.intBitsToFloat(ints[i]) : ints[i];
                doubles[i] = hard ? Double.longBitsToDouble(longs[i]) : longs[i];
                values[i] = i;
            }
        }

        SortJob job() {
            return switch (kind) {
                case INT -> new IntSortJob(ints, 0, ints.length);
                case LONG -> new LongSortJob(longs, 0, longs.length);
                case FLOAT -> new FloatSortJob(floats, 0, floats.length);
                case DOUBLE -> new DoubleSortJob(doubles, 0, doubles.length);
                case PACKED -> PackedSortJob.sortPairs(ints, values);
                case LONG_PAIR -> LongPairSortJob.sortPairs(longs, values);
            };
        }

        boolean equals(Sample other) {
            return Arrays.equals(ints, other.ints) && Arrays.equals(longs, other.longs)
                    && Arrays.equals(floats, other.floats) && Arrays.equals(doubles, other.doubles)
                    && Arrays.equals(values, other.values);
        }
    }
}
