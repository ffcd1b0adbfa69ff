/**
 * The join family: both columns of keys are sorted with their rows, then plain Java pairs the groups of equal keys, on
 * all processors. Internal. One of the families: below the public API, above {@code sort} and {@code engine}. Start at
 * {@link io.github.aparasort.internal.join.JoinKind}.
 */
package io.github.aparasort.internal.join;
