package io.github.aparasort;

/** Reductions and prefix scans. */
public final class PrefixScan {
    private final Dispatcher dispatcher;

    PrefixScan(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }
}
