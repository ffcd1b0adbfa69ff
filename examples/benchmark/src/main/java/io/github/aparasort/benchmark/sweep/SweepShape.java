package io.github.aparasort.benchmark.sweep;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;

/** The inputs of sorts: what real data looks like, and what is hard for a sort that looks for order. */
enum SweepShape {
    RANDOM {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return random.nextLong();
        }
    },
    BELOW_N {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return random.nextInt(n);
        }
    },
    GAUSSIAN {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return (long) (random.nextGaussian() * 1e6);
        }
    },
    TEN_VALUES {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return random.nextInt(10);
        }
    },
    TWO_VALUES {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return random.nextInt(2);
        }
    },
    SORTED {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return i;
        }
    },
    DESCENDING {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return n - i;
        }
    },
    DESCENDING_TIES {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return (n - i) / 3;
        }
    },
    /** One percent of the keys is out of place. */
    MISPLACED {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return random.nextInt(100) == 0 ? random.nextInt(n) : i;
        }
    },
    SAWTOOTH {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return i % 1000;
        }
    },
    ORGAN_PIPE {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return Math.min(i, n - i);
        }
    },
    RANDOM_TAIL {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return i < n - n / 10 ? i : random.nextInt(n);
        }
    },
    /** Two sorted sequences in turns: each neighbour is out of order, and no two places look different. */
    INTERLEAVED {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return i % 2 == 0 ? i : n + i;
        }
    },
    /** Sorted, with the middle half reversed: three runs, whose ends fit. */
    REVERSED_MIDDLE {
        @Override
        long key(int i, int n, SplittableRandom random) {
            return i < n / 4 || i >= n - n / 4 ? i : n - 1 - i;
        }
    };

    abstract long key(int i, int n, SplittableRandom random);

    /** The keys as longs. Random ones have all 64 bits, all others fit an int. */
    long[] keys(int n) {
        SplittableRandom random = Keys.random(n);
        long[] keys = new long[n];
        Arrays.setAll(keys, i -> key(i, n, random));
        return keys;
    }

    /** The keys for a type, in an array of it. */
    Object keys(Class<?> type, int n) {
        long[] keys = keys(n);
        int unused = this == RANDOM && type == int.class ? Integer.SIZE : 0;
        Object array = Array.newInstance(type, n);
        for (int i = 0; i < n; i++) {
            long key = keys[i] >> unused;
            if (array instanceof int[] ints) {
                ints[i] = (int) key;
            } else if (array instanceof long[] longs) {
                longs[i] = key;
            } else if (array instanceof float[] floats) {
                floats[i] = key;
            } else {
                ((double[]) array)[i] = key;
            }
        }
        return array;
    }

    /** As a line of the sweep has it: {@code few-values}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
