package io.github.aparasort.internal.take;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.JavaLaunch;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long, Float, Double
/** What a device gathered is looked up: every wrong element is found, at any place. */
class IntTakeVerificationTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 4095, 4097, 100_003})
    void everyWrongElementIsFound(int n) {
        SplittableRandom random = new SplittableRandom(n);
        /*value*/ int[] from = new /*value*/ int[n + 5];
        for (int i = 0; i < from.length; i++) {
            from[i] = i;
        }
        int[] indices = random.ints(n, -1, from.length).toArray();
        indices[n - 1] = -1;
        /*value*/ int[] to = new /*value*/ int[n];
        IntTakeJob job = new IntTakeJob(from, indices, -1, -2, to);
        job.runPlain();
        IntRakeTake kernel = new IntRakeTake(1, 2);
        kernel.allocate(n);
        kernel.prepare(n);
        JavaLaunch.send(job, kernel);
        System.arraycopy(to, 0, kernel.to(), 0, n);
        assertEquals(job.digest(), JavaLaunch.received(job, kernel));
        for (int wrong : new int[] {0, n / 2, n - 1}) {
            /*value*/ int right = kernel.to()[wrong];
            kernel.to()[wrong] = right + 1;
            assertEquals(Digest.DISORDER, JavaLaunch.received(job, kernel), () -> "at " + wrong);
            kernel.to()[wrong] = right;
        }
        assertEquals(job.digest(), JavaLaunch.received(job, kernel));
    }
}
