/**
 * Keys: the order-preserving int of a float and long of a double, what an array's order shows without sorting it, and
 * serial work on keys: walks along two lists, and folds. Internal; depends on nothing. The conversion is that of
 * Lucene's {@code NumericUtils}, with the NaNs set apart.
 */
package io.github.aparasort.internal.key;
