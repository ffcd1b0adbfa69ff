package io.github.aparasort.internal.external;

import java.io.IOException;
import java.util.function.Function;

/**
 * Where sorted records come from that are fetched one by one.
 *
 * @param stage makes what takes them
 * @param capacity bytes that may be collected
 */
record RecordSource(Step step, Function<Output, Stage> stage, int capacity) {
    /** Gives records to a stage until it wants no more, and returns whether there are more. */
    interface Step {
        boolean run(Stage stage) throws IOException;
    }
}
