package io.github.aparasort.benchmark.db;

import static io.github.aparasort.GpuArrays.take;
import static io.github.aparasort.ScanOp.MAX;
import static io.github.aparasort.ScanOp.MIN;
import static io.github.aparasort.ScanOp.SUM;

import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.Groups;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/** The ten questions by Aparasort. A grouping is found once for a question, and reduces all columns. */
final class GroupByQuestions {
    private final Gpu gpu;
    private final Groups groups;
    private final String[] id1;
    private final String[] id2;
    private final String[] id3;
    private final int[] id4;
    private final int[] id5;
    private final int[] id6;
    private final int[] v1;
    private final int[] v2;
    private final double[] v3;

    private GroupByQuestions(Gpu gpu, DataFrame x) {
        this.gpu = gpu;
        groups = gpu.groups();
        id1 = x.strings("id1");
        id2 = x.strings("id2");
        id3 = x.strings("id3");
        id4 = x.ints("id4");
        id5 = x.ints("id5");
        id6 = x.ints("id6");
        v1 = x.ints("v1");
        v2 = x.ints("v2");
        v3 = x.doubles("v3");
    }

    static List<Callable<Answer>> of(Gpu gpu, DataFrame x) {
        GroupByQuestions by = new GroupByQuestions(gpu, x);
        return List.of(by::sumsById1, by::sumsById1And2, by::sumAndMeanById3, by::meansById4, by::sumsById6,
                by::medianAndDeviationById4And5, by::rangeById3, by::largestTwoById6, by::regressionById2And4,
                by::sumAndCountBySixIds);
    }

    private Answer sumsById1() {
        Grouping<String[]> byId1 = groups.by(id1);
        return new DataFrame().with("id1", byId1.keys()).with("v1", byId1.reduceToLongs(v1, SUM));
    }

    private Answer sumsById1And2() {
        Grouping<long[]> pairs = groups.by(pairs(numbers(id1), numbers(id2)));
        int[] first = pairs.first();
        return new DataFrame().with("id1", take(id1, first)).with("id2", take(id2, first))
                .with("v1", pairs.reduceToLongs(v1, SUM));
    }

    private Answer sumAndMeanById3() {
        Grouping<String[]> byId3 = groups.by(id3);
        return new DataFrame().with("id3", byId3.keys()).with("v1", byId3.reduceToLongs(v1, SUM))
                .with("v3", byId3.mean(v3));
    }

    private Answer meansById4() {
        Grouping<int[]> byId4 = groups.by(id4);
        return new DataFrame().with("id4", byId4.keys()).with("v1", byId4.mean(v1)).with("v2", byId4.mean(v2))
                .with("v3", byId4.mean(v3));
    }

    private Answer sumsById6() {
        Grouping<int[]> byId6 = groups.by(id6);
        return new DataFrame().with("id6", byId6.keys()).with("v1", byId6.reduceToLongs(v1, SUM))
                .with("v2", byId6.reduceToLongs(v2, SUM)).with("v3", byId6.reduce(v3, SUM));
    }

    private Answer medianAndDeviationById4And5() {
        Grouping<long[]> pairs = groups.by(pairs(id4, id5));
        int[] first = pairs.first();
        return new DataFrame().with("id4", take(id4, first)).with("id5", take(id5, first))
                .with("v3_median", pairs.quantiles(v3, 0.5)[0]).with("v3_sd", deviations(pairs));
    }

    private Answer rangeById3() {
        Grouping<String[]> byId3 = groups.by(id3);
        int[] range = byId3.reduce(v1, MAX);
        int[] least = byId3.reduce(v2, MIN);
        Arrays.setAll(range, group -> range[group] - least[group]);
        return new DataFrame().with("id3", byId3.keys()).with("v_range", range);
    }

    private Answer largestTwoById6() {
        int[] rows = groups.by(id6).topK(v3, 2).order();
        return new DataFrame().with("id6", take(id6, rows)).with("v3", take(v3, rows));
    }

