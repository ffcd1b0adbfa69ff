package io.github.aparasort.internal.column;

/** The type of the elements of a resident array. */
public enum ElementType {
    INT(int.class, Integer.BYTES),
    LONG(long.class, Long.BYTES),
    FLOAT(float.class, Float.BYTES),
    DOUBLE(double.class, Double.BYTES);

    private final Class<?> component;
    private final int bytes;

    ElementType(Class<?> component, int bytes) {
        this.component = component;
        this.bytes = bytes;
    }

    /** The type in arrays of the host. */
    public Class<?> component() {
        return component;
    }

    public int bytes() {
        return bytes;
    }

    /** Whether the sortable keys of these elements are longs, not ints. */
    public boolean isWide() {
        return bytes == Long.BYTES;
    }

    /** Whether elements are not their own keys. */
    public boolean isFloating() {
        return this == FLOAT || this == DOUBLE;
    }

    /** The type of the sortable keys. */
    public ElementType key() {
        return isWide() ? LONG : INT;
    }

    /** A new array of the host. */
    public Object array(int length) {
        return switch (this) {
            case INT -> new int[length];
            case LONG -> new long[length];
            case FLOAT -> new float[length];
            case DOUBLE -> new double[length];
        };
    }

    /** The type of the elements of an array of the host. */
    public static ElementType of(Object array) {
        return array instanceof int[] ? INT : array instanceof long[] ? LONG : array instanceof float[] ? FLOAT
                : DOUBLE;
    }
}
