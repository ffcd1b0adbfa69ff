package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/** The calls to a disk that can fail or fall short. Tests override them, so they need no full disk. */
public class Disk {
    public static final Disk REAL = new Disk();
    /** Nobody can tell how many bytes are free: then a full disk is noticed when it is full. */
    public static final long UNKNOWN = Long.MAX_VALUE;

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

    /** The bytes of a file system, and those of them that are free. */
    public record Space(long total, long free) {
    }

    /** That of the file system that has a directory. */
    protected Space space(Path directory) throws IOException {
        FileStore store = Files.getFileStore(directory);
        return new Space(store.getTotalSpace(), store.getUsableSpace());
    }

    /** The free bytes where a directory is, or {@link #UNKNOWN}. */
    public final long usableSpace(Path directory) {
        try {
            Space space = space(directory);
            // A file system without a size of its own, in memory for instance, says that all of it is 0.
            return space.total == 0 ? UNKNOWN : space.free;
        } catch (IOException | UnsupportedOperationException e) {
            // For instance in a chroot, which has no mount points.
            return UNKNOWN;
        }
    }

    /** Whether two directories are known to share their free bytes. */
    public boolean isSame(Path directory, Path other) {
        try {
            return Files.getFileStore(directory).equals(Files.getFileStore(other));
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }
}
