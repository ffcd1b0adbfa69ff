package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/**
 * Replaces a file as a whole: writes a temporary file in the same directory, forces it to the disk, then moves it.
 * Without the move, after Ctrl-C too, the old file is unchanged and the temporary file is deleted.
 */
public final class Replacement implements AutoCloseable {
    /** The name that the user knows; a link, for instance. */
    private final Path wanted;
    private final Path file;
    private final Path temporary;
    private final Thread cleaner = new Thread(this::delete, "aparasort-cleaner");
    /** Null until the temporary file is there. */
    private volatile FileChannel channel;
    /** Whether the temporary file was deleted, or must not be created any more. */
    private boolean deleted;
    private volatile boolean committed;

    private Replacement(Path wanted, Path file) {
        this.wanted = wanted;
        this.file = file;
        this.temporary = ReplacedFile.temporary(file);
    }

    /** Creates the temporary file, so it fails now if the directory cannot be written. */
    public static Replacement of(Path wanted) throws IOException {
        boolean exists = Files.exists(wanted);
        if (exists && !Files.isRegularFile(wanted)) {
            throw FileFailure.of(wanted, Files.isDirectory(wanted) ? "is a directory" : "is a pipe or a device");
        }
        Path file = ReplacedFile.target(wanted);
        if (exists) {
            Obstacles.requireWritable(wanted, file);
        }
        Replacement replacement = new Replacement(wanted, file);
        try {
            // Before there is a file to delete: the JVM refuses this while it shuts down.
            Runtime.getRuntime().addShutdownHook(replacement.cleaner);
        } catch (IllegalStateException e) {
            throw FileFailure.of(wanted, "the JVM is shutting down");
        }
        try {
            replacement.create(exists ? Permissions.like(file) : new FileAttribute<?>[0]);
            if (exists) {
                Obstacles.requireReplaceable(wanted, file, replacement.temporary);
            }
            return replacement;
        } catch (IOException | RuntimeException | Error e) {
            replacement.close();
            throw e;
        }
    }

    private synchronized void create(FileAttribute<?>... permissions) throws IOException {
        if (deleted) {
            throw FileFailure.of(wanted, "the JVM is shutting down");
        }
        channel = OpenFile.open(wanted, temporary, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ,
                StandardOpenOption.WRITE),
                permissions);
    }

    public FileChannel channel() {
        return channel;
    }

    /** Where the temporary file is: the directory of the file. */
    public Path directory() {
        return file.getParent();
    }

    /** Forces what was written to the disk: the long part of a commit. Nothing more can be written. */
    public void force() throws IOException {
        try {
            channel.force(true);
            channel.close();
        } catch (IOException e) {
            throw FileFailure.of(wanted, e);
        }
        keepPermissions();
    }

    /** Replaces the file by what was written. */
    public void commit() throws IOException {
        if (channel.isOpen()) {
            force();
        }
        try {
            ReplacedFile.move(temporary, file);
        } catch (IOException e) {
            throw FileFailure.of(wanted, e);
        }
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
            try {
                channel.close();
            } finally {
                if (!committed) {
                    Files.deleteIfExists(temporary);
                }
            }
        } catch (IOException e) {
            // The temporary file stays; the file itself is unchanged.
        }
    }
}
