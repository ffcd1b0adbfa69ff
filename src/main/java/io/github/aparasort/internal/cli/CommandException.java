package io.github.aparasort.internal.cli;

import io.github.aparasort.internal.file.FileFailure;
import java.io.IOException;
import java.nio.file.Path;

/** A command failed; the message says why. The exit status is 1. */
public final class CommandException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CommandException(String message) {
        super(message);
    }

    private CommandException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The messages of file exceptions say little, often only the path. */
    static CommandException file(String doing, Path path, IOException e) {
        return new CommandException("cannot " + doing + " " + path + ": " + FileFailure.reason(e), e);
    }
}
