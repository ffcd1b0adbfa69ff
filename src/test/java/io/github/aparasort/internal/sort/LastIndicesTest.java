package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The steps that a part is sorted in, up to the last index that an int holds; without the arrays, which take 16 GB. */
class LastIndicesTest {
    /** Writes down the runs. */
    private static final class Recorded extends IntRakeMergesort {
        final List<List<Integer>> runs = new ArrayList<>();

        Recorded() {
            super(1);
        }

        void sort(int begin, int end) {
            sortPart(begin, end, 0);
        }

        @Override
        protected void insertRun(int begin, int end, int toScratch) {
            assertTrue(begin >= 0 && runs.size() < 3, () -> "another run, at " + begin);
            runs.add(List.of(begin, end));
        }

        @Override
        protected void mergeEnds(int begin, int length, int toScratch) {
        }

        @Override
        protected void mergeSerially(int a, int aEnd, int b, int bEnd, int out, int toScratch) {
        }
    }

    @Test
    void noRunBeginsBehindTheLast() {
        int end = Integer.MAX_VALUE;
        Recorded sort = new Recorded();
        sort.sort(end - 19, end);
        assertEquals(List.of(List.of(end - 19, end - 11), List.of(end - 11, end - 3), List.of(end - 3, end)),
                sort.runs);
    }
}
