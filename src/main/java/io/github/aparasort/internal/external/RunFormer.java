package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes sorted runs. While the calling thread sorts one block, others write the run before it from the other block, all
 * at once, because to gather records takes as long as to sort them. Then one reads the run after it into that block.
 */
final class RunFormer {
    /** A common begin is remembered up to here, a page: whole lines may be equal. */
    private static final int LONGEST_PREFIX = 1 << 12;

    private final Budget budget;
    private final SortFiles files;
    private final Dispatcher dispatcher;
    private final Workers workers;
    private final Phases phases;
    private final List<Run> runs = new ArrayList<>();
    private long records;
    /** What all keys begin with. */
    private byte[] prefix;

    RunFormer(Budget budget, SortFiles files, Dispatcher dispatcher, Workers workers, Phases phases) {
        this.budget = budget;
        this.files = files;
        this.dispatcher = dispatcher;
        this.workers = workers;
        this.phases = phases;
    }

    /** Makes all runs. Each takes the place that its records have in the input. */
    void form(OpenFile target) throws IOException {
        Block current = budget.block();
        Block other = budget.block();
        load(current, 0, phases::reached);
        Block second = other;
        long begin = current.end();
        Workers.Pending exchange = workers.submit(() -> load(second, begin, bytes -> Phases.check()));
        long last = 0;
        phases.begin(Phase.SORT, 0);
        while (current.count > 0) {
            last = current.begin();
            remember(current, current.sort(dispatcher));
            // The time counts as that of the disk. Listeners are not told of each wait: the run is what they know.
            phases.enter(Phase.READ);
            exchange.await();
            Block sorted = current;
            long end = other.end();
            exchange = workers.submit(() -> exchange(sorted, target, end));
            current = other;
            other = sorted;
            phases.begin(Phase.SORT, current.begin());
        }
        phases.begin(Phase.WRITE, last);
        exchange.await();
        phases.reached(files.bytes());
    }

    List<Run> runs() {
        return runs;
    }

    long records() {
        return records;
    }

    /** How many bytes all keys begin with. */
    int depth() {
        return prefix == null ? 0 : prefix.length;
    }

    /** Writes a sorted block, and reads others in its place. */
    private void exchange(Block block, OpenFile target, long from) throws IOException {
        workers.run(budget.parts(block, target), bytes -> Phases.check());
        load(block, from, bytes -> Phases.check());
    }

    private void load(Block block, long from, Phases.Listener reached) throws IOException {
        block.load(files.input(), from, files.bytes(), reached);
        if (block.count == 0 && from < files.bytes()) {
            throw budget.tooLong(from, block.lengthOfFirst(files.input(), files.bytes()));
        }
    }

    private void remember(Block block, byte[] common) {
        runs.add(new Run(block.begin(), block.end(), block.longest));
        records += block.count;
        if (prefix == null) {
            prefix = common;
        }
        int mismatch = Arrays.mismatch(prefix, common);
        int length = Math.min(mismatch < 0 ? prefix.length : mismatch, LONGEST_PREFIX);
        prefix = Arrays.copyOf(prefix, length);
    }
}
