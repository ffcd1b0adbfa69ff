package io.github.aparasort.internal.external;

import io.github.aparasort.internal.event.Plural;
import java.util.Locale;

/**
 * How a sort divides its memory. It counts the arrays of blocks, the buffers of transfers, and what the library needs
 * to sort a block.
 *
 * @param records how many records the file has
 * @param runs how many sorted runs they become
 * @param runLength records in each run; the last one may be shorter
 * @param transferRecords records that are read or written at once
 * @param workers threads that merge, each with a transfer; 0 if there is one run
 * @param window records of each run that a worker has in memory
 * @param outputRecords records that a worker collects before it writes them
 * @param samples records of each run that are remembered, to divide the merge
 */
record MemoryBudget(long records, int runs, int runLength, int transferRecords, int workers, int window,
        int outputRecords, int samples) {
    /** Bytes read or written at once: enough for any disk, and few enough for the caches. */
    private static final int TRANSFER = 1 << 20;
    /** Transfers and samples take at most this part of the memory each. */
    private static final int SMALL_PART = 16;
    /** With less memory for each run fewer threads merge: short reads cost more than idle processors. */
    private static final int WINDOW = 1 << 16;
    /** Bytes that stay in the second-level cache until they are written. */
    private static final int OUTPUT = 1 << 18;
    /** With so many samples of each run the parts of a merge differ by less than a hundredth. */
    private static final int MOST_SAMPLES = 256;

    static MemoryBudget of(Format format, long records, long memory, int processors, boolean onDevice) {
        MemoryBudget budget = orNull(format, records, memory, processors, onDevice);
        if (budget == null) {
            throw tooLittle(format, records, memory, processors, onDevice);
        }
        return budget;
    }

    /** Returns null if the memory is too little. */
    private static MemoryBudget orNull(Format format, long records, long memory, int processors, boolean onDevice) {
        MemoryBudget budget = inOneRun(format, records, memory, onDevice);
        // Wide records and many threads: their transfers alone may be more than the memory.
        for (int threads = processors; budget == null && threads > 0; threads--) {
            budget = inRuns(format, records, memory, threads, onDevice);
        }
        return budget;
    }

    private static MemoryBudget inOneRun(Format format, long records, long memory, boolean onDevice) {
        long width = format.width();
        long transfer = transferRecords(width, records, memory, 1);
        long free = memory - transfer * width;
        long whole = Math.min(format.longest(), free / (width + format.workingBytes(onDevice)));
        return records <= whole ? new MemoryBudget(records, 1, (int) records, (int) transfer, 0, 0, 0, 0) : null;
    }

    private static long transferRecords(long width, long records, long memory, int transfers) {
        return Math.min(records, Math.max(1, Math.min(TRANSFER, memory / SMALL_PART / transfers) / width));
    }

    private static MemoryBudget inRuns(Format format, long records, long memory, int threads, boolean onDevice) {
        long width = format.width();
        long transfer = transferRecords(width, records, memory, threads);
        long free = memory - threads * transfer * width;
        // One block is read and written while the other one is sorted.
        long most = Math.min(format.longest(),
                (free - memory / SMALL_PART) / (2 * width + format.workingBytes(onDevice)));
        if (most < 1) {
            return null;
        }
        long runs = (records + most - 1) / most;
        long runLength = (records + runs - 1) / runs;
        runs = (records + runLength - 1) / runLength;
        // All samples are in one block.
        long allSamples = Math.min(format.longest(), memory / SMALL_PART / width);
        long samples = Math.min(Math.min(MOST_SAMPLES, runLength), allSamples / runs);
        long workers = samples < 1 ? 1 : threads;
        free -= samples * runs * width + runLength * format.keptBytes(onDevice);
        while (workers > 1 && window(share(format, free, workers), runs, width) * width < WINDOW) {
            workers--;
        }
        long share = share(format, free, workers);
        // A record of each run, and one of the output.
        if (share <= runs) {
            return null;
        }
        long window = window(share, runs, width);
        return new MemoryBudget(records, (int) runs, (int) runLength, (int) transfer, (int) workers,
                (int) Math.min(window, runLength), (int) output(share, runs, width), (int) samples);
    }

    /** Records in the block of each worker. */
    private static long share(Format format, long free, long workers) {
        return Math.min(format.longest(), free / workers / format.width());
    }

    /** Records of a worker's output: no more than a window, if memory is short. */
    private static long output(long share, long runs, long width) {
        return Math.min(Math.max(1, OUTPUT / width), share / (runs + 1));
    }

    private static long window(long share, long runs, long width) {
        return (share - output(share, runs, width)) / runs;
    }

    private static IllegalArgumentException tooLittle(Format format, long records, long memory, int processors,
            boolean onDevice) {
        int width = format.width();
        if (orNull(format, records, Long.MAX_VALUE, processors, onDevice) == null) {
            return new IllegalArgumentException(String.format(Locale.ROOT,
                    "a file of %,d %s of %,d %s cannot be sorted, with any memory: one record of each run has "
                    + "to fit into an array; sort parts of the file", records, Plural.of(records, "record"), width,
                    Plural.of(width, "byte")));
        }
        // As many bytes for a record of each run as for the records of a run, with some to spare; or the whole file.
        long enough = Math.max(memory, (long) Math.min(64.0 * width * (1 + Math.sqrt((double) records)),
                (double) records * (width + format.workingBytes(onDevice))));
        while (orNull(format, records, enough, processors, onDevice) == null) {
            enough *= 2;
        }
        return new IllegalArgumentException(String.format(Locale.ROOT,
                "memory of %,d %s is too little to sort %,d %s of %,d %s: give it more, for instance %,d", memory,
                Plural.of(memory, "byte"), records, Plural.of(records, "record"), width, Plural.of(width, "byte"),
                enough));
    }

    long begin(int run) {
        return (long) run * runLength;
    }

    int length(int run) {
        return (int) Math.min(runLength, records - begin(run));
    }

    /** The records of a worker's block. */
    int workerRecords() {
        return runs * window + outputRecords;
    }
}
