package io.github.aparasort.kernel;

/** What code of the caller's own, an order or an operator, threw when it was asked. */
public final class OwnCodeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public OwnCodeException(Throwable cause) {
        super(cause);
    }
}
