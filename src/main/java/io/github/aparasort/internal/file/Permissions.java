package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Who may read and write a file, where the file system has POSIX permissions; elsewhere this does nothing. */
final class Permissions {
    private static final FileAttribute<?>[] NONE = {};

    private Permissions() {
    }

    /** For a new file that only its owner may read and write. */
    static FileAttribute<?>[] ofOwner(Path directory) {
        return isPosix(directory) ? attributes(PosixFilePermissions.fromString("rw-------")) : NONE;
    }

    /**
     * For a new file with the content of an existing one: whoever may not read that one may never read the new one. The
     * umask of the process may take away more; {@link #copy} gives it back.
     */
    static FileAttribute<?>[] like(Path existing) throws IOException {
        return isPosix(existing) ? attributes(Files.getPosixFilePermissions(existing)) : NONE;
    }

    /** Gives a file the permissions of another one. */
    static void copy(Path from, Path to) throws IOException {
        if (isPosix(from)) {
            Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
        }
    }

    private static FileAttribute<?>[] attributes(Set<PosixFilePermission> permissions) {
        return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)};
    }

    private static boolean isPosix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
