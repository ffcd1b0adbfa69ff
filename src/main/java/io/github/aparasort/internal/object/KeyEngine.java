package io.github.aparasort.internal.object;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.step.SortOptions;

/**
 * Sorts the keys of one call, on the engine that is the fastest.
 *
 * @param options what the caller chose
 * @param call what each sort is a part of
 */
record KeyEngine(Dispatcher dispatcher, SortOptions options, CompoundCall call) {
    /** The fewest keys that go to an engine: all where one is demanded. */
    int smallest(Sizes sizes) {
        return dispatcher.selector().demandsOpenCl ? 2 : sizes.engine();
    }

    /** Sorts keys with a value each, stably. */
    void sort(int[] keys, int[] values) {
        IntPairSortJob job = IntPairSortJob.inPlace(Operation.SORT_PAIRS, int.class, keys, values, null);
        job.asPartOf(call);
        dispatcher.submit(job.using(options));
    }
}
