package io.github.aparasort.internal.step;

/** How a device merges: in tiles, by the basic strategy of {@code IntTileMerge}, or by {@code IntCircularMerge}. */
public enum MergeMethod { TILED, BASIC, CIRCULAR }
