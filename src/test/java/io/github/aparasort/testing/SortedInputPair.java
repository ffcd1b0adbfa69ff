package io.github.aparasort.testing;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Two sorted inputs A and B as merges and set operations get them, by how they lie to each other. The same name, type
 * and lengths always give the same keys.
 */
public enum SortedInputPair {
    RANDOM,
    /** So that nearly every key has duplicates on its own side and matches on the other. */
    FEW_VALUES,
    EQUAL,
    /** No key of B is below one of A, and the last of A equals the first of B. */
    A_BELOW_B,
    B_BELOW_A,
    /** One of A, one of B, as far as both go; none match. */
    INTERLEAVED,
    /** The keys of the shorter side all match, each once. */
    SAME,
    /** Duplicates by the thousand, then by twos and threes, of other lengths on either side. */
    RUNS,
    /** Stretches of one side alone, of very different lengths. */
    BLOCKS,
    /** The keys at the borders of the type, NaNs of many payloads among them. */
    EXTREMES,
    /** Zeros and their neighbours below: -0.0 and 0.0. */
    ZEROS,
    /** Most are the greatest key, or NaN. */
    TAILS,
    /** A hundred keys of A, a hundred of B, and so on. */
    EVEN_RUNS,
    /** Sides that alternate in several ways: by chance, in a period, from one side only, or mostly from one. */
    MIXED;

    private static final int FEW = 5;

    /** A and B of one case. */
    public record Two(KeyType type, Object a, Object b) {
        public int aCount() {
            return Array.getLength(a);
        }

        public int bCount() {
            return Array.getLength(b);
        }

        public int n() {
            return aCount() + bCount();
        }

        /** A, then B: what origins index. */
        public Object both() {
            return concatenated(a, b);
        }

        /** These inputs without duplicates within a side. */
        public Two distinct() {
            return new Two(type, type.distinct(a), type.distinct(b));
        }

        public Two copy() {
            return new Two(type, AnyArray.copy(a), AnyArray.copy(b));
        }

        /** Asserts that both arrays are unchanged. */
        public void assertUnchanged(Two before, String what) {
            AnyArray.assertSame(before.a, a, "A after " + what);
            AnyArray.assertSame(before.b, b, "B after " + what);
        }
    }

    /** Of A's class. */
    public static Object concatenated(Object a, Object b) {
        return AnyArray.concatenated(a.getClass().getComponentType(), a, b);
    }

    public Two of(KeyType type, int aCount, int bCount) {
        SplittableRandom random = new SplittableRandom(31L * (1_000_003L * aCount + bCount) + ordinal());
        if (this == EXTREMES || this == ZEROS) {
            return new Two(type, type.special(aCount, this == ZEROS, random),
                    type.special(bCount, this == ZEROS, random));
        }
        int[] a = new int[aCount];
        int[] b = new int[bCount];
        if (this == MIXED) {
            fillInTurns(a, b, random);
        } else {
            a = ranks(true, aCount, bCount, random);
            b = ranks(false, bCount, aCount, random);
        }
        return new Two(type, type.ofRanks(a, random), type.ofRanks(b, random));
    }

    private int[] ranks(boolean isA, int count, int otherCount, SplittableRandom random) {
        int half = KeyType.RANKS / 2;
        int step = KeyType.RANKS / (2 * Math.max(1, Math.max(count, otherCount)) + 1);
        int[] ranks = new int[count];
        switch (this) {
            case RANDOM -> Arrays.setAll(ranks, i -> random.nextInt(KeyType.RANKS));
            case FEW_VALUES -> Arrays.setAll(ranks, i -> random.nextInt(FEW) * (KeyType.RANKS / FEW));
            case EQUAL -> Arrays.fill(ranks, half + 7);
            case A_BELOW_B, B_BELOW_A -> Arrays.setAll(ranks, i ->
                    isA == (this == A_BELOW_B) ? half - random.nextInt(half) : half + random.nextInt(half));
            case INTERLEAVED -> Arrays.setAll(ranks, i -> (2 * i + (isA ? 0 : 1)) * step);
            case SAME -> Arrays.setAll(ranks, i -> 2 * i * step);
            case RUNS -> fillWithRuns(ranks, random);
            case BLOCKS -> fillWithBlocks(ranks, isA, random);
            case TAILS -> Arrays.setAll(ranks, i ->
                    random.nextInt(3) == 0 ? random.nextInt(KeyType.RANKS) : KeyType.RANKS);
            case EVEN_RUNS -> Arrays.setAll(ranks, i ->
                    random.nextInt(1 + count + otherCount) / 100 * 200 + (isA ? 0 : 100) + random.nextInt(100));
            default -> throw new AssertionError(this);
        }
        Arrays.sort(ranks);
        return ranks;
    }

    /** The keys of the runs are the same on both sides, their lengths are not. */
    private static void fillWithRuns(int[] ranks, SplittableRandom random) {
        int value = 0;
        for (int i = 0; i < ranks.length;) {
            // Sometimes none, usually few, at most all that remain.
            int most = 1 << random.nextInt(1 + 31 - Integer.numberOfLeadingZeros(ranks.length - i));
            int end = random.nextInt(4) == 0 ? i : Math.min(ranks.length, i + 1 + random.nextInt(most));
            Arrays.fill(ranks, i, end, value);
            value += 10_007;
            i = end;
        }
    }

    private static void fillWithBlocks(int[] ranks, boolean isA, SplittableRandom random) {
        int block = isA ? 0 : 1;
        for (int i = 0; i < ranks.length; block += 2) {
            int end = Math.min(ranks.length, i + 1 + random.nextInt(1 << random.nextInt(12)));
            for (; i < end; i++) {
                ranks[i] = (block << 12) + random.nextInt(1 << 12);
            }
        }
    }

    private static void fillInTurns(int[] a, int[] b, SplittableRandom random) {
        int rank = 0;
        for (int i = 0, j = 0; i < a.length || j < b.length;) {
            int way = random.nextInt(4);
            int period = 1 + random.nextInt(20);
            long pattern = random.nextLong();
            for (int left = 1 + random.nextInt(900); left > 0 && i + j < a.length + b.length; left--) {
                boolean isOfB = switch (way) {
                    case 0 -> random.nextBoolean();
                    case 1 -> (pattern >>> left % period & 1) != 0;
                    case 2 -> (pattern & 1) != 0;
                    default -> random.nextInt(12) == 0;
                };
                rank += random.nextInt(2);
                if (i == a.length || isOfB && j < b.length) {
                    b[j++] = rank;
                } else {
                    a[i++] = rank;
                }
            }
        }
    }
}
