package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
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
        return with(options -> options.records = records, memory, directory, dispatcher, listener, disk);
    }

    /** @param set sets what is sorted, and what is wanted of it */
    static ExternalSort with(Consumer<ExternalOptions> set, long memory, Path directory, Dispatcher dispatcher,
            Consumer<ExternalProgress> listener, Disk disk) {
        ExternalOptions options = new ExternalOptions();
        set.accept(options);
        options.memory = memory;
        options.directory = directory;
        options.listener = listener;
        return new ExternalSort(options, dispatcher, disk);
    }

    /** Comes before a read or a write. */
    interface Hook {
        void at(long position) throws IOException;
    }

    static Disk disk(Hook atReads, Hook atWrites) {
        return new Disk() {
            @Override
            public int read(FileChannel channel, ByteBuffer to, long position) throws IOException {
                atReads.at(position);
                return super.read(channel, to, position);
            }

            @Override
            public int write(FileChannel channel, ByteBuffer from, long position) throws IOException {
                atWrites.at(position);
                return super.write(channel, from, position);
            }
        };
    }

    static Disk disk(Hook atWrites) {
        return disk(position -> { }, atWrites);
    }

    /** A disk that fails at a certain read or write, counted from 1 in all threads. */
    static Disk failing(int number, boolean atWrites) {
        AtomicInteger left = new AtomicInteger(number);
        Hook failure = position -> {
            if (left.decrementAndGet() == 0) {
                throw new IOException(atWrites ? "No space left on device" : "Input/output error");
            }
        };
        return atWrites ? disk(failure) : disk(failure, position -> { });
    }
}
