package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/** A file that only this process needs, to write and read. Only its owner may read it. It is deleted when closed. */
public final class TemporaryFile implements AutoCloseable {
    private final Path file;
    private final FileChannel channel;

    private TemporaryFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Makes one in a directory. The file system of the JDK deletes it however this process ends. */
    public static TemporaryFile open(Path directory) throws IOException {
        Path file = ReplacedFile.temporary(directory.resolve("file"));
        Set<OpenOption> options = new HashSet<>(
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE));
        if (directory.getFileSystem() == FileSystems.getDefault()) {
            // Others ignore it or fail.
            options.add(StandardOpenOption.DELETE_ON_CLOSE);
        }
        return new TemporaryFile(file, OpenFile.open(directory, file, options, Permissions.ofOwner(directory)));
    }

    /** Fails if no temporary file can be made in a directory. */
    public static void requireDirectory(Path directory) throws IOException {
        try {
            open(directory).close();
        } catch (IOException e) {
            IOException failure = FileFailure.of(directory, FileFailure.reason(e) + "; temporary files need a "
                    + "directory that exists and can be written: make it, or choose another one");
            failure.initCause(e);
            throw failure;
        }
    }

    public FileChannel channel() {
        return channel;
    }

    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            // After the close: some systems keep a file that is open.
            Files.deleteIfExists(file);
        }
    }
}
