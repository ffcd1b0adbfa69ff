package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Lines that follow each other in a file: their bytes, where they begin, and their order. */
final class LineBlock {
    /** Bytes that are searched for ends while they are in the caches. */
    private static final int PART = 1 << 18;

    /** Is told how many bytes were read so far. */
    interface Reached {
        void at(long bytes) throws IOException;
    }

    final byte[] bytes;
    /** The numbers of the lines in their order, once they are sorted. */
    final int[] order;
    /** Where each line begins, and where the last one ends. */
    private final int[] begins;
    private final int capacity;
    private int count;
    private int longest;
    /** Where the first line is in the file. */
    private long position;

    /**
     * @param capacity the most bytes, with the ends of lines
     * @param lines the most lines
     */
    LineBlock(int capacity, int lines) {
        this.capacity = capacity;
        bytes = new byte[capacity + LineOrder.SPARE];
        begins = new int[lines + 1];
        order = new int[lines];
    }

    /** Reads as many whole lines as there is room for. The last line of a file gets an end if it has none. */
    void load(OpenFile file, long from, long size, Reached reached) throws IOException {
        position = from;
        count = 0;
        longest = 0;
        int filled = 0;
        while (filled < capacity && from + filled < size && count < order.length) {
            int part = (int) Math.min(Math.min(PART, capacity - filled), size - from - filled);
            file.read(ByteBuffer.wrap(bytes, filled, part), from + filled);
            filled += part;
            if (from + filled == size && bytes[filled - 1] != LineEnds.END && filled < capacity) {
                bytes[filled++] = LineEnds.END;
            }
            findEnds(filled - part, filled);
            reached.at(Math.min(from + begins[count], size));
        }
    }

    private void findEnds(int from, int filled) {
        int searched = Math.max(from - 1, begins[count]);
        while (count < order.length) {
            int end = LineEnds.find(bytes, searched, filled);
            if (end < 0) {
                return;
            }
            longest = Math.max(longest, end + 1 - begins[count]);
            begins[++count] = end + 1;
            searched = end + 1;
        }
    }

    /** How long the line is that did not fit into this block, with its end. The block is lost. */
    long lengthOfFirst(OpenFile file, long size) throws IOException {
        long at = position;
        while (at < size) {
            int part = (int) Math.min(Math.min(PART, capacity), size - at);
            file.read(ByteBuffer.wrap(bytes, 0, part), at);
            int end = LineEnds.find(bytes, 0, part);
            if (end >= 0) {
                return at + end + 1 - position;
            }
            at += part;
        }
        return at + 1 - position;
    }

    int count() {
        return count;
    }

    /** The bytes of the lines, with their ends. */
    int size() {
        return count == 0 ? 0 : begins[count];
    }

    /** The bytes of lines that follow each other in their order, with their ends. */
    long size(int from, int to) {
        long size = 0;
        for (int i = from; i < to; i++) {
            size += begins[order[i] + 1] - begins[order[i]];
        }
        return size;
    }

    /** The bytes of the longest line, with its end. */
    int longest() {
        return longest;
    }

    /** Where the first line was in the file. */
    long position() {
        return position;
    }

    /** Where the line after the last one is in the file. */
    long end() {
        return position + size();
    }

    /** The range of a line without its end. */
    long line(int number) {
        return LineOrder.range(begins[number], begins[number + 1] - 1);
    }
}
