package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.staging.JavaLaunch;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.SpecialFloats;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the caller gets if a merge of runs fails: all elements. And the lengths of runs. */
class SortedRunsTest {
    private static final int N = 1000;
    private static final int MARGIN = 7;
    private static final Slices SLICES = new Slices(N, 3);

    @ParameterizedTest
    @EnumSource(names = {"ASCENDING", "DESCENDING"})
    void noFloatIsLost(KeyOrder order) {
        for (SpecialFloats specials : SpecialFloats.values()) {
            float[] input = specials.floats(N + 2 * MARGIN);
            float[] a = input.clone();
            FloatSortRuns runs = new FloatSortRuns(SortKind.FLOAT, a, MARGIN, order, SLICES);
            int mask = (int) order.mask(Integer.SIZE);
            for (int run = 0; run < SLICES.count(); run++) {
                int first = MARGIN + SLICES.begin(run);
                int[] keys = new int[runs.size(run)];
                for (int i = 0; i < keys.length; i++) {
                    keys[i] = SortableKeys.of(input[first + i]) ^ mask;
                }
                Arrays.sort(keys);
                var work = runs.slice(run);
                work.makeRoom();
                JavaLaunch.deliver(work, () -> keys);
            }
            assertArrayEquals(Oracle.bits(input), Oracle.bits(a));
            runs.prepareCompletion();
            runs.putRuns();
            assertArrayEquals(Oracle.bits(sortedBits(input)), Oracle.bits(sortedBits(a)), specials + " " + order);
            for (int i = 0; i < MARGIN; i++) {
                assertEquals(Float.floatToRawIntBits(input[i]), Float.floatToRawIntBits(a[i]));
            }
        }
    }

    /** In an order in which NaNs with different bits differ. */
    private static float[] sortedBits(float[] a) {
        int[] bits = Oracle.bits(a);
        Arrays.sort(bits);
        float[] sorted = new float[bits.length];
        for (int i = 0; i < bits.length; i++) {
            sorted[i] = Float.intBitsToFloat(bits[i]);
        }
        return sorted;
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "FIVE_VALUES"})
    void noPairIsLost(Input input) {
        int[] keys = input.ints(N);
        int[] values = Input.values(N);
        IntPairData pairs = IntPairSortJob.sortPairs(keys, values).pairs();
        IntPairRuns<IntKeys> runs = new IntPairRuns<>(pairs, SLICES, run -> {
            run.makeTargets();
            run.sortPlain();
            return null;
        });
        for (int run = 0; run < SLICES.count(); run++) {
            runs.slice(run);
        }
        assertArrayEquals(input.ints(N), keys);
        assertArrayEquals(Input.values(N), values);
        runs.putRuns();
        for (int run = 0; run < SLICES.count(); run++) {
            int begin = SLICES.begin(run);
            int end = SLICES.begin(run + 1);
            int[] before = Arrays.copyOfRange(input.ints(N), begin, end);
            assertArrayEquals(Oracle.sorted(before), Arrays.copyOfRange(keys, begin, end));
            assertArrayEquals(Oracle.gather(Arrays.copyOfRange(Input.values(N), begin, end),
                    Oracle.stableOrder(before)), Arrays.copyOfRange(values, begin, end));
        }
        runs.complete();
        assertArrayEquals(Oracle.sorted(input.ints(N)), keys);
        assertArrayEquals(Oracle.gather(Input.values(N), Oracle.stableOrder(input.ints(N))), values);
    }

    /** The largest is never longer than what fits, and the others are shorter by one at most. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 10, 1000})
    void runsAreAboutEqual(int fits) {
        for (int n = fits + 1; n < 9 * fits; n += Math.max(1, fits / 7)) {
            Slices slices = Slices.of(n, fits - 1);
            assertTrue(slices.largest() <= fits, n + " of " + fits);
            for (int run = 0; run < slices.count(); run++) {
                int length = slices.begin(run + 1) - slices.begin(run);
                assertTrue(length <= slices.largest() && length >= n / slices.count(), n + " of " + fits);
            }
        }
    }
}
