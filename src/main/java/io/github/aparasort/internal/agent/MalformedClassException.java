package io.github.aparasort.internal.agent;

/** A class file that the agent cannot read: it is damaged, or of a later version with new kinds of constants. */
final class MalformedClassException extends RuntimeException {
    private static final long serialVersionUID = 1;

    MalformedClassException(String message) {
        super(message);
    }
}
