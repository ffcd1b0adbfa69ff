package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.PlayedChannel.Cut;
import io.github.aparasort.internal.staging.PlayedLaunch;
import io.github.aparasort.internal.staging.PlayedStretch;
import io.github.aparasort.internal.staging.Stretch;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Int keys with an int each: the right result is believed, and none that differs from it in anything. */
class IntPairStagingTest {
    private static final long VALUE_BITS = 0xffff_ffffL;

    /** What is sorted, and where it goes. */
    private enum Kind {
        /** Indices alone come back. */
        ARGSORT(true),
        /** Keys and values stay in the caller's arrays. */
        IN_PLACE(false),
        /** The same with one array for both. */
        OF_ITSELF(false),
        /** Keys and values go by way of arrays of the job. */
        DELIVERED(false),
        /** Values without bits of their own, so that indices come back. */
        OF_INDICES(true),
        /** A run of a longer sort. */
        RUN(false), RUN_OF_INDICES(true);

        private final boolean indexed;

        Kind(boolean indexed) {
            this.indexed = indexed;
        }

        private boolean isRun() {
            return this == RUN || this == RUN_OF_INDICES;
        }
    }

    /** How pairs travel. */
    private enum Form { APART, PACKED_THERE, PACKED }

    /** A job with its input, and what must come of it. Many keys are equal, unless they are to be distinct. */
    private static final class Case {
        private static final int BEFORE_RUN = 3;

        private final Kind kind;
        private final KeyOrder order;
        private final int mask;
        private final int[] keys;
        private final int[] values;
        private final long[] longValues;
        private final IntPairData pairs;
        private final Runnable check;

        Case(Kind kind, KeyOrder order, int n, boolean distinct) {
            this.kind = kind;
            this.order = order;
            this.mask = (int) order.mask(Integer.SIZE);
            int inAll = kind.isRun() ? n + 2 * BEFORE_RUN : n;
            SplittableRandom random = new SplittableRandom(n);
            keys = distinct ? random.ints().distinct().limit(inAll).toArray()
                    : random.ints(inAll, -n / 3 - 1, n / 3 + 2).toArray();
            values = kind == Kind.OF_ITSELF ? keys : random.ints(inAll).toArray();
            longValues = random.longs(inAll).toArray();
            pairs = kind.isRun() ? job().pairs().run(BEFORE_RUN, keys.length - BEFORE_RUN) : job().pairs();
            check = kind.isRun() ? runCheck(n) : check();
        }

        private IntPairSortJob job() {
            IntSequence sequence = new IntSequence(keys, 0, keys.length, order);
            return switch (kind) {
                case ARGSORT -> IntPairSortJob.argsort(Operation.ARGSORT, int.class, sequence, new int[keys.length]);
                case IN_PLACE, OF_ITSELF -> IntPairSortJob.sortPairs(keys, values);
                case DELIVERED -> IntPairSortJob.sortPairs(Operation.SORT_PAIRS, int.class, sequence,
                        sorted -> IntStaging.copyOut(sorted, keys, 0, mask), PairValues.of(values));
                case OF_INDICES -> IntPairSortJob.sortPairs(Operation.SORT_PAIRS, int.class, sequence,
                        sorted -> IntStaging.copyOut(sorted, keys, 0, mask), PairValues.of(longValues));
                case RUN -> IntPairSortJob.sortPairs(Operation.SORT_PAIRS, int.class, sequence, sorted -> { },
                        PairValues.of(values));
                case RUN_OF_INDICES -> IntPairSortJob.argsort(Operation.ARGSORT, int.class, sequence, null);
            };
        }

        private Runnable check() {
            int[] keysBefore = keys.clone();
            int[] valuesBefore = values.clone();
            long[] longsBefore = longValues.clone();
            return () -> {
                int[] places = order(keysBefore, order);
                pairs.deliver();
                assertArrayEquals(kind.indexed ? places : at(valuesBefore, places), pairs.order());
                assertArrayEquals(kind == Kind.ARGSORT ? keysBefore : at(keysBefore, places), keys);
                assertArrayEquals(kind.indexed ? valuesBefore : at(valuesBefore, places), values);
                for (int i = 0; i < places.length; i++) {
                    assertEquals(longsBefore[kind == Kind.OF_INDICES ? places[i] : i], longValues[i]);
                }
            };
        }

        /** A run has its keys masked, and indices that begin at 0. */
        private Runnable runCheck(int n) {
            int[] runKeys = Arrays.copyOfRange(keys, BEFORE_RUN, BEFORE_RUN + n);
            int[] runValues = Arrays.copyOfRange(values, BEFORE_RUN, BEFORE_RUN + n);
            return () -> {
                int[] places = order(runKeys, order);
                assertArrayEquals(IntStream.of(places).map(i -> runKeys[i] ^ mask).toArray(), pairs.keyTarget());
                assertArrayEquals(kind.indexed ? places : at(runValues, places), pairs.order());
            };
        }

