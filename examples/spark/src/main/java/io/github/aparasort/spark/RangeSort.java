package io.github.aparasort.spark;

import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.util.CollectionAccumulator;

/**
 * The sort of a whole data set: Spark gives each partition a range of keys, and moves each row to the partition of its
 * key. Then the library sorts each partition. So all rows of a partition come before those of the next one.
 */
final class RangeSort {
    private RangeSort() {
    }

    /**
     * Sorts a data set into partitions.
     *
     * @param rows the rows, in any order
     * @param type type of the rows
     * @param partitions how many partitions at most: rows with equal keys are all in one
     * @param reports gets a report of each partition
     * @return the rows in order. Rows with equal keys are in the order in which Spark brought them, which need not be
     *     that of the input. It is no data set any more: to write the rows of one, Spark would have to convert them to
     *     Java objects once more
     */
    static <T> JavaRDD<T> sort(Dataset<T> rows, RowType<T> type, int partitions,
            CollectionAccumulator<PartitionReport> reports) {
        return rows.repartitionByRange(partitions, type.key()).toJavaRDD()
                .mapPartitions(type.partitionSort(reports));
    }
}
