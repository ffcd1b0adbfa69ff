/**
 * OpenCL, as far as this library needs it: devices, programs, buffers, queues and page-locked host memory. Only this
 * package calls LWJGL, the binding.
 */
package io.github.aparasort.internal.opencl;
