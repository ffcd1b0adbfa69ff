/**
 * Kernels over the elements of columns, small ones, and the checks of results. Each has the method that launches it in
 * the same file, as in moderngpu a kernel and its launch are one function. Internal. The layer above {@code column} and
 * {@code tile}, below {@code step}. Start at {@link io.github.aparasort.internal.element.IntTakeElements}; S. Baxter,
 * <i>moderngpu</i> 2.0, 2016.
 */
package io.github.aparasort.internal.element;
