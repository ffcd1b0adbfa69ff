package io.github.aparasort.benchmark.maps;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import it.unimi.dsi.fastutil.ints.Int2DoubleOpenHashMap;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sums by keys that are ints. */
record IntSums(Gpu gpu, int[] keys, double[] values) implements KeySums {
    @Override
    public Pairs<int[], double[]> aparasort() {
        return gpu.groups().reduceByKey(keys, values, ScanOp.SUM);
    }

    @Override
    public Map<Integer, Double> hashMap() {
        Map<Integer, Double> sums = new HashMap<>();
        for (int row = 0; row < keys.length; row++) {
            sums.merge(keys[row], values[row], Double::sum);
        }
        return sums;
    }

    @Override
    public Map<Integer, Double> groupingBy() {
        return IntStream.range(0, keys.length).boxed()
                .collect(Collectors.groupingBy(row -> keys[row], Collectors.summingDouble(row -> values[row])));
    }

    @Override
    public Map<Integer, Double> fastutil() {
        Int2DoubleOpenHashMap sums = new Int2DoubleOpenHashMap();
        for (int row = 0; row < keys.length; row++) {
            sums.addTo(keys[row], values[row]);
        }
        return sums;
    }
}
