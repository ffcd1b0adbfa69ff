/**
 * Keys: the order-preserving int of a float and long of a double, and what of an array's order shows without sorting
 * it; and what is done with keys one after the other: walks along two lists, folds. Internal; depends on nothing. The
 * conversion is that of Lucene's {@code NumericUtils}, with the NaNs set apart.
 */
package io.github.aparasort.internal.key;
