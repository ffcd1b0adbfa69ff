package io.github.aparasort.internal.group;

import java.util.function.Supplier;

/**
 * Groups of rows in any order of their keys.
 *
 * @param rows the rows of each group
 * @param order gives the groups in the order of their keys; null if they are in this order
 */
public record UnorderedGroups(RowGroups rows, Supplier<int[]> order) {
}
