package io.github.aparasort.internal.step;

/** The algorithm of a sort. AUTO is the best one for the keys and for the memory that the device has. */
public enum SortMethod { AUTO, MERGESORT, RADIX, BATCHER }
