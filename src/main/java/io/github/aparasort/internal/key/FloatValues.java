package io.github.aparasort.internal.key;

// Twins: Double
/** Floats of keys. */
public final class FloatValues {
    private FloatValues() {
    }

    /** The value, to the bit, whose {@link SortableKeys#exact(float)} number this is. */
    public static /*value*/ float of(/*key*/ int exact) {
        return SortableKeys.value(exact);
    }
}
