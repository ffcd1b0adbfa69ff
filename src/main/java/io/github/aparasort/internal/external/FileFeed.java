package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.Locale;

/** The records of a file, from a position on. */
final class FileFeed implements Feed {
    private final OpenFile file;
    private final long size;
    private final long begin;
    private long next;

    FileFeed(OpenFile file, long begin, long size) {
        this.file = file;
        this.size = size;
        this.begin = begin;
        this.next = begin;
    }

    @Override
    public void load(Block block, Phases.Listener reached) throws IOException {
        block.load(file, next, size, reached);
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
        next = begin;
    }

    @Override
    public long loaded() {
        return next;
    }

    @Override
    public RuntimeException tooLong(Budget budget, Block block) throws IOException {
        long length = block.lengthOfFirst(file, size);
        if (length <= budget.blockBytes()) {
            throw FileFailure.of(file.name(), String.format(Locale.ROOT, "the record at byte %,d has a quote that is "
                    + "not closed, or more than %,d bytes: close it, or give the sort more memory", next,
                    budget.blockBytes()));
        }
        return budget.tooLong(next, length);
    }
}
