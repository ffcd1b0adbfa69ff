package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Divides a merge of lines among threads: for each border between two parts, where it is in every run. A border is a
 * line of one run, from a sample; in the other runs it is found by a binary search in the file. Equal lines are on the
 * side where their run puts them. So the merge is stable, and many equal lines do not end up in one part.
 */
final class LineBorders {
    /** Samples of all runs. The parts of a merge differ by few percent then. */
    private static final int SAMPLES = 1 << 10;
    /** Longer lines are no samples. */
    private static final int LONGEST_SAMPLE = 1 << 10;
    /** Samples take at most this part of the memory. */
    private static final int SMALL_PART = 16;
    private static final int READ = 1 << 12;

    private final LineOrder order;
    private final List<LineRun> runs;
    private final OpenFile file;
    private final int samples;
    /** Long lines make it longer. It is freed before the windows, which take more, are there. */
    private byte[] bytes = new byte[READ];
    /** The line that was read last. */
    private long lineBegin;
    private int lineLength;

    LineBorders(LineOrder order, List<LineRun> runs, OpenFile file, long memory) {
        this.order = order;
        this.runs = runs;
        this.file = file;
        this.samples = (int) Math.min(SAMPLES, memory / SMALL_PART / LONGEST_SAMPLE);
    }

    /** A line of a run, with its end. */
    private record Sample(byte[] bytes, int run, long begin) {
        long line() {
            return LineOrder.range(0, bytes.length - 1);
        }
    }

    /** The parts of a merge; fewer if there are not enough samples. */
    List<LineMerge.Range> parts(int wanted) throws IOException {
        List<Sample> sorted = wanted > 1 ? samples() : List.of();
        int parts = Math.max(1, Math.min(wanted, sorted.size()));
        long[] from = runs.stream().mapToLong(LineRun::begin).toArray();
        long target = from[0];
        List<LineMerge.Range> ranges = new ArrayList<>();
        for (int part = 1; part <= parts; part++) {
            long[] to = new long[from.length];
            long size = 0;
            for (int run = 0; run < from.length; run++) {
                to[run] = part == parts ? runs.get(run).end()
                        : border(sorted.get((int) ((long) sorted.size() * part / parts)), run);
                size += to[run] - from[run];
            }
            ranges.add(new LineMerge.Range(from, to, target));
            target += size;
            from = to;
        }
        return ranges;
    }

    private List<Sample> samples() throws IOException {
        List<Sample> all = new ArrayList<>();
        long size = runs.stream().mapToLong(run -> run.end() - run.begin()).sum();
        // The middle of each stretch, over the borders of runs.
        double step = (double) size / Math.max(1, samples);
        long before = 0;
        int number = 0;
        for (int run = 0; run < runs.size(); run++) {
            LineRun of = runs.get(run);
            long length = of.end() - of.begin();
            for (long at; number < samples && (at = (long) (step * (number + 0.5)) - before) < length; number++) {
                if (readLine(of, of.begin() + at, of.begin(), of.end()) && lineLength <= LONGEST_SAMPLE) {
                    all.add(new Sample(Arrays.copyOf(bytes, lineLength), run, lineBegin));
                }
            }
            before += length;
        }
        // Stable, so that equal samples are in the order of their runs, and of their places there.
        all.sort((x, y) -> order.compare(x.bytes, x.line(), y.bytes, y.line(), false));
        return all;
    }

    /** Where the first line of a run begins that is not before a sample. */
    private long border(Sample sample, int run) throws IOException {
        if (run == sample.run) {
            return sample.begin;
        }
        // All lines that begin before from are before the sample, and none that begins at to or later.
        long from = runs.get(run).begin();
        long to = runs.get(run).end();
        while (from < to) {
            long middle = (from + to) >>> 1;
            if (readLine(runs.get(run), middle, from, to) && isBefore(sample, run)) {
                from = lineBegin + lineLength;
            } else {
                to = middle;
            }
        }
        return from;
    }

    /** Whether the line that was read is before a sample. */
    private boolean isBefore(Sample sample, int run) {
        int compared = order.compare(bytes, LineOrder.range(0, lineLength - 1), sample.bytes, sample.line(),
                false);
        return compared < 0 || compared == 0 && run < sample.run;
    }

    /**
     * Reads the first line of a run that begins at a position or after it.
     *
     * @param first where a line begins, at or before the position
     * @param limit where no such line is looked for any more
     * @return whether there is one
     */
    private boolean readLine(LineRun run, long position, long first, long limit) throws IOException {
        lineBegin = position;
        if (position > first) {
            // The end of the line before it.
            int end;
            long at = position - 1;
            do {
                int count = (int) Math.min(READ, limit - at);
                file.read(ByteBuffer.wrap(bytes, 0, count), at);
                end = LineEnds.find(bytes, 0, count);
                at += end < 0 ? count : end + 1;
            } while (end < 0 && at < limit);
            lineBegin = at;
        }
        if (lineBegin >= limit) {
            return false;
        }
        int filled = 0;
        int end;
        do {
            if (filled > bytes.length - READ) {
                bytes = Arrays.copyOf(bytes, filled + Math.max(READ, filled));
            }
            // The line may end after the limit.
            int count = (int) Math.min(READ, run.end() - lineBegin - filled);
            file.read(ByteBuffer.wrap(bytes, filled, count), lineBegin + filled);
            end = LineEnds.find(bytes, filled, filled + count);
            filled += count;
        } while (end < 0);
        lineLength = end + 1;
        return true;
    }
}
