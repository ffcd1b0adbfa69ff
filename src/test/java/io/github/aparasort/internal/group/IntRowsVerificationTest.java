package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.JavaLaunch;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.IntSmallRows;
import io.github.aparasort.testing.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** Groups and rows that a device found are checked: every wrong word is noticed, and none makes the check fail. */
class IntRowsVerificationTest {
    /** A job, and a kernel with what a device would have left in its arrays. */
    private static final class Found {
        final /*key*/ int[] a;
        final IntRowsJob job;
        final IntTileRows kernel = new IntSmallRows(4, 3);

        Found(int n, int groups) {
            a = IntGroupsVerificationTest.elements(n, groups);
            job = new IntRowsJob(Operation.BY, a, true);
            kernel.allocate(Math.max(n, 1024));
            kernel.prepare(n);
            int[] order = AnyArray.stableOrder(a, 0, n, Order.ASCENDING);
            System.arraycopy(order, 0, kernel.values(), 0, n);
            for (int i = 0; i < n; i++) {
                kernel.keys()[i] = a[order[i]];
                if (i == 0 || a[order[i]] != a[order[i - 1]]) {
                    addHead(kernel.headCounts[0]++, a[order[i]], i);
                }
            }
        }

        private void addHead(int head, /*key*/ int key, int begin) {
            if (head < kernel.smallRoom) {
                kernel.smallHeads[head] = key;
                kernel.smallBegins[head] = begin;
            } else if (head < kernel.room) {
                kernel.furtherHeads[head - kernel.smallRoom] = key;
                kernel.furtherBegins[head - kernel.smallRoom] = begin;
            }
        }

        Digest check() {
            kernel.countFound();
            return JavaLaunch.received(job, kernel);
        }

        IntWrongWords wrongWords() {
            return new IntWrongWords(job.digest(), this::check);
        }

        /** Swaps neighbours: those of one group must be in order, and others belong to their keys. */
        void assertEveryRowHasItsPlace() {
            IntWrongWords wrong = wrongWords();
            int[] order = kernel.values();
            for (int i = 1; i < a.length; i += 1 + a.length / 500) {
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

        void assertCommits() {
            assertEquals(job.digest(), check());
            job.commit(kernel);
            IntRowsJob expected = new IntRowsJob(Operation.BY, a, true);
            expected.runPlain();
            assertArrayEquals(expected.keys(), job.keys());
            assertArrayEquals(expected.offsets(), job.offsets());
            assertArrayEquals(expected.order(), job.order());
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "1000, 1", "1000, 15", "1000, 17", "1000, 250", "5003, 78", "5003, 1200", "40000, 3"})
    void everyWrongWordOfGroupsIsFound(int n, int groups) {
        Found found = new Found(n, groups);
        IntWrongWords wrong = found.wrongWords();
        assertTrue(found.kernel.hasGroups());
        int small = Math.min(groups, found.kernel.smallRoom);
        wrong.inInts(found.kernel.smallBegins, small);
        wrong.inKeys(found.kernel.smallHeads, small);
        wrong.inInts(found.kernel.furtherBegins, groups - small);
        wrong.inKeys(found.kernel.furtherHeads, groups - small);
        wrong.inInts(found.kernel.values(), n);
        found.assertEveryRowHasItsPlace();
        found.assertCommits();
    }

    @ParameterizedTest
    @CsvSource({"1025, 300", "5003, 5003"})
    void everyWrongSortedWordIsFound(int n, int groups) {
        Found found = new Found(n, groups);
        IntWrongWords wrong = found.wrongWords();
        assertFalse(found.kernel.hasGroups());
        wrong.inKeys(found.kernel.keys(), n);
        wrong.inInts(found.kernel.values(), n);
        found.assertEveryRowHasItsPlace();
        found.assertCommits();
    }

    /** More or fewer groups than there are; or none or too many, and the sorted keys come back, which are right. */
    @ParameterizedTest
    @ValueSource(ints = {1, 16, 17, 250})
    void wrongCountsDoNoHarm(int groups) {
        Found found = new Found(1000, groups);
        IntWrongWords wrong = found.wrongWords();
        for (int count : new int[] {groups - 1, groups + 1, 1, found.kernel.room, found.kernel.room + 1, 0, -1,
            Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            found.kernel.headCounts[0] = count;
            Digest digest = found.check();
            if (found.kernel.hasGroups() && count != groups) {
                wrong.assertFound(count + " groups");
            } else {
                assertEquals(found.job.digest(), digest);
                found.assertCommits();
            }
        }
    }
}
