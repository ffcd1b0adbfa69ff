package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.kernel.LongValueArrays;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.IntKeyLaunch;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.LongKeyLaunch;
import io.github.aparasort.internal.staging.LongStaging;
import io.github.aparasort.internal.staging.PlayedChannel.Cut;
import io.github.aparasort.internal.staging.PlayedLaunch;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Keys alone, and long keys with values, on their way to a device and back: the sorted input is
 * accepted, and nothing else.
 */
class StagingTest {
    private static final int MARGIN = 7;

    // ---- keys alone

    private static final class IntLaunch extends IntKeyLaunch {
        private final Runnable completion;
        private final int[] a;
        private final int[] before;
        private final Comparator<Integer> comparator;

        IntLaunch(StagedWork<IntKeys> work, boolean masks, int[] a, int n, KeyOrder order, Runnable completion) {
            super(work, masks, n, a);
            this.completion = completion;
            this.a = a;
            this.before = a.clone();
            this.comparator = order == KeyOrder.UNSIGNED ? Integer::compareUnsigned
                    : order == KeyOrder.DESCENDING ? Comparator.reverseOrder() : Comparator.naturalOrder();
        }

        @Override
        protected void checkDelivered() {
            completion.run();
            int n = arrays().keys().length;
            int[] sorted = before.clone();
            System.arraycopy(Arrays.stream(before, MARGIN, MARGIN + n).boxed().sorted(comparator).mapToInt(i -> i)
                    .toArray(), 0, sorted, MARGIN, n);
            assertArrayEquals(sorted, a);
        }
    }

    private static final class LongLaunch extends LongKeyLaunch {
        private final Runnable completion;
        private final long[] a;
        private final long[] before;
        private final Comparator<Long> comparator;

        LongLaunch(StagedWork<LongKeys> work, boolean masks, long[] a, int n, KeyOrder order, Runnable completion) {
            super(work, masks, n, a);
            this.completion = completion;
            this.a = a;
            this.before = a.clone();
            this.comparator = order == KeyOrder.UNSIGNED ? Long::compareUnsigned
                    : order == KeyOrder.DESCENDING ? Comparator.reverseOrder() : Comparator.naturalOrder();
        }

        @Override
        protected void checkDelivered() {
            completion.run();
            int n = arrays().keys().length;
            long[] sorted = before.clone();
            System.arraycopy(Arrays.stream(before, MARGIN, MARGIN + n).boxed().sorted(comparator).mapToLong(i -> i)
                    .toArray(), 0, sorted, MARGIN, n);
            assertArrayEquals(sorted, a);
        }
    }

    /** Both signs, ties, and the greatest and least keys of all orders. */
    private static int[] ints(int n) {
        int[] a = new SplittableRandom(n).ints(n + 2 * MARGIN).map(i -> i % 3 == 0 ? i % 4 : i).toArray();
        a[MARGIN] = Integer.MIN_VALUE;
        a[MARGIN + n / 2] = -1;
        a[MARGIN + n - 1] = Integer.MAX_VALUE;
        return a;
    }

