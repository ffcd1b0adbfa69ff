package io.github.aparasort.internal.external;

import java.io.IOException;

/** Records of the caller. */
record RecordFeed(CallerRecords records) implements Feed {
    @Override
    public void load(Block block, Phases.Listener reached) throws IOException {
        block.load(records, reached);
    }

    @Override
    public boolean isShared() {
        return false;
    }

    @Override
    public boolean isAtEnd() {
        return !records.hasNext();
    }

    @Override
    public long loaded() {
        return records.bytes();
    }

    @Override
    public void rewind() {
        throw new IllegalStateException("records of the caller come once");
    }

    @Override
    public RuntimeException tooLong(Budget budget) {
        return budget.tooLong(records.bytes(), records.nextLength());
    }
}
