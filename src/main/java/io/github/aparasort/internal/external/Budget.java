package io.github.aparasort.internal.external;

import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.List;
import java.util.Locale;

/**
 * How a sort divides its memory. It counts the records in blocks, what is told of each, the buffers, and what the
 * library needs to sort a block.
 *
 * @param memory all that may be used
 * @param needed all that is used before the merges
 * @param isWhole whether all records are in one block
 * @param blockBytes bytes of records in a block
 * @param records records in a block
 * @param transfer bytes of the buffers: half of them to write, the others to read into two blocks
 * @param kept bytes that the library keeps for its next sort
 */
record Budget(Format format, long memory, long needed, boolean isWhole, long blockBytes, int records, int transfer,
        long kept) {
    /** The bytes of records that are not counted yet. */
    static final long UNKNOWN = Long.MAX_VALUE >> 2;

    /** Bytes of buffers for each thread, half of them to write: one call writes these. */
    private static final int TRANSFER = 1 << 17;
    /** Buffers take at most this part of the memory, 6 %: the blocks are what makes runs long. */
    private static final int SMALL_PART = 16;
    /** A block has this part of the buffers: two blocks share the half to read into. */
    private static final int BLOCK_BUFFER = 4;
    /** If each thread had fewer bytes to write, fewer threads write. */
    private static final int LEAST_OUTPUT = 1 << 12;
    /** Lines more than expected: a part of what was expected, as lines differ, and a few, as files may be short. */
    private static final int SPARE_PART = 4;
    private static final int FEW = 64;
    /** A block has at least this part of the memory for bytes, however short most lines are: some may be long. */
    private static final int BLOCK_PART = 8;
    /** Less is no memory for anything: its {@link #SMALL_PART} is 64 bytes. */
    private static final int LEAST = 1 << 10;

    /**
     * A file that needs memory.
     *
     * @param meanLength the bytes of a record, or about those of a line
     * @param onDevice whether a block may be sorted on a device
     */
    record Need(Format format, long bytes, double meanLength, boolean onDevice) {
        /** For all of the file in one block, if there is enough memory for it, as far as can be told; or in runs. */
        Budget budget(long memory) {
            return requireEnough(any(memory), memory);
        }

        Budget budgetForRuns(long memory) {
            return requireEnough(inRuns(memory), memory);
        }

        /** Returns null if that is too little, as the following ones do. */
        private Budget any(long memory) {
            Budget whole = inMemory(memory);
            return whole == null ? inRuns(memory) : whole;
        }

        private Budget inMemory(long memory) {
            int transfer = transferIn(memory);
            boolean areLines = format.width == 0;
            // The last line may have no end.
            long most = bytes + (areLines ? 1 : 0);
            long forRecord = format.indexBytes() + format.workingBytes(onDevice);
            long expected = (long) (bytes / meanLength);
            long room = Math.min(Parallel.LARGEST_ARRAY, (memory - transfer - most) / forRecord);
            if (memory - transfer < most || most > format.mostBytes() || expected > room) {
                return null;
            }
            long records = areLines ? Math.min(Math.min(bytes, expected + expected / SPARE_PART + FEW), room)
                    : expected;
            return new Budget(format, memory, transfer + most + records * forRecord, true, most, (int) records,
                    transfer, records * format.keptBytes(onDevice));
        }

        /** For two blocks: one is read and written while the other one is sorted. */
        private Budget inRuns(long memory) {
            int transfer = transferIn(memory);
            long forRecord = 2 * format.indexBytes() + format.workingBytes(onDevice);
            long records = Math.min(Parallel.LARGEST_ARRAY,
                    (long) ((memory - transfer) / (forRecord + 2 * meanLength)));
            long blockBytes;
            if (format.width > 0) {
                records = Math.min(records, format.mostBytes() / format.width);
                records = records < 1 ? 0 : evenly(bytes / format.width, records);
                blockBytes = records * format.width;
            } else {
                records = Math.min(records, (memory - transfer - 2 * (memory / BLOCK_PART)) / forRecord);
                blockBytes = Math.min(format.mostBytes(), (memory - transfer - records * forRecord) / 2);
            }
            Budget budget = new Budget(format, memory, memory, false, blockBytes, (int) records, transfer,
                    records * format.keptBytes(onDevice));
            return memory < LEAST || records < 1 || bytes < UNKNOWN && !budget.canMerge(bytes) ? null : budget;
        }

        /** Records of each run: as few runs as with {@code most} records, but all of about one size. */
        private static long evenly(long records, long most) {
            long runs = (records + most - 1) / most;
            return (records + runs - 1) / runs;
        }

        private static int transferIn(long memory) {
            return (int) Math.max(1, Math.min((long) TRANSFER * Workers.threads(), memory / SMALL_PART));
        }

        private Budget requireEnough(Budget budget, long memory) {
            if (budget != null) {
                return budget;
            }
            long records = format.width > 0 ? bytes / format.width : 0;
            String what = format.width == 0 ? "lines" : bytes == UNKNOWN ? "records"
                    : String.format(Locale.ROOT, "%,d %s of %,d %s", records, Plural.of(records, "record"),
                    format.width, Plural.of(format.width, "byte"));
            if (any(Long.MAX_VALUE) == null) {
                throw new IllegalArgumentException("a file of " + what + " cannot be sorted, with any memory: one "
                        + "record of each run has to fit into an array; sort parts of the file");
            }
            long enough = Math.max(memory, LEAST) * SMALL_PART;
            while (any(enough) == null) {
                enough *= 2;
            }
            throw new IllegalArgumentException(String.format(Locale.ROOT,
                    "memory of %,d %s is too little to sort %s: give it more, for instance %,d", memory,
                    Plural.of(memory, "byte"), what, enough));
        }
    }

    /** Whether there is room for a record of each run and of the output. Runs of lines can be merged two by two. */
    private boolean canMerge(long bytes) {
        long runs = (bytes + blockBytes - 1) / blockBytes;
        return format.width == 0 || runs < Math.min(Format.MOST_BYTES, forMerges()) / format.width;
    }

    Block block() {
        return format instanceof Numbers numbers ? new NumberBlock(numbers, records, transfer / BLOCK_BUFFER)
                : new ByteBlock(format, (int) blockBytes, records);
    }

    /** The work to write a sorted block, for all threads that have enough bytes for it. */
    List<Workers.Part> parts(Block block, OpenFile file, long begin) {
        int parts = Math.max(1, Math.min(Workers.threads(), transfer / 2 / LEAST_OUTPUT));
        return block.parts(file, begin, parts, outputBytes(parts));
    }

    /** Bytes that each of so many threads may collect. */
    int outputBytes(int parts) {
        return Math.max(Long.BYTES, transfer / 2 / parts);
    }

    /** What merges may use. */
    long forMerges() {
        return memory - kept;
    }

    /** A line that no block holds. */
    IllegalArgumentException tooLong(long position, long length) {
        long enough = (long) ((double) memory / blockBytes * (length + 1) * (SMALL_PART + 1) / SMALL_PART);
        return new IllegalArgumentException(length >= Format.MOST_BYTES ? String.format(Locale.ROOT,
                "the line at byte %,d has %,d bytes: lines have to fit into an array", position, length)
                : String.format(Locale.ROOT, "memory of %,d bytes is too little for the line at byte %,d, which has "
                + "%,d bytes: give it more, for instance %,d", memory, position, length, enough));
    }
}