    private static long[] longs(int n) {
        long[] a = new SplittableRandom(n).longs(n + 2 * MARGIN).map(i -> i % 3 == 0 ? i % 4 : i).toArray();
        a[MARGIN] = Long.MIN_VALUE;
        a[MARGIN + n / 2] = -1;
        a[MARGIN + n - 1] = Long.MAX_VALUE;
        return a;
    }

    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#cuts")
    void intsAreVerified(Cut cut) {
        int n = cut.n();
        for (KeyOrder order : KeyOrder.values()) {
            for (boolean masks : new boolean[] {false, true}) {
                PlayedLaunch.verify(cut, () -> {
                    int[] a = ints(n);
                    return new IntLaunch(new IntSortJob(a, MARGIN, MARGIN + n, order), masks, a, n, order, () -> { });
                });
            }
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#cuts")
    void longsAreVerified(Cut cut) {
        int n = cut.n();
        for (KeyOrder order : KeyOrder.values()) {
            for (boolean masks : new boolean[] {false, true}) {
                PlayedLaunch.verify(cut, () -> {
                    long[] a = longs(n);
                    return new LongLaunch(new LongSortJob(a, MARGIN, MARGIN + n, order), masks, a, n, order,
                            () -> { });
                });
            }
        }
    }

    /** A run lies in an array of its own, with masked keys, whoever masks them. */
    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#smallCuts")
    void runsAreVerified(Cut cut) {
        Slices one = Slices.of(cut.n(), cut.n());
        for (KeyOrder order : KeyOrder.values()) {
            for (boolean masks : new boolean[] {false, true}) {
                PlayedLaunch.verify(cut, () -> {
                    int[] a = ints(cut.n());
                    IntSortRuns runs = new IntSortRuns(SortKind.INT, a, MARGIN, order, one);
                    return new IntLaunch(runs.slice(0), masks, a, cut.n(), order, () -> complete(runs));
                });
                PlayedLaunch.verify(cut, () -> {
                    long[] a = longs(cut.n());
                    LongSortRuns runs = new LongSortRuns(SortKind.LONG, a, MARGIN, order, one);
                    return new LongLaunch(runs.slice(0), masks, a, cut.n(), order, () -> complete(runs));
                });
            }
        }
    }

    private static void complete(SortedRuns<?> runs) {
        runs.prepareCompletion();
        runs.putRuns();
    }

    /** Two changes that a plain sum would not see, in an order that is still right. */
    @ParameterizedTest
    @ValueSource(ints = {10, 100_003})
    void changesThatCancelOutAreSeen(int n) {
        int[] ints = IntStream.range(0, n).map(i -> 10 * i).toArray();
        long[] longs = IntStream.of(ints).asLongStream().toArray();
        Digest ofInts = IntStaging.digest(ints, 0, n, 0);
        Digest ofLongs = LongStaging.digest(longs, 0, n, 0);
        assertEquals(ofInts, IntStaging.check(ints, ints, 0, n, false, 0));
        assertEquals(ofLongs, LongStaging.check(longs, longs, 0, n, false, 0));
        for (int by = 1; by < 5; by++) {
            ints[3] = 30 + by;
            ints[n - 2] = 10 * (n - 2) - by;
            longs[3] = ints[3];
            longs[n - 2] = ints[n - 2];
            assertTrue(IntStaging.check(ints, ints, 0, n, false, 0).ordered());
            assertNotEquals(ofInts, IntStaging.check(ints, ints, 0, n, false, 0));
            assertNotEquals(ofLongs, LongStaging.check(longs, longs, 0, n, false, 0));
        }
    }

    /** Two changes that the sum of mixed keys does not see either. The sum of their squares does. */
    @Test
    void changesThatCancelOutWhenMixedAreSeen() {
        int right = IntStaging.mix(1000) + IntStaging.mix(2000);
        for (int key = 1; key < 100; key++) {
            int other = unmixed(right - IntStaging.mix(key));
            int[] wrong = {Math.min(key, other), Math.max(key, other)};
            Digest found = IntStaging.check(wrong, wrong, 0, 2, false, 0);
            Digest sent = IntStaging.digest(new int[] {1000, 2000}, 0, 2, 0);
            assertEquals(sent.sum(), found.sum());
            assertNotEquals(sent, found);
        }
    }

    /** The key that is mixed to this number. */
    private static int unmixed(int mixed) {
        int inverse = BigInteger.valueOf(0x45d9f3b).modInverse(BigInteger.ONE.shiftLeft(Integer.SIZE)).intValue();
        int x = (mixed ^ mixed >>> 16) * inverse;
        return x ^ x >>> 16;
    }

    /** The element before a stretch counts only where the stretch has it. */
    @Test
    void theElementBeforeCountsWhereItIs() {
        int[] ints = {5, 1, 2, 3, 0};
        long[] longs = {5, 1, 2, 3, 0};
        int[] values = new int[5];
        assertEquals(IntStaging.digest(ints, 1, 3, 0), IntStaging.check(ints, ints, 1, 4, false, 0));
        assertEquals(Digest.DISORDER, IntStaging.check(ints, ints, 1, 4, true, 0));
        assertEquals(LongStaging.digest(longs, 1, 3, 0), LongStaging.check(longs, longs, 1, 4, false, 0));
        assertEquals(Digest.DISORDER, LongStaging.check(longs, longs, 1, 4, true, 0));
        assertTrue(LongPairStaging.check(longs, longs, 1, values, 0, 3, false).ordered());
        assertEquals(Digest.DISORDER, LongPairStaging.check(longs, longs, 1, values, 0, 3, true));
        ints[0] = 1;
        longs[0] = 1;
        assertTrue(IntStaging.check(ints, ints, 1, 4, true, 0).ordered());
        assertTrue(LongStaging.check(longs, longs, 1, 4, true, 0).ordered());
        assertTrue(LongPairStaging.check(longs, longs, 1, values, 0, 3, true).ordered());
    }

    // ---- pairs

    /** The jobs that sort pairs, by where keys and values come from and go to. */
    private enum Kind { ARGSORT, IN_PLACE, DELIVERED, OF_INDICES }

    private static int[] order(long[] keys, KeyOrder order) {
        Comparator<Long> comparator = order == KeyOrder.UNSIGNED ? Long::compareUnsigned
                : order == KeyOrder.DESCENDING ? Comparator.reverseOrder() : Comparator.naturalOrder();
        return IntStream.range(0, keys.length).boxed().sorted(Comparator.comparing(i -> keys[i], comparator))
                .mapToInt(i -> i).toArray();
    }

    private record LongValues(long[] input, int[] inputValues, long[] keys, int[] values) implements LongValueArrays {
    }

    private static final class LongPairLaunch extends PlayedLaunch<LongValues> {
        private final LongPairSortJob job;
        private final Runnable check;

        LongPairLaunch(LongPairSortJob job, int n, Runnable check, Object... callers) {
            super(new LongPairTransfer(job.pairs()), new LongValues(new long[n], new int[n], new long[n], new int[n]),
                    callers);
            this.job = job;
            this.check = check;
        }

        static PlayedLaunch<?> of(Kind kind, KeyOrder order, int n) {
            SplittableRandom random = new SplittableRandom(n);
            long[] keys = random.longs(n, -n / 3 - 1, n / 3 + 2).map(key -> key << 40 | key & 1).toArray();
            int[] values = random.ints(n).toArray();
            long[] longValues = random.longs(n).toArray();
            LongSequence sequence = new LongSequence(keys, 0, n, order);
            LongPairSortJob job = switch (kind) {
                case ARGSORT -> LongPairSortJob.argsort(Operation.ARGSORT, long.class, sequence, new int[n]);
                case IN_PLACE -> LongPairSortJob.sortPairs(keys, values);
                case OF_INDICES -> LongPairSortJob.sortPairs(Operation.SORT_PAIRS, long.class, sequence,
                        sorted -> LongStaging.copyOut(sorted, keys, 0, sequence.mask()), PairValues.of(longValues));
                default -> LongPairSortJob.sortPairs(Operation.SORT_PAIRS, long.class, sequence,
                        sorted -> LongStaging.copyOut(sorted, keys, 0, sequence.mask()), PairValues.of(values));
            };
            long[] keysBefore = keys.clone();
            int[] valuesBefore = values.clone();
            long[] longsBefore = longValues.clone();
            return new LongPairLaunch(job, n, () -> {
                int[] places = order(keysBefore, order);
                job.finish();
                if (kind == Kind.ARGSORT) {
                    assertArrayEquals(places, job.order());
                    places = IntStream.range(0, n).toArray();
                }
                boolean indexed = kind == Kind.ARGSORT || kind == Kind.OF_INDICES;
                for (int i = 0; i < n; i++) {
                    assertEquals(keysBefore[places[i]], keys[i]);
                    assertEquals(valuesBefore[indexed ? i : places[i]], values[i]);
                    assertEquals(longsBefore[indexed ? places[i] : i], longValues[i]);
                }
            }, keys, values, longValues);
        }

        @Override
        protected Object[] inputs() {
            return new Object[] {arrays().input, arrays().inputValues};
        }

        @Override
        protected Object[] results() {
            return new Object[] {arrays().keys, arrays().values};
        }

        @Override
        protected void compute() {
            int[] places = order(arrays().input, KeyOrder.ASCENDING);
            Arrays.setAll(arrays().keys, i -> arrays().input[places[i]]);
            Arrays.setAll(arrays().values, i -> arrays().inputValues[places[i]]);
        }

        @Override
        protected void checkDelivered() {
            check.run();
        }

        /** The order of indices is not checked among equal keys. */
        @Override
        protected boolean areTied(int i, int j) {
            return arrays().keys[i] == arrays().keys[j];
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#cuts")
    void longPairsAreVerified(Cut cut) {
        PlayedLaunch.verify(cut, () -> LongPairLaunch.of(Kind.IN_PLACE, KeyOrder.ASCENDING, cut.n()));
        for (KeyOrder order : KeyOrder.values()) {
            for (Kind kind : new Kind[] {Kind.ARGSORT, Kind.DELIVERED, Kind.OF_INDICES}) {
                if (cut.isSmall() || order.ordinal() == kind.ordinal() % 3) {
                    PlayedLaunch.verify(cut, () -> LongPairLaunch.of(kind, order, cut.n()));
                }
            }
        }
    }
}
