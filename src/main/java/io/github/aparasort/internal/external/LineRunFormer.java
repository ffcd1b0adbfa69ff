package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.parallel.Parallel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Makes sorted runs of lines. While the calling thread sorts one block, another thread reads the next one. Then all
 * threads write the sorted lines: to gather them takes as long as to sort them.
 */
final class LineRunFormer {
    /** A common begin is remembered up to here. */
    private static final int LONGEST_PREFIX = 1 << 12;

    private final LineBudget budget;
    private final SortFiles files;
    /** Sorts a block, and returns what all of its keys begin with. */
    private final Function<LineBlock, byte[]> sorter;
    /** One for each thread that writes. */
    private final List<LineOutput> outputs;
    private final List<LineRun> runs = new ArrayList<>();
    private long lines;
    /** What all keys begin with. */
    private byte[] prefix;

    LineRunFormer(LineBudget budget, SortFiles files, OpenFile target,
            Function<LineBlock, byte[]> sorter) {
        this.budget = budget;
        this.files = files;
        this.sorter = sorter;
        int threads = RecordFileSort.processors();
        outputs = Stream.generate(() -> new LineOutput(target, Math.max(1, budget.transfer() / threads), bytes -> { }))
                .limit(threads).toList();
    }

    /**
     * What was made.
     *
     * @param depth how many bytes all keys begin with
     */
    record Formed(List<LineRun> runs, long lines, int depth) {
    }

    /** Makes all runs. Each takes the place that its lines have in the input. */
    Formed form(Workers workers, Stages stages) throws IOException {
        LineBlock current = new LineBlock(budget.blockBytes(), budget.lines());
        LineBlock next = new LineBlock(budget.blockBytes(), budget.lines());
        load(current, 0, stages::reached);
        while (current.count() > 0) {
            LineBlock loaded = next;
            long end = current.end();
            Future<?> load = workers.submit(() -> load(loaded, end, bytes -> Stages.check()));
            stages.begin(Phase.SORT, current.position());
            remember(current, sorter.apply(current));
            if (end < files.bytes()) {
                // The time counts as that of the disk. Listeners are not told: the run is what they know.
                stages.enter(Phase.WRITE);
            } else {
                stages.begin(Phase.WRITE, current.position());
            }
            write(current, workers);
            stages.enter(Phase.READ);
            Workers.await(load);
            next = current;
            current = loaded;
            stages.begin(end < files.bytes() ? Phase.SORT : Phase.WRITE, Math.min(end, files.bytes()));
        }
        return new Formed(runs, lines, prefix == null ? 0 : prefix.length);
    }

    private void load(LineBlock block, long from, LineBlock.Reached reached) throws IOException {
        block.load(files.input(), from, files.bytes(), reached);
        if (block.count() == 0 && from < files.bytes()) {
            throw budget.tooLong(from, block.lengthOfFirst(files.input(), files.bytes()));
        }
    }

    /** Writes a sorted block, all threads at once. */
    private void write(LineBlock block, Workers workers) throws IOException {
        int threads = outputs.size();
        List<Future<?>> others = new ArrayList<>();
        long position = block.position();
        for (int part = 0; part < threads; part++) {
            int from = Parallel.begin(block.count(), part, threads);
            int to = Parallel.begin(block.count(), part + 1, threads);
            LineOutput output = outputs.get(part);
            output.from(position);
            if (part < threads - 1) {
                others.add(workers.submit(() -> output.add(block, from, to)));
                position += block.size(from, to);
            } else {
                output.add(block, from, to);
            }
        }
        for (Future<?> other : others) {
            Workers.await(other);
        }
    }

    private void remember(LineBlock block, byte[] common) {
        runs.add(new LineRun(block.position(), block.end(), block.longest()));
        lines += block.count();
        if (prefix == null) {
            prefix = common;
        }
        int mismatch = Arrays.mismatch(prefix, common);
        int length = Math.min(mismatch < 0 ? prefix.length : mismatch, LONGEST_PREFIX);
        prefix = Arrays.copyOf(prefix, length);
    }
}
