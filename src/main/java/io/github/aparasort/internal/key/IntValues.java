package io.github.aparasort.internal.key;

// Twins: Long
/** The same as FloatValues, for ints, which are their own keys: so templates serve all types. */
public final class IntValues {
    private IntValues() {
    }

    /** The key itself. */
    public static /*key*/ int of(/*key*/ int key) {
        return key;
    }
}
