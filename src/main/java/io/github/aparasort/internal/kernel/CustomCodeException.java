package io.github.aparasort.internal.kernel;

/** An exception from a caller's order or operator. */
public final class CustomCodeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CustomCodeException(Throwable cause) {
        super(cause);
    }
}
