package io.github.aparasort.internal.staging;

/** Stretches of two columns, for tests of what is done with them. */
public final class PlayedStretch {
    private PlayedStretch() {
    }

    /** Keys and values, each in an array from an index on. */
    public static Stretch of(boolean follows, int length, Object keys, int at, Object values, int valueAt) {
        Stretch stretch = new Stretch(2);
        stretch.set(0, length, follows);
        stretch.place(0, keys, at);
        stretch.place(1, values, valueAt);
        return stretch;
    }
}
