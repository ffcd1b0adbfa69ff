package io.github.aparasort.benchmark.contender;

import io.github.aparasort.Pairs;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What one writes with {@code java.util.stream}. */
final class Streams {
    private Streams() {
    }

    /** Null where one would write something else. */
    static Algorithm algorithm(Operation operation) {
        return switch (operation) {
            case MERGE_ALL -> work -> work.result = Arrays.stream(work.lists()).flatMapToInt(Arrays::stream).sorted()
                    .toArray();
            case REDUCE -> work -> work.result = Arrays.stream(work.ints()).parallel().sum();
            case UNIQUE -> work -> work.result = Arrays.stream(work.ints()).distinct().sorted().toArray();
            case COUNTS -> work -> {
                TreeMap<Integer, Long> counts = Arrays.stream(work.ints()).boxed().collect(
                        Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
                work.result = new Pairs<>(keys(counts), counts.values().stream().mapToInt(Long::intValue).toArray());
            };
            case SUM_BY_KEY -> work -> {
                int[] keys = work.ints();
                int[] values = work.values;
                TreeMap<Integer, Long> sums = IntStream.range(0, keys.length).boxed().collect(Collectors.groupingBy(
                        i -> keys[i], TreeMap::new, Collectors.summingLong(i -> values[i])));
                work.result = new Pairs<>(keys(sums), sums.values().stream().mapToLong(sum -> sum).toArray());
            };
            default -> null;
        };
    }

    private static int[] keys(TreeMap<Integer, Long> groups) {
        return groups.keySet().stream().mapToInt(key -> key).toArray();
    }
}
