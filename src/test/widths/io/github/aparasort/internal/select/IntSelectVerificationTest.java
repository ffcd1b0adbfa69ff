package io.github.aparasort.internal.select;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.key.KeyOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a device counted and collected is checked: every wrong count and every wrong index is found. */
class IntSelectVerificationTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 513, 4097, 100_003})
    void everyWrongResultIsFound(int n) {
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = (int) (i * 7919L % n);
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
            assertEveryChangeIsFound(job, kernel, kernel.counts());
            assertEveryChangeIsFound(job, kernel, kernel.indices());
            IntSelectJob expected = IntSelectJob.values("quantiles", a, order, ranges);
            expected.runPlain();
            job.commit(kernel);
            assertArrayEquals(expected.values(), job.values());
        }
    }

    /** Of what is used: the room for indices is larger. */
    private static void assertEveryChangeIsFound(IntSelectJob job, /*key*/ IntRakeSelect kernel, int[] words) {
        int used = 0;
        for (int i = 0; i < words.length; i += 1 + words.length / 97) {
            for (int change : new int[] {1, 1 << 20, Integer.MIN_VALUE}) {
                words[i] ^= change;
                boolean found = job.check(kernel, 0).equals(Digest.DISORDER);
                words[i] ^= change;
                used += found ? 1 : 0;
                assertEquals(found || words != kernel.counts(), true, "count " + i);
            }
        }
        assertEquals(true, used > 0);
        assertEquals(job.digest(), job.check(kernel, 0));
    }
}
