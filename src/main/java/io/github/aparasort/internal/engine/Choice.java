package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.device.ComputeDevice;

/**
 * Where a call runs. Each engine of a workload has one such object for each kind of choice, so choosing allocates
 * nothing.
 *
 * @param device the device, or null for plain Java
 * @param engine the number of the engine whose time is learned, or {@link #NOT_LEARNED}
 * @param explores whether the call explores what the engine takes
 */
public record Choice(ComputeDevice device, int engine, boolean explores) {
    static final int NOT_LEARNED = -1;
    /** What listeners are told of a call that explores an engine. */
    public static final String EXPLORES = "tried, to learn what this engine takes";
    /** What listeners are told of a call that waits for no other thread, because that one might wait for the caller. */
    private static final String STAYS = "within a static initialiser no other thread may call custom code (a stack of"
            + " more than 1,024 frames may be in one)";

    /** Plain Java, without learning. */
    static final Choice PLAIN = new Choice(null, NOT_LEARNED, false);

    /** Plain Java, because the devices are not known yet. Its time is learned if they are at the end of the call. */
    static final Choice UNDECIDED = new Choice(null, LearnedCosts.JDK, false);

    /** Plain Java, because no other thread may run the caller's code. */
    static final Choice ON_CALLER = new Choice(null, NOT_LEARNED, false);

    /** A device, without learning; or plain Java for null. */
    static Choice of(ComputeDevice device) {
        return device == null ? PLAIN : new Choice(device, NOT_LEARNED, false);
    }

    /** The note on this choice for listeners, or an empty text. */
    String note() {
        return explores ? EXPLORES : this == ON_CALLER ? STAYS : "";
    }
}
