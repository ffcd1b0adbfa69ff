package io.github.aparasort.internal.external;

import java.nio.file.FileStore;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileStoreAttributeView;

/** A file store of which only the size is known. */
final class SizedStore extends FileStore {
    private final long total;
    private final long free;

    SizedStore(long total, long free) {
        this.total = total;
        this.free = free;
    }

    @Override
    public String name() {
        return "sized";
    }

    @Override
    public String type() {
        return "sized";
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public long getTotalSpace() {
        return total;
    }

    @Override
    public long getUsableSpace() {
        return free;
    }

    @Override
    public long getUnallocatedSpace() {
        return free;
    }

    @Override
    public boolean supportsFileAttributeView(Class<? extends FileAttributeView> type) {
        return false;
    }

    @Override
    public boolean supportsFileAttributeView(String name) {
        return false;
    }

    @Override
    public <V extends FileStoreAttributeView> V getFileStoreAttributeView(Class<V> type) {
        return null;
    }

    @Override
    public Object getAttribute(String attribute) {
        throw new UnsupportedOperationException(attribute);
    }
}
