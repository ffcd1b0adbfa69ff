/**
 * The way of the data: copies and conversions between the caller's arrays and those of a kernel, checked while they are
 * in a cache, on OpenCL devices through page-locked memory. Internal. It uses {@code parallel}, {@code key} and {@code
 * opencl}; it knows no kernel. Start at {@link io.github.aparasort.internal.staging.Channel}.
 */
package io.github.aparasort.internal.staging;
