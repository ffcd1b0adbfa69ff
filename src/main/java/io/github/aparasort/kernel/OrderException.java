package io.github.aparasort.kernel;

/** What an order of the caller's own threw when it was asked. */
public final class OrderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public OrderException(Throwable cause) {
        super(cause);
    }
}
