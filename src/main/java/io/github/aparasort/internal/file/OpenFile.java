package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/**
 * A file that is read and written at positions. What fails names the file as the user does.
 *
 * @param name for messages; another path than that of the file, if the user does not know that one
 */
public record OpenFile(Path name, FileChannel channel, Disk disk) {
    /**
     * Bytes of one call. The JDK copies each through direct memory of the thread, which it keeps until the thread ends:
     * so much, and no more.
     */
    private static final int TRANSFER = 1 << 16;

    /** Transfers bytes between a buffer and this position of the file. */
    private interface Step {
        void run(long position) throws IOException;
    }

    /** Opens a file. */
    static FileChannel open(Path name, Path file, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        try {
            return FileChannel.open(file, options, attributes);
        } catch (IOException e) {
            throw FileFailure.of(name, e);
        } catch (UnsupportedOperationException e) {
            throw FileFailure.of(name,
                    new IOException("its file system cannot read and write at positions; use another one", e));
        }
    }

    /** Reads bytes from this position on, until the buffer is full. */
    public void read(ByteBuffer to, long position) throws IOException {
        transfer(to, position, at -> {
            if (disk.read(channel, to, at) < 0) {
                throw FileFailure.changed(name, "it became shorter");
            }
        });
    }

    /** Writes the bytes of the buffer from this position on. */
    public void write(ByteBuffer from, long position) throws IOException {
        transfer(from, position, at -> disk.write(channel, from, at));
    }

    /** @param step transfers some bytes, as many as the buffer has at most */
    private void transfer(ByteBuffer buffer, long position, Step step) throws IOException {
        int end = buffer.limit();
        int begin = buffer.position();
        try {
            while (buffer.position() < end) {
                buffer.limit(buffer.position() + Math.min(end - buffer.position(), TRANSFER));
                step.run(position + buffer.position() - begin);
            }
        } catch (IOException e) {
            throw FileFailure.of(name, e);
        }
    }

    /** Cuts off what is behind a position. */
    public void truncate(long size) throws IOException {
        try {
            channel.truncate(size);
        } catch (IOException e) {
            throw FileFailure.of(name, e);
        }
    }

    /** Forces what was written to the disk. */
    public void force() throws IOException {
        try {
            channel.force(false);
        } catch (IOException e) {
            throw FileFailure.of(name, e);
        }
    }
}
