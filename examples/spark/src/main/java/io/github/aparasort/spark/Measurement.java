package io.github.aparasort.spark;

import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.LongAccumulator;

/**
 * Sorts a data set once, and measures that.
 *
 * @param <T> type of the rows
 */
final class Measurement<T> {
    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e3;

    private final JavaSparkContext context;
    private final Options.Sink sink;
    private final Dataset<T> ranged;
    private final RowType<T> type;
    private final CollectionAccumulator<PartitionReport> reports = new CollectionAccumulator<>();
    private final LongAccumulator untilSorted;

    /**
     * Prepares a sort.
     *
     * @param input files of rows
     * @param partitions how many partitions at most
     * @param sink where sorted rows go
     */
    Measurement(SparkSession spark, RowType<T> type, String input, int partitions, Options.Sink sink) {
        this.context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        this.sink = sink;
        this.ranged = RowFiles.read(spark, type, input).repartitionByRange(partitions, type.key());
        this.type = type;
        context.sc().register(reports, "reports");
        this.untilSorted = context.sc().longAccumulator("until sorted");
    }

    /**
     * Sorts.
     *
     * @param way how
     * @param output a new directory for the files
     * @param tasks a listener of Spark
     */
    Times run(Way way, String output, TaskTimes tasks) throws Exception {
        // The garbage of one way must not be collected in the time of the next one.
        System.gc();
        tasks.take(context);
        long start = System.nanoTime();
        switch (way) {
            case SHUFFLE -> drop(ranged);
            case SPARK -> sortBySpark(output);
            case APARASORT -> sortByAparasort(output);
        }
        double whole = (System.nanoTime() - start) / NANOS;

        TaskTimes.Sums sums = tasks.take(context);
        double take = switch (way) {
            case SHUFFLE -> sums.reduce() / MILLIS;
            // To no file, there is no place from which the first sorted row could be seen.
            case SPARK -> sink == Options.Sink.NOOP ? 0 : untilSorted.sum() / NANOS - sums.sparkSort() / MILLIS;
            case APARASORT -> reports().stream().mapToLong(PartitionReport::collectNanos).sum() / NANOS;
        };
        double sort = switch (way) {
            case SHUFFLE -> 0;
            case SPARK -> sums.sparkSort() / MILLIS;
            case APARASORT -> reports().stream().mapToLong(PartitionReport::sortNanos).sum() / NANOS;
        };
        return new Times(whole, sums.ranges() / MILLIS, sums.map() / MILLIS, take, sort,
                sums.reduce() / MILLIS - take - sort, sums.spilled());
    }

    /** {@return what the library did in each partition} */
    List<PartitionReport> reports() {
        return reports.value();
    }

    private void sortBySpark(String output) {
        Dataset<T> sorted = ranged.sortWithinPartitions(type.key());
        if (sink == Options.Sink.NOOP) {
            drop(sorted);
        } else {
            LongAccumulator nanos = untilSorted;
            RowFiles.write(sorted.toJavaRDD().mapPartitions(rows -> timeFirst(rows, nanos)), output);
        }
    }

    private void sortByAparasort(String output) {
        PartitionSort<T> sort = type.partitionSort(reports);
        if (sink == Options.Sink.NOOP) {
            drop(ranged.mapPartitions(sort, type.encoder()));
        } else {
            // As an RDD: to write a data set, Spark would convert its rows to Java objects once more.
            RowFiles.write(ranged.toJavaRDD().mapPartitions(sort), output);
        }
    }

    /** Reads all rows, by Spark's own sink for benchmarks. */
    private static void drop(Dataset<?> rows) {
        rows.write().format("noop").mode(SaveMode.Overwrite).save();
    }

    /** Adds the time until there is a first row, which a sort gives when it is done. */
    private static <T> Iterator<T> timeFirst(Iterator<T> rows, LongAccumulator nanos) {
        long start = System.nanoTime();
        rows.hasNext();
        nanos.add(System.nanoTime() - start);
        return rows;
    }
}
