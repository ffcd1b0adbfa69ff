package io.github.aparasort.internal.external;

/**
 * Lines of text, and what orders them.
 *
 * @param separator the byte between fields, or {@link #BLANKS}
 * @param field the number of the field that is the key, from 1 on; or {@link #WHOLE_LINE}
 * @param numeric whether keys are compared as numbers
 * @param isDescending whether the greatest key comes first
 * @param stable whether lines with equal keys keep their order; otherwise the whole lines are compared
 */
public record LineFormat(int separator, int field, boolean numeric, boolean isDescending, boolean stable)
        implements Content {
    /** A field begins after the one before it, with the blanks between the two. */
    public static final int BLANKS = -1;
    public static final int WHOLE_LINE = 0;

    /** Whole lines as bytes. */
    public static final LineFormat LINES = whole(false);

    /** Whole lines as bytes, in this direction. */
    static LineFormat whole(boolean isDescending) {
        return new LineFormat(BLANKS, WHOLE_LINE, false, isDescending, false);
    }

    /** Whether fields are separated, but whole lines are the keys. */
    public boolean hasIdleSeparator() {
        return separator != BLANKS && field == WHOLE_LINE;
    }

    @Override
    public LineFormat descending() {
        return new LineFormat(separator, field, numeric, true, stable);
    }

    /** The same, with a byte between the fields. */
    public LineFormat separatedBy(int between) {
        return new LineFormat(between, field, numeric, isDescending, stable);
    }

    /** The same, with a field as the key. */
    public LineFormat byField(int number) {
        return new LineFormat(separator, number, numeric, isDescending, stable);
    }

    /** The same, with numbers as keys. */
    public LineFormat asNumeric() {
        return new LineFormat(separator, field, true, isDescending, stable);
    }

    /** The same, with lines of equal keys in their order. */
    public LineFormat asStable() {
        return new LineFormat(separator, field, numeric, isDescending, true);
    }
}
