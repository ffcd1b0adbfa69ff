package io.github.aparasort;

/** What a sort moves through a kernel. */
enum SortKind {
    /** Int keys alone. */
    INT(Integer.BYTES),
    /** Long keys alone. */
    LONG(Long.BYTES),
    /** Int keys with an int value or index, packed into longs. */
    PACKED(Long.BYTES),
    /** Long keys with an int value or index. */
    LONG_PAIR(Long.BYTES + Integer.BYTES);

    private final int bytesPerElement;

    SortKind(int bytesPerElement) {
        this.bytesPerElement = bytesPerElement;
    }

    int bytesPerElement() {
        return bytesPerElement;
    }
}
