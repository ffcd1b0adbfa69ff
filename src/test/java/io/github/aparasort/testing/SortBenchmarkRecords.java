package io.github.aparasort.testing;

import java.nio.charset.StandardCharsets;

/**
 * Records of the sort benchmark (sortbenchmark.org), as its program {@code gensort} makes them: 100 bytes, of which the
 * first 10 are a random key. The random numbers are those of a linear congruential generator modulo 2<sup>128</sup>,
 * whose increment begins with the bytes "JimGrayRIP", and so does the first record.
 */
public final class SortBenchmarkRecords {
    /** Which records. */
    public enum Kind {
        /** {@code gensort}: the key is the first ten bytes of the random number. */
        BINARY,
        /** {@code gensort -a}: lines of printable characters, the key too. */
        ASCII,
        /** Not of {@code gensort}: binary, but half of the keys begin with one of 64 words of eight bytes. */
        SKEWED
    }

    public static final int LENGTH = 100;
    public static final int KEY_LENGTH = 10;

    /** The multiplier: L'Ecuyer, "Tables of linear congruential generators ...", 1999. */
    private static final long MULTIPLIER_HIGH = 0x2360_ed05_1fc6_5da4L;
    private static final long MULTIPLIER_LOW = 0x4385_df64_9fcc_f645L;
    private static final long INCREMENT_HIGH = 0x4a69_6d47_7261_7952L;
    private static final long INCREMENT_LOW = 0x4950_2020_2020_2001L;

    private static final int PRINTABLE = 95;
    private static final byte[] DIGITS = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);
    private static final int NUMBER_DIGITS = 32;
    private static final int FAMILIAR = 64;

    private final Kind kind;
    private long high;
    private long low;
    private long number;

    public SortBenchmarkRecords(Kind kind) {
        this.kind = kind;
    }

    /** Writes the next records, one after the other. */
    public byte[] next(int records) {
        byte[] bytes = new byte[records * LENGTH];
        for (int i = 0; i < records; i++) {
            step();
            write(bytes, i * LENGTH);
            number++;
        }
        return bytes;
    }

    private void step() {
        long productHigh = unsignedMultiplyHigh(low, MULTIPLIER_LOW) + high * MULTIPLIER_LOW + low * MULTIPLIER_HIGH;
        long productLow = low * MULTIPLIER_LOW;
        low = productLow + INCREMENT_LOW;
        long carry = Long.compareUnsigned(low, productLow) < 0 ? 1 : 0;
        high = productHigh + INCREMENT_HIGH + carry;
    }

    private static long unsignedMultiplyHigh(long x, long y) {
        return Math.multiplyHigh(x, y) + (x >> 63 & y) + (y >> 63 & x);
    }

    private void write(byte[] to, int begin) {
        boolean ascii = kind == Kind.ASCII;
        int at = ascii ? asciiKey(to, begin) : binaryKey(to, begin);
        at = put(to, at, ascii ? "  " : "\u0000\u0011");
        for (int digit = NUMBER_DIGITS - 1; digit >= 0; digit--) {
            to[at++] = digit < 16 ? DIGITS[(int) (number >>> 4 * digit & 15)] : DIGITS[0];
        }
        at = put(to, at, ascii ? "  " : "\u0088\u0099\u00aa\u00bb");
        // The last hexadecimal digits of the random number, each four times.
        for (int digit = ascii ? 12 : 11; digit >= 0; digit--) {
            for (int i = 0; i < 4; i++) {
                to[at++] = DIGITS[(int) (low >>> 4 * digit & 15)];
            }
        }
        put(to, at, ascii ? "\r\n" : "\u00cc\u00dd\u00ee\u00ff");
    }

    private int binaryKey(byte[] to, int begin) {
        long word = kind == Kind.SKEWED && low < 0 ? (high & FAMILIAR - 1) * INCREMENT_HIGH : high;
        for (int i = 0; i < KEY_LENGTH; i++) {
            to[begin + i] = (byte) (i < 8 ? word >>> 56 - 8 * i : low >>> 56 - 8 * (i - 8));
        }
        return begin + KEY_LENGTH;
    }

    private int asciiKey(byte[] to, int begin) {
        long rest = high;
        for (int i = 0; i < KEY_LENGTH; i++) {
            if (i == 8) {
                rest = low;
            }
            to[begin + i] = (byte) (' ' + Long.remainderUnsigned(rest, PRINTABLE));
            rest = Long.divideUnsigned(rest, PRINTABLE);
        }
        return begin + KEY_LENGTH;
    }

    private static int put(byte[] to, int at, String bytes) {
        byte[] from = bytes.getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(from, 0, to, at, from.length);
        return at + from.length;
    }
}
