package io.github.aparasort;

/**
 * Thrown when a device was demanded and could not do the work: by {@link Target#GPU}, {@link Target#OPENCL} and
 * {@link Gpu#open(DeviceInfo)}. The caller's input arrays are as they were before the call. {@link Target#AUTO} never
 * throws it.
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
