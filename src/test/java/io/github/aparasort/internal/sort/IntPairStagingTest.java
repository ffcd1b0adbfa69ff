package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.KeyOrder;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs that go to a kernel apart: the right result is believed, and none that differs from it in anything. */
class IntPairStagingTest {
    private static final IntSource INDICES = (begin, end, target, at) -> {
        for (int i = begin; i < end; i++) {
            target[at + i - begin] = i;
        }
    };

    /** Arrays of two parts, or of one where all is below the split. */
    private record Apart(int n, int split, boolean hasValues, int pairMask, int[][] keys, int[][] values,
            int[][] result) implements IntPairArrays {
        static Apart of(int n, int split, boolean hasValues, int mask) {
            return new Apart(n, split, hasValues, mask, parts(n, split), parts(n, split), parts(n, split));
        }

        private static int[][] parts(int n, int split) {
            return new int[][] {new int[split + 9], new int[Math.max(0, n - split) + 9]};
        }

        @Override
        public int parts() {
            return n > split ? 2 : 1;
        }

        @Override
        public int partBegin(int part) {
            return part == 0 ? 0 : part == 1 && n > split ? split : n;
        }

        @Override
        public int loads() {
            return hasValues ? 2 * parts() : parts();
        }

        @Override
        public void gather(boolean values, int mask) {
            throw new AssertionError("made for what comes in");
        }

        @Override
        public int[] pairKeys(int part) {
            return keys[part];
        }

        @Override
        public int[] pairValues(int part) {
            return values[part];
        }

        @Override
        public int[] pairResult(int part) {
            return result[part];
        }

        /** What would be checked, had the device left this. */
        Digest check(int[] sortedKeys, int[] sortedValues) {
            Digest all = Digest.EMPTY;
            for (int part = 0; part < parts(); part++) {
                int first = partBegin(part);
                System.arraycopy(sortedKeys, first, keys[part], 0, partBegin(part + 1) - first);
                System.arraycopy(sortedValues, first, result[part], 0, partBegin(part + 1) - first);
            }
            for (int part = 0; part < parts(); part++) {
                all = all.plus(IntPairStaging.check(this, part, Parallel::digest));
            }
            return all;
        }
    }

    @ParameterizedTest(name = "{0} pairs, split at {1}, values {2}, {3}")
    @CsvSource({"2, 2, true, ASCENDING", "2, 1, false, ASCENDING", "1000, 400, true, ASCENDING",
        "1000, 400, false, DESCENDING", "100003, 50001, true, ASCENDING", "100003, 50001, false, UNSIGNED",
        "100003, 100003, false, DESCENDING"})
    void pairsAreVerified(int n, int split, boolean hasValues, KeyOrder order) {
        SplittableRandom random = new SplittableRandom(n);
        // Many ties, one of them across the parts' border.
        int[] keys = random.ints(n, -n / 3, n / 3 + 1).toArray();
        int[] own = random.ints(n).toArray();
        IntSequence source = new IntSequence(keys, 0, n, order);
        IntSource values = hasValues ? new IntSequence(own, 0, n) : INDICES;
        Apart arrays = Apart.of(n, split, hasValues, source.mask());
        for (int load = 0; load < arrays.loads(); load++) {
            IntPairStaging.copyIn(source.unmasked(), values, arrays, load);
        }
        for (int part = 0; part < arrays.parts(); part++) {
            int first = arrays.partBegin(part);
            for (int i = first; i < arrays.partBegin(part + 1); i++) {
                assertEquals(keys[i], arrays.keys[part][i - first]);
                assertEquals(hasValues ? own[i] : 0, arrays.values[part][i - first]);
            }
        }
        Digest input = IntPairStaging.digest(source, values, n);

        int[] sorted = IntStream.range(0, n).boxed()
                .sorted(Comparator.comparingInt((Integer i) -> keys[i] ^ source.mask())).mapToInt(i -> i).toArray();
        int[] sortedKeys = IntStream.of(sorted).map(i -> keys[i]).toArray();
        int[] sortedValues = hasValues ? IntStream.of(sorted).map(i -> own[i]).toArray() : sorted;
        assertEquals(input, arrays.check(sortedKeys, sortedValues));
        int[] keysBack = new int[n];
        int[] valuesBack = new int[n];
        IntPairStaging.copyOut(arrays, keysBack, valuesBack);
        assertArrayEquals(sortedKeys, keysBack);
        assertArrayEquals(sortedValues, valuesBack);
        IntPairStaging.copyOut(arrays, null, keysBack);
        assertArrayEquals(sortedValues, keysBack);

        for (int place : new int[] {0, 1, split - 1, split, n / 2, 4096, 4097, n - 1}) {
            int i = Math.min(place, n - 1);
            for (int bit = 0; bit < Integer.SIZE; bit += 5) {
                sortedKeys[i] ^= 1 << bit;
                assertNotEquals(input, arrays.check(sortedKeys, sortedValues), "key " + i);
                sortedKeys[i] ^= 1 << bit;
                sortedValues[i] ^= 1 << bit;
                assertNotEquals(input, arrays.check(sortedKeys, sortedValues), "value " + i);
                sortedValues[i] ^= 1 << bit;
            }
            if (i > 0) {
                swap(sortedValues, i);
                boolean tie = sortedKeys[i] == sortedKeys[i - 1];
                Digest found = arrays.check(sortedKeys, sortedValues);
                // From the values alone the order that equal keys had cannot be told.
                assertEquals(tie && hasValues, input.equals(found), "values before and at " + i + " swapped");
                swap(sortedKeys, i);
                assertEquals(tie && hasValues, input.equals(arrays.check(sortedKeys, sortedValues)),
                        "pairs before and at " + i + " swapped");
                swap(sortedKeys, i);
                swap(sortedValues, i);
            }
        }
        assertEquals(input, arrays.check(sortedKeys, sortedValues));
    }

