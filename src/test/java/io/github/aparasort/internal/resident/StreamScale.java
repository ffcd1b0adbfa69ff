package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.function.Consumer;

/** What tests change of a stream. */
public final class StreamScale {
    /** As few work-items as radix sort can have. */
    private static final int WORK_ITEMS = 16;
    private static final int GROUPS = 3;

    private StreamScale() {
    }

    /** Makes tiles small and groups few, for kernels that were not built before. */
    public static void tiny(ResidentStream stream) {
        stream.options().scale(WORK_ITEMS, GROUPS);
    }

    /** The same for kernels that are lent as one, before they are bound. */
    public static <K extends ResidentSequence> K tiny(K kernels) {
        kernels.options().scale(WORK_ITEMS, GROUPS);
        return kernels;
    }

    /** Tells of each launch of kernels that are lent as one before it is queued. */
    public static <K extends ResidentSequence> K onLaunch(K kernels, Consumer<DeviceKernel> listener) {
        kernels.options().onLaunch(listener);
        return kernels;
    }

    /** Tells of each launch before it is queued. */
    public static void onLaunch(ResidentStream stream, Consumer<DeviceKernel> listener) {
        stream.options().onLaunch(listener);
    }
}
