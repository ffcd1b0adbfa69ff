package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The files of one sort.
 *
 * @param bytes the length of the input
 * @param home the directory of the new file
 * @param directory where runs go
 */
record SortFiles(OpenFile input, OpenFile target, long bytes, Path home, Path directory) {
    /** Makes a temporary file. Its user closes it. */
    TemporaryFile temporary() throws IOException {
        return TemporaryFile.open(directory, input.disk());
    }

    /** Fails if there is no space for the new file. */
    void requireSpace(long size) throws IOException {
        requireSpace(home, size, "free some");
    }

    /** Fails if there is no space for the new file, and this many temporary files of its size. */
    void requireSpace(long size, int temporaries) throws IOException {
        String remedy = "choose another directory for temporary files, or free some";
        if (input.disk().isSame(directory, home)) {
            requireSpace(directory, (1 + temporaries) * size, remedy);
        } else {
            requireSpace(directory, temporaries * size, remedy);
            requireSpace(size);
        }
    }

    private void requireSpace(Path place, long needed, String remedy) throws IOException {
        long free = input.disk().usableSpace(place);
        if (free < needed) {
            throw FileFailure.of(place, String.format(Locale.ROOT,
                    "not enough space: %,d bytes are needed, %,d are free; %s", needed, free, remedy));
        }
    }
}
