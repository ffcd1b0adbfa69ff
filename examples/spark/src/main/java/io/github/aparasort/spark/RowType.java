package io.github.aparasort.spark;

import java.io.Serializable;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Encoder;
import org.apache.spark.util.CollectionAccumulator;

/**
 * A type of rows: how they are stored, made, compared and sorted.
 *
 * @param <T> a row in Java
 */
interface RowType<T> extends Serializable {
    /** {@return the plural, for messages} */
    String plural();

    /** {@return bytes of a row in a file} */
    int width();

    /** {@return a row from its bytes} */
    T decode(byte[] bytes);

    /** {@return how Spark stores rows in a data set} */
    Encoder<T> encoder();

    /** {@return what Spark sorts a data set by} */
    Column key();

    /** {@return a sort of partitions by the library} */
    PartitionSort<T> partitionSort(CollectionAccumulator<PartitionReport> reports);

    /** Compares the keys of two rows, given as their bytes. */
    int compare(byte[] a, byte[] b);

    /** {@return the random row with an index: always the same one} */
    T generate(long index);

    /** A hash of 64 bits: the generator SplitMix64 of Steele, Lea and Flood (2014), at a place of its sequence. */
    static long random(long index) {
        long z = (index + 1) * 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
