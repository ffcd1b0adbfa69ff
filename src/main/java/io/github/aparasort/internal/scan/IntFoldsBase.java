package io.github.aparasort.internal.scan;

// Twins: Long, Float, Double
/** What folds on the caller's threads extend: nothing. See {@link IntRakeFoldsBase}. */
abstract class IntFoldsBase {
}
