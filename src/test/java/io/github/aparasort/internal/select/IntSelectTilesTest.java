package io.github.aparasort.internal.select;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntSelectTiles;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long, Float, Double
/** Selections by tiles of tiny groups, whose keys come in several parts, against a stable sort. */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups")
@CsvSource({"jtp, 2, 2", "openCl, 2, 3", "openCl, 4, 100"})
class IntSelectTilesTest {
    private static final int[] SIZES = {2, 31, 64, 65, 511, 512, 1021, 4099};
    /** A barrier takes long on JTP. */
    private static final int[] SIZES_ON_JTP = {33, 700};

    @Parameter(0)
    String way;
    @Parameter(1)
    int nt;
    @Parameter(2)
    int groups;

    private KernelPool pool() {
        ComputeDevice device = way.equals("jtp") ? Devices.jtp() : TestDevice.openCl();
        return new KernelPool(device, () -> new /*key*/ IntSelectTiles(nt, groups), 1, lease -> null);
    }

    @Test
    void selectsAsASortDoes() throws Exception {
        boolean jtp = way.equals("jtp");
        try (KernelPool pool = pool()) {
            for (Input input : jtp ? new Input[] {Input.RANDOM, Input.FIVE_VALUES, Input.EXTREMES} : Input.values()) {
                for (int n : jtp ? SIZES_ON_JTP : Coverage.sizes(SIZES, input)) {
                    selects(pool, (/*value*/ int[]) AnyArray.of(/*value*/ int.class, input, null, n), input + "");
                }
            }
        }
    }

    @Test
    void selectsSpecialFloats() throws Exception {
        if ((/*value*/ int) 0.5 != 0) {
            try (KernelPool pool = pool()) {
                for (SpecialFloats specials : SpecialFloats.values()) {
                    for (int n : way.equals("jtp") ? SIZES_ON_JTP : SIZES) {
                        selects(pool, (/*value*/ int[]) AnyArray.of(/*value*/ int.class, null, specials, n),
                                specials + "");
                    }
                }
            }
        }
    }

    /** All elements of the sample are less than all others: a bracket has no rank that is wanted, or lacks room. */
    @Test
    void selectsDespiteAMisleadingSample() throws Exception {
        try (KernelPool pool = pool()) {
            for (int n : way.equals("jtp") ? new int[] {700} : new int[] {700, 4099}) {
                SplittableRandom random = new SplittableRandom(n);
                /*value*/ int[] a = new /*value*/ int[n];
                for (int i = 0; i < n; i++) {
                    a[i] = random.nextInt(1000, 2000);
                }
                for (int place : IntBrackets.places(n, new int[] {n / 2, n / 2})) {
                    a[place] = place % 500;
                }
                selects(pool, a, "misleading");
            }
        }
    }

    private void selects(KernelPool pool, /*value*/ int[] a, String input) throws Exception {
        int n = a.length;
        int last = n - 1;
        /*value*/ int[] before = a.clone();
        List<int[]> wanted = List.of(new int[] {0, 0}, new int[] {last, last}, new int[] {n / 2, n / 2},
                new int[] {0, Math.min(99, last)}, new int[] {0, last}, n < 8 ? new int[] {0, 0, 1, 1}
                : new int[] {0, 0, n / 4, n / 4 + 1, n / 2, n / 2, last, last});
        int number = n;
        for (KeyOrder order : new KeyOrder[] {KeyOrder.ASCENDING, KeyOrder.DESCENDING}) {
            int[] stable = AnyArray.stableOrder(a, 0, n, order == KeyOrder.ASCENDING ? Order.ASCENDING
                    : Order.DESCENDING);
            for (int[] ranges : wanted) {
                // On JTP each selects elements or their indices.
                if (!way.equals("jtp") || ++number % 2 == 0) {
                    IntSelectJob job = IntSelectJob.indices(Operation.ARG_BOTTOM_K, a, order, ranges);
                    run(pool, job);
                    AnyArray.assertSame(places(stable, ranges), job.order(), what(input, n, order, ranges));
                }
                if (!way.equals("jtp") || number % 2 != 0) {
                    IntSelectJob job = IntSelectJob.values(Operation.QUANTILES, a, order, ranges);
                    run(pool, job);
                    int[] places = places(stable, ranges);
                    /*value*/ int[] expected = new /*value*/ int[places.length];
                    for (int i = 0; i < places.length; i++) {
                        expected[i] = a[places[i]];
                    }
                    AnyArray.assertSame(expected, job.values(), what(input, n, order, ranges));
                }
            }
        }
        AnyArray.assertSame(before, a, "the input");
    }

    private static String what(String input, int n, KeyOrder order, int[] ranges) {
        return input + ", n = " + n + ", " + order + ", from rank " + ranges[0] + ", ranges: " + ranges.length / 2;
    }

    private static void run(KernelPool pool, IntSelectJob job) throws Exception {
        try (Lease lease = pool.take(job.n, true)) {
            TestDevice.assertRan(pool.device(), lease.kernel().getClass().getSimpleName(),
                    Executions.run(job, lease, System.nanoTime(), ""));
        }
    }

    private static int[] places(int[] order, int[] ranges) {
        int[] places = new int[SelectWorkload.ranks(ranges)];
        int at = 0;
        for (int range = 0; range < ranges.length; range += 2) {
            for (int rank = ranges[range]; rank <= ranges[range + 1]; rank++) {
                places[at++] = order[rank];
            }
        }
        return places;
    }
}
