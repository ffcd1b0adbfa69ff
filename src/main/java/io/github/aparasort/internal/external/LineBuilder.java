package io.github.aparasort.internal.external;

import java.util.Arrays;

/** Bytes of a line, or of two, that are put together. */
final class LineBuilder {
    private static final int FEW = 1 << 8;

    private byte[] bytes = new byte[FEW];
    private int length;

    LineBuilder add(byte[] from, int begin, int end) {
        room(end - begin);
        System.arraycopy(from, begin, bytes, length, end - begin);
        length += end - begin;
        return this;
    }

    LineBuilder add(byte one) {
        room(1);
        bytes[length++] = one;
        return this;
    }

    /** Adds ASCII characters. */
    LineBuilder add(String text) {
        room(text.length());
        for (int i = 0; i < text.length(); i++) {
            bytes[length++] = (byte) text.charAt(i);
        }
        return this;
    }

    /** Spare bytes follow, as those who copy words need. */
    private void room(int more) {
        if (length + more > bytes.length - Format.SPARE) {
            bytes = Arrays.copyOf(bytes, (int) Math.min(Format.MOST_BYTES, length + 2L * more) + Format.SPARE);
        }
    }

    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    void clear() {
        length = 0;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, length);
    }
}
