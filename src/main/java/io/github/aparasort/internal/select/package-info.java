/**
 * The selection family: the least or greatest k elements, order statistics and quantiles, without a sort of all.
 * Internal. One of the families: below the public API, above {@code engine}. Start at {@link
 * io.github.aparasort.internal.select.SelectWorkload}.
 */
package io.github.aparasort.internal.select;
