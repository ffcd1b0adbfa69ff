package io.github.aparasort.internal.external;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds the ends of lines, or other bytes: eight bytes at a time, which is several times as fast as one by one. */
final class LineEnds {
    static final byte END = '\n';
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = ONES << Byte.SIZE - 1;

    private LineEnds() {
    }

    /** Where the first line ends in a range, or -1. */
    static int find(byte[] bytes, int from, int to) {
        return find(bytes, from, to, END);
    }

    /** As {@link LineLayout#end}, of the rest of a line, which may begin within quotes. */
    static int end(byte[] bytes, int from, int searched, int to) {
        int last = find(bytes, searched, to);
        return last < 0 ? -1 : last + 1;
    }

    /** Where a byte is in a range for the first time, or -1. */
    static int find(byte[] bytes, int from, int to, byte wanted) {
        long all = ONES * wanted;
        int at = from;
        for (; at <= to - Long.BYTES; at += Long.BYTES) {
            // A byte is zero where it is the wanted one. The lowest bit that is set tells the first of them.
            long different = (long) LONGS.get(bytes, at) ^ all;
            long found = different - ONES & ~different & HIGH_BITS;
            if (found != 0) {
                return at + Long.numberOfTrailingZeros(found) / Byte.SIZE;
            }
        }
        for (; at < to; at++) {
            if (bytes[at] == wanted) {
                return at;
            }
        }
        return -1;
    }
}
