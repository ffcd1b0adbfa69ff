package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.parallel.Digest;
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

    /** An input, and what a device would find. */
    private static final class Found {
        final Digest expected;
        final /*key*/ int[] heads;
        final int[] begins;

        Found(/*key*/ int[] a) {
            IntGroupsJob job = new IntGroupsJob(Operation.COUNTS, a);
            expected = job.digest();
            job.runPlain();
            heads = job.keys();
            begins = job.offsets();
            assertEquals(expected, check());
        }

        Digest check() {
            return IntKeyDigest.ofGroups(heads, begins);
        }

        IntWrongWords wrongWords() {
            return new IntWrongWords(expected, this::check);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 2", "1000, 1", "1000, 15", "1000, 250", "1000, 1000", "5003, 78", "5003, 1200"})
    void everyWrongGroupIsFound(int n, int groups) {
        Found found = new Found(elements(n, groups));
        assertEquals(groups, found.heads.length);
        found.wrongWords().inKeys(found.heads, groups);
        found.wrongWords().inInts(found.begins, groups);
    }

    /** One that is lost, with or without its elements; and one that comes twice. */
    @ParameterizedTest
    @ValueSource(ints = {2, 17, 250})
    void groupsThatAreLostOrDoubledAreFound(int groups) {
        Found found = new Found(elements(1000, groups));
        for (int lost = 0; lost < groups; lost++) {
            /*key*/ int[] heads = without(found.heads, lost);
            assertNotEquals(found.expected, IntKeyDigest.ofGroups(heads, withoutBegin(found.begins, lost)));
            assertNotEquals(found.expected, IntKeyDigest.ofGroups(heads, withoutBegin(found.begins, lost + 1)));
            /*key*/ int[] twice = Arrays.copyOf(found.heads, groups + 1);
            System.arraycopy(found.heads, lost, twice, lost + 1, groups - lost);
            int[] begins = Arrays.copyOf(found.begins, groups + 2);
            System.arraycopy(found.begins, lost, begins, lost + 1, groups + 1 - lost);
            assertNotEquals(found.expected, IntKeyDigest.ofGroups(twice, begins));
        }
    }

    private static /*key*/ int[] without(/*key*/ int[] keys, int index) {
        /*key*/ int[] rest = Arrays.copyOf(keys, keys.length - 1);
        System.arraycopy(keys, index + 1, rest, index, rest.length - index);
        return rest;
    }

    private static int[] withoutBegin(int[] begins, int index) {
        int[] rest = Arrays.copyOf(begins, begins.length - 1);
        System.arraycopy(begins, index + 1, rest, index, rest.length - index);
        return rest;
    }

    /**
     * A border that is wrong by a power of two, between keys whose checksums may differ by a multiple of one: what is
     * lost in one of these factors must not be lost in both.
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 100, 1000})
    void everyBorderCounts(int groups) {
        int n = 1 << 18;
        Found found = new Found(elements(n, groups));
        for (int group = 1; group < groups; group++) {
            int right = found.begins[group];
            for (int step = 1; step < n; step *= 2) {
                found.begins[group] = right + step;
                assertNotEquals(found.expected, found.check());
                found.begins[group] = right - step;
                assertNotEquals(found.expected, found.check());
            }
            found.begins[group] = right;
        }
    }
}
