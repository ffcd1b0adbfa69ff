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

/**
 * A file that is read as it was when it was opened. If it is another one at the end, that is noticed.
 *
 * @param opened what it was then
 */
public record InputFile(OpenFile file, BasicFileAttributes opened) implements AutoCloseable {
    /** Opens a regular file. It tells how long it is, so a pipe, a device and a file of {@code /proc} are refused. */
    public static InputFile open(Path file, Disk disk) throws IOException {
        // Before the file is opened: whatever changes from here on is seen at the end.
        BasicFileAttributes attributes = attributes(file);
        if (!attributes.isRegularFile()) {
            throw FileFailure.of(file, attributes.isDirectory() ? "is a directory"
                    : "is a pipe or a device; write its content to a file, and sort that");
        }
        if (attributes.size() == 0 && hasContent(file)) {
            throw FileFailure.of(file,
                    "its size is said to be 0, but it has content; copy it to another file, and sort that");
        }
        return new InputFile(new OpenFile(file, channel(file), disk), attributes);
    }

    private static boolean hasContent(Path file) throws IOException {
        try (FileChannel channel = channel(file)) {
            return channel.read(ByteBuffer.allocate(1)) > 0;
        } catch (IOException e) {
            throw FileFailure.of(file, e);
        }
    }

    private static FileChannel channel(Path file) throws IOException {
        return OpenFile.open(file, file, Set.of(StandardOpenOption.READ));
    }

    private static BasicFileAttributes attributes(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class);
        } catch (IOException e) {
            throw FileFailure.of(file, e);
        }
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
            now = attributes(file.name());
        } catch (NoSuchFileException e) {
            return;
        }
        if (!Objects.equals(now.fileKey(), opened.fileKey())) {
            throw FileFailure.changed(file.name(), "another file has its name now");
        }
        if (now.size() != opened.size()) {
            throw FileFailure.changed(file.name(),
                    String.format(Locale.ROOT, "it had %,d bytes, now %,d", opened.size(), now.size()));
        }
        if (!now.lastModifiedTime().equals(opened.lastModifiedTime())) {
            throw FileFailure.changed(file.name(), "it was written at " + now.lastModifiedTime());
        }
    }

    @Override
    public void close() throws IOException {
        file.channel().close();
    }
}
