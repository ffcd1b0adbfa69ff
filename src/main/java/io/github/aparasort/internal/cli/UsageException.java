package io.github.aparasort.internal.cli;

/** The command line makes no sense: the message and the usage are shown, and the exit status is 2. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }

    /** A command that does not exist. */
    public static UsageException unknownCommand(String command) {
        return new UsageException("unknown command: " + command);
    }
}
