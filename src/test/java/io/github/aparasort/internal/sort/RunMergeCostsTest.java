package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.step.SortKind;
import org.junit.jupiter.api.Test;

/** What a merge of runs is expected to take. */
class RunMergeCostsTest {
    private static final int N = 1_000_000;
    /** So many that no other test has them: what is learned stays in the process. */
    private static final int RUNS = 1 << 9;

    @Test
    void oneRunNeedsNoMerge() {
        assertEquals(0, RunMergeCosts.nanos(SortKind.INT, N, 1));
    }

    @Test
    void theLeastTimeCounts() {
        long measured = RunMergeCosts.nanos(SortKind.INT, N, RUNS);
        assertTrue(measured > 0);
        RunMergeCosts.learn(SortKind.INT, N, RUNS, 4 * measured);
        assertEquals(measured, RunMergeCosts.nanos(SortKind.INT, N, RUNS));
        // A picosecond per key.
        RunMergeCosts.learn(SortKind.FLOAT, N, RUNS - 1, N / 1000);
        assertEquals(N / 1000, RunMergeCosts.nanos(SortKind.INT, N, RUNS), "floats are merged as ints");
    }

    /** Otherwise an estimate without the merge would be taken for one with it. */
    @Test
    void whatIsUnknownIsMeasuredNotLearned() {
        RunMergeCosts.learn(SortKind.LONG, N, RUNS, 0);
        assertTrue(RunMergeCosts.nanos(SortKind.LONG, N, RUNS) > N / 1000);
    }
}
