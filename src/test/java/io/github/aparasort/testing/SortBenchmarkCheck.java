package io.github.aparasort.testing;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * What the sort benchmark's program {@code valsort} tells of a file of its records.
 *
 * @param records how many there are
 * @param firstUnordered the number of the first record whose key is less than the one before it, or -1
 * @param duplicates how many records have the key of the record before them
 * @param checksum the sum of the CRC-32 of all records, modulo 2<sup>128</sup>: the same for any order of the records
 */
public record SortBenchmarkCheck(long records, long firstUnordered, long duplicates, BigInteger checksum) {
    private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(128);

    public static SortBenchmarkCheck of(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 20)) {
            return of(in);
        }
    }

    private static SortBenchmarkCheck of(InputStream in) throws IOException {
        byte[] last = new byte[SortBenchmarkRecords.LENGTH];
        byte[] next = new byte[SortBenchmarkRecords.LENGTH];
        CRC32 crc = new CRC32();
        BigInteger sum = BigInteger.ZERO;
        long records = 0;
        long unordered = -1;
        long duplicates = 0;
        for (int length; (length = in.readNBytes(next, 0, next.length)) > 0; records++) {
            if (length < next.length) {
                throw new IOException("the last record has " + length + " bytes");
            }
            crc.reset();
            crc.update(next);
            sum = sum.add(BigInteger.valueOf(crc.getValue()));
            int order = records == 0 ? -1 : Arrays.compareUnsigned(last, 0, SortBenchmarkRecords.KEY_LENGTH,
                    next, 0, SortBenchmarkRecords.KEY_LENGTH);
            if (order == 0) {
                duplicates++;
            } else if (order > 0 && unordered < 0) {
                unordered = records;
            }
            byte[] free = last;
            last = next;
            next = free;
        }
        return new SortBenchmarkCheck(records, unordered, duplicates, sum.mod(MODULUS));
    }
}
