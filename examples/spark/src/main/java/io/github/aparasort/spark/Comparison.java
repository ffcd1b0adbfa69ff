package io.github.aparasort.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.LongAccumulator;

/**
 * Sorts a data set into files in several ways, in turns, verifies each result, and prints where the time goes.
 *
 * @param <T> type of the rows
 */
final class Comparison<T> {
    /** What is done after the same {@code repartitionByRange}. */
    private enum Way {
        /** Reads the shuffle and drops the rows: what sorting and writing come on top of. */
        SHUFFLE("shuffle alone"),
        SPARK("sortWithinPartitions"),
        APARASORT("Aparasort");

        final String title;

        Way(String title) {
            this.title = title;
        }
    }

    /** Seconds: the whole by the clock, the steps as sums over tasks. */
    private record Times(double whole, double sample, double map, double take, double sort, double write) {
        double sum() {
            return sample + map + take + sort + write;
        }
    }

    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e3;

    private final SparkSession spark;
    private final JavaSparkContext context;
    private final RowType<T> type;
    private final String input;
    private final String output;
    private final int partitions;
    private final PrintStream out;
    private final TaskTimes tasks = new TaskTimes();
    private final Map<Way, List<Times>> times = new EnumMap<>(Way.class);
    private List<PartitionReport> reports = List.of();

    /**
     * @param input files of rows
     * @param output a directory for the results; the one of Aparasort stays there
     */
    Comparison(SparkSession spark, RowType<T> type, String input, String output, int partitions, PrintStream out) {
        this.spark = spark;
        this.context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        this.type = type;
        this.input = input;
        this.output = output;
        this.partitions = partitions;
        this.out = out;
    }

    /** Runs each way once without counting it, then so many times in turns. Results are not replaced. */
    void run(int rounds) throws Exception {
        for (Way way : Way.values()) {
            RowFiles.requireNew(context, directory(way));
        }
        List<FileSummary> expected = FileSummary.all(context, type, input);
        for (Way way : Way.values()) {
            times.put(way, new ArrayList<>());
        }
        context.sc().addSparkListener(tasks);
        try {
            for (int round = 0; round <= rounds; round++) {
                out.print(round == 0 ? "  warm-up" : "  round %d of %d".formatted(round, rounds));
                for (int i = 0; i < Way.values().length; i++) {
                    Way way = Way.values()[(i + round) % Way.values().length];
                    Times measured = run(way);
                    out.printf("%s %s %.2f s", i == 0 ? ":" : ",", way.title, measured.whole);
                    if (way != Way.SHUFFLE) {
                        FileSummary.verify(type, expected, FileSummary.all(context, type, directory(way)));
                        out.print(" (verified)");
                        out.flush();
                    }
                    if (round > 0) {
                        times.get(way).add(measured);
                    }
                }
                out.println();
            }
        } finally {
            context.sc().removeSparkListener(tasks);
        }
        delete(directory(Way.SPARK));
        print(FileSummary.rows(expected));
    }

    private Times run(Way way) throws Exception {
        delete(directory(way));
        // The garbage of one way must not be collected in the time of the next one.
        System.gc();
        tasks.take(context);
        CollectionAccumulator<PartitionReport> reported = new CollectionAccumulator<>();
        context.sc().register(reported, "reports");
        LongAccumulator untilSorted = context.sc().longAccumulator("until sorted");

        long start = System.nanoTime();
        Dataset<T> rows = RowFiles.read(spark, type, input);
        switch (way) {
            // "noop" is Spark's own sink for benchmarks.
            case SHUFFLE -> rows.repartitionByRange(partitions, type.key())
                    .write().format("noop").mode(SaveMode.Overwrite).save();
            case SPARK -> RowFiles.write(rows.repartitionByRange(partitions, type.key())
                    .sortWithinPartitions(type.key()).toJavaRDD()
                    .mapPartitions(sorted -> timeFirst(sorted, untilSorted)), directory(way));
            case APARASORT -> RowFiles.write(RangeSort.sort(rows, type, partitions, reported), directory(way));
        }
        double whole = (System.nanoTime() - start) / NANOS;

        TaskTimes.Sums sums = tasks.take(context);
        double reduce = sums.reduce() / MILLIS;
        double take = reduce;
        double sort = 0;
        if (way == Way.SPARK) {
            sort = sums.sparkSort() / MILLIS;
            take = untilSorted.sum() / NANOS - sort;
        } else if (way == Way.APARASORT) {
            reports = reported.value();
            sort = reports.stream().mapToLong(PartitionReport::sortNanos).sum() / NANOS;
            take = reports.stream().mapToLong(PartitionReport::collectNanos).sum() / NANOS;
        }
        return new Times(whole, sums.sample() / MILLIS, sums.map() / MILLIS, take, sort, reduce - take - sort);
    }

    /** Adds the time until there is a first row, which a sort gives when it is done. */
    private static <T> Iterator<T> timeFirst(Iterator<T> rows, LongAccumulator nanos) {
        long start = System.nanoTime();
        rows.hasNext();
        nanos.add(System.nanoTime() - start);
        return rows;
    }

    private String directory(Way way) {
        return output + "/" + type.plural() + "-" + way.title.replace(' ', '-');
    }

    private void delete(String directory) throws IOException {
        Path path = new Path(directory);
        path.getFileSystem(context.hadoopConfiguration()).delete(path, true);
    }

    private void print(long rows) {
        out.println();
        reports.stream().sorted(Comparator.comparingInt(PartitionReport::partition))
                .forEach(report -> out.println("  " + report));
        out.printf("%n  %,d %s, %d partitions, %d tasks at a time; seconds, medians of %d rounds%n", rows, type.plural(),
                partitions, context.defaultParallelism(), times.get(Way.SPARK).size());
        out.printf("  %-44s", "");
        for (Way way : Way.values()) {
            out.printf("%22s", way.title);
        }
        out.println();
        line("whole, by the clock", Times::whole);
        out.println("  time of tasks, summed up:");
        line("  find the ranges (reads a sample)", Times::sample);
        line("  read the input, write the shuffle", Times::map);
        line("  read the shuffle, take the rows in", Times::take);
        line("  sort", Times::sort);
        line("  write the files, and the rest", Times::write);

        double spark = median(Way.SPARK, Times::whole);
        double sort = median(Way.SPARK, Times::sort);
        double sum = median(Way.SPARK, Times::sum);
        out.printf("  Aparasort is %.2f times as fast as sortWithinPartitions in all, and %.1f times in the sort.%n",
                spark / median(Way.APARASORT, Times::whole), sort / median(Way.APARASORT, Times::sort));
        out.printf("  Of the tasks of sortWithinPartitions, %.0f %% are the sort itself. Without that they would be %.2f "
                + "times as fast.%n", 100 * sort / sum, sum / (sum - sort));
    }

    private void line(String title, ToDoubleFunction<Times> step) {
        out.printf("  %-44s", title);
        for (Way way : Way.values()) {
            out.printf("%22.2f", median(way, step));
        }
        out.println();
    }

    private double median(Way way, ToDoubleFunction<Times> step) {
        double[] sorted = times.get(way).stream().mapToDouble(step).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
