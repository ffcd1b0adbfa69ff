package io.github.aparasort.benchmark.contest;

import io.github.aparasort.benchmark.contender.Shop;
import io.github.aparasort.benchmark.contender.Work;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;

/** Makes the arrays that an operation works on. */
final class Inputs {
    private static final int LISTS = 16;
    private static final int SEGMENT = 100;
    private static final int TENTH = 10;
    private static final int PRODUCTS = 10_000;
    private static final int REGIONS = 1_000;
    private static final int MOST_OF_A_PRODUCT = 100;
    /** In cents. */
    private static final int DEAREST = 100_000;

    private final Case what;
    private final long seed;
    private final long[] ranks;

    private Inputs(Case what, long seed) {
        this.what = what;
        this.seed = seed;
        ranks = what.distribution().ranks(what.n(), seed);
    }

    /** The same case and seed give the same arrays on every machine. */
    static Work of(Case what, long seed) {
        return new Inputs(what, seed).work();
    }

    private Work work() {
        int n = what.n();
        return switch (what.operation()) {
            case SORT, ARGSORT, INCLUSIVE, REDUCE, TOP_K, NTH, QUANTILES, UNIQUE, COUNTS ->
                    new Work(keys(), null, null);
            case SORT_PAIRS -> new Work(keys(), indices(n), null);
            case SUM_BY_KEY -> new Work(keys(), new SplittableRandom(seed).ints(n).toArray(), null);
            case MERGE -> {
                int[] keys = (int[]) keys();
                yield new Work(sorted(keys, 0, n / 2), null, sorted(keys, n / 2, n));
            }
            case UNION, INTERSECTION -> {
                int[] keys = new int[n];
                Arrays.setAll(keys, i -> Math.floorMod(ranks[i], n));
                yield new Work(sorted(keys, 0, n / 2), null, sorted(keys, n / 2, n));
            }
            case MERGE_ALL -> {
                int[] keys = (int[]) keys();
                int[][] lists = new int[LISTS][];
                Arrays.setAll(lists, i -> sorted(keys, part(n, i), part(n, i + 1)));
                yield new Work(new int[0], null, lists);
            }
            case INNER_JOIN -> join(n);
            case IS_IN -> {
                int[] keys = (int[]) keys();
                int[] others = new SplittableRandom(seed).ints(n / TENTH).toArray();
                // Half of the keys become one of the others.
                for (int i = 0; i < n && others.length > 0; i += 2) {
                    keys[i] = others[Math.floorMod(ranks[i], others.length)];
                }
                yield new Work(keys, null, others);
            }
            case LOWER_BOUNDS -> {
                Object haystack = KeyType.INT.fromRanks(Distribution.SORTED.ranks(n, seed + 1));
                yield new Work(KeyType.INT.fromRanks(what.distribution().ranks(n / TENTH, seed)), null, haystack);
            }
            case TAKE -> new Work(keys(), null, new SplittableRandom(seed).ints(n, 0, n).toArray());
            case TOP_REGIONS -> shop(n);
            case SORT_SEGMENTS, SUM_SEGMENTS -> new Work(keys(), null, offsets(n, () -> SEGMENT));
            case SORT_UNEVEN_SEGMENTS -> {
                // As many of 1 to 2 keys as of 2 to 4, and so on.
                SplittableRandom random = new SplittableRandom(seed);
                yield new Work(keys(), null, offsets(n, () -> (int) Math.pow(Math.max(1, n / TENTH),
                        random.nextDouble())));
            }
        };
    }

    private static int part(int n, int i) {
        return (int) ((long) n * i / LISTS);
    }

    private Object keys() {
        return what.type().fromRanks(ranks);
    }

    private static int[] indices(int n) {
        int[] indices = new int[n];
        Arrays.setAll(indices, i -> i);
        return indices;
    }

    private static int[] sorted(int[] keys, int begin, int end) {
        int[] sorted = Arrays.copyOfRange(keys, begin, end);
        Arrays.sort(sorted);
        return sorted;
    }

    /** Orders and their customers: nine in ten orders have one. */
    private Work join(int n) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] customers = random.ints().distinct().limit(n / TENTH).sorted().toArray();
        int[] orders = new int[n];
        Arrays.setAll(orders, i -> i % TENTH == 0 || customers.length == 0 ? random.nextInt()
                : customers[Math.floorMod(ranks[i], customers.length)]);
        return new Work(orders, null, customers);
    }

    /** Three in ten orders are of a product that is asked for. */
    private Work shop(int n) {
        Work join = join(n);
        int[] customers = (int[]) join.other;
        SplittableRandom random = new SplittableRandom(seed + 1);
        return new Work(join.keys, null, new Shop(random.ints(n, 0, PRODUCTS).toArray(),
                random.ints(n, 1, MOST_OF_A_PRODUCT).toArray(), random.ints(n, 1, DEAREST).toArray(), customers,
                random.ints(customers.length, 0, REGIONS).toArray(),
                random.ints(0, PRODUCTS).distinct().limit(PRODUCTS * 3 / TENTH).toArray()));
    }

    /** Lengths are one at the least; the last segment ends with the keys. */
    private static int[] offsets(int n, IntSupplier length) {
        int[] offsets = new int[n + 1];
        int count = 0;
        while (offsets[count] < n) {
            offsets[count + 1] = (int) Math.min(n, (long) offsets[count] + length.getAsInt());
            count++;
        }
        return Arrays.copyOf(offsets, count + 1);
    }
}
