/**
 * The only host code that knows Aparapi: it finds devices, tracks their health, leases kernels to callers, has Aparapi
 * translate them, moves data to devices and back, and launches kernels, by {@code opencl} on OpenCL devices and by
 * Aparapi on workers of this JVM. Every failure becomes a {@link io.github.aparasort.internal.device.DeviceFault}.
 * Internal. The layer below {@code engine} and the families; it uses {@code array}, {@code kernel}, {@code key} and
 * {@code opencl}. Start at {@link io.github.aparasort.internal.device.KernelPool}.
 */
package io.github.aparasort.internal.device;
