/**
 * Columns: elements in the memory of an OpenCL device. A call launches kernels on them, and has their results checked;
 * which kernels, it is told from above. Internal. The layer above {@code device}, beside {@code tile}; it uses {@code
 * kernel} too. Start at {@link io.github.aparasort.internal.column.Work}; {@code docs/internals.md}, Resident arrays.
 */
package io.github.aparasort.internal.column;
