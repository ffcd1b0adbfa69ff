package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.IntStaging;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** Sums that a device found are checked: every wrong word is noticed, and none makes the check fail. */
class IntSumsVerificationTest {
    /** An input, and what a device would find. */
    private static final class Found {
        final Digest expected;
        final /*key*/ int[] heads;
        final int[] begins;
        final long[] sums;

        Found(/*key*/ int[] a, int[] values) {
            IntGroupsJob groups = new IntGroupsJob(Operation.COUNTS, a);
            groups.runPlain();
            IntFoldsJob<long[]> job = new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a,
                    ValueFolds.toLongs(values, ScanOp.SUM));
            expected = job.digest();
            job.runPlain();
            heads = groups.keys();
            begins = groups.offsets();
            sums = job.found();
            assertEquals(expected, check());
        }

        Digest check() {
            return IntSumDigest.ofGroups(heads, begins, sums);
        }

        IntWrongWords wrongWords() {
            return new IntWrongWords(expected, this::check);
        }
    }

    private static Found found(int n, int groups, GroupValues values) {
        return new Found(IntGroupsVerificationTest.elements(n, groups), values.of(n));
    }

    @ParameterizedTest
    @CsvSource({"2, 1, RANDOM", "2, 2, SMALLEST", "1000, 1, LARGEST", "1000, 15, RANDOM", "1000, 17, TURNS",
        "1000, 250, ZEROS", "1000, 250, LARGEST", "5003, 78, ZEROS", "5003, 79, SMALLEST", "5003, 1200, RANDOM"})
    void everyWrongGroupIsFound(int n, int groups, GroupValues values) {
        Found found = found(n, groups, values);
        IntWrongWords wrong = found.wrongWords();
        wrong.inKeys(found.heads, groups);
        wrong.inInts(found.begins, groups);
        wrong.inLongs(found.sums, groups);
    }

    /**
     * What is counted for the neighbour of its key makes two sums wrong, which are right together. Such keys include
     * those that differ in their highest bits only, as floating-point numbers often do.
     */
    @ParameterizedTest
    @CsvSource({"2, 32", "3, 32", "100, 32", "1000, 32", "3, 3", "100, 10", "1000, 13"})
    void everyValueOfANeighbourIsFound(int groups, int bits) {
        /*key*/ int[] a = IntGroupsVerificationTest.elements(20_000, groups);
        for (int i = 0; i < a.length && bits < Integer.SIZE; i++) {
            a[i] <<= /*key*/ Integer.SIZE - bits;
        }
        Found found = new Found(a, GroupValues.RANDOM.of(a.length));
        IntWrongWords wrong = found.wrongWords();
        long[] sums = found.sums;
        for (int group = 1; group < Math.min(sums.length, 313); group++) {
            for (int bit = 0; bit < Long.SIZE; bit++) {
                sums[group] += 1L << bit;
                sums[group - 1] -= 1L << bit;
                wrong.assertFound(groups + " groups, group " + group + ", bit " + bit);
                sums[group] -= 1L << bit;
                sums[group - 1] += 1L << bit;
            }
        }
    }

    /**
     * A border that is wrong, with the sums of what lies beyond it counted for the other key. What is lost for the keys
     * must not be made up for by the sums, even if two mixed keys differ in a single bit.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void aBorderAndTheSumsBeforeItDoNotMakeUpForEachOther(int value) {
        int n = 4096;
        int border = n / 2;
        /*key*/ int mixed = 0x1234567;
        /*key*/ int one = unmixed(mixed);
        /*key*/ int other = unmixed(mixed ^ (/*key*/ int) 1 << 31);
        /*key*/ int[] a = new /*key*/ int[n];
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i < border ? Math.min(one, other) : Math.max(one, other);
            values[i] = i % 2 == 0 ? value : 0;
        }
        Found found = new Found(a, values);
        IntWrongWords wrong = found.wrongWords();
        for (int begin = 2; begin < n; begin += 2) {
            long moved = value * (begin - border) / 2;
            if (begin != border) {
                found.begins[1] = begin;
                wrong.assertFound(begin + " for " + border);
                found.sums[0] += moved;
                found.sums[1] -= moved;
                wrong.assertFound(begin + " for " + border + " with its sums");
                found.sums[0] -= moved;
                found.sums[1] += moved;
            }
        }
    }

    /** The key for which {@link IntStaging#mix} returns this. */
    private static /*key*/ int unmixed(/*key*/ int mixed) {
        /*key*/ int factor = 0x45d9f3b;
        /*key*/ int inverse = factor;
        for (int bits = 3; bits < /*key*/ Integer.SIZE; bits *= 2) {
            inverse *= 2 - factor * inverse;
        }
        /*key*/ int key = unshifted(unshifted(mixed) * inverse);
        assertEquals(mixed, IntStaging.mix(key));
        return key;
    }

    /** The number x for which {@code x ^ x >>> 16} is this. */
    private static /*key*/ int unshifted(/*key*/ int shifted) {
        /*key*/ int x = shifted;
        for (int shift = Short.SIZE; shift < /*key*/ Integer.SIZE; shift *= 2) {
            x ^= x >>> shift;
        }
        return x;
    }

    /** Anything may have come back. */
    @ParameterizedTest
    @ValueSource(ints = {2, 17, 1000})
    void noNonsenseMakesTheCheckFail(int n) {
        SplittableRandom random = new SplittableRandom(n);
        Found found = found(n, Math.max(1, n / 5), GroupValues.RANDOM);
        Digest rows = new IntRowsJob(Operation.BY, IntGroupsVerificationTest.elements(n, Math.max(1, n / 5))).digest();
        for (int round = 0; round < 300; round++) {
            int groups = random.nextInt(1, n + 1);
            /*key*/ int[] heads = new /*key*/ int[groups];
            int[] begins = new int[groups + 1];
            long[] sums = random.longs(groups).toArray();
            for (int i = 0; i < groups; i++) {
                heads[i] = round % 3 == 0 ? i : (/*key*/ int) random.nextLong();
                begins[i] = round % 2 == 0 ? random.nextInt(-1, n + 2) : i;
            }
            begins[groups] = n;
            assertNotEquals(found.expected, IntSumDigest.ofGroups(heads, begins, sums), "round " + round);
            assertNotEquals(found.expected, IntKeyDigest.ofGroups(heads, begins), "round " + round);
            assertNotEquals(rows, IntRowDigest.ofGroups(heads, begins, new int[n]), "round " + round);
        }
    }
}
