package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/**
 * Replaces a file in one step: writes a temporary file in the same directory, forces it to the disk, then moves it.
 * Without the move, after Ctrl-C too, the old file is unchanged and the temporary file is deleted.
 */
public final class Replacement implements AutoCloseable {
    private final Path file;
    private final Path temporary;
    private final Thread cleaner = new Thread(this::delete, "aparasort-cleaner");
    /** Null until the temporary file is there. */
    private volatile FileChannel channel;
    /** Whether the temporary file was deleted, or must not be created any more. */
    private boolean deleted;
    private volatile boolean committed;

    private Replacement(Path file) {
        this.file = file;
        this.temporary = ReplacedFile.temporary(file);
    }

    /** Creates the temporary file, so it fails now if the directory cannot be written. */
    public static Replacement of(Path wanted) throws IOException {
        Path file = ReplacedFile.target(wanted);
        boolean exists = Files.exists(file);
        if (exists && !Files.isRegularFile(file)) {
            throw failure(wanted, Files.isDirectory(file) ? "is a directory" : "not a regular file");
        }
        if (exists && !Files.isWritable(file)) {
            throw failure(wanted, "permission denied");
        }
        Replacement replacement = new Replacement(file);
        try {
            // Before there is a file to delete: the JVM refuses this while it shuts down.
            Runtime.getRuntime().addShutdownHook(replacement.cleaner);
        } catch (IllegalStateException e) {
            throw failure(wanted, "the JVM is shutting down");
        }
        try {
            replacement.create(exists ? Permissions.like(file) : new FileAttribute<?>[0]);
            return replacement;
        } catch (IOException | RuntimeException | Error e) {
            replacement.close();
            throw e;
        }
    }

    private static FileSystemException failure(Path file, String reason) {
        return new FileSystemException(file.toString(), null, reason);
    }

    private synchronized void create(FileAttribute<?>... permissions) throws IOException {
        if (deleted) {
            throw failure(file, "the JVM is shutting down");
        }
        channel = FileChannel.open(temporary, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                permissions);
    }

    public FileChannel channel() {
        return channel;
    }

    /** Where the temporary file is: the directory of the file. */
    public Path directory() {
        return file.getParent();
    }

    /** Replaces the file by what was written. */
    public void commit() throws IOException {
        channel.force(true);
        channel.close();
        keepPermissions();
        ReplacedFile.move(temporary, file);
        committed = true;
    }

    private void keepPermissions() {
        try {
            if (Files.exists(file)) {
                Permissions.copy(file, temporary);
            }
        } catch (IOException | UnsupportedOperationException e) {
            // The file keeps what it was created with.
        }
    }

    @Override
    public void close() {
        delete();
        try {
            Runtime.getRuntime().removeShutdownHook(cleaner);
        } catch (IllegalStateException e) {
            // The JVM is shutting down already.
        }
    }

    private synchronized void delete() {
        deleted = true;
        if (channel == null) {
            return;
        }
        try {
            channel.close();
            if (!committed) {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            // The temporary file stays; the file itself is unchanged.
        }
    }
}
