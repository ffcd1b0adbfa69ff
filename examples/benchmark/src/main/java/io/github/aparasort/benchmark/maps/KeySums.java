package io.github.aparasort.benchmark.maps;

import io.github.aparasort.Pairs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Sums of doubles by keys of one type, as one writes them with each engine. */
interface KeySums {
    /** The columns of the table. */
    List<String> ENGINES = List.of("Aparasort", "HashMap.merge", "groupingBy", "fastutil");
    /** Streams take part up to so many: they are the slowest, and would take the time of the others. */
    int STREAM_ROWS = 1_000_000;

    Pairs<?, double[]> aparasort();

    Map<?, Double> hashMap();

    Map<?, Double> groupingBy();

    Map<?, Double> fastutil();

    /** Makes keys that know nothing of an earlier call. */
    default void renew() {
    }

    default Contest contest(int rows) {
        List<Way<?>> ways = new ArrayList<>();
        ways.add(new Way<>(ENGINES.get(0), this::aparasort, CheckSum::ofPairs));
        ways.add(new Way<>(ENGINES.get(1), this::hashMap, CheckSum::ofMap));
        if (rows <= STREAM_ROWS) {
            ways.add(new Way<>(ENGINES.get(2), this::groupingBy, CheckSum::ofMap));
        }
        ways.add(new Way<>(ENGINES.get(3), this::fastutil, CheckSum::ofMap));
        return new Contest(ways, this::renew);
    }
}
