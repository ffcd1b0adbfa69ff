package io.github.aparasort.benchmark.db;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What one writes with {@code java.util.stream}: {@code groupingBy} over the rows, on one thread. */
final class StreamGroups {
    private StreamGroups() {
    }

    private record Ids(String id1, String id2) {
    }

    /** Null where one would write something else. */
    static List<Callable<Answer>> questions(DataFrame x) {
        String[] id1 = x.strings("id1");
        String[] id2 = x.strings("id2");
        String[] id3 = x.strings("id3");
        int[] id4 = x.ints("id4");
        int[] id6 = x.ints("id6");
        int[] v1 = x.ints("v1");
        int[] v2 = x.ints("v2");
        double[] v3 = x.doubles("v3");
        int n = v1.length;
        return Arrays.asList(
                () -> answer(sums(n, row -> id1[row], row -> v1[row])),
                () -> answer(sums(n, row -> new Ids(id1[row], id2[row]), row -> v1[row])),
                () -> {
                    Map<String, double[]> sums = sums(n, row -> id3[row], row -> v1[row], row -> v3[row]);
                    sums.values().forEach(sum -> sum[1] /= sum[2]);
                    return answer(sums);
                },
                () -> {
                    Map<Integer, double[]> sums = sums(n, row -> id4[row], row -> v1[row], row -> v2[row],
                            row -> v3[row]);
                    sums.values().forEach(sum -> Arrays.setAll(sum, i -> sum[i] / sum[3]));
                    return answer(sums);
                },
                () -> answer(sums(n, row -> id6[row], row -> v1[row], row -> v2[row], row -> v3[row])),
                null,
                () -> {
                    Map<String, Integer> ranges = IntStream.range(0, n).boxed().collect(Collectors.groupingBy(
                            row -> id3[row], Collectors.teeing(
                                    Collectors.reducing(Integer.MIN_VALUE, row -> v1[row], Math::max),
                                    Collectors.reducing(Integer.MAX_VALUE, row -> v2[row], Math::min),
                                    (greatest, least) -> greatest - least)));
                    return new DataFrame().with("id3", ranges.keySet().toArray())
                            .with("v_range", ranges.values().stream().mapToInt(range -> range).toArray());
                },
                null, null, null);
    }

    /** For each key the sums of some columns, and the number of its rows after them. */
    private static <K> Map<K, double[]> sums(int rows, IntFunction<K> key, IntToDoubleFunction... columns) {
        int n = columns.length;
        Collector<Integer, double[], double[]> sums = Collector.of(() -> new double[n + 1], (sum, row) -> {
            for (int i = 0; i < n; i++) {
                sum[i] += columns[i].applyAsDouble(row);
            }
            sum[n]++;
        }, (a, b) -> {
            Arrays.setAll(a, i -> a[i] + b[i]);
            return a;
        });
        return IntStream.range(0, rows).boxed().collect(Collectors.groupingBy(key::apply, sums));
    }

    private static <K> DataFrame answer(Map<K, double[]> sums) {
        DataFrame answer = new DataFrame().with("id", sums.keySet().toArray());
        int columns = sums.values().iterator().next().length - 1;
        for (int i = 0; i < columns; i++) {
            int column = i;
            answer.with("v" + i, sums.values().stream().mapToDouble(sum -> sum[column]).toArray());
        }
        return answer;
    }
}
