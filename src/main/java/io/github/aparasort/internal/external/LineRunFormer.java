package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Future;

/**
 * Makes sorted runs of lines. While the calling thread sorts one block, another thread writes the run before it from
 * the other block, and then reads the run after it.
 */
final class LineRunFormer {
    /** A common begin is remembered up to here. */
    private static final int LONGEST_PREFIX = 1 << 12;

    private final LineBudget budget;
    private final SortFiles files;
    private final OpenFile target;
    private final LineSorter sorter;
    private final List<LineRun> runs = new ArrayList<>();
    private long lines;
    /** What all keys begin with. */
    private byte[] prefix;

    LineRunFormer(LineBudget budget, SortFiles files, OpenFile target, LineSorter sorter) {
        this.budget = budget;
        this.files = files;
        this.target = target;
        this.sorter = sorter;
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
        LineOutput output = new LineOutput(target, budget.transfer(), bytes -> { });
        LineBlock current = new LineBlock(budget.blockBytes(), budget.lines());
        LineBlock other = new LineBlock(budget.blockBytes(), budget.lines());
        load(current, 0, stages::reached);
        while (current.count() > 0) {
            LineBlock exchanged = other;
            long next = current.end();
            Future<?> exchange = workers.submit(() -> {
                write(exchanged, output);
                load(exchanged, next, bytes -> Stages.check());
            });
            stages.begin(Phase.SORT, current.position());
            remember(current, sorter.sort(current));
            // The time counts as that of the disk. Listeners are not told of each wait: the run is what they know.
            stages.enter(Phase.READ);
            Workers.await(exchange);
            other = current;
            current = exchanged;
            stages.begin(Phase.SORT, Math.min(next, files.bytes()));
        }
        stages.begin(Phase.WRITE, other.position());
        write(other, output);
        stages.reached(files.bytes());
        return new Formed(runs, lines, prefix == null ? 0 : prefix.length);
    }

    private void load(LineBlock block, long from, LineBlock.Reached reached) throws IOException {
        block.load(files.input(), from, files.bytes(), reached);
        if (block.count() == 0 && from < files.bytes()) {
            throw budget.tooLong(from, block.lengthOfFirst(files.input(), files.bytes()));
        }
    }

    private static void write(LineBlock block, LineOutput output) throws IOException {
        output.from(block.position());
        output.add(block);
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
