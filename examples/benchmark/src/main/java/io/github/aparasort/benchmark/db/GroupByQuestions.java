package io.github.aparasort.benchmark.db;

import static io.github.aparasort.GpuArrays.take;

import io.github.aparasort.Columns;
import io.github.aparasort.Gpu;
import io.github.aparasort.Grouping;
import io.github.aparasort.Groups;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/** The ten questions by Aparasort. A grouping is found once for a question, and reduces all columns. */
final class GroupByQuestions {
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
        return new DataFrame().with("id1", byId1.keys()).with("v1", byId1.sum(v1));
    }

    private Answer sumsById1And2() {
        Grouping<Columns> pairs = groups.by(Columns.of(id1).and(id2));
        return new DataFrame().with("id1", pairs.keys().strings(0)).with("id2", pairs.keys().strings(1))
                .with("v1", pairs.sum(v1));
    }

    private Answer sumAndMeanById3() {
        Grouping<String[]> byId3 = groups.by(id3);
        return new DataFrame().with("id3", byId3.keys()).with("v1", byId3.sum(v1)).with("v3", byId3.mean(v3));
    }

    private Answer meansById4() {
        Grouping<int[]> byId4 = groups.by(id4);
        return new DataFrame().with("id4", byId4.keys()).with("v1", byId4.mean(v1)).with("v2", byId4.mean(v2))
                .with("v3", byId4.mean(v3));
    }

    private Answer sumsById6() {
        Grouping<int[]> byId6 = groups.by(id6);
        return new DataFrame().with("id6", byId6.keys()).with("v1", byId6.sum(v1)).with("v2", byId6.sum(v2))
                .with("v3", byId6.sum(v3));
    }

    private Answer medianAndDeviationById4And5() {
        Grouping<Columns> pairs = groups.by(Columns.of(id4).and(id5));
        return new DataFrame().with("id4", pairs.keys().ints(0)).with("id5", pairs.keys().ints(1))
                .with("v3_median", pairs.median(v3)).with("v3_sd", pairs.std(v3));
    }

    private Answer rangeById3() {
        Grouping<String[]> byId3 = groups.by(id3);
        int[] range = byId3.max(v1);
        int[] least = byId3.min(v2);
        Arrays.setAll(range, group -> range[group] - least[group]);
        return new DataFrame().with("id3", byId3.keys()).with("v_range", range);
    }

    private Answer largestTwoById6() {
        int[] rows = groups.by(id6).topK(v3, 2).order();
        return new DataFrame().with("id6", take(id6, rows)).with("v3", take(v3, rows));
    }

    /** The square of the correlation of v1 and v2, from sums of ints, which are exact. */
    private Answer regressionById2And4() {
        Grouping<Columns> pairs = groups.by(Columns.of(id2).and(id4));
        int[] n = pairs.count();
        long[] x = pairs.sum(v1);
        long[] y = pairs.sum(v2);
        long[] xx = pairs.sum(products(v1, v1));
        long[] yy = pairs.sum(products(v2, v2));
        long[] xy = pairs.sum(products(v1, v2));
        double[] r2 = new double[n.length];
        Arrays.setAll(r2, g -> {
            double covariance = (double) n[g] * xy[g] - (double) x[g] * y[g];
            return covariance / ((double) n[g] * xx[g] - (double) x[g] * x[g])
                    * covariance / ((double) n[g] * yy[g] - (double) y[g] * y[g]);
        });
        return new DataFrame().with("id2", pairs.keys().strings(0)).with("id4", pairs.keys().ints(1)).with("v_r2", r2);
    }

    private Answer sumAndCountBySixIds() {
        Grouping<Columns> bySix = groups.by(Columns.of(id1).and(id2).and(id3).and(id4).and(id5).and(id6));
        Columns ids = bySix.keys();
        return new DataFrame().with("id1", ids.strings(0)).with("id2", ids.strings(1)).with("id3", ids.strings(2))
                .with("id4", ids.ints(3)).with("id5", ids.ints(4)).with("id6", ids.ints(5))
                .with("v3", bySix.sum(v3)).with("v_count", bySix.count());
    }

    private static int[] products(int[] a, int[] b) {
        int[] products = new int[a.length];
        Arrays.parallelSetAll(products, i -> a[i] * b[i]);
        return products;
    }
}
