package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Collects records, and writes them to a file from a position on. For one thread at a time. */
final class FileOutput implements Output {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final OpenFile file;
    private final int capacity;
    private final byte[] buffer;
    private final Phases.Listener written;
    private long position;
    private int filled;

    /** @param position where the first byte goes */
    FileOutput(OpenFile file, long position, int capacity, Phases.Listener written) {
        this.file = file;
        this.position = position;
        this.capacity = capacity;
        this.buffer = new byte[capacity + Format.SPARE];
        this.written = written;
    }

    /** A number is copied at once: a call takes longer. */
    @Override
    public void add(byte[] bytes, int begin, int end) throws IOException {
        int length = end - begin;
        if (length > Math.min(Long.BYTES, capacity - filled)) {
            addMore(bytes, begin, length);
        } else {
            LONGS.set(buffer, filled, (long) LONGS.get(bytes, begin));
            filled += length;
        }
    }

    @Override
    public boolean isFull() {
        return false;
    }

    /** Where the next byte goes. */
    long position() {
        return position + filled;
    }

    private void addMore(byte[] bytes, int begin, int length) throws IOException {
        if (length > capacity - filled) {
            flush();
        }
        if (length > capacity) {
            write(ByteBuffer.wrap(bytes, begin, length), length);
        } else {
            System.arraycopy(bytes, begin, buffer, filled, length);
            filled += length;
        }
    }

    /** Where at least {@code least} bytes can be put; {@link #added} tells how many were. */
    ByteBuffer room(int least) throws IOException {
        if (capacity - filled < least) {
            flush();
        }
        return ByteBuffer.wrap(buffer, filled, capacity - filled);
    }

    void added(int count) {
        filled += count;
    }

    /** Writes what was collected. */
    void flush() throws IOException {
        if (filled > 0) {
            write(ByteBuffer.wrap(buffer, 0, filled), filled);
            filled = 0;
        }
    }

    private void write(ByteBuffer bytes, int count) throws IOException {
        file.write(bytes, position);
        position += count;
        written.told(count);
    }
}
