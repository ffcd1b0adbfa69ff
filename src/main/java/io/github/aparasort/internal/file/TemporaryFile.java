package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/**
 * A file that only this process needs, to write and read. Only its owner may read it. It is deleted when closed.
 *
 * @param file has the name of its directory, which is the one that the user knows
 */
public record TemporaryFile(Path path, OpenFile file) implements AutoCloseable {
    /** Makes one in a directory. The file system of the JDK deletes it however this process ends. */
    public static TemporaryFile open(Path directory, Disk disk) throws IOException {
        Path path = ReplacedFile.temporary(directory.resolve("file"));
        Set<OpenOption> options = new HashSet<>(
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE));
        if (directory.getFileSystem() == FileSystems.getDefault()) {
            // Other file systems ignore it or fail.
            options.add(StandardOpenOption.DELETE_ON_CLOSE);
        }
        return new TemporaryFile(path, new OpenFile(directory,
                OpenFile.open(directory, path, options, Permissions.ofOwner(directory)), disk));
    }

    /** Fails if no temporary file can be made in a directory. */
    public static void requireDirectory(Path directory) throws IOException {
        try {
            open(directory, Disk.REAL).close();
        } catch (IOException e) {
            IOException failure = FileFailure.of(directory, FileFailure.reason(e) + "; temporary files need a "
                    + "directory that exists and can be written: make it, or choose another one");
            failure.initCause(e);
            throw failure;
        }
    }

    @Override
    public void close() throws IOException {
        try {
            file.channel().close();
        } finally {
            // After the close: some systems keep a file that is open.
            Files.deleteIfExists(path);
        }
    }
}
