package io.github.aparasort.internal.cli;

import java.util.Locale;

/** Width of the little-endian words of a file. */
public enum WordType {
    I32(Integer.BYTES, int.class),
    I64(Long.BYTES, long.class);

    /** Many JVMs refuse longer arrays. */
    static final int MAX_WORDS = Integer.MAX_VALUE - 8;

    private final int bytes;
    private final Class<?> component;

    WordType(int bytes, Class<?> component) {
        this.bytes = bytes;
        this.component = component;
    }

    int bytes() {
        return bytes;
    }

    /** The Java type of the words. */
    Class<?> component() {
        return component;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
