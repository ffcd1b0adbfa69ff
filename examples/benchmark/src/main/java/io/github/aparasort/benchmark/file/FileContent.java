package io.github.aparasort.benchmark.file;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.zip.CRC32;

/**
 * What a file of records holds, in any order.
 *
 * @param records how many there are
 * @param checksum the sum of the CRC-32 of all
 * @param sorted whether they are in order
 */
record FileContent(long records, long checksum, boolean sorted) {
    /** Records by their kind: how long, and what they are sorted by. */
    enum Kind {
        /** Lines of printable characters, as the sort benchmark has them; the first ten are the key. */
        LINES(100) {
            @Override
            void fill(byte[] record, long number, SplittableRandom random) {
                for (int i = 0; i < KEY; i++) {
                    record[i] = (byte) random.nextInt(' ', '~' + 1);
                }
                byte[] rest = String.format(Locale.ROOT, "  %032X  %052d\r\n", number, number)
                        .getBytes(StandardCharsets.US_ASCII);
                System.arraycopy(rest, 0, record, KEY, rest.length);
            }
        },
        /** Records of random bytes; the first ten are the key. */
        BINARY(100) {
            @Override
            void fill(byte[] record, long number, SplittableRandom random) {
                random.nextBytes(record);
            }
        },
        /** Longs, the lowest byte first. */
        LONGS(Long.BYTES) {
            @Override
            void fill(byte[] record, long number, SplittableRandom random) {
                random.nextBytes(record);
            }

            @Override
            int compare(byte[] a, byte[] b) {
                return Long.compare(value(a), value(b));
            }
        };

        static final int KEY = 10;
        final int length;

        Kind(int length) {
            this.length = length;
        }

        abstract void fill(byte[] record, long number, SplittableRandom random);

        int compare(byte[] a, byte[] b) {
            return Arrays.compareUnsigned(a, 0, KEY, b, 0, KEY);
        }

        private static long value(byte[] record) {
            return ByteBuffer.wrap(record).order(ByteOrder.LITTLE_ENDIAN).getLong();
        }

        /** As the command line takes it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final int BUFFER = 1 << 20;

    /** Writes so many random records. */
    static void write(Path file, Kind kind, long records) throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        byte[] record = new byte[kind.length];
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER)) {
            for (long number = 0; number < records; number++) {
                kind.fill(record, number, random);
                out.write(record);
            }
        }
    }

    static FileContent of(Path file, Kind kind) throws IOException {
        byte[] last = new byte[kind.length];
        byte[] next = new byte[kind.length];
        CRC32 crc = new CRC32();
        long records = 0;
        long checksum = 0;
        boolean sorted = true;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
            while (in.readNBytes(next, 0, next.length) == next.length) {
                sorted &= records == 0 || kind.compare(last, next) <= 0;
                crc.reset();
                crc.update(next);
                checksum += crc.getValue();
                records++;
                byte[] free = last;
                last = next;
                next = free;
            }
        }
        return new FileContent(records, checksum, sorted);
    }
}
