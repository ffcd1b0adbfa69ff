package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Merges runs: all at once if the memory has room for the longest line of each; otherwise first groups of runs into
 * longer ones, in temporary files.
 */
final class Merges {
    /** Bytes that are moved at a time. */
    private static final int MOVED = 1 << 16;

    /**
     * What was done.
     *
     * @param taken how many records were merged
     * @param results how many there are now
     * @param threads how many merged
     */
    record Merged(long taken, long results, int threads) {
    }

    private final Results results;
    private final RunOrder order;
    private final long memory;
    private final Temporaries temporaries;
    private final Phases phases;
    /** Whether the runs are those of a sort, or of merges. */
    private boolean areOfRuns;

    /**
     * For runs of a sort, or sorted files.
     *
     * @param memory bytes for windows and output
     */
    Merges(Results results, RunOrder order, long memory, Temporaries temporaries, Phases phases) {
        this.results = results;
        this.order = order;
        this.memory = memory;
        this.temporaries = temporaries;
        this.phases = phases;
        this.areOfRuns = !order.areFiles();
    }

    private Format format() {
        return areOfRuns ? results.ofRuns() : results.format();
    }

    /** Merges all runs into a file, from a position on. */
    Merged intoFile(List<Run> runs, OpenFile file, long begin, Workers workers) throws IOException {
        phases.begin(Phase.MERGE, 0);
        List<Part> parts = parts(few(runs, workers), file, begin, true);
        workers.runAndForce(parts, file, phases);
        file.truncate(closeGaps(file, parts));
        return new Merged(parts.stream().mapToLong(part -> part.taken).sum(),
                parts.stream().mapToLong(part -> part.records).sum(), parts.size());
    }

    /** A merge of all runs by the caller. The runs and this have to stay open. */
    RecordSource source(List<Run> runs, Workers workers) throws IOException {
        phases.begin(Phase.MERGE, 0);
        List<Run> few = few(runs, workers);
        MergePlan plan = MergePlan.of(few, memory, results.copies(), 1);
        Merge merge = new Merge(format(), order, plan, few, borders(few).parts(1).get(0));
        return new RecordSource(merge::run, output -> stage(output, true), plan.output());
    }

    private Stage stage(Output output, boolean isLast) {
        return results.stage(output, order.depth(), areOfRuns, isLast);
    }

    private Borders borders(List<Run> runs) {
        return new Borders(format(), runs, results.isUnique(), order.areFiles(), memory);
    }

    // ---- several merges

    private boolean fits(List<Run> runs) {
        return MergePlan.fits(format(), runs, memory, results.copies());
    }

    /** Merges runs into longer ones until they can be merged at once. */
    private List<Run> few(List<Run> runs, Workers workers) throws IOException {
        List<Run> left = runs;
        // The runs of a sort need not be kept. If they are in several files, the first one is enough.
        OpenFile free = order.areFiles() ? null : runs.get(0).file();
        while (!fits(left)) {
            OpenFile to = free != null && free != left.get(0).file() ? free : temporaries.add(Run.size(left) + 1);
            free = order.areFiles() && !areOfRuns ? null : left.get(0).file();
            left = longer(left, to, workers);
            areOfRuns = true;
        }
        return left;
    }

    /** Merges groups of runs that follow each other. */
    private List<Run> longer(List<Run> runs, OpenFile to, Workers workers) throws IOException {
        List<Run> longer = new ArrayList<>();
        long done = 0;
        long next = 0;
        for (int begin = 0, end; begin < runs.size(); begin = end) {
            end = begin + 1;
            while (end < runs.size() && fits(runs.subList(begin, end + 1))) {
                end++;
            }
            List<Run> group = runs.subList(begin, end);
            List<Part> parts = parts(group, to, next, false);
            long before = done;
            workers.run(parts, bytes -> phases.reached(before + bytes));
            done += Run.size(group);
            long last = closeGaps(to, parts);
            longer.add(new Run(to, next, last, false, parts.stream().mapToInt(part -> part.longest).max().orElse(0)));
            next = last;
        }
        return longer;
    }

    // ---- one merge by several threads

    private List<Part> parts(List<Run> runs, OpenFile to, long begin, boolean isLast) throws IOException {
        boolean haveParts = results.haveParts() && order.endsAnywhere();
        MergePlan plan = MergePlan.of(runs, memory, results.copies(), haveParts ? Workers.threads() : 1);
        return borders(runs).parts(plan.workers()).stream()
                .map(range -> new Part(runs, plan, range, to, begin + range.target(), isLast)).toList();
    }

    /** Merges a range of each run, and writes the result to its place in a file. */
    private final class Part implements Workers.Part {
        private final List<Run> runs;
        private final MergePlan plan;
        private final Merge.Range range;
        private final OpenFile file;
        private final long begin;
        private final boolean isLast;
        private long end;
        private long taken;
        private long records;
        private int longest;

        Part(List<Run> runs, MergePlan plan, Merge.Range range, OpenFile file, long begin, boolean isLast) {
            this.runs = runs;
            this.plan = plan;
            this.range = range;
            this.file = file;
            this.begin = begin;
            this.isLast = isLast;
        }

        @Override
        public void run(Phases.Listener written) throws IOException {
            FileOutput output = new FileOutput(file, begin, plan.output(), written);
            Stage stage = stage(output, isLast);
            Merge merge = new Merge(format(), order, plan, runs, range);
            merge.run(stage);
            stage.end();
            output.flush();
            end = output.position();
            taken = merge.taken();
            records = stage.count();
            longest = stage.longest(runs.stream().mapToInt(Run::longest).max().orElse(0));
        }
    }

    /** Moves what parts have written to the end of those before them, and returns where the last one ends. */
    private static long closeGaps(OpenFile file, List<Part> parts) throws IOException {
        long end = parts.get(0).end;
        for (Part part : parts.subList(1, parts.size())) {
            long size = part.end - part.begin;
            if (part.begin > end) {
                move(file, part.begin, size, end);
            }
            end += size;
        }
        return end;
    }

    private static void move(OpenFile file, long from, long size, long to) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(MOVED, size));
        for (long done = 0; done < size; done += buffer.limit()) {
            buffer.clear().limit((int) Math.min(buffer.capacity(), size - done));
            file.read(buffer, from + done);
            file.write(buffer.flip(), to + done);
            Phases.check();
        }
    }
}
