/**
 * Operations on columns of an OpenCL device: sequences of launches in a stream, and the checks of their results. Calls
 * on arrays of the host and resident arrays share them. They launch the kernels of {@code tile} and of {@code element}.
 * Internal. The layer below {@code engine}, above {@code element}. Start at {@link
 * io.github.aparasort.internal.step.HostCall} and {@link io.github.aparasort.internal.step.CallStream}; {@code
 * docs/internals.md}, Resident arrays.
 */
package io.github.aparasort.internal.step;
