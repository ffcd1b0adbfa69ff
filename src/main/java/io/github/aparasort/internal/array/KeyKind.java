package io.github.aparasort.internal.array;

/**
 * What work on two sorted arrays moves through a kernel: keys of a type alone, or the origins of results as well, by
 * which the values of keys follow.
 */
public enum KeyKind {
    INT(int.class, Integer.BYTES, false),
    LONG(long.class, Long.BYTES, false),
    FLOAT(float.class, Integer.BYTES, false),
    DOUBLE(double.class, Long.BYTES, false),
    INT_PAIRS(int.class, Integer.BYTES, true),
    LONG_PAIRS(long.class, Long.BYTES, true),
    FLOAT_PAIRS(float.class, Integer.BYTES, true),
    DOUBLE_PAIRS(double.class, Long.BYTES, true);

    private static final String PAIRS = "Pairs";

    private final Class<?> type;
    private final int bytesPerKey;
    private final boolean pairs;

    KeyKind(Class<?> type, int bytesPerKey, boolean pairs) {
        this.type = type;
        this.bytesPerKey = bytesPerKey;
        this.pairs = pairs;
    }

    /** The kind for keys of a type, or null where there is none. */
    public static KeyKind of(Class<?> type, boolean pairs) {
        for (KeyKind kind : values()) {
            if (kind.type == type && kind.pairs == pairs) {
                return kind;
            }
        }
        return null;
    }

    /** The kind that an operation is for, of two named alike, as merge and mergePairs; or null if it is neither. */
    public static KeyKind of(String method, String operation, Class<?> type) {
        return operation.equals(method) ? of(type, false) : operation.equals(method + PAIRS) ? of(type, true) : null;
    }

    /** The name of the method for this kind, of two named alike. */
    public String method(String ofKeysAlone) {
        return pairs ? ofKeysAlone + PAIRS : ofKeysAlone;
    }

    public Class<?> type() {
        return type;
    }

    public boolean isPairs() {
        return pairs;
    }

    public int bytesPerKey() {
        return bytesPerKey;
    }

    public int bytesPerElement() {
        return bytesPerKey + (pairs ? Integer.BYTES : 0);
    }

    /** The kind whose kernels over tiles do this one: these know ints and longs. */
    public KeyKind inTiles() {
        return of(bytesPerKey == Integer.BYTES ? int.class : long.class, pairs);
    }
}
