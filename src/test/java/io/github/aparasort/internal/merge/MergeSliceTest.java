package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.PlayedChannel;
import io.github.aparasort.internal.staging.PlayedChannel.Cut;
import io.github.aparasort.internal.staging.PlayedLaunch;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Slices of merges on their way to a device and back: what the proof of a merge finds right, and what wrong. */
class MergeSliceTest {
    private static final MergeStrategy AUTO = MergeStrategy.AUTO;

    // ---- devices

    private static final class Ints implements IntMergeArrays {
        private final int[] input;
        private final int[] keys;
        private final int[] origins;
        private int split = -1;

        Ints(int n) {
            input = new int[n];
            keys = new int[n];
            origins = new int[n];
        }

        @Override
        public int[] input() {
            return input;
        }

        @Override
        public int[] keys() {
            return keys;
        }

        @Override
        public int[] values() {
            return origins;
        }

        @Override
        public void split(int count) {
            split = count;
        }
    }

    private static final class Longs implements LongMergeArrays {
        private final long[] input;
        private final long[] keys;
        private final int[] origins;
        private int split = -1;

        Longs(int n) {
            input = new long[n];
            keys = new long[n];
            origins = new int[n];
        }

        @Override
        public long[] input() {
            return input;
        }

        @Override
        public long[] keys() {
            return keys;
        }

        @Override
        public int[] values() {
            return origins;
        }

        @Override
        public void split(int count) {
            split = count;
        }
    }

    /** Keys that were sent in order are merged. If one is damaged, they may have any order. */
    private static int[] stableOrder(long[] keys) {
        return IntStream.range(0, keys.length).boxed().sorted(Comparator.comparingLong(i -> keys[i]))
                .mapToInt(i -> i).toArray();
    }

    private static final class IntLaunch extends PlayedLaunch<Ints> {
        private final Merge merge;
        private final int slice;

        IntLaunch(StagedWork<? super Ints> work, Merge merge, int slice) {
            super(work, new Ints(merge.slices.size(slice)), merge.a, merge.b);
            this.merge = merge;
            this.slice = slice;
        }

        @Override
        protected Object[] inputs() {
            return new Object[] {arrays().input};
        }

        @Override
        protected Object[] results() {
            return merge.origins == null ? new Object[] {arrays().keys}
                    : new Object[] {arrays().keys, arrays().origins};
        }

        @Override
        protected void compute() {
            int[] places = stableOrder(Arrays.stream(arrays().input).asLongStream().toArray());
            Arrays.setAll(arrays().keys, i -> arrays().input[places[i]]);
            Arrays.setAll(arrays().origins, i -> places[i]);
        }

        @Override
        protected void checkDelivered() {
            assertEquals(merge.split(slice), arrays().split);
            merge.check(slice);
        }
    }

    private static final class LongLaunch extends PlayedLaunch<Longs> {
        private final Merge merge;
        private final int slice;

        LongLaunch(StagedWork<? super Longs> work, Merge merge, int slice) {
            super(work, new Longs(merge.slices.size(slice)), merge.a, merge.b);
            this.merge = merge;
            this.slice = slice;
        }

        @Override
        protected Object[] inputs() {
            return new Object[] {arrays().input};
        }

        @Override
        protected Object[] results() {
            return merge.origins == null ? new Object[] {arrays().keys}
                    : new Object[] {arrays().keys, arrays().origins};
        }

        @Override
        protected void compute() {
            int[] places = stableOrder(arrays().input);
            Arrays.setAll(arrays().keys, i -> arrays().input[places[i]]);
            Arrays.setAll(arrays().origins, i -> places[i]);
        }

        @Override
        protected void checkDelivered() {
            assertEquals(merge.split(slice), arrays().split);
            merge.check(slice);
        }
    }

    // ---- merges

    /** A merge of any type in slices, and its result from a stable sort of boxed numbers. */
    private static final class Merge {
        private final KeyKind kind;
        private final Object a;
        private final Object b;
        private final Object out;
        private final int[] origins;
        private final SlicedWork<?> slices;
        /** Indices of both arrays, B after A. */
        private int[] expected;

        Merge(KeyKind kind, Object a, Object b, int most) {
            this.kind = kind;
            this.a = a;
            this.b = b;
            int n = Array.getLength(a) + Array.getLength(b);
            out = Array.newInstance(kind.type(), n);
            origins = kind.isPairs() ? new int[n] : null;
            slices = slices(most);
        }

