package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The temporary files of a call, which are deleted together. */
final class Temporaries implements AutoCloseable {
    private final Storage storage;
    private final List<TemporaryFile> files = new ArrayList<>();

    Temporaries(Storage storage) {
        this.storage = storage;
    }

    /** Makes one more. */
    OpenFile add() throws IOException {
        files.add(storage.temporary());
        return files.get(files.size() - 1).file();
    }

    /** Makes one more, or fails if there is no space for so many bytes. */
    OpenFile add(long size) throws IOException {
        storage.requireTemporary(size);
        return add();
    }

    @Override
    public void close() throws IOException {
        IOException failure = null;
        for (TemporaryFile each : files) {
            try {
                each.close();
            } catch (IOException e) {
                failure = e;
            }
        }
        files.clear();
        if (failure != null) {
            throw failure;
        }
    }
}
