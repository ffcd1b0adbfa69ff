package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.FileFailure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Divides a merge among threads: for each border between two parts, where it is in every run. A border is a record of
 * one run, from a sample; in the other runs it is found by a binary search in the file. Equal records are on the side
 * where their run puts them. So the merge is stable, and many equal records do not end up in one part; or all are in
 * one part, if only one of them is kept.
 */
final class Borders {
    /** Samples of all runs. The parts of a merge differ by few percent then. */
    private static final int SAMPLES = 1 << 10;
    /** Longer lines are no samples, so that all samples take a MiB at most. */
    private static final int LONGEST_LINE = 1 << 10;
    /** Samples take at most this part of the memory: they are there before the windows, which need the rest. */
    private static final int SMALL_PART = 16;
    /** Bytes of lines that are read at once: a page, which the system reads in any case. */
    private static final int READ = 1 << 12;

    private final Format format;
    private final List<Run> runs;
    private final boolean isUnique;
    private final boolean areChecked;
    private final long memory;
    private final int longestSample;
    private final int samples;
    /** Bytes that are read at once. */
    private final int part;
    /** Long lines make it longer. It is freed before the windows, which take more, are there. */
    private byte[] bytes;
    /** The record that was read last. */
    private long begin;
    private int length;

    /**
     * For these runs.
     *
     * @param isUnique whether equal records are to be in one part
     * @param areChecked whether it is not known that runs are in order: then each border is where records around it
     *     were compared with it
     */
    Borders(Format format, List<Run> runs, boolean isUnique, boolean areChecked, long memory) {
        this.format = format;
        this.runs = runs;
        this.isUnique = isUnique;
        this.areChecked = areChecked;
        this.memory = memory;
        this.longestSample = Math.max(LONGEST_LINE, format.width);
        this.samples = (int) Math.min(SAMPLES, memory / SMALL_PART / longestSample);
        this.part = format.width > 0 ? format.width : READ;
    }

    private record Sample(byte[] bytes, int length, int run, long begin) {
        long record() {
            return Format.range(0, length);
        }
    }

    /** The parts of a merge; fewer if there are not enough samples. */
    List<Merge.Range> parts(int wanted) throws IOException {
        List<Sample> sorted = wanted > 1 ? samples() : List.of();
        int parts = Math.max(1, Math.min(wanted, sorted.size()));
        long[] from = runs.stream().mapToLong(Run::begin).toArray();
        long target = 0;
        List<Merge.Range> ranges = new ArrayList<>();
        for (int number = 1; number <= parts; number++) {
            long[] to = new long[from.length];
            long size = 0;
            for (int run = 0; run < from.length; run++) {
                to[run] = number == parts ? runs.get(run).end()
                        : border(sorted.get((int) ((long) sorted.size() * number / parts)), run);
                // Only where a run is not in order: the merge finds that.
                to[run] = Math.max(from[run], to[run]);
                size += to[run] - from[run];
            }
            ranges.add(new Merge.Range(from, to, target));
            target += size;
            from = to;
        }
        return ranges;
    }

    /** Pieces of the first run of about the same size, each with the first record of the next one. */
    List<Run> pieces(int wanted) throws IOException {
        bytes = new byte[part + Format.SPARE];
        Run run = runs.get(0);
        List<Run> pieces = new ArrayList<>();
        long from = run.begin();
        for (int number = 1; number < wanted; number++) {
            long middle = run.begin() + run.size() / wanted * number;
            if (middle > from && read(run, middle, from, run.end()) && begin > from) {
                pieces.add(run.part(from, begin + length));
                from = begin;
            }
        }
        pieces.add(run.part(from, run.end()));
        return pieces;
    }

    private List<Sample> samples() throws IOException {
        bytes = new byte[part + Format.SPARE];
        List<Sample> all = new ArrayList<>();
        long size = Run.size(runs);
        // The middle of each stretch, over the borders of runs.
        double step = (double) size / Math.max(1, samples);
        long before = 0;
        int number = 0;
        for (int run = 0; run < runs.size(); run++) {
            Run of = runs.get(run);
            long inRun = of.size();
            for (long at; number < samples && (at = (long) (step * (number + 0.5)) - before) < inRun; number++) {
                if (read(of, of.begin() + at, of.begin(), of.end()) && length <= longestSample) {
                    all.add(new Sample(Arrays.copyOf(bytes, length + Format.SPARE), length, run, begin));
                }
            }
            before += inRun;
        }
        // Stable, so that equal samples are in the order of their runs, and of their places there.
        all.sort((x, y) -> format.compare(x.bytes, x.record(), y.bytes, y.record(), false));
        return all;
    }

    /** Where the first record of a run begins that is not before a sample. */
    private long border(Sample sample, int run) throws IOException {
        if (run == sample.run && !isUnique && !areChecked) {
            return sample.begin;
        }
        // All records that begin before from are before the sample, and none that begins at to or later.
        long from = runs.get(run).begin();
        long to = runs.get(run).end();
        while (from < to) {
            long middle = (from + to) >>> 1;
            if (read(runs.get(run), middle, from, to) && isBefore(sample, run)) {
                from = begin + length;
            } else {
                to = middle;
            }
        }
        return from;
    }

    /** Whether the record that was read is before a sample. */
    private boolean isBefore(Sample sample, int run) {
        int compared = format.compare(bytes, Format.range(0, length), sample.bytes, sample.record(), false);
        return compared < 0 || compared == 0 && run < sample.run && !isUnique;
    }

    /**
     * Reads the first record of a run that begins at a position or after it.
     *
     * @param first where a record begins, at or before the position
     * @param limit where no such record is looked for any more
     * @return whether there is one
     */
    private boolean read(Run run, long position, long first, long limit) throws IOException {
        begin = format.width > 0 ? first + (position - first + part - 1) / part * part
                // After the line that has the byte before the position.
                : position == first ? first : position - 1 + readTo(run, position - 1, LineEnds::end);
        if (begin >= limit) {
            return false;
        }
        length = readTo(run, begin, format::end);
        return true;
    }

    /** Tells where a record ends that begins at an index, or -1 if it ends later; no line ends before another one. */
    private interface End {
        int of(byte[] bytes, int from, int searched, int to);
    }

    /** Reads a record, or the rest of a line, and returns its length. It may end after the limit. */
    private int readTo(Run run, long at, End ending) throws IOException {
        int filled = 0;
        int end;
        do {
            if (format.width == 0 && filled > memory / 2) {
                throw Room.tooSmall(memory, run, at);
            }
            // Twice as many each time: a record in quotes is searched from its begin.
            int count = (int) Math.min(Math.max(part, filled), run.end() - at - filled);
            if (count == 0) {
                throw FileFailure.changed(run.file().name(), "its last line lost its end");
            }
            if (filled + count > bytes.length - Format.SPARE) {
                bytes = Arrays.copyOf(bytes, filled + count + Format.SPARE);
            }
            run.read(ByteBuffer.wrap(bytes, filled, count), at + filled);
            end = ending.of(bytes, 0, filled, filled + count);
            filled += count;
        } while (end < 0);
        return end;
    }
}
