/**
 * OpenCL, as far as this library needs it: devices, programs, buffers, queues and page-locked host memory. Only this
 * package calls LWJGL, the binding. Internal. Of this library it uses only {@link io.github.aparasort.DeviceInfo}.
 * Start at {@link io.github.aparasort.internal.opencl.ClContext}; Khronos, <i>The OpenCL Specification</i>.
 */
package io.github.aparasort.internal.opencl;
