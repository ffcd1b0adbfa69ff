/**
 * The only host code that knows Aparapi: it finds devices, tracks their health, leases kernels to callers, copies data
 * to staging arrays and back, and launches kernels. Every failure becomes a {@link
 * io.github.aparasort.internal.device.DeviceFault}. Internal. The layer below {@code engine} and the families; it uses
 * {@code array}, {@code kernel} and {@code key}. Start at {@link io.github.aparasort.internal.device.KernelPool}.
 */
package io.github.aparasort.internal.device;
