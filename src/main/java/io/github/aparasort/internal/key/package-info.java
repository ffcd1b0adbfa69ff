/**
 * Keys: the order-preserving int of a float and long of a double, the orders to sort by, and views of arrays that
 * detect order: by a look at a few places, and run by run. Internal. Of this library it uses only {@code parallel}.
 * Start at {@link io.github.aparasort.internal.key.SortableKeys}: except for NaNs, it converts as Lucene's {@code
 * NumericUtils} does.
 *
 * <p><b>NaNs</b> are equal, and the greatest. But each keeps its bits, and all keep their order. So one key for all of
 * them is enough to compare elements, but does not give them back:
 * <ul>
 * <li>The JDK moves NaNs to the end of the array before it sorts.
 * <li>JTP, sorts of segments and the merge of sorted runs do the same ({@code IntSequence.moveNans}, {@code nansLast}):
 * it takes no memory, and loops over the other elements need no test for NaNs.
 * <li>A device flips bits as all others do, and counts the NaNs. If there are any, it sorts keys with indices, and
 * gathers elements by them. To move NaNs before, the host would have to read all elements before it sends them, and a
 * device would need a scan.
 * <li>Merges, selections and groups on the CPU leave their input as it is, and copy the NaNs of a result from there.
 * </ul>
 *
 * <p><b>Comparisons</b> of two keys have these forms:
 * <ul>
 * <li>{@code SortableKeys.before}: on the host, where a branch is predicted, or an order has a mask.
 * <li>{@code SortableKeys.less}: the sign of a long, without a branch. Aparapi translates it, and {@code <} on longs
 * wrongly.
 * <li>{@code Branchless.beforeMask}: the same in all bits of an int, to choose an element and to move an index.
 * <li>{@code min(x, y) != y} in kernels of tiles, {@code Math.min} in checks: a function of OpenCL, but only where
 * a kernel's own methods call it.
 * <li>{@code Operators.least}: the lesser element itself, as {@code Math.min} has it, for scans.
 * </ul>
 */
package io.github.aparasort.internal.key;
