package io.github.aparasort.internal.opencl;

import java.nio.charset.StandardCharsets;
import org.lwjgl.system.MemoryUtil;

/** A call of a function that tells a text. */
interface TextQuery {
    /** A text that a driver says to be longer is none. */
    long MOST_BYTES = 1 << 20;

    /**
     * Calls the function.
     *
     * @param memory where it puts the text, of {@code bytes} bytes
     * @param size where it puts the length of the text
     * @return its error code
     */
    int ask(long bytes, long memory, long size);

    /** A text of any length and any bytes: those that are no UTF-8 are replaced. */
    static String text(String function, TextQuery query) {
        long size = MemoryUtil.nmemCallocChecked(1, Long.BYTES);
        long memory = MemoryUtil.NULL;
        try {
            ClException.check(function, query.ask(0, MemoryUtil.NULL, size));
            long bytes = Math.min(MOST_BYTES, MemoryUtil.memGetLong(size));
            memory = MemoryUtil.nmemCallocChecked(1, bytes + 1);
            ClException.check(function, query.ask(bytes, memory, MemoryUtil.NULL));
            byte[] text = new byte[(int) bytes];
            MemoryUtil.memByteBuffer(memory, text.length).get(text);
            // The last byte is a zero.
            return new String(text, StandardCharsets.UTF_8).trim();
        } finally {
            MemoryUtil.nmemFree(memory);
            MemoryUtil.nmemFree(size);
        }
    }
}
