package io.github.aparasort;

/** Set operations on sorted arrays. */
public final class Multisets {
    private final Dispatcher dispatcher;

    Multisets(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }
}
