package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.parallel.Digest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

// Twins: Long
/** Groups and rows that a device found are checked: every wrong word is noticed, and none makes the check fail. */
class IntRowsVerificationTest {
    @ParameterizedTest
    @CsvSource({"2, 1", "1000, 1", "1000, 15", "1000, 250", "1000, 1000", "5003, 78", "5003, 1200", "40000, 3"})
    void everyWrongWordIsFound(int n, int groups) {
        IntRowsJob job = new IntRowsJob(Operation.BY, IntGroupsVerificationTest.elements(n, groups));
        Digest expected = job.digest();
        job.runPlain();
        int[] order = job.order();
        IntWrongWords wrong = new IntWrongWords(expected,
                () -> IntRowDigest.ofGroups(job.keys(), job.offsets(), order));
        assertEquals(groups, job.keys().length);
        wrong.inKeys(job.keys(), groups);
        wrong.inInts(job.offsets(), groups);
        wrong.inInts(order, n);
        // Those of one group must be in order, and others belong to their keys.
        for (int i = 1; i < n; i += 1 + n / 500) {
            swap(order, i);
            wrong.assertFound("rows " + (i - 1) + " and " + i);
            swap(order, i);
        }
    }

    private static void swap(int[] order, int i) {
        int row = order[i];
        order[i] = order[i - 1];
        order[i - 1] = row;
    }
}
