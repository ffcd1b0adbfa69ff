package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.SortWorkload;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Locale;

/**
 * What the records of a file are, how they are ordered, and what memory that takes. A record is a range of bytes in an
 * array: so many as all have, or a line with the byte that ends it. A key is a range in a record. Ranges are told as
 * longs, so that they take no objects.
 */
public abstract class Format {
    /** An array has this many bytes more than its records: a word may reach beyond the last one. */
    static final int SPARE = Long.BYTES;
    /** The most bytes of records in one array. */
    static final int MOST_BYTES = Parallel.LARGEST_ARRAY - SPARE;
    /** Words with their numbers that a sort on JTP or the JDK needs beside those that it sorts, and one on a device. */
    private static final int PAIRS = 3;
    private static final int DEVICE_PAIRS = 4;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    /** The bytes of each record, or 0 for lines. */
    final int width;
    final boolean isDescending;
    private final long mask;

    Format(int width, boolean isDescending) {
        this.width = width;
        this.isDescending = isDescending;
        this.mask = KeyOrder.of(isDescending).mask(Long.SIZE);
    }

    // ---- memory: by default that of bytes, which are sorted by words of their keys

    /** Fails if so many bytes of a file are not whole records. */
    final void requireWhole(OpenFile file, long bytes) throws IOException {
        if (width > 0 && bytes % width != 0) {
            throw FileFailure.of(file.name(), String.format(Locale.ROOT,
                    "%,d %s no whole number of records of %,d bytes", bytes, bytes == 1 ? "byte is" : "bytes are",
                    width));
        }
    }

    /** The bytes of a record, or about those of a line. */
    double meanLength(OpenFile input, long bytes) throws IOException {
        return width;
    }

    /** What the sort of a block is. */
    SortWorkload workload() {
        return SortWorkload.ofPairs(long.class);
    }

    /** The most bytes of records in a block. */
    long mostBytes() {
        return MOST_BYTES;
    }

    /** Bytes that a block has for each record beside it: its number, and where a line begins. */
    int indexBytes() {
        return width > 0 ? Integer.BYTES : 2 * Integer.BYTES;
    }

    /** Bytes that the sort of a block needs for each record, beside the block. */
    int workingBytes(boolean onDevice) {
        return Long.BYTES + keptBytes(onDevice);
    }

    /** How many of these bytes the library keeps for its next sort. */
    int keptBytes(boolean onDevice) {
        return (Long.BYTES + Integer.BYTES) * (onDevice ? DEVICE_PAIRS : PAIRS);
    }

    // ---- order

    static long range(int begin, int end) {
        return (long) begin << Integer.SIZE | end;
    }

    static int begin(long range) {
        return (int) (range >> Integer.SIZE);
    }

    static int end(long range) {
        return (int) range;
    }

    /** Where the record ends that begins at an index, or -1 if it ends later than what is there. */
    final int end(byte[] bytes, int from, int to) {
        return end(bytes, from, from, to);
    }

    /** @param searched no line ends before this */
    final int end(byte[] bytes, int from, int searched, int to) {
        if (width > 0) {
            return to - from >= width ? from + width : -1;
        }
        return lineEnd(bytes, from, searched, to);
    }

    // ---- of lines

    /** Where the line ends that begins at an index, as {@link #end}. */
    int lineEnd(byte[] bytes, int from, int searched, int to) {
        throw new IllegalStateException("all records have a width");
    }

    /** Whether a record has ends of lines within it. */
    boolean hasEndsWithin(byte[] bytes, int from, int to) {
        return false;
    }

    /** The same order of records that have a line of totals each. */
    Format withTotals() {
        throw new IllegalStateException("only lines have totals");
    }

    /** The key of a record. */
    abstract long key(byte[] bytes, long record);

    /** A number with the order of keys that are equal up to a depth, which is a number of bytes. */
    final long word(byte[] bytes, long key, int depth) {
        return ascendingWord(bytes, key, depth) ^ mask;
    }

    abstract long ascendingWord(byte[] bytes, long key, int depth);

    /** What {@link io.github.aparasort.internal.object.KeyReader#next} tells of keys with the same word. */
    final int next(long word, int depth) {
        return nextOf(word ^ mask, depth);
    }

    /** @param word of an ascending order */
    abstract int nextOf(long word, int depth);

    final int compareKeys(byte[] bytes, long key, byte[] others, long other) {
        int ascending = compareAscending(bytes, key, others, other);
        return isDescending ? Integer.compare(0, ascending) : ascending;
    }

    int compareAscending(byte[] bytes, long key, byte[] others, long other) {
        return Arrays.compareUnsigned(bytes, begin(key), end(key), others, begin(other), end(other));
    }

    /** By what records with equal keys are ordered; or null if they keep their order. */
    Format ties() {
        return null;
    }

    /**
     * Compares two records.
     *
     * @param keysAreEqual whether this is known
     */
    final int compare(byte[] bytes, long record, byte[] others, long other, boolean keysAreEqual) {
        int byKey = keysAreEqual ? 0 : compareKeys(bytes, key(bytes, record), others, key(others, other));
        return byKey != 0 || ties() == null ? byKey : ties().compare(bytes, record, others, other, false);
    }

    /** Up to eight bytes of a key, those behind a depth, with zeros after its end. */
    static long bytesOf(byte[] bytes, long key, int depth) {
        int left = end(key) - begin(key) - depth;
        if (left <= 0) {
            return 0;
        }
        long word = eightBytes(bytes, begin(key) + depth);
        // What follows the key does not count.
        return left < Long.BYTES ? word & -1L << Byte.SIZE * (Long.BYTES - left) : word;
    }

    static long eightBytes(byte[] bytes, int at) {
        return (long) LONGS.get(bytes, at);
    }
}
