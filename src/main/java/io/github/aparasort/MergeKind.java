package io.github.aparasort;

/** What a merge moves through a kernel: keys of a type alone, or the origins of its outputs as well. */
enum MergeKind {
    INT(int.class, Integer.BYTES, false),
    LONG(long.class, Long.BYTES, false),
    FLOAT(float.class, Integer.BYTES, false),
    DOUBLE(double.class, Long.BYTES, false),
    INT_PAIRS(int.class, Integer.BYTES, true),
    LONG_PAIRS(long.class, Long.BYTES, true),
    FLOAT_PAIRS(float.class, Integer.BYTES, true),
    DOUBLE_PAIRS(double.class, Long.BYTES, true);

    private final Class<?> type;
    private final int bytesPerKey;
    private final boolean pairs;

    MergeKind(Class<?> type, int bytesPerKey, boolean pairs) {
        this.type = type;
        this.bytesPerKey = bytesPerKey;
        this.pairs = pairs;
    }

    /** What an operation of {@link Merger} is for arrays of a type, or null where there is none. */
    static MergeKind of(String operation, Class<?> componentType) {
        for (MergeKind kind : values()) {
            if (kind.type == componentType && kind.operation().equals(operation)) {
                return kind;
            }
        }
        return null;
    }

    String operation() {
        return pairs ? "mergePairs" : "merge";
    }

    Class<?> type() {
        return type;
    }

    boolean isPairs() {
        return pairs;
    }

    int bytesPerKey() {
        return bytesPerKey;
    }

    /** The kind whose kernels over tiles do this one: these know ints and longs. */
    MergeKind inTiles() {
        return bytesPerKey == Integer.BYTES ? pairs ? INT_PAIRS : INT : pairs ? LONG_PAIRS : LONG;
    }
}
