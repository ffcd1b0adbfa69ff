package io.github.aparasort.internal.column;

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
    public static void tiny(LaunchOptions options) {
        options.scale(WORK_ITEMS, GROUPS);
    }

    /** Tells of each launch before it is queued. */
    public static void onLaunch(LaunchOptions options, Consumer<DeviceKernel> listener) {
        options.onLaunch(listener);
    }

    /** Has more queued after launches, and all results verified. */
    public static void change(LaunchOptions options, LaunchOptions.Changes wanted) {
        options.change(wanted);
    }
}
