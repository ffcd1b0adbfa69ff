package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** A file that is read as it was when it was opened. If it is another one at the end, that is noticed. */
public final class InputFile implements AutoCloseable {
    private final Path name;
    private final FileChannel channel;
    private final BasicFileAttributes opened;

    private InputFile(Path name, FileChannel channel, BasicFileAttributes opened) {
        this.name = name;
        this.channel = channel;
        this.opened = opened;
    }

    /** Opens a regular file. It tells how long it is, so a pipe, a device and a file of {@code /proc} are refused. */
    public static InputFile open(Path file) throws IOException {
        // Before the file is opened: whatever changes from here on is seen at the end.
        BasicFileAttributes attributes = attributes(file);
        if (!attributes.isRegularFile()) {
            throw FileFailure.of(file, attributes.isDirectory() ? "is a directory"
                    : "is a pipe or a device; write its content to a file, and sort that");
        }
        InputFile input = new InputFile(file,
                OpenFile.open(file, file, Set.of(StandardOpenOption.READ)), attributes);
        try {
            input.requireSize();
            return input;
        } catch (IOException | RuntimeException | Error e) {
            input.close();
            throw e;
        }
    }

    private static BasicFileAttributes attributes(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class);
        } catch (IOException e) {
            throw FileFailure.of(file, e);
        }
    }

    private void requireSize() throws IOException {
        if (opened.size() == 0) {
            int read;
            try {
                read = channel.read(ByteBuffer.allocate(1));
            } catch (IOException e) {
                throw FileFailure.of(name, e);
            }
            if (read > 0) {
                throw FileFailure.of(name,
                        "its size is said to be 0, but it has content; copy it to another file, and sort that");
            }
        }
    }

    public FileChannel channel() {
        return channel;
    }

    /** The bytes that it had when it was opened. */
    public long size() {
        return opened.size();
    }

    /**
     * Fails if the file was changed or replaced since it was opened. If it was deleted, what was read of it is the only
     * copy, and this does not fail.
     */
    public void requireUnchanged() throws IOException {
        BasicFileAttributes now;
        try {
            now = attributes(name);
        } catch (NoSuchFileException e) {
            return;
        }
        if (!Objects.equals(now.fileKey(), opened.fileKey())) {
            throw FileFailure.changed(name, "another file has its name now");
        }
        if (now.size() != opened.size()) {
            throw FileFailure.changed(name,
                    String.format(Locale.ROOT, "it had %,d bytes, now %,d", opened.size(), now.size()));
        }
        if (!now.lastModifiedTime().equals(opened.lastModifiedTime())) {
            throw FileFailure.changed(name, "it was written at " + now.lastModifiedTime());
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
