/**
 * The only host code that knows Aparapi: it finds devices, tracks their health, leases kernels to callers, has Aparapi
 * translate them, and launches them, by {@code opencl} on OpenCL devices and by Aparapi on workers of this JVM. Every
 * failure becomes a {@link io.github.aparasort.internal.device.DeviceFault}. Internal. The layer below {@code engine}
 * and the families; it uses {@code staging}, {@code kernel}, {@code parallel} and {@code opencl}. Start at {@link
 * io.github.aparasort.internal.device.KernelPool}.
 */
package io.github.aparasort.internal.device;
