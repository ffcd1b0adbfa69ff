package io.github.aparasort.internal.cli;

/** The arguments are wrong. The message is shown, with the command that shows the usage; the exit status is 2. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
