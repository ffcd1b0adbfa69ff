package io.github.aparasort;

/** Merges of two sorted arrays. */
public final class Merger {
    private final Dispatcher dispatcher;

    Merger(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }
}
