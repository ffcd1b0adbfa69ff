package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/** A file that is replaced as a whole: a temporary file in the same directory is written, then moved. */
public final class ReplacedFile {
    /** Linux allows as many. */
    private static final int MAX_LINKS = 40;

    private ReplacedFile() {
    }

    /**
     * Where a file really is. A symbolic link stays a link, and the file that it names is replaced, or made if there is
     * none yet.
     */
    public static Path target(Path wanted) throws IOException {
        Path file = wanted.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(file); links++) {
            if (links == MAX_LINKS) {
                throw new FileSystemException(wanted.toString(), null, "too many levels of symbolic links");
            }
            file = file.resolveSibling(Files.readSymbolicLink(file));
        }
        return Files.exists(file) ? file.toRealPath() : file;
    }

    /** A new name beside a file. It does not contain the file's own name, which may be as long as names can be. */
    public static Path temporary(Path file) {
        return file.resolveSibling(".aparasort-" + UUID.randomUUID() + ".tmp");
    }

    /** Puts the temporary file in the place of the file. */
    public static void move(Path temporary, Path file) throws IOException {
        try {
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