        private int[] expected() {
            if (expected == null) {
                expected = IntStream.range(0, Array.getLength(out)).boxed().sorted(Comparator.comparing(this::boxed))
                        .mapToInt(i -> i).toArray();
            }
            return expected;
        }

        private SlicedWork<?> slices(int most) {
            MergeWorkload workload = new MergeWorkload(kind, AUTO);
            if (out instanceof int[] ints) {
                return new IntMergeJob(workload, (int[]) a, (int[]) b, ints, origins, () -> { }).cut(most);
            } else if (out instanceof long[] longs) {
                return new LongMergeJob(workload, (long[]) a, (long[]) b, longs, origins, () -> { }).cut(most);
            } else if (out instanceof float[] floats) {
                return new FloatMergeJob(workload, (float[]) a, (float[]) b, floats, origins, () -> { }).cut(most);
            }
            return new DoubleMergeJob(workload, (double[]) a, (double[]) b, (double[]) out, origins, () -> { })
                    .cut(most);
        }

        @SuppressWarnings("unchecked")
        private Comparable<Object> boxed(int i) {
            int inA = Array.getLength(a);
            return (Comparable<Object>) (i < inA ? Array.get(a, i) : Array.get(b, i - inA));
        }

        @SuppressWarnings("unchecked")
        PlayedLaunch<?> launch(int slice) {
            return kind.bytesPerKey() == Integer.BYTES
                    ? new IntLaunch(((SlicedWork<IntMergeArrays>) slices).slice(slice), this, slice)
                    : new LongLaunch(((SlicedWork<LongMergeArrays>) slices).slice(slice), this, slice);
        }

        private int begin(int slice) {
            return slices.slices().begin(slice);
        }

        /** How many elements of a slice come from A. */
        int split(int slice) {
            return (int) Arrays.stream(expected(), begin(slice), begin(slice + 1))
                    .filter(i -> i < Array.getLength(a)).count();
        }

        /** All NaNs are one until the merge is complete. */
        void check(int slice) {
            for (int i = begin(slice); i < begin(slice + 1); i++) {
                assertEquals(boxed(expected()[i]), Array.get(out, i));
                if (origins != null) {
                    assertEquals(expected()[i], origins[i]);
                }
            }
        }

        void complete() {
            slices.complete();
            int inA = Array.getLength(a);
            for (int i = 0; i < expected().length; i++) {
                int from = expected()[i];
                assertEquals(from < inA ? PlayedLaunch.get(a, from) : PlayedLaunch.get(b, from - inA),
                        PlayedLaunch.get(out, i));
            }
        }
    }

    /** Sorted keys of any type, with ties; the last of floats are zeros of both signs, infinity and different NaNs. */
    private static Object keys(Class<?> type, int n, int bound, int seed) {
        int[] ints = new SplittableRandom(seed).ints(n, -bound, bound).sorted().toArray();
        if (type == int.class) {
            return ints;
        } else if (type == long.class) {
            return IntStream.of(ints).mapToLong(i -> (long) i << 40).toArray();
        } else if (type == float.class) {
            float[] floats = new float[n];
            for (int i = 0; i < n; i++) {
                floats[i] = switch (n - i) {
                    case 5 -> -0.0f;
                    case 4 -> 0.0f;
                    case 3 -> Float.POSITIVE_INFINITY;
                    case 2 -> Float.intBitsToFloat(0xffc0_0003 + seed);
                    case 1 -> Float.intBitsToFloat(0x7f80_0001 + seed);
                    default -> ints[i] - bound;
                };
            }
            return floats;
        }
        float[] floats = (float[]) keys(float.class, n, bound, seed);
        double[] doubles = IntStream.range(0, n).mapToDouble(i -> floats[i]).toArray();
        for (int i = Math.max(0, n - 2); i < n; i++) {
            doubles[i] = Double.longBitsToDouble(0x7ff0_0000_0000_0000L + n - i | (long) seed << 32);
        }
        return doubles;
    }

    /** So many keys in all, and more of one input than of the other. */
    private static Merge merge(KeyKind kind, int n, int most) {
        int inA = n / 3;
        return new Merge(kind, keys(kind.type(), inA, n / 4 + 1, 1), keys(kind.type(), n - inA, n / 4 + 1, 2), most);
    }

    // ---- tests

    @ParameterizedTest
    @MethodSource("io.github.aparasort.internal.staging.PlayedChannel#cuts")
    void wholeMergesAreVerified(Cut cut) {
        for (KeyKind kind : KeyKind.values()) {
            PlayedLaunch.verify(cut, () -> merge(kind, cut.n(), cut.n()).launch(0));
        }
    }

