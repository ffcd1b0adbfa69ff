package io.github.aparasort.internal.key;

/** Orders of keys. Each order is an XOR mask; masked keys ascend as signed integers. */
public enum KeyOrder {
    /** From the least key to the greatest. */
    ASCENDING,
    /** From the greatest key to the least: by complements, so that equal keys keep their order. */
    DESCENDING,
    /** From the least key to the greatest, with their bits as unsigned numbers. */
    UNSIGNED;

    public static KeyOrder of(boolean descending) {
        return descending ? DESCENDING : ASCENDING;
    }

    /** The XOR mask for keys of this many bits, in the low bits. */
    public long mask(int bits) {
        return this == ASCENDING ? 0 : this == DESCENDING ? -1 : 1L << bits - 1;
    }
}
