package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.JavaLaunch;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/** What a device counted and collected is checked: every wrong count and every wrong index is found. */
class IntSelectVerificationTest {
    private static final int PLACES = 97;
    private static final int ROUNDS = 50;

    @ParameterizedTest
    @ValueSource(ints = {2, 513, 4097, 100_003})
    void everyWrongResultIsFound(int n) {
        everyWrongResultIsFound(n, 7919, n);
    }

    /** The neighbours of an element between the borders are ties at a border, which were not collected. */
    @ParameterizedTest
    @ValueSource(ints = {513, 4097, 100_003})
    void aTieAtABorderIsWrongToo(int n) {
        everyWrongResultIsFound(n, 1, 64);
    }

    private static void everyWrongResultIsFound(int n, int factor, int modulus) {
        /*value*/ int[] a = elements(n, factor, modulus);
        for (KeyOrder order : new KeyOrder[] {KeyOrder.ASCENDING, KeyOrder.DESCENDING}) {
            IntSelectJob job = job(a, order);
            /*key*/ IntTileSelect kernel = counted(a, order, job);
            assertEquals(job.digest(), JavaLaunch.received(job, kernel));
            IntBrackets brackets = IntRanks.brackets(a, (/*key*/ int) order.mask(/*key*/ Integer.SIZE), ranges(n));
            int counts = IntSelectPasses.COUNTS * kernel.blocks();
            int collected = 0;
            for (int bracket = 0; bracket < brackets.brackets(); bracket++) {
                assertEveryChangeIsFound(job, kernel, kernel.counts(), bracket * counts, counts);
                int between = 0;
                for (int b = 0; b < kernel.blocks(); b++) {
                    between += kernel.counts()[bracket * counts + IntSelectPasses.COUNTS * b + IntSelectPasses.BETWEEN];
                }
                collected += between;
                assertEveryChangeIsFound(job, kernel, kernel.indices(), brackets.begins()[bracket], between);
            }
            assertTrue(collected > 0);
            IntSelectJob expected = job(a, order);
            expected.runPlain();
            job.commit(kernel);
            assertArrayEquals(expected.values(), job.values());
        }
    }

    private static void assertEveryChangeIsFound(IntSelectJob job, /*key*/ IntTileSelect kernel, int[] words,
            int begin, int count) {
        for (int i = begin; i < begin + count; i += 1 + count / PLACES) {
            int right = words[i];
            for (int wrong : new int[] {right + 1, right - 1, right ^ 1 << 20, ~right}) {
                words[i] = wrong;
                assertEquals(Digest.DISORDER, JavaLaunch.received(job, kernel), right + " to " + wrong);
            }
            words[i] = right;
        }
        assertEquals(job.digest(), JavaLaunch.received(job, kernel));
    }

    /** The sum of all counts is right, so that only the begins in between lie outside of the array. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4000, 1 << 20, 1 << 30, Integer.MAX_VALUE})
    void countsThatMakeUpForEachOtherAreWrong(int difference) {
        int n = 100_003;
        /*value*/ int[] a = elements(n, 7919, n);
        IntSelectJob job = job(a, KeyOrder.ASCENDING);
        /*key*/ IntTileSelect kernel = counted(a, KeyOrder.ASCENDING, job);
        for (int b = 1; b < kernel.blocks(); b++) {
            for (int sign : new int[] {1, -1}) {
                int[] counts = kernel.counts().clone();
                kernel.counts()[IntSelectPasses.BETWEEN] += sign * difference;
                kernel.counts()[IntSelectPasses.COUNTS * b + IntSelectPasses.BETWEEN] -= sign * difference;
                assertEquals(Digest.DISORDER, JavaLaunch.received(job, kernel), "tiles 0 and " + b);
                System.arraycopy(counts, 0, kernel.counts(), 0, counts.length);
            }
        }
        assertEquals(job.digest(), JavaLaunch.received(job, kernel));
    }

    /** Whatever comes back, the check ends with a word. */
    @ParameterizedTest
    @ValueSource(ints = {2, 513, 4097, 50_021})
    void arbitraryWordsAreWrong(int n) {
        SplittableRandom random = new SplittableRandom(n);
        /*value*/ int[] a = elements(n, 7919, n);
        for (int round = 0; round < ROUNDS; round++) {
            IntSelectJob job = job(a, KeyOrder.DESCENDING);
            /*key*/ IntTileSelect kernel = counted(a, KeyOrder.DESCENDING, job);
            int[] words = round % 2 == 0 ? kernel.counts() : kernel.indices();
            int bits = random.nextInt(Integer.SIZE);
            for (int i = 0; i < words.length; i++) {
                words[i] = random.nextInt() >> bits;
            }
            assertEquals(Digest.DISORDER, JavaLaunch.received(job, kernel));
        }
    }

    private static /*value*/ int[] elements(int n, int factor, int modulus) {
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = (int) ((long) i * factor % modulus);
        }
        return a;
    }

    private static int[] ranges(int n) {
        return n < 4 ? new int[] {0, n - 1} : new int[] {0, n / 50, n / 2, n / 2 + 1};
    }

    private static IntSelectJob job(/*value*/ int[] a, KeyOrder order) {
        return IntSelectJob.values(Operation.QUANTILES, a, order, ranges(a.length));
    }

    /** A kernel as it is after a launch that did right. No device is needed for that. */
    private static /*key*/ IntTileSelect counted(/*value*/ int[] a, KeyOrder order, IntSelectJob job) {
        int n = a.length;
        /*key*/ int mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
        /*key*/ IntTileSelect kernel = new /*key*/ IntTileSelect(128, 1);
        kernel.allocate(n);
        kernel.prepare(n);
        job.configure(kernel);
        IntBrackets brackets = IntRanks.brackets(a, mask, ranges(n));
        int[] bits = new int[kernel.block() / Integer.SIZE];
        for (int bracket = 0; bracket < brackets.brackets(); bracket++) {
            int to = brackets.begins()[bracket];
            for (int b = 0; b < kernel.blocks(); b++) {
                int begin = b * kernel.block();
                int end = IntSelectPasses.end(begin, kernel.block(), n);
                int at = IntSelectPasses.COUNTS * (bracket * kernel.blocks() + b);
                IntSelectPasses.count(a, begin, end, mask, brackets.borders()[2 * bracket],
                        brackets.borders()[2 * bracket + 1], kernel.counts(), at, bits, 0);
                IntSelectPasses.collect(begin, end, bits, 0, kernel.indices(), to);
                to += kernel.counts()[at + IntSelectPasses.BETWEEN];
            }
        }
        return kernel;
    }
}
