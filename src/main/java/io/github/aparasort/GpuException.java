package io.github.aparasort;

/**
 * The engine that was demanded could not do the work. The caller's arrays are as they were before the call.
 *
 * <p>The message names the operation, the device, what went wrong and what to do about it. {@link Target#AUTO} never
 * throws it.
 */
public class GpuException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param message what could not be done, why, and the remedy
     * @param cause what was thrown underneath, or null
     */
    public GpuException(String message, Throwable cause) {
        super(message, cause);
    }
}
