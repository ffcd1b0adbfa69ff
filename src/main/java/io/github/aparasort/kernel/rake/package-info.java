/**
 * Kernels for work-items: each rakes its own contiguous part, without barriers. They are what runs on JTP, with as
 * many work-items as processors: the radix sorts, merges, set operations and scans, in the caller's arrays, and
 * mergesorts where asked for. Those of ints and longs translate to OpenCL as well.
 */
package io.github.aparasort.kernel.rake;
