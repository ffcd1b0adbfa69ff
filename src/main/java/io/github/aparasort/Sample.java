package io.github.aparasort;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Made-up keys of a kind, with their values where it has some. */
final class Sample {
    private static final long SEED = 0x5eed;

    private final SortKind kind;
    private final int[] ints;
    private final long[] longs;
    private final int[] values;
    private final SplittableRandom random;

    Sample(SortKind kind, int n) {
        this.kind = kind;
        boolean hasInts = kind == SortKind.INT || kind == SortKind.PACKED;
        ints = new int[hasInts ? n : 0];
        longs = new long[hasInts ? 0 : n];
        values = new int[kind == SortKind.PACKED || kind == SortKind.LONG_PAIR ? n : 0];
        random = new SplittableRandom(SEED + n);
    }

    /** Uniformly random keys, others each time: a processor learns to predict a small array that it sorts again. */
    Sample shuffle() {
        for (int i = 0; i < ints.length; i++) {
            ints[i] = random.nextInt();
        }
        for (int i = 0; i < longs.length; i++) {
            longs[i] = random.nextLong();
        }
        return numbered();
    }

    /** Keys among which ties, both extremes and their neighbours abound. */
    Sample harden() {
        for (int i = 0; i < Math.max(ints.length, longs.length); i++) {
            long key = random.nextLong();
            boolean extreme = (key & 3) == 0;
            long few = (key >>> 2) % 5 - 2;
            if (ints.length > 0) {
                ints[i] = extreme ? Integer.MIN_VALUE + (int) few : (int) (key >>> 32);
            } else {
                longs[i] = extreme ? Long.MIN_VALUE + few : key;
            }
        }
        return numbered();
    }

    private Sample numbered() {
        for (int i = 0; i < values.length; i++) {
            values[i] = i;
        }
        return this;
    }

    SortJob job() {
        return switch (kind) {
            case INT -> new IntSortJob(ints, 0, ints.length);
            case LONG -> new LongSortJob(longs, 0, longs.length);
            case PACKED -> PackedSortJob.sortPairs(ints, values);
            case LONG_PAIR -> LongPairSortJob.sortPairs(longs, values);
        };
    }

    boolean hasSameContent(Sample other) {
        return Arrays.equals(ints, other.ints) && Arrays.equals(longs, other.longs)
                && Arrays.equals(values, other.values);
    }
}
