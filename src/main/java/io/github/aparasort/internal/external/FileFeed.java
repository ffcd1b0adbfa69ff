package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.FileFailure;
import java.io.IOException;
import java.util.Locale;

/** The records of a file. */
final class FileFeed implements Feed {
    private final Run run;
    /** Where the file ends. */
    private final long size;
    private long next;

    /** @param run all records */
    FileFeed(Run run) {
        this.run = run;
        this.size = run.end() - (run.lacksEnd() ? 1 : 0);
        this.next = run.begin();
    }

    @Override
    public void load(Block block, Phases.Listener reached) throws IOException {
        block.load(run.file(), next, size, reached);
        next = block.end();
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public boolean isAtEnd() {
        return next >= size;
    }

    @Override
    public void rewind() {
        next = run.begin();
    }

    @Override
    public long loaded() {
        return next;
    }

    @Override
    public RuntimeException tooLong(Budget budget) throws IOException {
        long length = run.lengthOfLine(next);
        if (length <= budget.blockBytes()) {
            throw FileFailure.of(run.file().name(), String.format(Locale.ROOT, "the record at byte %,d has a quote "
                    + "that is not closed, or more than %,d bytes: close it, or give the sort more memory", next,
                    budget.blockBytes()));
        }
        return budget.tooLong(next, length);
    }
}