        private static int[] at(int[] a, int... places) {
            return IntStream.of(places).map(i -> a[i]).toArray();
        }
    }

    /** Where the keys are in order: equal keys keep theirs. */
    private static int[] order(int[] keys, KeyOrder order) {
        Comparator<Integer> comparator = order == KeyOrder.UNSIGNED ? Integer::compareUnsigned
                : order == KeyOrder.DESCENDING ? Comparator.reverseOrder() : Comparator.naturalOrder();
        return IntStream.range(0, keys.length).boxed().sorted(Comparator.comparing(i -> keys[i], comparator))
                .mapToInt(i -> i).toArray();
    }

    /** The same for the device, which is faster: no two of these longs are equal. */
    private static int[] places(int[] keys, int mask) {
        return IntStream.range(0, keys.length).mapToLong(i -> (long) (keys[i] ^ mask) << Integer.SIZE | i).sorted()
                .mapToInt(i -> (int) i).toArray();
    }

    // ---- devices

    /** What both kernels have that get keys and values apart. */
    private abstract static class Input implements IntPairInput {
        final int[] keysIn;
        final int[] valuesIn;
        boolean hasValues;
        int mask;

        Input(int n) {
            keysIn = new int[n];
            valuesIn = new int[n];
        }

        @Override
        public int[] pairKeys() {
            return keysIn;
        }

        @Override
        public int[] pairValues() {
            return valuesIn;
        }

        @Override
        public void gather(boolean values, int orderMask) {
            hasValues = values;
            mask = orderMask;
        }

        Object[] inputs() {
            return hasValues ? new Object[] {keysIn, valuesIn} : new Object[] {keysIn};
        }
    }

    private static final class Apart extends Input implements IntPairArrays {
        private final int[] result;

        Apart(int n) {
            super(n);
            result = new int[n];
        }

        @Override
        public int[] pairResult() {
            return result;
        }

        @Override
        public int pairMask() {
            return mask;
        }

        void sort() {
            int[] places = places(keysIn, mask);
            int[] keys = keysIn.clone();
            Arrays.setAll(keysIn, i -> keys[places[i]]);
            Arrays.setAll(result, i -> hasValues ? valuesIn[places[i]] : places[i]);
        }
    }

    private static final class PackedThere extends Input implements PackedPairArrays {
        private final long[] packed;

        PackedThere(int n) {
            super(n);
            packed = new long[n];
        }

        @Override
        public long[] keys() {
            return packed;
        }

        void sort() {
            int[] places = places(keysIn, mask);
            Arrays.setAll(packed, i -> (long) keysIn[places[i]] << Integer.SIZE
                    | (hasValues ? valuesIn[places[i]] : places[i]) & VALUE_BITS);
        }
    }

    private record Packed(long[] input, long[] keys) implements LongKeys {
        void sort() {
            int[] places = places(Arrays.stream(input).mapToInt(pair -> (int) (pair >> Integer.SIZE)).toArray(), 0);
            Arrays.setAll(keys, i -> input[places[i]]);
        }
    }

    // ---- launches

    private abstract static class PairLaunch<A> extends PlayedLaunch<A> {
        final Case of;

        PairLaunch(Case of, Function<IntPairData, StagedWork<? super A>> transfer, A arrays) {
            super(transfer.apply(of.pairs), arrays, of.keys, of.values, of.longValues);
            this.of = of;
        }

        @Override
        protected void checkDelivered() {
            of.check.run();
        }

        /** Which indices are right follows from the keys alone. Of values this cannot be told, so any order is. */
        @Override
        protected boolean areTied(int i, int j) {
            return !of.kind.indexed && key(i) == key(j);
        }

        abstract int key(int i);
    }

    private static PlayedLaunch<?> apart(Case of) {
        return new PairLaunch<>(of, IntPairsApart::new, new Apart(of.pairs.n)) {
            @Override
            protected Object[] inputs() {
                return arrays().inputs();
            }

            @Override
            protected Object[] results() {
                return new Object[] {arrays().keysIn, arrays().result};
            }

            @Override
            protected void compute() {
                arrays().sort();
            }

            @Override
            int key(int i) {
                return arrays().keysIn[i];
            }
        };
    }

    private static PlayedLaunch<?> packedThere(Case of) {
        return new PairLaunch<>(of, IntPairsPackedThere::new, new PackedThere(of.pairs.n)) {
            @Override
            protected Object[] inputs() {
                return arrays().inputs();
            }

            @Override
            protected Object[] results() {
                return new Object[] {arrays().packed};
            }

            @Override
            protected void compute() {
                arrays().sort();
            }

            @Override
            int key(int i) {
                return (int) (arrays().packed[i] >> Integer.SIZE);
            }

            @Override
            protected long valueBits() {
                return VALUE_BITS;
            }
        };
    }

