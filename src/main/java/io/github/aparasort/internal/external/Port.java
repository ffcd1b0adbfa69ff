package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.Disk;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Moves records between blocks and files, through a direct buffer of its own. For one thread at a time. */
final class Port {
    private final Disk disk;
    private final int width;
    private final ByteBuffer buffer;
    /** The most records that one call moves. */
    final int records;

    Port(Format format, Disk disk, int records) {
        this.disk = disk;
        this.width = format.width();
        this.records = records;
        this.buffer = format.buffer(records);
    }

    /** Reads records of a file into a block, from the record with this number on. */
    void read(FileChannel file, long number, Block block, int at, int count) throws IOException {
        for (int done = 0, part; done < count; done += part) {
            part = Math.min(records, count - done);
            buffer.clear().limit(part * width);
            long position = (number + done) * width;
            while (buffer.hasRemaining()) {
                if (disk.read(file, buffer, position + buffer.position()) < 0) {
                    throw new EOFException("the file became shorter while it was read");
                }
            }
            block.load(buffer.flip(), at + done, part);
        }
    }

    /** Writes records of a block to a file, to the place of the record with this number and those after it. */
    void write(FileChannel file, long number, Block block, int at, int count) throws IOException {
        for (int done = 0, part; done < count; done += part) {
            part = Math.min(records, count - done);
            buffer.clear().limit(part * width);
            block.store(buffer, at + done, part);
            long position = (number + done) * width;
            while (buffer.hasRemaining()) {
                disk.write(file, buffer, position + buffer.position());
            }
        }
    }
}
