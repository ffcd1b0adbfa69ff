/**
 * Operations on columns of an OpenCL device: sequences of launches in a stream, and the checks of their results. Calls
 * on arrays of the host and resident arrays share them. They use the kernels of {@code tile}, and small kernels of
 * their own. Internal. The layer below {@code engine}, above {@code tile} and {@code device}. Start at {@link
 * io.github.aparasort.internal.step.HostCall} and {@link io.github.aparasort.internal.step.CallStream}; {@code
 * docs/internals.md}, Resident arrays.
 */
package io.github.aparasort.internal.step;
