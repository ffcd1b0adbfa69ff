package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * What keeps a file from being replaced by another one, although it can be written or although a file beside it can be
 * made. Asked before the work, because the move comes after it.
 */
final class Obstacles {
    /** The bit of the mode of a directory in which only owners rename and delete. */
    private static final int STICKY = 0b001_000_000_000;
    private static final int ROOT = 0;
    private static final String REMEDY = "; choose a file in another directory";

    private Obstacles() {
    }

    /**
     * Fails if this process may not write an existing file, or not all of it.
     *
     * @param name of the file, for the message
     */
    static void requireWritable(Path name, Path file) throws IOException {
        if (MountTable.SYSTEM.contains(file)) {
            throw FileFailure.of(name, "is a mount point, which cannot be replaced; mount its directory instead, or "
                    + "choose a file in another directory");
        }
        if (!Files.isWritable(file)) {
            throw new AccessDeniedException(name.toString());
        }
        // Another one might take this for a change of the file.
        if (file.getFileSystem() == FileSystems.getDefault()) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                assert channel.isOpen();
            } catch (IOException e) {
                throw FileFailure.of(name, "cannot be overwritten, it is append-only or in use ("
                        + FileFailure.reason(e) + ")" + REMEDY);
            }
        }
    }

    /**
     * Fails if a new file may not take the place of another one.
     *
     * @param temporary the new file, whose owner is the user of this process
     */
    static void requireReplaceable(Path name, Path file, Path temporary) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("unix")
                && isHeld(file, (int) Files.getAttribute(temporary, "unix:uid"))) {
            throw FileFailure.of(name, "is in a sticky directory, and neither of them is yours" + REMEDY);
        }
    }

    /** Whether a sticky directory keeps the files of others from this user. */
    static boolean isHeld(Path file, int user) throws IOException {
        Path directory = file.getParent();
        return user != ROOT && ((int) Files.getAttribute(directory, "unix:mode") & STICKY) != 0
                && user != (int) Files.getAttribute(directory, "unix:uid")
                && user != (int) Files.getAttribute(file, "unix:uid");
    }
}
