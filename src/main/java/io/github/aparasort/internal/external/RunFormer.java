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
 * at once, because to gather records takes as long as to sort them. Then one reads the run after it into that block;
 * or the caller does so, after its sort, if the records come from its own code.
 */
final class RunFormer {
    /** A common begin is remembered up to here, a page: whole lines may be equal. */
    private static final int LONGEST_PREFIX = 1 << 12;

    private final Budget budget;
    private final Results results;
    private final Feed feed;
    private final Dispatcher dispatcher;
    private final Workers workers;
    private final Phases phases;
    private final List<Run> runs = new ArrayList<>();
    private long records;
    private boolean endsAnywhere = true;
    /** What all keys begin with. */
    private byte[] prefix;

    RunFormer(Budget budget, Results results, Feed feed, Dispatcher dispatcher, Workers workers, Phases phases) {
        this.budget = budget;
        this.results = results;
        this.feed = feed;
        this.dispatcher = dispatcher;
        this.workers = workers;
        this.phases = phases;
    }

    /**
     * Makes all runs, one after the other in a file.
     *
     * @param first the first records
     */
    void form(Block first, OpenFile target) throws IOException {
        Block current = first;
        Block other = budget.block();
        Block second = other;
        requireSome(current);
        Workers.Pending exchange = workers.submit(() -> loadIfShared(second));
        long last = 0;
        phases.begin(Phase.SORT, 0);
        while (current.count > 0) {
            last = current.begin();
            remember(current, current.sort(dispatcher));
            // The time counts as that of the disk. Listeners are not told of each wait: the run is what they know.
            phases.enter(Phase.READ);
            exchange.await();
            Block sorted = current;
            exchange = workers.submit(() -> {
                write(sorted, target);
                loadIfShared(sorted);
            });
            current = other;
            other = sorted;
            if (!feed.isShared()) {
                load(current, phases::reached);
            }
            phases.begin(Phase.SORT, current.begin());
        }
        phases.begin(Phase.WRITE, last);
        exchange.await();
        phases.reached(feed.loaded());
    }

    List<Run> runs() {
        return runs;
    }

    long records() {
        return records;
    }

    /** What is known of the order of the runs. */
    RunOrder order() {
        return new RunOrder(prefix.length, endsAnywhere && results.totals() == null, null);
    }

    private void loadIfShared(Block block) throws IOException {
        if (feed.isShared()) {
            load(block, bytes -> Phases.check());
        }
    }

    private void load(Block block, Phases.Listener reached) throws IOException {
        feed.load(block, reached);
        requireSome(block);
    }

    private void requireSome(Block block) throws IOException {
        if (block.count == 0 && !feed.isAtEnd()) {
            throw feed.tooLong(budget, block);
        }
    }

    private void write(Block block, OpenFile target) throws IOException {
        long begin = runs.isEmpty() ? 0 : runs.get(runs.size() - 1).end();
        if (results.totals() == null) {
            block.keep(results.isUnique(), results.limit());
            workers.run(budget.parts(block, target, begin), bytes -> Phases.check());
            runs.add(new Run(target, begin, begin + block.size(0, block.count), false, block.longest));
        } else {
            FileOutput output = budget.output(target, begin, bytes -> Phases.check());
            Stage stage = results.stage(output, 0, false, false);
            block.feed(stage, 0);
            stage.end();
            output.flush();
            runs.add(new Run(target, begin, output.position(), false, stage.longest(block.longest)));
        }
    }

    private void remember(Block block, byte[] common) {
        records += block.count;
        endsAnywhere = endsAnywhere && block.endsAnywhere();
        if (prefix == null) {
            prefix = common;
        }
        int mismatch = Arrays.mismatch(prefix, common);
        int length = Math.min(mismatch < 0 ? prefix.length : mismatch, LONGEST_PREFIX);
        prefix = Arrays.copyOf(prefix, length);
    }
}
