package io.github.aparasort.internal.external;

/**
 * What lines are ordered by.
 *
 * @param field its number, or {@link LineLayout#WHOLE_LINE}
 */
public record LineKey(int field, boolean isNumeric, boolean isDescending) {
    /** As with {@code sort}: a key without options has those of the sort. */
    LineKey orWith(boolean numeric, boolean descending) {
        return isNumeric || isDescending ? this : new LineKey(field, numeric, descending);
    }
}
