package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Future;

/**
 * Makes sorted runs. While the calling thread sorts one block, another thread reads the next one. Then all threads
 * write the sorted records: to gather them takes as long as to sort them.
 */
final class RunFormer {
    /** A common begin is remembered up to here. */
    private static final int LONGEST_PREFIX = 1 << 12;

    private final Format format;
    private final Budget budget;
    private final SortFiles files;
    private final Dispatcher dispatcher;
    private final List<Run> runs = new ArrayList<>();
    private long records;
    /** What all keys begin with. */
    private byte[] prefix;

    RunFormer(Format format, Budget budget, SortFiles files, Dispatcher dispatcher) {
        this.format = format;
        this.budget = budget;
        this.files = files;
        this.dispatcher = dispatcher;
    }

    /**
     * What was made.
     *
     * @param depth how many bytes all keys begin with
     */
    record Formed(List<Run> runs, long records, int depth) {
    }

    /** Makes all runs. Each takes the place that its records have in the input. */
    Formed form(OpenFile target, Workers workers, Stages stages) throws IOException {
        Block current = budget.block(format);
        Block next = budget.block(format);
        load(current, 0, stages::reached);
        while (current.count() > 0) {
            Block loaded = next;
            long end = current.end();
            Future<?> load = workers.submit(() -> load(loaded, end, bytes -> Stages.check()));
            stages.begin(Phase.SORT, current.begin());
            remember(current, current.sort(dispatcher));
            if (end < files.bytes()) {
                // The time counts as that of the disk. Listeners are not told: the run is what they know.
                stages.enter(Phase.WRITE);
            } else {
                stages.begin(Phase.WRITE, current.begin());
            }
            new WriteThreads(workers, bytes -> Stages.check()).run(budget.parts(current, target));
            stages.enter(Phase.READ);
            Workers.await(load);
            next = current;
            current = loaded;
            stages.begin(end < files.bytes() ? Phase.SORT : Phase.WRITE, end);
        }
        return new Formed(runs, records, prefix == null ? 0 : prefix.length);
    }

    private void load(Block block, long from, Stages.Reached reached) throws IOException {
        block.load(files.input(), from, files.bytes(), reached);
        if (block.count() == 0 && from < files.bytes()) {
            throw budget.tooLong(from, block.lengthOfFirst(files.input(), files.bytes()));
        }
    }

    private void remember(Block block, byte[] common) {
        runs.add(new Run(block.begin(), block.end(), block.longest()));
        records += block.count();
        if (prefix == null) {
            prefix = common;
        }
        int mismatch = Arrays.mismatch(prefix, common);
        int length = Math.min(mismatch < 0 ? prefix.length : mismatch, LONGEST_PREFIX);
        prefix = Arrays.copyOf(prefix, length);
    }
}
