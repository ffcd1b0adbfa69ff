/**
 * The kernels of OpenCL devices, in tiles: sorts, merges, set operations, scans and sorts of segments. They know
 * neither who launches them nor where their arrays come from. Internal. The layer between {@code kernel} and {@code
 * step}. Start at {@link io.github.aparasort.internal.tile.IntTileMergesort}; S. Baxter, <i>Modern GPU</i>, 2013, and
 * {@code docs/internals.md}, Kernels.
 */
package io.github.aparasort.internal.tile;
