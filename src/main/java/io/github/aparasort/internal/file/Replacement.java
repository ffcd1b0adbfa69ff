package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Replaces a file in one step: writes a temporary file in the same directory, forces it to the disk, then moves it.
 * Without the move, after Ctrl-C too, the old file is unchanged and the temporary file is deleted.
 */
public final class Replacement implements AutoCloseable {
    private final Path file;
    private final Path temporary;
    private final FileChannel channel;
    private final Thread cleaner = new Thread(this::delete, "aparasort-cleaner");
    private boolean committed;

    private Replacement(Path file, Path temporary, FileChannel channel) {
        this.file = file;
        this.temporary = temporary;
        this.channel = channel;
        Runtime.getRuntime().addShutdownHook(cleaner);
    }

    /** Creates the temporary file, so it fails now if the directory cannot be written. */
    public static Replacement of(Path wanted) throws IOException {
        Path file = ReplacedFile.target(wanted);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(Files.isDirectory(file) ? "is a directory" : "not a regular file");
        }
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new IOException("permission denied");
        }
        Path temporary = ReplacedFile.temporary(file);
        FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return new Replacement(file, temporary, channel);
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
                Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
            }
        } catch (IOException | UnsupportedOperationException e) {
            // The file keeps the permissions of a new file.
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

    private void delete() {
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
