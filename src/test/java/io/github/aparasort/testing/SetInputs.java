package io.github.aparasort.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/** Pairs of sorted inputs that bring set operations to every kind of border. */
public final class SetInputs {
    /** The greatest key: of two integers as far apart as this and its negative the difference overflows. */
    private final long extreme;
    private final SplittableRandom random = new SplittableRandom(42);

    public SetInputs(long extreme) {
        this.extreme = extreme;
    }

    /** Keys from so few values that every element has equals. */
    public long[] random(int n, int values) {
        return random.longs(n, 0, values).sorted().toArray();
    }

    /** As many small cases one behind the other as fill n elements or more: each has keys of its own. */
    public long[][] manyCases(int cases, int most, int values) {
        List<long[]> as = new ArrayList<>();
        List<long[]> bs = new ArrayList<>();
        for (int i = 0; i < cases; i++) {
            long first = (long) i * (values + 1);
            as.add(LongStream.of(random(random.nextInt(most + 1), 1 + random.nextInt(values)))
                    .map(key -> first + key).toArray());
            bs.add(LongStream.of(random(random.nextInt(most + 1), 1 + random.nextInt(values)))
                    .map(key -> first + key).toArray());
        }
        return new long[][] {as.stream().flatMapToLong(LongStream::of).toArray(),
            bs.stream().flatMapToLong(LongStream::of).toArray()};
    }

    /** Pairs of n elements in all, give or take a few: what is likely to go wrong. */
    public List<long[][]> special(int n) {
        long[] even = LongStream.range(0, n / 2).map(i -> 2 * i).toArray();
        long[] odd = LongStream.range(0, n - n / 2).map(i -> 2 * i + 1).toArray();
        long[] equal = new long[n / 2];
        long[] moreEqual = new long[n - n / 2];
        long[] ends = LongStream.range(0, n / 2).map(i -> i < n / 4 ? -extreme - 1 : extreme).toArray();
        return List.of(
                new long[][] {even, odd},
                new long[][] {odd, even},
                new long[][] {even, even},
                new long[][] {even, LongStream.of(odd).map(key -> key + 4L * n).toArray()},
                new long[][] {LongStream.of(odd).map(key -> key + 4L * n).toArray(), even},
                new long[][] {equal, moreEqual},
                new long[][] {equal, new long[] {0}},
                new long[][] {new long[] {0}, moreEqual},
                new long[][] {even, new long[] {n}},
                new long[][] {new long[] {n}, even},
                new long[][] {random(n / 4, 2), random(n - n / 4, 2)},
                new long[][] {random(n - n / 4, 3), random(n / 4, 3)},
                new long[][] {random(n / 2, Math.max(1, n)), random(n - n / 2, Math.max(1, n))},
                new long[][] {random(n / 2, Math.max(1, n / 4)), random(n - n / 2, Math.max(1, n / 4))},
                new long[][] {ends, LongStream.of(ends).sorted().limit(n / 3).toArray()},
                new long[][] {LongStream.of(-extreme - 1, 0, extreme).toArray(), ends},
                new long[][] {LongStream.of(-extreme - 1, -extreme, -1, 0, 1).toArray(),
                    LongStream.of(-1, extreme - 1, extreme).toArray()});
    }

    /** Two inputs without equal elements, which have about a third in common. */
    public long[][] distinct(int aCount, int bCount) {
        return new long[][] {distinct(aCount), distinct(bCount)};
    }

    private long[] distinct(int n) {
        return random.longs(4L * n + 8, 0, 2L * n + 4).distinct().limit(n).sorted().toArray();
    }
}
