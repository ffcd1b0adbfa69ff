/**
 * The selection family: the least or greatest k elements, order statistics and quantiles, without a sort of all.
 * Internal. One of the families: below the public API, above {@code engine}. Start at {@link
 * io.github.aparasort.internal.select.SelectWorkload}; R. W. Floyd and R. L. Rivest, <i>Expected time bounds for
 * selection</i>, Communications of the ACM 18, 1975.
 */
package io.github.aparasort.internal.select;
