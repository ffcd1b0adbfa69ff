/**
 * Kernels for work-groups: a group owns a tile, values travel through local memory. They run on GPUs, and in tests on
 * OpenCL CPUs and, with few work-items a group, on JTP. Structure after Baxter's Modern GPU (2013); where there is one
 * array only, Batcher's network (1968); merges after Hwu, Kirk and El Hajj (2022).
 */
package io.github.aparasort.kernel.tile;
