package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Collects lines, and writes them to a file from a position on. For one thread at a time. */
final class LineOutput {
    private final OpenFile file;
    private final byte[] buffer;
    private final MergeThreads.Written written;
    private long position;
    private int filled;

    LineOutput(OpenFile file, int capacity, MergeThreads.Written written) {
        this.file = file;
        this.buffer = new byte[capacity];
        this.written = written;
    }

    /** Where the next byte goes. */
    void from(long begin) {
        position = begin;
    }

    /** Adds a range of bytes. */
    void add(byte[] bytes, int begin, int end) throws IOException {
        int length = end - begin;
        if (length > buffer.length - filled) {
            flush();
            if (length > buffer.length) {
                write(ByteBuffer.wrap(bytes, begin, length), length);
                return;
            }
        }
        System.arraycopy(bytes, begin, buffer, filled, length);
        filled += length;
    }

    /** Adds lines of a block in their order, and writes all that was added. */
    void add(LineBlock block, int from, int to) throws IOException {
        for (int i = from; i < to; i++) {
            long line = block.line(block.order[i]);
            add(block.bytes, LineOrder.begin(line), LineOrder.end(line) + 1);
        }
        flush();
    }

    /** Writes what was collected. */
    void flush() throws IOException {
        if (filled > 0) {
            write(ByteBuffer.wrap(buffer, 0, filled), filled);
            filled = 0;
        }
    }

    private void write(ByteBuffer bytes, int count) throws IOException {
        file.write(bytes, position);
        position += count;
        written.add(count);
    }
}
