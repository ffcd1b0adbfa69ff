package io.github.aparasort.internal.opencl;

/** LWJGL cannot be used as it is here. The message has the remedy. */
public final class LwjglError extends UnsatisfiedLinkError {
    private static final long serialVersionUID = 1L;

    LwjglError(String message) {
        super(message);
    }
}
