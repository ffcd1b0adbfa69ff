package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** The calls to a disk that can fail or fall short. Tests override them: a full disk needs no full disk. */
public class Disk {
    public static final Disk REAL = new Disk();

    protected Disk() {
    }

    /** Reads some bytes at a position, as {@link FileChannel#read(ByteBuffer, long)}. */
    public int read(FileChannel file, ByteBuffer to, long position) throws IOException {
        return file.read(to, position);
    }

    /** Writes some bytes at a position, as {@link FileChannel#write(ByteBuffer, long)}. */
    public int write(FileChannel file, ByteBuffer from, long position) throws IOException {
        return file.write(from, position);
    }

    /** The free bytes where a directory is. */
    public long usableSpace(Path directory) throws IOException {
        return Files.getFileStore(directory).getUsableSpace();
    }

    /** Whether two directories share their free bytes. */
    public boolean isSame(Path directory, Path other) throws IOException {
        return Files.getFileStore(directory).equals(Files.getFileStore(other));
    }
}
