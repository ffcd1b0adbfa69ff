package io.github.aparasort.internal.external;

import io.github.aparasort.internal.event.Plural;
import java.util.Locale;

/**
 * How a sort of lines divides its memory. It counts the bytes of lines, what is told of each, the buffers, and what the
 * library needs to sort words.
 *
 * @param memory all that may be used
 * @param blockBytes bytes of lines in a block
 * @param lines lines in a block
 * @param transfer bytes that are written at once
 * @param kept bytes that the library keeps for its next sort
 */
record LineBudget(long memory, int blockBytes, int lines, int transfer, long kept) {
    private static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8 - LineOrder.SPARE;
    /** Bytes written at once: enough for any disk, and few enough for the caches. */
    private static final int TRANSFER = 1 << 20;
    /** A transfer takes at most this part of the memory. */
    private static final int SMALL_PART = 16;
    /** Where a line begins, and its number. */
    private static final int INDICES = 2 * Integer.BYTES;
    /** Lines more than expected: these are part of what was expected, and a few. */
    private static final int SPARE_PART = 4;
    private static final int FEW = 64;
    /** A block has at least this part of the memory for bytes, however short most lines are: some may be long. */
    private static final int BLOCK_PART = 8;
    /** Less is no memory for anything. */
    private static final int LEAST = 1 << 10;

    /** For a file that is in one block; or null if there is not enough memory for it, as far as can be told. */
    static LineBudget inMemory(long memory, long bytes, double meanLine, boolean onDevice) {
        int transfer = transfer(memory);
        long expected = (long) (bytes / meanLine);
        long lines = Math.min(bytes, expected + expected / SPARE_PART + FEW);
        int word = Long.BYTES + Format.pairBytes(onDevice);
        long left = memory - transfer - bytes - 1;
        if (left < 0 || bytes >= LONGEST_ARRAY || expected > left / (INDICES + word)) {
            return null;
        }
        lines = Math.min(lines, left / (INDICES + word));
        return new LineBudget(memory, (int) bytes + 1, (int) lines, transfer,
                lines * Format.pairBytes(onDevice));
    }

    /** For two blocks: one is read and written while the other one is sorted. */
    static LineBudget inRuns(long memory, double meanLine, boolean onDevice) {
        int transfer = transfer(memory);
        int kept = Format.pairBytes(onDevice);
        long forLine = 2 * INDICES + Long.BYTES + kept;
        long most = Math.min(LONGEST_ARRAY, (memory - transfer - 2 * (memory / BLOCK_PART)) / forLine);
        long lines = Math.min(most, (long) ((memory - transfer) / (forLine + 2 * meanLine)));
        long left = memory - transfer - lines * forLine;
        long bytes = Math.min(LONGEST_ARRAY, left / 2);
        if (memory < LEAST || lines < 1) {
            throw new IllegalArgumentException(String.format(Locale.ROOT,
                    "memory of %,d %s is too little to sort lines: give it more, for instance %,d", memory,
                    Plural.of(memory, "byte"), Math.max(memory, LEAST) * SMALL_PART));
        }
        return new LineBudget(memory, (int) bytes, (int) lines, transfer, lines * kept);
    }

    private static int transfer(long memory) {
        return (int) Math.max(1, Math.min(TRANSFER, memory / SMALL_PART));
    }

    /** What a file in one block takes. */
    long needed() {
        return transfer + blockBytes + lines * (long) (INDICES + Long.BYTES) + kept;
    }

    /** What merges may use. */
    long forMerges() {
        return memory - kept;
    }

    /** A line that no block holds. */
    IllegalArgumentException tooLong(long position, long length) {
        long enough = (long) ((double) memory / blockBytes * (length + 1) * (SMALL_PART + 1) / SMALL_PART);
        return new IllegalArgumentException(length >= LONGEST_ARRAY ? String.format(Locale.ROOT,
                "the line at byte %,d has %,d bytes: lines have to fit into an array", position, length)
                : String.format(Locale.ROOT, "memory of %,d bytes is too little for the line at byte %,d, which has "
                + "%,d bytes: give it more, for instance %,d", memory, position, length, enough));
    }
}
