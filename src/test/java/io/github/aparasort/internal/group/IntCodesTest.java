package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.GroupOracle;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

// Twins: Long, Float, Double
/** The codes of equal elements against a sorted map of the JDK. */
class IntCodesTest {
    /** Around the fewest elements, a block, and a grain; and several parts. */
    private static final int[] SIZES = {256, 257, 2047, 2048, 2049, 4096, 32_767, 32_768, 65_536, 500_003};
    private static final ForkJoinPool THREADS = new ForkJoinPool(16);
    /** The keys of the least and the greatest values that are no NaNs. */
    private static final /*key*/ int LEAST = SortableKeys.of((/*value*/ int) Double.NEGATIVE_INFINITY);
    private static final /*key*/ int GREATEST = SortableKeys.of((/*value*/ int) Double.POSITIVE_INFINITY);

    private interface Keys {
        long of(int i);
    }

    /** Values by their keys. */
    private static /*value*/ int[] values(int n, Keys keys) {
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = IntValues.of((/*key*/ int) keys.of(i));
        }
        return a;
    }

    /** With a sample and without, so that tables grow; by as many threads as there are processors, and by more. */
    private static void check(/*value*/ int[] a, String what) {
        IntCodes likely = new IntCodes(a);
        likely.isLikely();
        assertTrue(likely.find(true), what);
        check(likely, a, what);
        int[] target = new int[a.length];
        IntCodes elsewhere = new IntCodes(a);
        elsewhere.putInto(target);
        elsewhere.isLikely();
        assertTrue(elsewhere.find(true), what);
        assertArrayEquals(likely.codes, elsewhere.codes, what);
        IntCodes shared = new IntCodes(a);
        assertTrue(THREADS.submit(() -> shared.find(true)).join(), what);
        assertArrayEquals(likely.codes, shared.codes, what);
        assertTrue(THREADS.submit(() -> shared.find(false)).join(), what);
        AnyArray.assertSame(likely.values(), shared.values(), what);
    }

    private static void check(IntCodes found, /*value*/ int[] a, String what) {
        TreeMap</*value*/ Integer, Integer> expected = new TreeMap<>();
        for (/*value*/ int value : a) {
            expected.put(value, 0);
        }
        /*value*/ int[] values = found.values();
        assertEquals(expected.size(), values.length, what);
        int code = 0;
        for (Map.Entry</*value*/ Integer, Integer> each : expected.entrySet()) {
            assertEquals(each.getKey(), values[code], what);
            each.setValue(code++);
        }
        int[] codes = new int[a.length];
        for (int i = 0; i < a.length; i++) {
            codes[i] = expected.get(a[i]);
        }
        assertArrayEquals(codes, found.codes, what);
    }

    /** From the least key on, up to the greatest, and around 0; without gaps and with gaps. */
    @Test
    void keysOfARange() {
        for (int n : SIZES) {
            for (int width : new int[] {1, 2, 255, n / 4, 1000}) {
                for (long least : new long[] {LEAST, GREATEST - width + 1, -width / 2, 7}) {
                    SplittableRandom random = new SplittableRandom(n + width);
                    /*value*/ int[] a = values(n, i -> least + random.nextInt(width) / 3 * 3 % width);
                    String what = width + " keys from " + least + " on, n = " + n;
                    assertTrue(new IntCodes(a).isLikely(), what);
                    check(a, what);
                }
            }
        }
    }

    @Test
    void oneKeyBeyondTheRangeIsTooMany() {
        for (int n : new int[] {300, 100_003}) {
            for (int most : new int[] {1, 2, 1000, 1 << 16}) {
                for (long least : new long[] {LEAST, GREATEST - most, -most / 2}) {
                    for (int at : new int[] {0, n / 2, n - 1}) {
                        /*value*/ int[] a = values(n, i -> least + (i == at ? most - 1 : 0));
                        IntCodes codes = new IntCodes(a);
                        assertTrue(codes.findInRange(most, true));
                        check(codes, a, most + " from " + least);
                        a[at] = IntValues.of((/*key*/ int) (least + most));
                        assertFalse(new IntCodes(a).findInRange(most, true));
                    }
                }
            }
        }
    }

    /** Anywhere; so many that tables grow. The key of NaN and the extremes are among them. */
    @Test
    void keysInTables() {
        for (int n : SIZES) {
            for (int count : new int[] {1, 129, n / 8, n}) {
                SplittableRandom random = new SplittableRandom(n + count);
                long[] keys = random.longs(count).toArray();
                keys[count / 2] = LEAST;
                keys[count - 1] = GREATEST + 1L;
                check(values(n, i -> keys[i < count ? i : random.nextInt(count)]), count + " keys, n = " + n);
            }
        }
    }

    /** All NaNs are one key, with the bits of the first one; -0.0 is not 0.0. As ints most of these are 0. */
    @Test
    void zerosAndNans() {
        for (int n : SIZES) {
            for (boolean far : new boolean[] {false, true}) {
                SplittableRandom random = new SplittableRandom(n);
                double[] numbers = {-0.0, 0.0, Double.MIN_VALUE, far ? 1e9 : 0, far ? Double.NEGATIVE_INFINITY : 0};
                /*value*/ int[] a = new /*value*/ int[n];
                for (int i = 0; i < n; i++) {
                    // Its upper bits are those of a float.
                    double nan = Double.longBitsToDouble(0x7ff8_0000_0000_0000L | (long) random.nextInt() << 29);
                    a[i] = (/*value*/ int) (random.nextInt(3) == 0 ? nan : numbers[random.nextInt(numbers.length)]);
                }
                check(a, "n = " + n);
                IntRowsJob job = new IntRowsJob(Operation.BY, a);
                job.orByCodes(true);
                job.runPlain();
                GroupOracle oracle = new GroupOracle(a);
                AnyArray.assertSame(oracle.keys(), job.keys(), "n = " + n);
                assertArrayEquals(oracle.order(), job.coded().order());
            }
        }
    }
}
