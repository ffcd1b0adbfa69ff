package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Moves records between blocks and files, through a buffer of its own. For one thread at a time. The buffer is in the
 * heap: direct memory would be free only after a collection, and nothing asks for one.
 */
final class RecordTransfer {
    private final int width;
    private final ByteBuffer buffer;
    /** The most records that one call moves. */
    final int records;

    RecordTransfer(Format format, int records) {
        this.width = format.width();
        this.records = records;
        this.buffer = format.buffer(records);
    }

    /** Reads records of a file into a block, from the record with this number on. */
    void read(OpenFile file, long number, Block block, int at, int count) throws IOException {
        for (int done = 0, part; done < count; done += part) {
            part = Math.min(records, count - done);
            buffer.clear().limit(part * width);
            file.read(buffer, (number + done) * width);
            block.load(buffer.flip(), at + done, part);
        }
    }

    /** Reads the first records of a file into a block, and tells how many bytes are there. */
    void readFirst(OpenFile file, Block block, int count, Stages stages) throws IOException {
        for (int begin = 0, part; begin < count; begin += part) {
            part = Math.min(records, count - begin);
            read(file, begin, block, begin, part);
            stages.reached((long) (begin + part) * width);
        }
    }

    /** Writes records of a block to a file, to the place of the record with this number and those after it. */
    void write(OpenFile file, long number, Block block, int at, int count) throws IOException {
        for (int done = 0, part; done < count; done += part) {
            part = Math.min(records, count - done);
            buffer.clear().limit(part * width);
            block.store(buffer, at + done, part);
            file.write(buffer, (number + done) * width);
        }
    }
}
