package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Sorted records in a file.
 *
 * @param begin where the first one begins
 * @param end where the last one ends
 * @param lacksEnd whether the last line has no end in the file; it gets one when it is read, and counts with it
 * @param longest the bytes of the longest record, or 0 if nobody knows
 */
record Run(OpenFile file, long begin, long end, boolean lacksEnd, int longest) {
    private static final int READ = 1 << 16;

    /** The bytes of these records. */
    long size() {
        return end - begin;
    }

    /** A run of so many bytes that follows in the file. */
    Run next(long size, int longestOfThese) {
        return new Run(file, end, end + size, false, longestOfThese);
    }

    /** The records in a range of these. */
    Run part(long from, long to) {
        return new Run(file, from, to, lacksEnd && to == end, longest);
    }

    /** Reads bytes from this position on, until the buffer is full. */
    void read(ByteBuffer to, long position) throws IOException {
        boolean addsEnd = lacksEnd && to.hasRemaining() && position + to.remaining() == end;
        int limit = to.limit();
        to.limit(addsEnd ? limit - 1 : limit);
        file.read(to, position);
        if (addsEnd) {
            to.limit(limit).put(LineEnds.END);
        }
    }

    /** The bytes of a line that begins at a position, with its end; or of what is left. */
    long lengthOfLine(long position) throws IOException {
        byte[] bytes = new byte[READ];
        long at = position;
        int last = -1;
        while (last < 0 && at < end) {
            int count = (int) Math.min(READ, end - at);
            read(ByteBuffer.wrap(bytes, 0, count), at);
            last = LineEnds.find(bytes, 0, count);
            at += last < 0 ? count : last + 1;
        }
        return at - position;
    }

    static long size(List<Run> runs) {
        return runs.stream().mapToLong(Run::size).sum();
    }
}
