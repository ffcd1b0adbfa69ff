package io.github.aparasort.internal.external;

import io.github.aparasort.internal.object.KeyReader;

/** A copy of a record, to compare later ones with it. */
final class Last {
    private final Format format;
    /** Bytes that all keys begin with. */
    private final int depth;
    private byte[] bytes = new byte[0];
    private int length = -1;
    private long word;

    Last(Format format, int depth) {
        this.format = format;
        this.depth = depth;
    }

    boolean isThere() {
        return length >= 0;
    }

    /** Compares it with a record whose first key has this word. */
    int compareTo(long otherWord, byte[] others, int begin, int end) {
        if (word != otherWord) {
            return word < otherWord ? -1 : 1;
        }
        return format.compare(bytes, record(), others, Format.range(begin, end),
                format.next(word, depth) == KeyReader.EQUAL);
    }

    void set(long newWord, byte[] from, int begin, int end) {
        word = newWord;
        length = end - begin;
        if (bytes.length < length + Format.SPARE) {
            bytes = new byte[2 * length + Format.SPARE];
        }
        System.arraycopy(from, begin, bytes, 0, length);
    }

    byte[] bytes() {
        return bytes;
    }

    long record() {
        return Format.range(0, length);
    }
}