    private static PlayedLaunch<?> packed(Case of) {
        return new PairLaunch<>(of, IntPairsPacked::new, new Packed(new long[of.pairs.n], new long[of.pairs.n])) {
            @Override
            protected Object[] inputs() {
                return new Object[] {arrays().input};
            }

            @Override
            protected Object[] results() {
                return new Object[] {arrays().keys};
            }

            @Override
            protected void compute() {
                arrays().sort();
            }

            @Override
            int key(int i) {
                return (int) (arrays().keys[i] >> Integer.SIZE);
            }

            @Override
            protected long valueBits() {
                return VALUE_BITS;
            }
        };
    }

    private static PlayedLaunch<?> launch(Form form, Kind kind, KeyOrder order, int n) {
        return switch (form) {
            case APART -> apart(new Case(kind, order, n, false));
            case PACKED_THERE -> packedThere(new Case(kind, order, n, false));
            // The order of indices is not checked there among equal keys.
            case PACKED -> packed(new Case(kind, order, n, kind.indexed));
        };
    }

    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#cuts")
    void pairsApartAreVerified(Cut cut) {
        areVerified(Form.APART, cut);
    }

    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#cuts")
    void pairsPackedByTheKernelAreVerified(Cut cut) {
        areVerified(Form.PACKED_THERE, cut);
    }

    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#cuts")
    void packedPairsAreVerified(Cut cut) {
        areVerified(Form.PACKED, cut);
    }

    private static void areVerified(Form form, Cut cut) {
        for (KeyOrder order : KeyOrder.values()) {
            for (Kind kind : Kind.values()) {
                boolean isTurn = cut.isSmall() || (order.ordinal() + kind.ordinal()) % 3 == 0;
                if (kind == Kind.IN_PLACE ? order == KeyOrder.ASCENDING : kind != Kind.OF_ITSELF && isTurn) {
                    PlayedLaunch.verify(cut, () -> launch(form, kind, order, cut.n()));
                }
            }
        }
    }

    /** One array as keys and values. */
    @ParameterizedTest
    @EnumSource(Form.class)
    void keysMayBeTheirOwnValues(Form form) {
        for (Cut cut : new Cut[] {new Cut(3, 1, 1), new Cut(100, 7, 3), new Cut(1000, 64, 20)}) {
            launch(form, Kind.OF_ITSELF, KeyOrder.ASCENDING, cut.n()).comesBack(cut.channel());
        }
    }

    // ---- stretches

    /** The pair before a stretch counts only where the stretch has it. A tie counts only between indices. */
    @ParameterizedTest
    @EnumSource(KeyOrder.class)
    void thePairBeforeCountsWhereItIs(KeyOrder order) {
        int mask = (int) order.mask(Integer.SIZE);
        int[][] keysBefore = {{9, 1, 2, 2}, {1, 1, 2, 2}, {0, 1, 2, 2}};
        for (int[] masked : keysBefore) {
            for (int before = 0; before < 3; before += 2) {
                for (boolean indexed : new boolean[] {false, true}) {
                    int[] keys = IntStream.of(masked).map(key -> key ^ mask).toArray();
                    int[] values = {before, 1, 2, 3};
                    boolean right = masked[0] < 1 || masked[0] == 1 && (!indexed || before < 1);
                    assertChecks(true, keys, values, false, indexed, mask);
                    assertChecks(right, keys, values, true, indexed, mask);
                    values[3] = 1;
                    assertChecks(!indexed, keys, values, false, indexed, mask);
                }
            }
        }
    }

    private static void assertChecks(boolean right, int[] keys, int[] values, boolean follows, boolean indexed,
            int mask) {
        int[] further = new int[7];
        System.arraycopy(values, 0, further, 3, 4);
        long[] packed = new long[4];
        IntPairStaging.pack(keys, values, packed, 0, 4);
        int[] masked = IntStream.of(keys).map(key -> key ^ mask).toArray();
        Digest digest = IntPairStaging.digest(new IntSequence(masked, 1, 3), new IntSequence(values, 1, 3), 3);
        Digest apart = IntPairStaging.check(PlayedStretch.of(follows, 3, keys, 1, further, 4), indexed, mask);
        assertEquals(right ? digest : Digest.DISORDER, apart);
        assertEquals(apart, IntPairStaging.check(packed, packed, 1, 4, follows, indexed, (long) mask << Integer.SIZE));
    }

    /** Values that changed places are in order. Only the checksum tells. */
    @ParameterizedTest
    @EnumSource(KeyOrder.class)
    void movedValuesShowInTheChecksumAlone(KeyOrder order) {
        int mask = (int) order.mask(Integer.SIZE);
        int[] keys = IntStream.range(0, 5000).map(key -> key ^ mask).toArray();
        int[] values = new SplittableRandom(1).ints(5000).toArray();
        Stretch stretch = PlayedStretch.of(false, 5000, keys, 0, values, 0);
        Digest right = IntPairStaging.check(stretch, false, mask);
        int first = values[0];
        values[0] = values[4999];
        values[4999] = first;
        Digest moved = IntPairStaging.check(stretch, false, mask);
        assertTrue(moved.ordered());
        assertNotEquals(right.sum(), moved.sum());
    }
}
