package io.github.aparasort.internal.step;

/**
 * Keys and what belongs to them.
 *
 * @param valued whether anything does
 * @param ints what does; null for the indices of the keys
 */
record Rows(Column keys, boolean valued, Column ints) {
    static Rows of(Column keys) {
        return new Rows(keys, false, null);
    }

    static Rows of(Column keys, Column ints) {
        return new Rows(keys, true, ints);
    }
}
