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
    private long key;

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
        long other = Format.range(begin, end);
        int byKey = format.next(word, depth) == KeyReader.EQUAL ? 0
                : format.compareKeys(bytes, key, others, format.key(others, other));
        return byKey != 0 || format.ties() == null ? byKey : format.compare(bytes, record(), others, other, true);
    }

    /** Compares it with the next record of a window, which takes its place. Nothing comes before all. */
    int follow(Window next) {
        int compared = isThere() ? compareTo(next.word, next.bytes, next.head, next.end) : -1;
        set(next.word, next.bytes, next.head, next.end);
        return compared;
    }

    void set(long newWord, byte[] from, int begin, int end) {
        word = newWord;
        length = end - begin;
        if (bytes.length < length + Format.SPARE) {
            bytes = new byte[length + Format.SPARE];
        }
        System.arraycopy(from, begin, bytes, 0, length);
        key = format.key(bytes, record());
    }

    byte[] bytes() {
        return bytes;
    }

    long record() {
        return Format.range(0, length);
    }
}
