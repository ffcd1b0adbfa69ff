package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.JavaLaunch;
import io.github.aparasort.testing.IntSmallGroups;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** What a device found is checked: every wrong key, index and count is noticed, and none makes the check fail. */
class IntGroupsVerificationTest {
    /** So many different keys, both extremes among them, in disorder. */
    static /*key*/ int[] elements(int n, int groups) {
        SplittableRandom random = new SplittableRandom(n + groups);
        /*key*/ int[] a = new /*key*/ int[n];
        for (int i = 0; i < n; i++) {
            int group = i < groups ? i : random.nextInt(groups);
            a[i] = group == 0 ? /*key*/ Integer.MIN_VALUE : group == 1 ? /*key*/ Integer.MAX_VALUE : 3 * group - groups;
        }
        return a;
    }

    /** A kernel with what a device would have left in its arrays. */
    private static IntTileGroups right(IntGroupsJob job, /*key*/ int[] a) {
        IntTileGroups kernel = new IntSmallGroups(4, 3);
        kernel.allocate(Math.max(a.length, 1024));
        kernel.prepare(a.length);
        /*key*/ int[] sorted = a.clone();
        Arrays.sort(sorted);
        JavaLaunch.send(job, kernel);
        System.arraycopy(sorted, 0, kernel.keys(), 0, sorted.length);
        for (int i = 0; i < sorted.length; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                int group = kernel.headCounts[0]++;
                if (group < kernel.smallRoom) {
                    kernel.smallHeads[group] = sorted[i];
                    kernel.smallBegins[group] = i;
                } else if (group < kernel.room) {
                    kernel.furtherHeads[group - kernel.smallRoom] = sorted[i];
                    kernel.furtherBegins[group - kernel.smallRoom] = i;
                }
            }
        }
        kernel.countFound();
        return kernel;
    }

    private static Digest check(IntGroupsJob job, IntTileGroups kernel) {
        return JavaLaunch.received(job, kernel);
    }

    private static IntWrongWords wrongWords(IntGroupsJob job, IntTileGroups kernel) {
        return new IntWrongWords(job.digest(), () -> check(job, kernel));
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 2", "1000, 1", "1000, 15", "1000, 17", "1000, 250", "5003, 78", "5003, 79", "5003, 1200"})
    void everyWrongGroupIsFound(int n, int groups) {
        /*key*/ int[] a = elements(n, groups);
        IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
        IntTileGroups kernel = right(job, a);
        assertTrue(kernel.hasGroups());
        assertEquals(groups, kernel.found());
        int small = Math.min(groups, kernel.smallRoom);
        IntWrongWords wrong = wrongWords(job, kernel);
        wrong.inInts(kernel.smallBegins, small);
        wrong.inKeys(kernel.smallHeads, small);
        wrong.inInts(kernel.furtherBegins, groups - small);
        wrong.inKeys(kernel.furtherHeads, groups - small);
        assertCommits(job, kernel, a);
    }

    /** More or fewer groups than there are; or none or too many, and the sorted keys come back, which are right. */
    @ParameterizedTest
    @ValueSource(ints = {1, 16, 17, 250})
    void wrongCountsDoNoHarm(int groups) {
        /*key*/ int[] a = elements(1000, groups);
        IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
        IntTileGroups kernel = right(job, a);
        for (int wrong : new int[] {groups - 1, groups + 1, 1, kernel.room, kernel.room + 1, 0, -1, Integer.MIN_VALUE,
            Integer.MAX_VALUE}) {
            kernel.headCounts[0] = wrong;
            kernel.countFound();
            assertEquals(wrong > 0 && wrong <= kernel.room, kernel.hasGroups());
            assertEquals(wrong == groups || !kernel.hasGroups(), job.digest().equals(check(job, kernel)), "" + wrong);
            if (!kernel.hasGroups()) {
                assertCommits(job, kernel, a);
            }
        }
        kernel.headCounts[0] = Integer.MAX_VALUE;
        kernel.headCounts[1] = Integer.MAX_VALUE;
        kernel.countFound();
        assertFalse(kernel.hasGroups());
    }

    @ParameterizedTest
    @CsvSource({"1000, 257", "5003, 5003"})
    void everyWrongSortedKeyIsFound(int n, int groups) {
        /*key*/ int[] a = elements(n, groups);
        IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
        IntTileGroups kernel = right(job, a);
        assertFalse(kernel.hasGroups());
        IntWrongWords wrong = wrongWords(job, kernel);
        wrong.inKeys(kernel.keys(), n);
        assertCommits(job, kernel, a);
    }

    /**
     * A border that is wrong by a power of two, between keys whose checksums may differ by a multiple of one: what is
     * lost in one of these factors must not be lost in both.
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 100, 1000})
    void everyBorderCounts(int groups) {
        int n = 1 << 18;
        /*key*/ int[] a = elements(n, groups);
        IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
        IntTileGroups kernel = right(job, a);
        Digest expected = job.digest();
        assertEquals(expected, check(job, kernel));
        for (int group = 1; group < groups; group++) {
            int right = kernel.smallBegins[group];
            for (int step = 1; step < n; step *= 2) {
                kernel.smallBegins[group] = right + step;
                assertNotEquals(expected, check(job, kernel));
                kernel.smallBegins[group] = right - step;
                assertNotEquals(expected, check(job, kernel));
            }
            kernel.smallBegins[group] = right;
        }
    }

    private static void assertCommits(IntGroupsJob job, IntTileGroups kernel, /*key*/ int[] a) {
        job.commit(kernel);
        IntGroupsJob expected = new IntGroupsJob(Operation.COUNTS, a);
        expected.runPlain();
        assertArrayEquals(expected.keys(), job.keys());
        assertArrayEquals(expected.offsets(), job.offsets());
    }
}
