package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.IntSelectTiles;
import io.github.aparasort.testing.Leased;
import io.github.aparasort.testing.TestDevice;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long
/**
 * Kernels over tiles count and collect as the simplest loops do, for any brackets: with and without room, empty ones,
 * ties at borders. Groups so small that few keys reach every path, and the geometry of a GPU.
 */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups")
@CsvSource({"jtp, 2, 2", "tiny, 2, 3", "tiny, 4, 1", "tiny, 16, 100", "default, 256, 3"})
class IntTileSelectTest {
    private static final Input[] INPUTS = {Input.RANDOM, Input.FIVE_VALUES, Input.EXTREMES, Input.SAWTOOTH,
        Input.EQUAL, Input.ALL_MAX, Input.SORTED, Input.REVERSED};

    @Parameter(0)
    String way;
    @Parameter(1)
    int nt;
    @Parameter(2)
    int groups;

    private SplittableRandom random;

    /** More tiles than one step of the spine takes, where tiles are tiny. */
    private int[] sizes() {
        int nv = IntTileSelect.VT * nt;
        return way.equals("jtp") ? new int[] {3, nv, 12 * nv + 1, 40 * nv - 5}
                : way.equals("default") ? new int[] {2, nv - 1, nv, nv + 1, 19 * nv + 77}
                : new int[] {2, nv - 1, nv, nv + 1, 2 * nv, 7 * nv + 3, 11 * nv, 11 * nv + 1, 1021, 40 * nv - 5,
                    IntTileSelect.VT * nt * nv + 1};
    }

    private KernelPool pool() {
        ComputeDevice device = way.equals("jtp") ? Devices.jtp() : TestDevice.openCl();
        return new KernelPool(device, () -> new IntSelectTiles(nt, groups), 1, lease -> null);
    }

    @Test
    void countsAndCollectsAsALoop() throws Exception {
        random = new SplittableRandom(5);
        int number = 0;
        try (KernelPool pool = pool()) {
            for (Input input : INPUTS) {
                for (int n : sizes()) {
                    number++;
                    if (!way.equals("jtp") || number % 3 == 0) {
                        /*key*/ int[] keys = (/*key*/ int[]) AnyArray.of(/*key*/ int.class, input, null, n);
                        run(pool, keys, number % 2 == 0 ? 0 : ~0, 1 + random.nextInt(IntBrackets.MOST));
                        run(pool, keys, number % 2 == 0 ? ~0 : 0, 1);
                    }
                }
            }
        }
    }

    /** What gives its memory back works on, and large arrays for indices are not kept for calls with few. */
    @Test
    void outlivesATrimAndKeepsNoLargeArrays() throws Exception {
        random = new SplittableRandom(6);
        int n = way.equals("jtp") ? 2011 : 20_011;
        /*key*/ int[] keys = (/*key*/ int[]) AnyArray.of(/*key*/ int.class, Input.RANDOM, null, n);
        try (KernelPool pool = pool()) {
            IntBrackets all = IntBrackets.ofAll(n, 1);
            run(pool, keys, 0, all);
            pool.trim();
            run(pool, keys, 0, all);
            run(pool, keys, 0, 3);
            try (Lease lease = pool.take(n, true)) {
                /*key*/ IntTileSelect kernel = (/*key*/ IntTileSelect) lease.kernel();
                kernel.reserve(1, 100_000);
                int[] large = kernel.indices();
                kernel.reserve(1, 99_999);
                assertSame(large, kernel.indices());
                kernel.reserve(1, 10);
                assertTrue(kernel.indices().length < 100_000 / 8 && kernel.indices().length >= 10);
            }
        }
    }

    private void run(KernelPool pool, /*key*/ int[] keys, /*key*/ int mask, int most) throws Exception {
        /*key*/ int[] sorted = keys.clone();
        for (int i = 0; i < keys.length; i++) {
            sorted[i] ^= mask;
        }
        Arrays.sort(sorted);
        run(pool, keys, mask, brackets(sorted, most));
    }