    /** Pairs packed into longs, as a kernel leaves them that masks the keys itself. */
    private record Packed(int n, int split, long keyMask, long[][] all) implements LongKeys {
        @Override
        public int parts() {
            return n > split ? 2 : 1;
        }

        @Override
        public int partBegin(int part) {
            return part == 0 ? 0 : part == 1 && n > split ? split : n;
        }

        @Override
        public long[] keys(int part) {
            return all[part];
        }

        Digest check(int[] keys, int[] values, boolean indexed) {
            for (int i = 0; i < n; i++) {
                all[i < split ? 0 : 1][i < split ? i : i - split] =
                        (long) keys[i] << Integer.SIZE | values[i] & 0xffff_ffffL;
            }
            Digest sum = Digest.EMPTY;
            for (int part = 0; part < parts(); part++) {
                sum = sum.plus(IntPairStaging.check(this, part, indexed, Parallel::digest));
            }
            return sum;
        }
    }

    /** Which indices are right follows from the keys alone. Of values this cannot be told, so any order of ties is. */
    @ParameterizedTest(name = "{0} pairs, split at {1}, indices {2}, {3}")
    @CsvSource({"2, 1, true, ASCENDING", "2, 2, false, DESCENDING", "1000, 400, true, ASCENDING",
        "1000, 400, false, ASCENDING", "1000, 400, true, DESCENDING", "1000, 400, false, DESCENDING",
        "1000, 400, true, UNSIGNED", "100003, 50001, true, DESCENDING", "100003, 50001, false, UNSIGNED",
        "100003, 100003, true, UNSIGNED", "100003, 100003, false, DESCENDING"})
    void packedPairsAreVerified(int n, int split, boolean indexed, KeyOrder order) {
        int mask = (int) order.mask(Integer.SIZE);
        SplittableRandom random = new SplittableRandom(n);
        int[] sortedKeys = random.ints(n, -n / 3, n / 3 + 1).map(key -> key ^ mask).sorted().map(key -> key ^ mask)
                .toArray();
        // A tie within a part, and one across the border.
        sortedKeys[1] = sortedKeys[0];
        sortedKeys[split - 1] = sortedKeys[Math.min(split, n - 1)];
        int[] values = indexed ? IntStream.range(0, n).toArray() : random.ints(n).toArray();
        Packed arrays = new Packed(n, split, (long) mask << Integer.SIZE,
                new long[][] {new long[split + 9], new long[Math.max(0, n - split) + 9]});
        Digest input = IntPairStaging.digest(new IntSequence(sortedKeys, 0, n, order),
                new IntSequence(values, 0, n), n);
        assertEquals(input, arrays.check(sortedKeys, values, indexed));
        for (int place : new int[] {1, 2, 399, split - 1, split, split + 1, n / 2, 4095, 4096, 4097, n - 1}) {
            int i = Math.max(1, Math.min(place, n - 1));
            boolean tie = sortedKeys[i] == sortedKeys[i - 1];
            swap(values, i);
            Digest moved = arrays.check(sortedKeys, values, indexed);
            assertEquals(tie && !indexed, input.equals(moved), "values before and at " + i + " swapped");
            assertEquals(!tie || !indexed, moved.ordered(), "keys are in order, their indices at " + i + " are not");
            swap(sortedKeys, i);
            Digest turned = arrays.check(sortedKeys, values, indexed);
            assertEquals(tie && !indexed, turned.ordered(), "pairs before and at " + i + " swapped");
            swap(values, i);
            swap(sortedKeys, i);
            for (int bit = 0; bit < Integer.SIZE; bit += 5) {
                values[i] ^= 1 << bit;
                assertNotEquals(input, arrays.check(sortedKeys, values, indexed), "value " + i);
                values[i] ^= 1 << bit;
                sortedKeys[i] ^= 1 << bit;
                assertNotEquals(input, arrays.check(sortedKeys, values, indexed), "key " + i);
                sortedKeys[i] ^= 1 << bit;
            }
        }
        // Between keys far apart, where all are in order.
        int value = values[0];
        values[0] = values[n - 1];
        values[n - 1] = value;
        assertEquals(sortedKeys[0] == sortedKeys[n - 1] && !indexed,
                input.equals(arrays.check(sortedKeys, values, indexed)), "two values changed places");
    }

    private static void swap(int[] a, int i) {
        int other = a[i - 1];
        a[i - 1] = a[i];
        a[i] = other;
    }
}
