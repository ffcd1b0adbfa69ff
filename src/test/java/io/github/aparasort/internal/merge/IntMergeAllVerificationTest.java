package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.internal.staging.JavaLaunch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/** What a device merged is checked: every wrong element is found, at any place. */
class IntMergeAllVerificationTest {
    @ParameterizedTest
    @ValueSource(ints = {3, 4095, 4097, 100_003})
    void everyWrongElementIsFound(int n) {
        int[] begins = {0, n / 3, n / 3, n / 2, n};
        /*value*/ int[][] lists = new /*value*/ int[begins.length - 1][];
        for (int list = 0; list < lists.length; list++) {
            lists[list] = new /*value*/ int[begins[list + 1] - begins[list]];
            for (int i = 0; i < lists[list].length; i++) {
                lists[list][i] = 4 * i;
            }
        }
        /*value*/ int[] out = new /*value*/ int[n];
        IntMergeAllJob job = new IntMergeAllJob(lists, begins, out);
        job.runPlain();
        IntCascadeMerge kernel = new IntCascadeMerge(1, 2);
        kernel.allocate(n);
        kernel.prepare(n);
        JavaLaunch.send(job, kernel);
        /*value*/ int[][] one = {out};
        JavaLaunch.send(new IntMergeAllJob(one, new int[] {0, n}, out), kernel);
        job.configure(kernel);
        assertEquals(2, kernel.passes());
        // Two passes end where they began.
        assertEquals(job.digest(), JavaLaunch.received(job, kernel));
        for (int wrong : new int[] {0, n / 2, n - 1}) {
            /*key*/ int right = kernel.keys()[wrong];
            for (/*key*/ int other : new /*key*/ int[] {right - 1, right + 1, 0, 1}) {
                kernel.keys()[wrong] = other;
                if (other != right) {
                    assertNotEquals(job.digest(), JavaLaunch.received(job, kernel), () -> other + " at " + wrong);
                }
            }
            kernel.keys()[wrong] = right;
        }
        assertEquals(job.digest(), JavaLaunch.received(job, kernel));
        /*key*/ int last = kernel.keys()[n - 1];
        kernel.keys()[n - 1] = kernel.keys()[0];
        kernel.keys()[0] = last;
        assertNotEquals(job.digest(), JavaLaunch.received(job, kernel), "all elements, but not in order");
    }
}
