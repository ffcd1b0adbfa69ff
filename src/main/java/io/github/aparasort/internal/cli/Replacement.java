package io.github.aparasort.internal.cli;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A file that appears all at once: written beside its place, synchronised to the disk, then moved. Whatever happens
 * before, an interrupt from the keyboard included, leaves what was there as it was, and nothing beside it.
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

    /** Begins a replacement, and so finds out now whether the place can be written to. */
    static Replacement of(Path wanted) throws IOException {
        // Through a symbolic link: what it points to is replaced, and the link stays.
        Path file = Files.exists(wanted) ? wanted.toRealPath() : wanted.toAbsolutePath();
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(Files.isDirectory(file) ? "is a directory" : "not a regular file");
        }
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new IOException("permission denied");
        }
        Path temporary = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID() + ".tmp");
        FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return new Replacement(file, temporary, channel);
    }

    FileChannel channel() {
        return channel;
    }

    /** Puts what was written in its place. */
    void commit() throws IOException {
        channel.force(true);
        channel.close();
        keepPermissions();
        try {
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        }
        committed = true;
    }

    private void keepPermissions() {
        try {
            if (Files.exists(file)) {
                Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
            }
        } catch (IOException | UnsupportedOperationException e) {
            // Those of a new file, then.
        }
    }

    @Override
    public void close() {
        delete();
        try {
            Runtime.getRuntime().removeShutdownHook(cleaner);
        } catch (IllegalStateException e) {
            // The JVM is on its way down already.
        }
    }

    private void delete() {
        try {
            channel.close();
            if (!committed) {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            // Nothing more can be done, and the file asked for is as it was.
        }
    }
}
