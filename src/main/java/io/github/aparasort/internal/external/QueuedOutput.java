package io.github.aparasort.internal.external;

import java.util.Arrays;

/** Collects records until they are fetched one by one. */
final class QueuedOutput implements Output {
    private static final int FEW = 1 << 6;

    private final int capacity;
    private byte[] bytes;
    private int[] ends = new int[FEW];
    private int count;
    private int fetched;

    /** @param capacity with so many bytes it is full */
    QueuedOutput(int capacity) {
        this.capacity = capacity;
        this.bytes = new byte[capacity];
    }

    @Override
    public void add(byte[] from, int begin, int end) {
        int filled = filled();
        if (end - begin > bytes.length - filled) {
            bytes = Arrays.copyOf(bytes, filled + end - begin);
        }
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        System.arraycopy(from, begin, bytes, filled, end - begin);
        ends[count++] = filled + end - begin;
    }

    void add(byte[] record) {
        add(record, 0, record.length);
    }

    private int filled() {
        return count == 0 ? 0 : ends[count - 1];
    }

    @Override
    public boolean isFull() {
        return filled() >= capacity;
    }

    boolean isEmpty() {
        return fetched == count;
    }

    /** The next record, without so many bytes at its end. */
    byte[] fetch(int without) {
        byte[] record = Arrays.copyOfRange(bytes, fetched == 0 ? 0 : ends[fetched - 1], ends[fetched] - without);
        if (++fetched == count) {
            count = 0;
            fetched = 0;
        }
        return record;
    }
}
