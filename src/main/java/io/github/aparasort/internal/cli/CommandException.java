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

    /** The heap is too small for this many bytes of words. */
    static CommandException heap(String what, long bytes) {
        long max = Runtime.getRuntime().maxMemory();
        return new CommandException(Text.format("%s: %s of words do not fit into the heap of this JVM (%s)%n"
                + "start it with -Xmx%dm or more (the sort needs three arrays of this size), or split the file",
                what, Text.bytes(bytes), Text.bytes(max), heapFor(bytes) >> 20));
    }

    /** The array, a staging array, a scratch array, and a reserve. */
    private static long heapFor(long bytes) {
        return 3 * bytes + bytes / 2 + (64L << 20);
    }
}
