package io.github.aparasort.benchmark.maps;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import it.unimi.dsi.fastutil.objects.Object2DoubleOpenHashMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Sums by keys that are strings.
 *
 * @param own whether each row has a string of its own
 */
record StringSums(Gpu gpu, String[] keys, double[] values, boolean own) implements KeySums {
    @Override
    public Pairs<String[], double[]> aparasort() {
        return gpu.groups().reduceByKey(keys, values, ScanOp.SUM);
    }

    @Override
    public Map<String, Double> hashMap() {
        Map<String, Double> sums = new HashMap<>();
        for (int row = 0; row < keys.length; row++) {
            sums.merge(keys[row], values[row], Double::sum);
        }
        return sums;
    }

    @Override
    public Map<String, Double> groupingBy() {
        return IntStream.range(0, keys.length).boxed()
                .collect(Collectors.groupingBy(row -> keys[row], Collectors.summingDouble(row -> values[row])));
    }

    @Override
    public Map<String, Double> fastutil() {
        Object2DoubleOpenHashMap<String> sums = new Object2DoubleOpenHashMap<>();
        for (int row = 0; row < keys.length; row++) {
            sums.addTo(keys[row], values[row]);
        }
        return sums;
    }

    /** A string keeps its hash code, but a copy does not have it. */
    @Override
    public void renew() {
        if (own) {
            Arrays.setAll(keys, row -> new String(keys[row].toCharArray()));
        }
    }
}
