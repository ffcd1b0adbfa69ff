package io.github.aparasort.internal.external;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Where the key of a record is, and how keys compare: as unsigned bytes, from the first to the last.
 *
 * @param length the bytes of a record
 * @param offset where the key begins in it
 * @param keyLength the bytes of the key
 * @param descending whether the greatest key comes first
 */
record RecordKey(int length, int offset, int keyLength, boolean descending) {
    /** Bytes of a key that are compared at once. */
    static final int WORD = Long.BYTES;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    /**
     * Up to eight bytes of a key as a number with the order of these bytes.
     *
     * @param begin where the record begins in the array, which has at least seven more bytes than its records
     * @param depth how many bytes of the key are before these
     */
    long word(byte[] bytes, int begin, int depth) {
        long word = (long) LONGS.get(bytes, begin + offset + depth);
        int missing = WORD - (keyLength - depth);
        if (missing > 0) {
            // What follows the key does not count.
            word = word >>> Byte.SIZE * missing << Byte.SIZE * missing;
        }
        long ascending = word ^ Long.MIN_VALUE;
        return descending ? ~ascending : ascending;
    }

    int compare(byte[] bytes, int begin, byte[] others, int otherBegin) {
        int from = offset;
        int to = offset + keyLength;
        int ascending = Arrays.compareUnsigned(bytes, begin + from, begin + to, others, otherBegin + from,
                otherBegin + to);
        return descending ? -ascending : ascending;
    }
}
