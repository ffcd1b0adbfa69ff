package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.engine.Job;
import org.junit.jupiter.api.Test;

/** What is learned of merges of few lists and of many is kept apart. */
class MergeAllWorkloadTest {
    @Test
    void listsOfAsManyLevelsAreOfOneClass() {
        for (int lists : new int[] {9, 10, 15, 16}) {
            assertEquals(0, MergeAllWorkload.inputClass(lists));
            assertEquals(1, MergeAllWorkload.costRatio(lists));
        }
        assertEquals(2, MergeAllWorkload.inputClass(3));
        assertEquals(2, MergeAllWorkload.inputClass(4));
        assertEquals(3, MergeAllWorkload.inputClass(5));
        assertEquals(5, MergeAllWorkload.inputClass(17));
        assertEquals(0.5, MergeAllWorkload.costRatio(3));
        assertEquals(2.5, MergeAllWorkload.costRatio(1000));
        for (int lists = 3; lists > 0; lists *= 2) {
            assertTrue(MergeAllWorkload.inputClass(lists) < Job.INPUT_CLASSES);
        }
        assertEquals(Job.INPUT_CLASSES - 1, MergeAllWorkload.inputClass(Integer.MAX_VALUE));
    }
}
