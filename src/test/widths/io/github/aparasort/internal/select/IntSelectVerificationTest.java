package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.key.KeyOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a device counted and collected is checked: every wrong count and every wrong index is found. */
class IntSelectVerificationTest {
    private static final int PLACES = 97;

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
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = (int) ((long) i * factor % modulus);
        }
        for (KeyOrder order : new KeyOrder[] {KeyOrder.ASCENDING, KeyOrder.DESCENDING}) {
            int[] ranges = n < 4 ? new int[] {0, n - 1} : new int[] {0, n / 50, n / 2, n / 2 + 1};
            IntSelectJob job = IntSelectJob.values("quantiles", a, order, ranges);
            /*key*/ IntRakeSelect kernel = new /*key*/ IntRakeSelect(1, 2);
            kernel.allocate(n);
            kernel.prepare(n);
            job.configure(kernel);
            job.stage(kernel, 0);
            kernel.runAlone();
            assertEquals(job.digest(), job.check(kernel, 0));
            IntBrackets brackets = IntRanks.brackets(a, (/*key*/ int) order.mask(/*key*/ Integer.SIZE), ranges);
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
            IntSelectJob expected = IntSelectJob.values("quantiles", a, order, ranges);
            expected.runPlain();
            job.commit(kernel);
            assertArrayEquals(expected.values(), job.values());
        }
    }

    private static void assertEveryChangeIsFound(IntSelectJob job, /*key*/ IntRakeSelect kernel, int[] words,
            int begin, int count) {
        for (int i = begin; i < begin + count; i += 1 + count / PLACES) {
            int right = words[i];
            for (int wrong : new int[] {right + 1, right - 1, right ^ 1 << 20, ~right}) {
                words[i] = wrong;
                assertEquals(Digest.DISORDER, job.check(kernel, 0), right + " to " + wrong);
            }
            words[i] = right;
        }
        assertEquals(job.digest(), job.check(kernel, 0));
    }
}
