package io.github.aparasort.spark;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.functions;
import org.apache.spark.util.CollectionAccumulator;

/**
 * Records of 100 bytes, as the <a href="http://sortbenchmark.org">sort benchmark</a> has them: a key of 10 random
 * bytes, then 90 bytes, among them the number of the record.
 */
final class RecordRows implements RowType<byte[]> {
    private static final int WIDTH = 100;
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    @Override
    public String plural() {
        return "records";
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public byte[] decode(byte[] bytes) {
        return bytes;
    }

    @Override
    public Encoder<byte[]> encoder() {
        return Encoders.BINARY();
    }

    @Override
    public Column key() {
        return functions.substring(functions.col("value"), 1, RecordSort.KEY_LENGTH);
    }

    @Override
    public PartitionSort<byte[]> partitionSort(CollectionAccumulator<PartitionReport> reports) {
        return new RecordSort(reports);
    }

    @Override
    public int compare(byte[] a, byte[] b) {
        return Arrays.compareUnsigned(a, 0, RecordSort.KEY_LENGTH, b, 0, RecordSort.KEY_LENGTH);
    }

    @Override
    public byte[] generate(long index) {
        return record(RowType.random(2 * index), (short) RowType.random(2 * index + 1), index);
    }

    /** A record with a key, given as its first eight and its last two bytes. */
    static byte[] record(long prefix, short rest, long number) {
        ByteBuffer record = ByteBuffer.allocate(WIDTH).putLong(prefix).putShort(rest)
                .putShort((short) 0x0011)
                .put("0".repeat(16).getBytes(StandardCharsets.US_ASCII))
                .put(HEX.toHexDigits(number).getBytes(StandardCharsets.US_ASCII))
                .putInt(0x8899aabb);
        // The last twelve digits, four times each.
        for (byte digit : HEX.toHexDigits(number, 12).getBytes(StandardCharsets.US_ASCII)) {
            record.put(digit).put(digit).put(digit).put(digit);
        }
        return record.putInt(0xccddeeff).array();
    }
}
