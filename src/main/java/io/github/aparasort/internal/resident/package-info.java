/**
 * Operations on arrays that stay on an OpenCL device: sequences of launches in a stream. They use the kernels of the
 * other families, and small kernels of their own.
 */
package io.github.aparasort.internal.resident;
