package io.github.aparasort.internal.step;

/**
 * Keys, alone or with an int for each.
 *
 * @param valued whether an int belongs to each key
 * @param ints those ints; null: the index of each key
 */
record Rows(Column keys, boolean valued, Column ints) {
    static Rows of(Column keys) {
        return new Rows(keys, false, null);
    }

    static Rows of(Column keys, Column ints) {
        return new Rows(keys, true, ints);
    }
}
