package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.device.ComputeDevice;

/**
 * Where a call runs, or could run. Each engine of a workload has one such object for each kind of choice, so choosing
 * allocates nothing.
 *
 * @param device the device, or null for plain Java
 * @param engine the number of the engine whose time is learned, or {@link #NOT_LEARNED}
 * @param explores whether the call explores what the engine takes
 * @param whyNot why the engine is not chosen, or null if it may be
 */
public record Choice(ComputeDevice device, int engine, boolean explores, WhyNot whyNot) {
    /** Why a device is not used. */
    public enum WhyNot {
        /** The work is too small for kernels. */
        SMALL,
        /** It is off, after faults. */
        OFF,
        /** The device takes fewer elements than the call has. */
        LIMIT,
        /** It is not open yet, or could not be opened. */
        UNOPENED,
        /** Nothing is known of its time. */
        UNMEASURED,
        /** It is expected to take longer than plain Java. */
        SLOWER,
        /** Another call uses it. */
        BUSY,
        /** The target demands a device, and another one comes first. */
        NOT_FIRST
    }

    static final int NOT_LEARNED = -1;
    /** What listeners are told of a call that explores an engine. */
    public static final String EXPLORES = "tried, to learn what this engine takes";
    /** What listeners are told of a call that waits for no other thread, because that one might wait for the caller. */
    private static final String STAYS = "within a static initialiser no other thread may call custom code (a stack of"
            + " more than 1,024 frames may be in one)";

    /** Plain Java, without learning. */
    static final Choice PLAIN = new Choice(null, NOT_LEARNED, false, null);

    /** Plain Java, because the devices are not known yet. Its time is learned if they are at the end of the call. */
    static final Choice UNDECIDED = new Choice(null, LearnedCosts.JDK, false, null);

    /** Plain Java, because no other thread may run the caller's code. */
    static final Choice ON_CALLER = new Choice(null, NOT_LEARNED, false, null);

    /** A device, without learning; or plain Java for null. */
    static Choice of(ComputeDevice device) {
        return device == null ? PLAIN : new Choice(device, NOT_LEARNED, false, null);
    }

    /** The same engine, with the reason why it is not chosen now, or null. */
    Choice because(WhyNot reason) {
        return new Choice(device, engine, explores, reason);
    }

    /** Whether it may be chosen: also where it seems slower, because AUTO explores. */
    public boolean mayBeTried() {
        return whyNot == null || whyNot == WhyNot.SLOWER || whyNot == WhyNot.UNMEASURED;
    }

    /** The note on this choice for listeners, or an empty text. */
    String note() {
        return explores ? EXPLORES : this == ON_CALLER ? STAYS : "";
    }
}
