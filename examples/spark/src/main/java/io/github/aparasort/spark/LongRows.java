package io.github.aparasort.spark;

import java.nio.ByteBuffer;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.functions;
import org.apache.spark.util.CollectionAccumulator;

/** Longs; in files, eight bytes each, the highest first. */
final class LongRows implements RowType<Long> {
    @Override
    public String plural() {
        return "longs";
    }

    @Override
    public int width() {
        return Long.BYTES;
    }

    @Override
    public Long decode(byte[] bytes) {
        return ByteBuffer.wrap(bytes).getLong();
    }

    @Override
    public Encoder<Long> encoder() {
        return Encoders.LONG();
    }

    @Override
    public Column key() {
        return functions.col("value");
    }

    @Override
    public PartitionSort<Long> partitionSort(CollectionAccumulator<PartitionReport> reports) {
        return new LongSort(reports);
    }

    @Override
    public int compare(byte[] a, byte[] b) {
        return Long.compare(decode(a), decode(b));
    }

    @Override
    public Long generate(long index) {
        return RowType.random(index);
    }
}
