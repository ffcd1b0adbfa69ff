/**
 * What all Aparapi kernels of this library share: base classes of tile and rake kernels, merge path, balanced path and
 * custom code. A kernel that cannot run on its device fails; it never runs elsewhere unnoticed. Internal. The layer
 * between Aparapi and {@code device}, {@code engine} and the families; it uses {@code key} and {@code event}. Start at
 * {@link io.github.aparasort.internal.kernel.DeviceKernel}; Green, McColl and Bader, <i>Merge Path</i>, 2012.
 */
package io.github.aparasort.internal.kernel;
