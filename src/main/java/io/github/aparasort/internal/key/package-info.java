/**
 * Keys: the order-preserving int of a float and long of a double, the orders to sort by, and views of arrays that
 * detect order: by a look at a few places, and run by run. Internal. Of this library it uses only {@code parallel}.
 * Start at {@link io.github.aparasort.internal.key.SortableKeys}: except for NaNs, it converts as Lucene's {@code
 * NumericUtils} does.
 */
package io.github.aparasort.internal.key;