    /** Some brackets, disjoint and ascending, between keys that are there or are extremes. */
    private IntBrackets brackets(/*key*/ int[] sorted, int most) {
        /*key*/ int[] distinct = Arrays.stream(sorted).distinct().toArray();
        int[] places = random.ints(2 * most, 0, distinct.length).sorted().toArray();
        /*key*/ int[] borders = new /*key*/ int[2 * most];
        int[] begins = new int[most + 1];
        int count = 0;
        for (int i = 0; i < places.length; i += 2) {
            boolean follows = count > 0 && distinct[places[i]] <= borders[2 * count - 1];
            if (!follows) {
                borders[2 * count] = count == 0 && random.nextBoolean() ? /*key*/ Integer.MIN_VALUE
                        : distinct[places[i]];
                borders[2 * count + 1] = i == places.length - 2 && random.nextBoolean() ? /*key*/ Integer.MAX_VALUE
                        : distinct[places[i + 1]];
                int between = between(sorted, borders[2 * count], borders[2 * count + 1]).length;
                // Exactly enough, or more, or one too few.
                int room = Math.max(0, between + (random.nextInt(3) - 1) * random.nextInt(1, 4));
                begins[count + 1] = begins[count] + room;
                count++;
            }
        }
        return new IntBrackets(Arrays.copyOf(borders, 2 * count), Arrays.copyOf(begins, count + 1), new int[1], Density.USUAL);
    }

    private static int[] between(/*key*/ int[] keys, /*key*/ int low, /*key*/ int high) {
        int[] found = new int[keys.length];
        int count = 0;
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] > low && keys[i] < high) {
                found[count++] = i;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private void run(KernelPool pool, /*key*/ int[] keys, /*key*/ int mask, IntBrackets brackets) throws Exception {
        int n = keys.length;
        try (Lease lease = pool.take(n, true)) {
            lease.run(Leased.staged(lease, /*key*/ IntTileSelect.class, new Keys(keys, mask, brackets)));
            /*key*/ IntTileSelect kernel = (/*key*/ IntTileSelect) lease.kernel();
            assertEquals(nt, kernel.localSize());
            assertEquals(IntTileSelect.VT * nt, kernel.block());
            /*key*/ int[] masked = keys.clone();
            for (int i = 0; i < n; i++) {
                masked[i] ^= mask;
            }
            for (int bracket = 0; bracket < brackets.brackets(); bracket++) {
                check(kernel, masked, brackets, bracket);
            }
        }
    }

    private static void check(/*key*/ IntTileSelect kernel, /*key*/ int[] masked, IntBrackets brackets, int bracket) {
        /*key*/ int low = brackets.borders()[2 * bracket];
        /*key*/ int high = brackets.borders()[2 * bracket + 1];
        String what = "n = " + masked.length + ", bracket " + bracket + " of " + brackets.brackets();
        int[] expected = new int[IntSelectPasses.COUNTS * kernel.blocks()];
        for (int i = 0; i < masked.length; i++) {
            int at = IntSelectPasses.COUNTS * (i / kernel.block());
            if (masked[i] < low) {
                expected[at + IntSelectPasses.BELOW]++;
            } else if (masked[i] == low) {
                expected[at + IntSelectPasses.AT_LOW]++;
            } else if (masked[i] < high) {
                expected[at + IntSelectPasses.BETWEEN]++;
            } else if (masked[i] == high) {
                expected[at + IntSelectPasses.AT_HIGH]++;
            }
        }
        assertArrayEquals(expected, Arrays.copyOfRange(kernel.counts(), bracket * expected.length,
                (bracket + 1) * expected.length), what);
        int[] between = between(masked, low, high);
        int begin = brackets.begins()[bracket];
        if (between.length <= brackets.room(bracket)) {
            assertArrayEquals(between, Arrays.copyOfRange(kernel.indices(), begin, begin + between.length), what);
        }
    }

    /** Stages keys, and leaves what is found in the kernel. */
    private record Keys(/*key*/ int[] keys, /*key*/ int mask, IntBrackets brackets)
            implements StagedWork</*key*/ IntTileSelect> {
        @Override
        public void configure(/*key*/ IntTileSelect kernel) {
            kernel.ask(mask, brackets);
        }

        @Override
        public void send(/*key*/ IntTileSelect kernel, Channel channel) {
            channel.send(keys, keys.length, kernel.keys());
        }

        @Override
        public void receive(/*key*/ IntTileSelect kernel, Channel channel) {
            // It is read back as it is.
        }

        @Override
        public Digest digest() {
            return Digest.EMPTY;
        }
    }
}