    @ParameterizedTest
    @EnumSource(KeyKind.class)
    void slicesAreVerified(KeyKind kind) {
        for (int most : new int[] {1, 2, 7, 40}) {
            int count = merge(kind, 100, most).slices.slices().count();
            for (int slice = 0; slice < count; slice++) {
                int number = slice;
                int n = merge(kind, 100, most).slices.size(slice);
                for (int piece : new int[] {1, 3, n, n + 1}) {
                    PlayedLaunch.verify(new Cut(n, piece, 2), () -> merge(kind, 100, most).launch(number));
                }
            }
        }
    }

    /** NaNs with bits of their own come back from the input, those of A first. */
    @ParameterizedTest
    @EnumSource(KeyKind.class)
    void mergesComeBackToTheBit(KeyKind kind) {
        for (int n : new int[] {1, 2, 3, 8, 100, 1000, 70_001}) {
            Merge merge = merge(kind, n, n / 3 + 1);
            for (int slice = merge.slices.slices().count() - 1; slice >= 0; slice--) {
                merge.launch(slice).comesBack(new Cut(n, n / 9 + 1, n / 20 + 1).channel());
            }
            merge.complete();
        }
    }

    private static final int[] MERGED = {1, 2, 3, 3, 3, 5, 9};
    private static final int[] ORIGINS = {0, 4, 1, 2, 5, 3, 6};

    /** By hand: what comes back for {1, 3, 3, 5} and {2, 3, 9}, in pieces. */
    private static boolean isBelieved(int piece, boolean pairs, int[] merged, int... origins) {
        int[] a = {1, 3, 3, 5};
        int[] b = {2, 3, 9};
        StagedWork<IntMergeArrays> slice = new IntMergeJob(new MergeWorkload(pairs ? KeyKind.INT_PAIRS : KeyKind.INT,
                AUTO), a, b, null, pairs ? new int[7] : null, () -> { }).cut(7).slice(0);
        Ints arrays = new Ints(7);
        PlayedChannel channel = new Cut(7, piece, 2).channel();
        slice.configure(arrays);
        slice.send(arrays, channel);
        System.arraycopy(merged, 0, arrays.keys, 0, 7);
        System.arraycopy(origins, 0, arrays.origins, 0, 7);
        slice.receive(arrays, channel);
        assertEquals(channel.expected().equals(channel.received()), channel.believes());
        return channel.believes();
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 3, 3, 3, 5, 8", "1, 2, 3, 3, 5, 5, 9", "1, 2, 3, 3, 5, 3, 9", "2, 1, 3, 3, 3, 5, 9",
        "0, 0, 0, 0, 0, 0, 0"})
    void otherKeysAreRefused(int k0, int k1, int k2, int k3, int k4, int k5, int k6) {
        int[] keys = {k0, k1, k2, k3, k4, k5, k6};
        for (int piece = 1; piece <= 8; piece++) {
            assertEquals(true, isBelieved(piece, false, MERGED, ORIGINS));
            assertEquals(false, isBelieved(piece, false, keys, ORIGINS));
            assertEquals(false, isBelieved(piece, true, keys, ORIGINS));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 4, 2, 1, 5, 3, 6", "0, 4, 1, 5, 2, 3, 6", "0, 4, 1, 1, 5, 3, 6", "0, 4, 1, 2, 5, 3, 7",
        "-1, 4, 1, 2, 5, 3, 6", "0, 0, 0, 0, 0, 0, 0", "0, 4, 1, 2, 5, 3, 2147483647"})
    void otherOriginsAreRefused(int o0, int o1, int o2, int o3, int o4, int o5, int o6) {
        int[] origins = {o0, o1, o2, o3, o4, o5, o6};
        for (int piece = 1; piece <= 8; piece++) {
            assertEquals(true, isBelieved(piece, true, MERGED, ORIGINS));
            assertEquals(false, isBelieved(piece, true, MERGED, origins));
        }
    }

    /** With origins, only these count: a checksum of all indices, whatever the keys. */
    @Test
    void theChecksumOfOriginsIsThatOfAllIndices() {
        Digest seven = merge(KeyKind.INT_PAIRS, 7, 7).launch(0).comesBack(new Cut(7, 2, 1).channel());
        assertEquals(seven, merge(KeyKind.DOUBLE_PAIRS, 7, 7).launch(0).comesBack(new Cut(7, 2, 1).channel()));
        assertNotEquals(seven, merge(KeyKind.INT_PAIRS, 8, 8).launch(0).comesBack(new Cut(8, 2, 1).channel()));
    }
}
