package io.github.aparasort.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/**
 * Sorts a data set in each way, in turns, verifies each result, and prints where the time goes.
 *
 * @param <T> type of the rows
 */
final class Comparison<T> {
    private final SparkSession spark;
    private final JavaSparkContext context;
    private final RowType<T> type;
    private final String input;
    private final String output;
    private final int partitions;
    private final Options options;
    private final PrintStream out;
    private final Map<Way, List<Times>> times = new EnumMap<>(Way.class);
    private List<PartitionReport> reports = List.of();

    /**
     * @param input files of rows
     * @param output a directory for the results; the one of Aparasort stays there
     */
    Comparison(SparkSession spark, RowType<T> type, String input, String output, Options options, PrintStream out) {
        this.spark = spark;
        this.context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        this.type = type;
        this.input = input;
        this.output = output;
        this.options = options;
        this.partitions = options.partitions() > 0 ? options.partitions() : 2 * context.defaultParallelism();
        this.out = out;
    }

    /** Sorts in each way once without counting it, then in turns. Earlier results are not replaced. */
    void run() throws Exception {
        for (Way way : Way.values()) {
            RowFiles.requireNew(context, directory(way));
            times.put(way, new ArrayList<>());
        }
        List<FileSummary> expected = FileSummary.all(context, type, input);
        TaskTimes tasks = new TaskTimes();
        context.sc().addSparkListener(tasks);
        try {
            for (int round = 0; round <= options.rounds(); round++) {
                out.print(round == 0 ? "  warm-up" : "  round %d of %d".formatted(round, options.rounds()));
                for (int i = 0; i < Way.values().length; i++) {
                    Way way = Way.values()[(i + round) % Way.values().length];
                    out.print(i == 0 ? ": " : ", ");
                    Times measured = run(way, tasks, expected);
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

    private Times run(Way way, TaskTimes tasks, List<FileSummary> expected) throws Exception {
        delete(directory(way));
        Measurement<T> measurement = new Measurement<>(spark, type, input, partitions, options.sink());
        Times measured = measurement.run(way, directory(way), tasks);
        out.printf("%s %.2f s", way.title, measured.whole());
        if (way == Way.APARASORT) {
            reports = measurement.reports();
        }
        if (way != Way.SHUFFLE && options.sink() == Options.Sink.FILES) {
            FileSummary.verify(type, expected, FileSummary.all(context, type, directory(way)));
            out.print(" (verified)");
        }
        out.flush();
        return measured;
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
        out.printf("%n  %,d %s, %d partitions, %d tasks at a time; seconds, medians of %d rounds%n", rows,
                type.plural(), partitions, context.defaultParallelism(), options.rounds());
        out.printf("  %-36s", "");
        for (Way way : Way.values()) {
            out.printf("%22s", way.title);
        }
        out.println();
        line("whole, by the clock", Times::whole);
        out.println("  sums over tasks:");
        line("  find the ranges", Times::ranges);
        line("  read the input, write the shuffle", Times::map);
        line("  read the shuffle, take the rows in", Times::take);
        line("  sort", Times::sort);
        line(options.sink() == Options.Sink.FILES ? "  write the files, and the rest" : "  the rest", Times::rest);

        double spilled = median(Way.SPARK, Times::spilled);
        if (spilled > 0) {
            out.printf("  sortWithinPartitions spilled %.0f MB to disk: more memory makes it faster.%n", spilled / 1e6);
        }
        double whole = median(Way.SPARK, Times::whole);
        double shuffle = median(Way.SHUFFLE, Times::whole);
        out.printf("  Aparasort is %.2f times as fast as sortWithinPartitions: %.1f times in the sort alone.%n",
                whole / median(Way.APARASORT, Times::whole),
                median(Way.SPARK, Times::sort) / median(Way.APARASORT, Times::sort));
        out.printf("  If nothing but the shuffle took time, the whole would be %.2f times as fast.%n", whole / shuffle);
    }

    private void line(String title, ToDoubleFunction<Times> step) {
        out.printf("  %-36s", title);
        for (Way way : Way.values()) {
            double seconds = median(way, step);
            out.printf("%22s", seconds == 0 ? "-" : "%.2f".formatted(seconds));
        }
        out.println();
    }

    private double median(Way way, ToDoubleFunction<Times> step) {
        double[] sorted = times.get(way).stream().mapToDouble(step).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