    /** The square of the correlation of v1 and v2, from sums of ints, which are exact. */
    private Answer regressionById2And4() {
        Grouping<long[]> pairs = groups.by(pairs(numbers(id2), id4));
        int[] n = pairs.counts();
        long[] x = pairs.reduceToLongs(v1, SUM);
        long[] y = pairs.reduceToLongs(v2, SUM);
        long[] xx = pairs.reduceToLongs(products(v1, v1), SUM);
        long[] yy = pairs.reduceToLongs(products(v2, v2), SUM);
        long[] xy = pairs.reduceToLongs(products(v1, v2), SUM);
        double[] r2 = new double[n.length];
        Arrays.setAll(r2, g -> {
            double covariance = (double) n[g] * xy[g] - (double) x[g] * y[g];
            return covariance / ((double) n[g] * xx[g] - (double) x[g] * x[g])
                    * covariance / ((double) n[g] * yy[g] - (double) y[g] * y[g]);
        });
        int[] first = pairs.first();
        return new DataFrame().with("id2", take(id2, first)).with("id4", take(id4, first)).with("v_r2", r2);
    }

    /** Nearly all groups have one row, so this sorts the rows by six columns, and walks along. */
    private Answer sumAndCountBySixIds() {
        int[] order = gpu.sorter().orderBy(id1).then(id2).then(id3).then(id4).then(id5).then(id6).argsort();
        int[] first = new int[order.length];
        int[] count = new int[order.length];
        double[] sum = new double[order.length];
        int group = -1;
        for (int i = 0; i < order.length; i++) {
            if (i == 0 || !sameIds(order[i - 1], order[i])) {
                first[++group] = order[i];
            }
            count[group]++;
            sum[group] += v3[order[i]];
        }
        int[] rows = Arrays.copyOf(first, group + 1);
        return new DataFrame().with("id1", take(id1, rows)).with("id2", take(id2, rows)).with("id3", take(id3, rows))
                .with("id4", take(id4, rows)).with("id5", take(id5, rows)).with("id6", take(id6, rows))
                .with("v3", Arrays.copyOf(sum, group + 1)).with("v_count", Arrays.copyOf(count, group + 1));
    }

    private boolean sameIds(int a, int b) {
        return id6[a] == id6[b] && id5[a] == id5[b] && id4[a] == id4[b] && id3[a].equals(id3[b])
                && id2[a].equals(id2[b]) && id1[a].equals(id1[b]);
    }

    /** For each row the number of its string among the distinct ones. */
    private int[] numbers(String[] column) {
        Grouping<String[]> strings = groups.by(column);
        int[] numbers = new int[column.length];
        int[] order = strings.order();
        int[] offsets = strings.offsets();
        for (int group = 0; group < strings.size(); group++) {
            for (int i = offsets[group]; i < offsets[group + 1]; i++) {
                numbers[order[i]] = group;
            }
        }
        return numbers;
    }

    /** Two columns as one of keys. */
    private static long[] pairs(int[] a, int[] b) {
        long[] pairs = new long[a.length];
        Arrays.parallelSetAll(pairs, i -> (long) a[i] << 32 | b[i]);
        return pairs;
    }

    private static int[] products(int[] a, int[] b) {
        int[] products = new int[a.length];
        Arrays.parallelSetAll(products, i -> a[i] * b[i]);
        return products;
    }

    /** Of samples, that is with n - 1. */
    private double[] deviations(Grouping<?> grouping) {
        double[] squares = new double[v3.length];
        Arrays.parallelSetAll(squares, i -> v3[i] * v3[i]);
        double[] sums = grouping.reduce(squares, SUM);
        double[] means = grouping.mean(v3);
        int[] counts = grouping.counts();
        Arrays.setAll(sums, group -> Math.sqrt(
                (sums[group] - counts[group] * means[group] * means[group]) / (counts[group] - 1)));
        return sums;
    }
}
