package io.github.aparasort;

/**
 * Thrown when a device was demanded, by {@link Target#GPU}, {@link Target#OPENCL} or {@link Gpu#open(DeviceInfo)}, and
 * could not do the work. The caller's input arrays are as they were before the call. {@link Target#AUTO} never throws
 * it.
 *
 * <p>The message names the operation, the size, the device, the cause and a remedy.
 */
public class GpuException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Makes an exception.
     *
     * @param message what could not be done, why, and a remedy
     * @param cause the exception behind this one, or null
     */
    public GpuException(String message, Throwable cause) {
        super(message, cause);
    }
}
