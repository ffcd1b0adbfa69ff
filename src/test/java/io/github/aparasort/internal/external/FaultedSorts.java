package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Sorts of files on disks that may fail. */
final class FaultedSorts {
    private FaultedSorts() {
    }

    /**
     * A sort with these options.
     *
     * @param records of one length, or null for lines
     * @param directory for runs, or null
     */
    static ExternalSort of(ExternalOptions.Records records, long memory, Path directory, Dispatcher dispatcher,
            Consumer<ExternalProgress> listener, Disk disk) {
        ExternalOptions options = new ExternalOptions();
        options.records = records;
        options.memory = memory;
        options.directory = directory;
        options.listener = listener;
        return new ExternalSort(options, dispatcher, disk);
    }
}
