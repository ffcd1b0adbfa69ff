package io.github.aparasort.internal.array;

/**
 * What a kernel moves for work on two sorted arrays: keys of one type alone, or also the origins of results, from which
 * the values are gathered.
 */
public enum KeyKind {
    INT(int.class, false),
    LONG(long.class, false),
    FLOAT(float.class, false),
    DOUBLE(double.class, false),
    INT_PAIRS(int.class, true),
    LONG_PAIRS(long.class, true),
    FLOAT_PAIRS(float.class, true),
    DOUBLE_PAIRS(double.class, true);

    private final Class<?> type;
    private final boolean pairs;

    KeyKind(Class<?> type, boolean pairs) {
        this.type = type;
        this.pairs = pairs;
    }

    /** The kind for keys of a type, or null if there is none. */
    public static KeyKind of(Class<?> type, boolean pairs) {
        for (KeyKind kind : values()) {
            if (kind.type == type && kind.pairs == pairs) {
                return kind;
            }
        }
        return null;
    }

    public Class<?> type() {
        return type;
    }

    public boolean isPairs() {
        return pairs;
    }

    public int bytesPerKey() {
        return type == long.class || type == double.class ? Long.BYTES : Integer.BYTES;
    }

    public int bytesPerElement() {
        return bytesPerKey() + (pairs ? Integer.BYTES : 0);
    }
}
