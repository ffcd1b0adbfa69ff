package io.github.aparasort.internal.column;

/**
 * Keys, alone or with an int for each.
 *
 * @param carries whether an int belongs to each key
 * @param ints those ints; null: the index of each key
 */
public record Rows(Column keys, boolean carries, Column ints) {
    public static Rows of(Column keys) {
        return new Rows(keys, false, null);
    }

    public static Rows of(Column keys, Column ints) {
        return new Rows(keys, true, ints);
    }
}
