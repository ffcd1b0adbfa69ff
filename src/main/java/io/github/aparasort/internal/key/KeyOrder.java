package io.github.aparasort.internal.key;

/** Orders of keys, each a number that turns keys, xor, into ones whose ascending order as signed integers it is. */
public enum KeyOrder {
    /** From the least key to the greatest. */
    ASCENDING(""),
    /** From the greatest key to the least: by their complements, so that equal keys keep their order. */
    DESCENDING("Descending"),
    /** From the least key to the greatest where their bits are unsigned numbers. */
    UNSIGNED("Unsigned");

    private final String suffix;

    KeyOrder(String suffix) {
        this.suffix = suffix;
    }

    /** The name of an operation in this order. */
    public String name(String operation) {
        return operation + suffix;
    }

    /** What turns keys of so many bits, in its low bits. */
    public long mask(int bits) {
        return switch (this) {
            case ASCENDING -> 0;
            case DESCENDING -> -1;
            case UNSIGNED -> 1L << bits - 1;
        };
    }
}
