package io.github.aparasort.internal.external;

import io.github.aparasort.internal.object.KeyReader;

/** Records of bytes with a key at one place, which is compared as unsigned bytes. */
public final class Records extends Format {
    private final int keyOffset;
    private final int keyLength;

    private Records(int length, int keyOffset, int keyLength, boolean isDescending) {
        super(length, isDescending);
        this.keyOffset = keyOffset;
        this.keyLength = keyLength;
    }

    public static Format of(int length, int keyOffset, int keyLength, boolean isDescending) {
        return new Records(length, keyOffset, keyLength, isDescending);
    }

    @Override
    long key(byte[] bytes, long record) {
        int begin = begin(record) + keyOffset;
        return range(begin, begin + keyLength);
    }

    @Override
    long ascendingWord(byte[] bytes, long key, int depth) {
        return bytesOf(bytes, key, depth) ^ Long.MIN_VALUE;
    }

    @Override
    int nextOf(long word, int depth) {
        return depth + Long.BYTES < keyLength ? depth + Long.BYTES : KeyReader.EQUAL;
    }
}
