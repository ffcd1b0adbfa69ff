package io.github.aparasort.internal.kernel;

/** What code of the caller's own, an order or an operator, threw when it was asked. */
public final class CustomCodeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CustomCodeException(Throwable cause) {
        super(cause);
    }
}
