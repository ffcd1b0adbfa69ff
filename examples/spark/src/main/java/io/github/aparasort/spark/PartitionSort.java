package io.github.aparasort.spark;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.util.CollectionAccumulator;

/**
 * Sorts the rows of a partition with Aparasort, ascending and stable: rows with equal keys stay in the order in which
 * they arrive. For {@code Dataset.mapPartitions} and {@code JavaRDD.mapPartitions} alike:
 *
 * <pre>{@code
 * Dataset<Long> ranged = numbers.repartitionByRange(64, col("value"));
 * Dataset<Long> sorted = ranged.mapPartitions(new LongSort(reports), Encoders.LONG());
 * }</pre>
 *
 * <p>After {@code repartitionByRange} all rows of a partition come before those of the next one, so that the whole data
 * set is sorted.
 *
 * <p>A partition must fit into the heap of its executor: unlike Spark's sort, this one does not spill to disk.
 *
 * @param <T> type of the rows
 */
public abstract class PartitionSort<T> implements MapPartitionsFunction<T, T>, FlatMapFunction<Iterator<T>, T> {
    /** The longest array that JVMs make. */
    static final int MAX_ROWS = Integer.MAX_VALUE - 8;

    private final CollectionAccumulator<PartitionReport> reports;

    /** @param reports gets a report of each partition; if Spark repeats a task, of each try */
    PartitionSort(CollectionAccumulator<PartitionReport> reports) {
        this.reports = reports;
    }

    /** The rows of a partition, in arrays. */
    interface Rows<T> {
        int count();

        void sort(Sorter sorter);

        /** Returns the rows, after they were sorted. */
        Iterator<T> iterator();
    }

    /** Copies a partition into arrays. */
    abstract Rows<T> collect(Iterator<T> partition);

    @Override
    @SuppressWarnings("try")  // The registration is only closed.
    public Iterator<T> call(Iterator<T> partition) {
        Gpu gpu = TaskGpu.get();
        long start = System.nanoTime();
        Rows<T> rows = collect(partition);
        long collected = System.nanoTime();

        // Other tasks of this executor use the same context; a listener is called by the thread that sorts.
        Thread task = Thread.currentThread();
        List<Execution> executions = new ArrayList<>();
        try (Gpu.Registration heard = gpu.onExecution(done -> {
            if (Thread.currentThread() == task) {
                executions.add(done);
            }
        })) {
            rows.sort(gpu.sorter());
        }
        long sorted = System.nanoTime();
        reports.add(PartitionReport.of(TaskContext.getPartitionId(), rows.count(), executions, collected - start,
                sorted - collected));
        return rows.iterator();
    }

    /** The capacity of an array that is full. */
    static int grown(int length) {
        if (length == MAX_ROWS) {
            throw new IllegalStateException("a partition has more than " + MAX_ROWS
                    + " rows, which is the longest array in Java: use more partitions");
        }
        return (int) Math.min(MAX_ROWS, Math.max(1L << 10, length * 2L));
    }
}
