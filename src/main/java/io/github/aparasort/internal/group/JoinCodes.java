package io.github.aparasort.internal.group;

import java.util.function.Supplier;

/**
 * The groups of two tables with the same numbers for equal keys. If there may be rows without a key, the last two
 * groups are for those of A and of B.
 *
 * @param a the group of each row of A, or the number of groups for a row that no join of this kind has
 * @param b that of each row of B
 * @param groups the number of groups
 * @param areDistinct whether no two rows of B have one key: each is the only one of the group with its number
 * @param mayHaveNulls whether there may be rows without a key
 * @param byKey gives groups in the order of their keys; null if these are. Here rows without a partner may be one group
 */
public record JoinCodes(int[] a, int[] b, int groups, boolean areDistinct, boolean mayHaveNulls,
        Supplier<JoinCodes> byKey) {
    /** Groups for rows without a key. */
    public static final int EXTRA = 2;
}
