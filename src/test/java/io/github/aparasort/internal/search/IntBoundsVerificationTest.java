package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.JavaLaunch;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long, Float, Double
/** The bounds that a device found are compared with their neighbours: every wrong one is found, at any place. */
class IntBoundsVerificationTest {
    @ParameterizedTest
    @CsvSource({"2, false", "2, true", "4095, false", "4097, true", "100003, false", "100003, true"})
    void everyWrongBoundIsFound(int n, boolean upper) {
        SplittableRandom random = new SplittableRandom(n);
        /*value*/ int[] sorted = new /*value*/ int[n + 5];
        for (int i = 0; i < sorted.length; i++) {
            // Each twice.
            sorted[i] = i / 2 * 2;
        }
        /*value*/ int[] needles = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            needles[i] = random.nextInt(-1, n + 7);
        }
        int[] bounds = new int[n];
        IntBoundsJob job = new IntBoundsJob(sorted, needles, bounds, upper);
        job.runPlain();
        IntStagedBounds kernel = new IntStagedBounds(1, 2);
        kernel.allocate(n);
        kernel.prepare(n);
        JavaLaunch.send(job, kernel);
        System.arraycopy(bounds, 0, kernel.bounds(), 0, n);
        assertEquals(job.digest(), JavaLaunch.received(job, kernel));
        for (int place : new int[] {0, n / 2, n - 1}) {
            int right = bounds[place];
            for (int wrong : new int[] {right - 1, right + 1, right - 2, right + 2, -1, sorted.length + 1,
                Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                kernel.bounds()[place] = wrong;
                assertEquals(Digest.DISORDER, JavaLaunch.received(job, kernel), () -> wrong + " at " + place);
            }
            kernel.bounds()[place] = right;
        }
        assertEquals(job.digest(), JavaLaunch.received(job, kernel));
    }
}
