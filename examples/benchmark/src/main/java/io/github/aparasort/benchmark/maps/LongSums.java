package io.github.aparasort.benchmark.maps;

import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sums by keys that are longs. */
record LongSums(Gpu gpu, long[] keys, double[] values) implements KeySums {
    @Override
    public Pairs<long[], double[]> aparasort() {
        return gpu.groups().reduceByKey(keys, values, ScanOp.SUM);
    }

    @Override
    public Map<Long, Double> hashMap() {
        Map<Long, Double> sums = new HashMap<>();
        for (int row = 0; row < keys.length; row++) {
            sums.merge(keys[row], values[row], Double::sum);
        }
        return sums;
    }

    @Override
    public Map<Long, Double> groupingBy() {
        return IntStream.range(0, keys.length).boxed()
                .collect(Collectors.groupingBy(row -> keys[row], Collectors.summingDouble(row -> values[row])));
    }

    @Override
    public Map<Long, Double> fastutil() {
        Long2DoubleOpenHashMap sums = new Long2DoubleOpenHashMap();
        for (int row = 0; row < keys.length; row++) {
            sums.addTo(keys[row], values[row]);
        }
        return sums;
    }
}
