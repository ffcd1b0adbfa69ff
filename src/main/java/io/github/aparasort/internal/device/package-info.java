/**
 * The only host code that knows Aparapi: it finds devices, tracks their health, has Aparapi translate kernels, and
 * launches them, by {@code opencl} in the streams of OpenCL devices and by Aparapi on workers of this JVM. It moves
 * data to devices and back. Every failure becomes a {@link io.github.aparasort.internal.device.DeviceFault}. Internal.
 * The layer below {@code step}, {@code engine} and the families; it uses {@code kernel}, {@code parallel}, {@code
 * event} and {@code opencl}. Start at {@link io.github.aparasort.internal.device.Stream} for OpenCL devices, and at
 * {@link io.github.aparasort.internal.device.RakePool} for JTP; {@code docs/traps.md} tells of Aparapi and drivers.
 */
package io.github.aparasort.internal.device;
