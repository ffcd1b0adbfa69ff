package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.group.IntTileSumsTest.Values;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.JavaLaunch;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.IntSmallSums;
import io.github.aparasort.testing.Order;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

// Twins: Long
/** Sums that a device found are checked: every wrong word is noticed, and none makes the check fail. */
class IntSumsVerificationTest {
    private static final int NT = 4;
    private static final int TILE = NT * /*key*/ IntTileSums.VT;
    private static final int MAX_GROUPS = 3;

    /** A job, and a kernel with what a device would have left in its arrays. */
    private static final class Found {
        final /*key*/ int[] a;
        final int[] values;
        final IntFoldsJob<long[]> job;
        final IntTileSums kernel = new IntSmallSums(NT, MAX_GROUPS);
        /** Elements of a work-group. */
        final int share;
        /** Different keys. */
        final int groups;

        Found(/*key*/ int[] a, int[] values) {
            this.a = a;
            this.values = values;
            job = new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.toLongs(values, ScanOp.SUM));
            int tiles = (a.length + TILE - 1) / TILE;
            share = TILE * ((tiles + MAX_GROUPS - 1) / MAX_GROUPS);
            kernel.allocate(Math.max(a.length, 1024));
            kernel.prepare(a.length);
            JavaLaunch.send(job, kernel);
            groups = fill();
        }

        /** Returns the number of different keys. */
        private int fill() {
            int[] order = AnyArray.stableOrder(a, 0, a.length, Order.ASCENDING);
            int head = 0;
            for (int i = 0; i < a.length; i++) {
                kernel.keys()[i] = a[order[i]];
                kernel.values()[i] = values[order[i]];
                if (i == 0 || a[order[i]] != a[order[i - 1]]) {
                    kernel.headCounts[i / share]++;
                    fill(head++, a[order[i]], i, kernel.groupSums[i / share]);
                }
                kernel.groupSums[i / share] += values[order[i]];
            }
            kernel.countFound();
            kernel.addUpSums();
            return head;
        }

        private void fill(int head, /*key*/ int key, int begin, long sum) {
            int further = head - kernel.smallRoom;
            if (further < 0) {
                kernel.smallHeads[head] = key;
                kernel.smallBegins[head] = begin;
                kernel.smallSums[head] = sum;
            } else if (head < kernel.room) {
                kernel.furtherHeads[further] = key;
                kernel.furtherBegins[further] = begin;
                kernel.furtherSums[further] = sum;
            }
        }

        /** The checksum of what is in the kernel's arrays, which the host adds up first. */
        Digest check() {
            kernel.countFound();
            kernel.addUpSums();
            return JavaLaunch.received(job, kernel);
        }

        IntWrongWords wrongWords() {
            return new IntWrongWords(job.digest(), this::check);
        }

