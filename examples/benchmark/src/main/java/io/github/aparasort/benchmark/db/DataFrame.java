package io.github.aparasort.benchmark.db;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.DoubleStream;

/** Columns of the same length by name: arrays of ints, longs, doubles or objects. Names of values begin with v. */
final class DataFrame implements Answer {
    private final Map<String, Object> columns = new LinkedHashMap<>();

    /** Adds a column. */
    DataFrame with(String name, Object array) {
        columns.put(name, array);
        return this;
    }

    Map<String, Object> columns() {
        return columns;
    }

    int[] ints(String name) {
        return (int[]) columns.get(name);
    }

    double[] doubles(String name) {
        return (double[]) columns.get(name);
    }

    String[] strings(String name) {
        return (String[]) columns.get(name);
    }

    static boolean hasValues(String name) {
        return name.startsWith("v");
    }

    @Override
    public double[] checkSums() {
        double rows = Array.getLength(columns.values().iterator().next());
        return DoubleStream.concat(DoubleStream.of(rows), columns.entrySet().stream()
                .filter(column -> hasValues(column.getKey())).mapToDouble(column -> sum(column.getValue()))).toArray();
    }

    private static double sum(Object column) {
        if (column instanceof int[] ints) {
            return Arrays.stream(ints).asLongStream().sum();
        }
        return column instanceof long[] longs ? Arrays.stream(longs).sum()
                : Arrays.stream((double[]) column).filter(value -> !Double.isNaN(value)).sum();
    }
}
