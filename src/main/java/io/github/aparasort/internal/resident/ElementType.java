package io.github.aparasort.internal.resident;

import java.lang.reflect.Array;

/** The type of the elements of a resident array. */
public enum ElementType {
    INT(int.class, Integer.BYTES),
    LONG(long.class, Long.BYTES),
    FLOAT(float.class, Float.BYTES),
    DOUBLE(double.class, Double.BYTES);

    private final Class<?> type;
    private final int bytes;

    ElementType(Class<?> type, int bytes) {
        this.type = type;
        this.bytes = bytes;
    }

    public Class<?> type() {
        return type;
    }

    public int bytes() {
        return bytes;
    }

    /** Whether the sortable keys of these elements are longs, not ints. */
    boolean isWide() {
        return bytes == Long.BYTES;
    }

    /** Whether elements are not their own keys. */
    boolean isFloating() {
        return this == FLOAT || this == DOUBLE;
    }

    /** The type of the sortable keys. */
    ElementType key() {
        return isWide() ? LONG : INT;
    }

    /** A new array of the host. */
    Object array(int length) {
        return Array.newInstance(type, length);
    }

    /** The type of the elements of an array of the host. */
    public static ElementType of(Object array) {
        return array instanceof int[] ? INT : array instanceof long[] ? LONG : array instanceof float[] ? FLOAT
                : DOUBLE;
    }
}
