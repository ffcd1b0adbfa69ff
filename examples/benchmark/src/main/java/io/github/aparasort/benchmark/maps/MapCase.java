package io.github.aparasort.benchmark.maps;

import io.github.aparasort.Gpu;
import io.github.aparasort.benchmark.report.Units;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A row of a table.
 *
 * @param cells what the case is
 * @param contest makes its input
 */
record MapCase(List<String> cells, KeyKind kind, int rows, Supplier<Contest> contest) {
    static final List<String> SUMS = List.of("sums by", "rows", "distinct keys");
    static final List<String> JOINS = List.of("join by", "order", "rows of A", "rows of B");

    /** From the cities of a chain of shops to as many customers as rows. */
    private static final int[] DISTINCT = {20, 1_000, 10_000, 100_000, 1_000_000};
    private static final int TEN = 10;

    static List<MapCase> sums(Gpu gpu, List<Integer> sizes, List<KeyKind> kinds) {
        List<MapCase> cases = new ArrayList<>();
        for (KeyKind kind : kinds) {
            for (int n : sizes) {
                IntStream.concat(Arrays.stream(DISTINCT).filter(distinct -> distinct < n), IntStream.of(n))
                        .forEach(distinct -> cases.add(new MapCase(
                                List.of(kind.toString(), Units.size(n), Units.size(distinct)), kind, n,
                                () -> sums(gpu, kind, n, distinct).contest(n))));
            }
        }
        return cases;
    }

    static List<MapCase> joins(Gpu gpu, List<Integer> sizes, List<KeyKind> kinds) {
        List<MapCase> cases = new ArrayList<>();
        for (KeyKind kind : kinds.stream().filter(KeyKind.JOINED::contains).toList()) {
            cases.addAll(joins(gpu, sizes, kind, false, false));
            cases.addAll(joins(gpu, sizes, kind, true, false));
            cases.addAll(joins(gpu, sizes, kind, false, true));
        }
        return cases;
    }

    private static List<MapCase> joins(Gpu gpu, List<Integer> sizes, KeyKind kind, boolean left, boolean byKey) {
        return sizes.stream().flatMap(n -> Stream.of(n / TEN, n).map(distinct -> new MapCase(
                List.of((left ? "left, " : "inner, ") + kind, byKey ? "by key" : "of A", Units.size(n),
                        Units.size(known(distinct))), kind, n,
                () -> join(gpu, kind, n, distinct).contest(left, byKey)))).toList();
    }

    /** Keys and values are random. */
    static KeySums sums(Gpu gpu, KeyKind kind, int n, int distinct) {
        SplittableRandom random = new SplittableRandom(n);
        return kind.sums(gpu, random.ints(n, 0, distinct).toArray(), distinct, random.doubles(n).toArray());
    }

    /** A has random keys. B has nine tenths of them, in random order: a tenth of the rows of A have no partner. */
    static KeyJoin join(Gpu gpu, KeyKind kind, int n, int distinct) {
        int[] a = new SplittableRandom(n).ints(n, 0, distinct).toArray();
        int[] all = IntArrays.shuffle(IntStream.range(0, distinct).toArray(), new Random(n));
        return kind.join(gpu, a, Arrays.copyOf(all, known(distinct)), distinct);
    }

    private static int known(int distinct) {
        return distinct - distinct / TEN;
    }

    @Override
    public String toString() {
        return String.join(", ", cells);
    }
}