        void assertCommits() {
            assertEquals(job.digest(), check());
            job.commit(kernel);
            IntFoldsJob<long[]> longs = new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.toLongs(values, ScanOp.SUM));
            longs.runPlain();
            assertArrayEquals(longs.keys(), job.keys());
            assertArrayEquals(longs.found(), job.found());
            IntFoldsJob<int[]> expected = new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.of(values, ScanOp.SUM));
            expected.runPlain();
            IntFoldsJob<int[]> ints = new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, ValueFolds.of(values, ScanOp.SUM));
            JavaLaunch.received(ints, kernel);
            ints.commit(kernel);
            assertArrayEquals(expected.keys(), ints.keys());
            assertArrayEquals(expected.found(), ints.found());
        }
    }

    private static Found found(int n, int groups, Values values) {
        return new Found(IntGroupsVerificationTest.elements(n, groups), values.of(n));
    }

    // ---- groups

    @ParameterizedTest
    @CsvSource({"2, 1, RANDOM", "2, 2, SMALLEST", "1000, 1, LARGEST", "1000, 15, RANDOM", "1000, 17, TURNS",
        "1000, 250, ZEROS", "1000, 250, LARGEST", "5003, 78, ZEROS", "5003, 79, SMALLEST", "5003, 1200, RANDOM"})
    void everyWrongGroupIsFound(int n, int groups, Values values) {
        Found found = found(n, groups, values);
        IntTileSums kernel = found.kernel;
        assertTrue(kernel.hasGroups());
        assertEquals(groups, kernel.found());
        int small = Math.min(groups, kernel.smallRoom);
        IntWrongWords wrong = found.wrongWords();
        wrong.inKeys(kernel.smallHeads, small);
        wrong.inInts(kernel.smallBegins, small);
        wrong.inLongs(kernel.smallSums, small);
        wrong.inKeys(kernel.furtherHeads, groups - small);
        wrong.inInts(kernel.furtherBegins, groups - small);
        wrong.inLongs(kernel.furtherSums, groups - small);
        wrong.inLongs(kernel.groupSums, n == 2 ? 1 : MAX_GROUPS);
        found.assertCommits();
    }

    /** More or fewer groups than there are; or none or too many, and the sorted pairs come back, which are right. */
    @ParameterizedTest
    @ValueSource(ints = {1, 16, 17, 250})
    void wrongCountsDoNoHarm(int groups) {
        Found found = found(1000, groups, Values.RANDOM);
        IntTileSums kernel = found.kernel;
        for (int at = 0; at < kernel.headCounts.length; at++) {
            int right = kernel.headCounts[at];
            for (int count : new int[] {groups - 1, groups + 1, 1, kernel.room, kernel.room + 1, 0, -1,
                Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                kernel.headCounts[at] = right + count - groups;
                boolean isRight = found.check().equals(found.job.digest());
                assertEquals(count > 0 && count <= kernel.room, kernel.hasGroups(), "" + count);
                assertEquals(count == groups || !kernel.hasGroups(), isRight, "" + count);
                if (!kernel.hasGroups()) {
                    found.assertCommits();
                }
            }
            kernel.headCounts[at] = right;
        }
    }

    /** Longs wrap around: only the differences of prefix sums count, even beyond the greatest long. */
    @ParameterizedTest
    @EnumSource
    void prefixSumsMayWrapAround(Values values) {
        for (long shift : new long[] {1, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 12_345}) {
            Found found = found(1000, 60, values);
            IntTileSums kernel = found.kernel;
            for (int head = 0; head < kernel.headCounts[0]; head++) {
                if (head < kernel.smallRoom) {
                    kernel.smallSums[head] += shift;
                } else {
                    kernel.furtherSums[head - kernel.smallRoom] += shift;
                }
            }
            assertNotEquals(found.job.digest(), found.check());
            kernel.groupSums[0] += shift;
            found.assertCommits();
        }
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
        Found found = new Found(a, Values.RANDOM.of(a.length));
        long[] sums = found.kernel.smallSums;
        IntWrongWords wrong = found.wrongWords();
        for (int head = 1; head < Math.min(found.groups, found.kernel.smallRoom); head++) {
            long right = sums[head];
            for (int bit = 0; bit < Long.SIZE; bit++) {
                sums[head] = right + (1L << bit);
                wrong.assertFound(groups + " groups, head " + head + ", bit " + bit);
                sums[head] = right - (1L << bit);
                wrong.assertFound(groups + " groups, head " + head + ", less bit " + bit);
            }
            sums[head] = right;
        }
    }

    /**
     * A border that is wrong by all elements of a work-group, whose sum is also counted for the other key. What is lost
     * for the keys must not be made up for by the sums, even if two mixed keys differ in a single bit.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void aBorderAndTheSumsBeforeItDoNotMakeUpForEachOther(int value) {
        int n = MAX_GROUPS * 4 * TILE;
        int border = n / 2;
        /*key*/ int mixed = 0x1234567;
        /*key*/ int one = unmixed(mixed);
        /*key*/ int other = unmixed(mixed ^ (/*key*/ int) 1 << 31);
        /*key*/ int[] a = new /*key*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i < border ? Math.min(one, other) : Math.max(one, other);
        }
        // Half of the elements of each work-group.
        int[] values = new int[n];
        for (int i = 0; i < n; i += 2) {
            values[i] = value;
        }
        Found found = new Found(a, values);
        IntWrongWords wrong = found.wrongWords();
        for (int begin = border % found.share; begin < n; begin += found.share) {
            if (begin != border && begin > 0) {
                found.kernel.smallBegins[1] = begin;
                wrong.assertFound(begin + " for " + border);
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

    /** Anything may be in the arrays. */
    @ParameterizedTest
    @ValueSource(ints = {2, 17, 1000})
    void noNonsenseMakesTheCheckFail(int n) {
        SplittableRandom random = new SplittableRandom(n);
        for (int round = 0; round < 300; round++) {
            Found found = found(n, Math.max(1, n / 5), Values.RANDOM);
            IntTileSums kernel = found.kernel;
            for (int i = round % 7; i < kernel.smallHeads.length; i += 1 + round % 3) {
                kernel.smallHeads[i] = (/*key*/ int) random.nextLong();
                kernel.smallBegins[i] = random.nextInt(-1, n + 2);
                kernel.smallSums[i] = random.nextLong();
            }
            for (int i = 0; i < kernel.furtherHeads.length; i++) {
                kernel.furtherHeads[i] = (/*key*/ int) random.nextLong();
                kernel.furtherBegins[i] = round % 2 == 0 ? random.nextInt() : i;
                kernel.furtherSums[i] = random.nextLong();
            }
            for (int i = 0; i < kernel.headCounts.length; i++) {
                kernel.headCounts[i] = random.nextInt(-1, 2 + kernel.room / 2);
                kernel.groupSums[i] = random.nextLong();
            }
            found.check();
            assertTrue(!kernel.hasGroups() || !found.check().equals(found.job.digest()), "round " + round);
        }
    }

    // ---- sorted pairs

    @ParameterizedTest
    @CsvSource({"1000, 257", "5003, 5003"})
    void everyWrongSortedPairIsFound(int n, int groups) {
        Found found = found(n, groups, Values.RANDOM);
        IntTileSums kernel = found.kernel;
        assertFalse(kernel.hasGroups());
        IntWrongWords wrong = found.wrongWords();
        wrong.inKeys(kernel.keys(), n);
        wrong.inInts(kernel.values(), n);
        found.assertCommits();
    }

    /** All keys and all values are there, but some belong to each other that should not. */
    @ParameterizedTest
    @CsvSource({"1000, 257", "5003, 5003"})
    void everySwappedValueIsFound(int n, int groups) {
        Found found = found(n, groups, Values.RANDOM);
        int[] sorted = found.kernel.values();
        IntWrongWords wrong = found.wrongWords();
        int swaps = 0;
        for (int i = 1; i < n; i++) {
            boolean borders = found.kernel.keys()[i - 1] != found.kernel.keys()[i];
            if (borders && sorted[i - 1] != sorted[i]) {
                int value = sorted[i];
                sorted[i] = sorted[i - 1];
                sorted[i - 1] = value;
                wrong.assertFound("values swapped at " + i);
                sorted[i - 1] = sorted[i];
                sorted[i] = value;
                swaps++;
            }
        }
        assertTrue(swaps >= groups / 2);
    }
}
