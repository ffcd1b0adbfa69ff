package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Where a sort writes.
 *
 * @param home the directory of the new file, or null if there is none
 * @param directory where runs go
 */
record Storage(Disk disk, Path home, Path directory) {
    private static final String FREE = "free some";
    private static final String REMEDY = "choose another directory for temporary files, or " + FREE;

    /** Makes a temporary file. Its user closes it. */
    TemporaryFile temporary() throws IOException {
        return TemporaryFile.open(directory, disk);
    }

    /** Fails if there is no space for the new file, if there is one, and for so many temporary files of its size. */
    void requireSpace(long size, int temporaries) throws IOException {
        if (size == Budget.UNKNOWN) {
            return;
        }
        if (home != null && temporaries > 0 && disk.isSame(directory, home)) {
            requireSpace(directory, (1 + temporaries) * size, REMEDY);
        } else {
            requireTemporary(temporaries * size);
            if (home != null) {
                requireSpace(home, size, FREE);
            }
        }
    }

    /** Fails if there is no space for so many bytes of temporary files. */
    void requireTemporary(long size) throws IOException {
        if (size > 0) {
            requireSpace(directory, size, REMEDY);
        }
    }

    private void requireSpace(Path place, long needed, String remedy) throws IOException {
        long free = disk.usableSpace(place);
        if (free < needed) {
            throw FileFailure.of(place, String.format(Locale.ROOT,
                    "not enough space: %,d bytes are needed, %,d are free; %s", needed, free, remedy));
        }
    }
}
