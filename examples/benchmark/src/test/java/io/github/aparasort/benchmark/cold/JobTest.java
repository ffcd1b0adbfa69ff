package io.github.aparasort.benchmark.cold;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JobTest {
    private static final int N = 3_000;

    @ParameterizedTest
    @EnumSource(Job.class)
    void bothWaysGiveTheSame(Job job) {
        Object plain = inOrder(job.work(N, 7).plain());
        Object ours = inOrder(job.work(N, 7).aparasort());
        if (plain instanceof Map<?, ?> map) {
            Map<?, Double> sums = ((Pairs<?, ?>) ours).toMap();
            assertEquals(map.keySet(), sums.keySet());
            map.forEach((key, sum) -> assertEquals((double) sum, sums.get(key), 1e-9));
        } else if (job == Job.DISTINCT || job == Job.TOP_K) {
            // In the order of the keys, or of the rows; and descending or ascending.
            Arrays.sort((int[]) plain);
            Arrays.sort((int[]) ours);
            assertArrayEquals((int[]) plain, (int[]) ours);
        } else if (plain instanceof int[] ints) {
            assertTrue(ints.length > 0);
            assertArrayEquals(ints, (int[]) ours);
        } else {
            assertEquals(plain, ours);
        }
    }

    private static Object inOrder(Object result) {
        return result instanceof JoinedRows rows ? rows.inOrderOfA() : result;
    }
}
