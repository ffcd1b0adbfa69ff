package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;

/**
 * A device that could do a call.
 *
 * @param engine its number in {@link io.github.aparasort.internal.cost.LearnedCosts}
 * @param limit elements at most
 * @param whyNot why it is not used, or null if it may be
 */
record Candidate(ComputeDevice device, int engine, int limit, WhyNot whyNot) {
    /** Why a device is not used. */
    enum WhyNot {
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

    /** The same one, with the reason why it is not used now, or null. */
    Candidate because(WhyNot reason) {
        return new Candidate(device, engine, limit, reason);
    }

    /** Whether it may be chosen: also where it seems slower, because AUTO explores. */
    boolean isUsable() {
        return whyNot == null || whyNot == WhyNot.SLOWER || whyNot == WhyNot.UNMEASURED;
    }
}
