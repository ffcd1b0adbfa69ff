package io.github.aparasort.benchmark.db;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Groups by one column as one writes them with the hash maps of fastutil, on one thread: the map gives each row the
 * number of its group, and a loop for each result adds up in an array.
 */
final class HashGroups {
    private final String key;
    /** By row. */
    private final int[] group;
    /** By group: its first row. */
    private final IntArrayList first = new IntArrayList();

    private HashGroups(String key, int rows) {
        this.key = key;
        this.group = new int[rows];
    }

    /** Null where the question has more than one key. */
    static List<Callable<Answer>> questions(DataFrame x) {
        int[] v1 = x.ints("v1");
        int[] v2 = x.ints("v2");
        double[] v3 = x.doubles("v3");
        return Arrays.asList(() -> {
            HashGroups byId1 = byStrings(x, "id1");
            return byId1.keys(x).with("v1", byId1.sums(v1));
        }, null, () -> {
            HashGroups byId3 = byStrings(x, "id3");
            return byId3.keys(x).with("v1", byId3.sums(v1)).with("v3", byId3.means(byId3.sums(v3)));
        }, () -> {
            HashGroups byId4 = byInts(x, "id4");
            return byId4.keys(x).with("v1", byId4.means(byId4.sums(v1))).with("v2", byId4.means(byId4.sums(v2)))
                    .with("v3", byId4.means(byId4.sums(v3)));
        }, () -> {
            HashGroups byId6 = byInts(x, "id6");
            return byId6.keys(x).with("v1", byId6.sums(v1)).with("v2", byId6.sums(v2)).with("v3", byId6.sums(v3));
        }, null, () -> {
            HashGroups byId3 = byStrings(x, "id3");
            return byId3.keys(x).with("v_range", byId3.ranges(v1, v2));
        }, () -> byInts(x, "id6").largestTwo(x.ints("id6"), v3), null, null);
    }

    private static HashGroups byStrings(DataFrame x, String key) {
        String[] column = x.strings(key);
        HashGroups groups = new HashGroups(key, column.length);
        Object2IntOpenHashMap<String> numbers = new Object2IntOpenHashMap<>();
        numbers.defaultReturnValue(-1);
        for (int row = 0; row < column.length; row++) {
            groups.put(row, numbers.putIfAbsent(column[row], groups.first.size()));
        }
        return groups;
    }

    private static HashGroups byInts(DataFrame x, String key) {
        int[] column = x.ints(key);
        HashGroups groups = new HashGroups(key, column.length);
        Int2IntOpenHashMap numbers = new Int2IntOpenHashMap();
        numbers.defaultReturnValue(-1);
        for (int row = 0; row < column.length; row++) {
            groups.put(row, numbers.putIfAbsent(column[row], groups.first.size()));
        }
        return groups;
    }

    /** Takes the number of a group, or -1 for a new one. */
    private void put(int row, int number) {
        group[row] = number >= 0 ? number : first.size();
        if (number < 0) {
            first.add(row);
        }
    }

    private DataFrame keys(DataFrame x) {
        return new DataFrame().with(key, HashJoins.take(x.columns().get(key), first.toIntArray()));
    }

    private long[] sums(int[] values) {
        long[] sums = new long[first.size()];
        for (int row = 0; row < group.length; row++) {
            sums[group[row]] += values[row];
        }
        return sums;
    }

    private double[] sums(double[] values) {
        double[] sums = new double[first.size()];
        for (int row = 0; row < group.length; row++) {
            sums[group[row]] += values[row];
        }
        return sums;
    }

    private double[] means(long[] sums) {
        return means(Arrays.stream(sums).asDoubleStream().toArray());
    }

    private double[] means(double[] sums) {
        int[] counts = new int[sums.length];
        for (int each : group) {
            counts[each]++;
        }
        Arrays.setAll(sums, i -> sums[i] / counts[i]);
        return sums;
    }

    private int[] ranges(int[] values, int[] others) {
        int[] greatest = new int[first.size()];
        int[] least = new int[first.size()];
        Arrays.fill(greatest, Integer.MIN_VALUE);
        Arrays.fill(least, Integer.MAX_VALUE);
        for (int row = 0; row < group.length; row++) {
            greatest[group[row]] = Math.max(greatest[group[row]], values[row]);
            least[group[row]] = Math.min(least[group[row]], others[row]);
        }
        Arrays.setAll(greatest, i -> greatest[i] - least[i]);
        return greatest;
    }

    /** Two rows for each group; the second is NaN for a group of one. */
    private DataFrame largestTwo(int[] keys, double[] values) {
        double[] two = new double[2 * first.size()];
        Arrays.fill(two, Double.NaN);
        for (int row = 0; row < group.length; row++) {
            int at = 2 * group[row];
            double value = values[row];
            if (!(value <= two[at])) {
                two[at + 1] = two[at];
                two[at] = value;
            } else if (!(value <= two[at + 1])) {
                two[at + 1] = value;
            }
        }
        int[] both = new int[two.length];
        Arrays.setAll(both, i -> keys[first.getInt(i / 2)]);
        return new DataFrame().with(key, both).with("v3", two);
    }
}
