package io.github.aparasort;

/** What a sort moves through a kernel. */
enum SortKind {
    /** Int keys alone. */
    INT(Integer.BYTES, 0),
    /** Long keys alone. */
    LONG(Long.BYTES, 0),
    /** Int keys with an int value or index, packed into longs. */
    PACKED(Long.BYTES, 0),
    /** Long keys with an int value or index. */
    LONG_PAIR(Long.BYTES, Integer.BYTES);

    private final int bytesPerKey;
    private final int bytesPerValue;

    SortKind(int bytesPerKey, int bytesPerValue) {
        this.bytesPerKey = bytesPerKey;
        this.bytesPerValue = bytesPerValue;
    }

    int bytesPerKey() {
        return bytesPerKey;
    }

    int bytesPerElement() {
        return bytesPerKey + bytesPerValue;
    }
}
