package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.parallel.Parallel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Makes sorted runs. While the calling thread sorts one block, others write the run before it from the other block, all
 * at once, because to gather records takes as long as to sort them. Then one reads the run after it into that block;
 * or the caller does so, after its sort, if the records come from its own code.
 */
final class RunFormer {
    /** A common begin is remembered up to here, a page: whole lines may be equal. */
    private static final int LONGEST_PREFIX = 1 << 12;
    /** Threads that make groups of a block, and runs of it: more would make runs short. Not tuned. */
    private static final int GROUP_THREADS = 4;

    private final Budget budget;
    private final Results results;
    private final Feed feed;
    private final Dispatcher dispatcher;
    private final Workers workers;
    private final Phases phases;
    private final List<Run> runs = new ArrayList<>();
    /** The last run of each file. */
    private final List<Run> last = new ArrayList<>();
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
     * Makes all runs.
     *
     * @param first the first records
     */
    void form(Block first, Temporaries temporaries) throws IOException {
        // What becomes of groups has no size that is known before, so each thread has a file of its own.
        int threads = results.totals() == null ? 1 : Math.min(Workers.threads(), GROUP_THREADS);
        for (int i = 0; i < threads; i++) {
            last.add(new Run(temporaries.add(), 0, 0, false, 0));
        }
        Block current = first;
        Block other = budget.block();
        Block second = other;
        requireSome(current);
        Workers.Pending exchange = workers.submit(() -> loadIfShared(second));
        long sortedTo = 0;
        phases.begin(Phase.SORT, 0);
        while (current.count > 0) {
            sortedTo = current.begin();
            remember(current, current.sort(dispatcher));
            // The time counts as that of the disk. Listeners are not told of each wait: the run is what they know.
            phases.enter(Phase.READ);
            exchange.await();
            Block sorted = current;
            exchange = workers.submit(() -> {
                write(sorted);
                loadIfShared(sorted);
            });
            current = other;
            other = sorted;
            if (!feed.isShared()) {
                load(current, phases::reached);
            }
            phases.begin(Phase.SORT, current.begin());
        }
        phases.begin(Phase.WRITE, sortedTo);
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
            throw feed.tooLong(budget);
        }
    }

    private void write(Block block) throws IOException {
        Run[] made = new Run[last.size()];
        if (results.totals() == null) {
            block.keep(results.isUnique(), results.limit());
            made[0] = last.get(0).next(block.size(0, block.count), block.longest);
            workers.run(budget.parts(block, made[0].file(), made[0].begin()), bytes -> Phases.check());
        } else {
            workers.run(IntStream.range(0, made.length).<Workers.Part>mapToObj(part -> written ->
                    made[part] = writeGroups(block, part, written)).toList(), bytes -> Phases.check());
        }
        for (int file = 0; file < made.length; file++) {
            last.set(file, made[file]);
            // With a limit of 0 all are empty.
            if (made[file].size() > 0 || runs.isEmpty()) {
                runs.add(made[file]);
            }
        }
    }

    /** Makes one record of each group of a part of the block, in the file of this part. */
    private Run writeGroups(Block block, int part, Phases.Listener written) throws IOException {
        Run before = last.get(part);
        FileOutput output = new FileOutput(before.file(), before.end(), budget.outputBytes(last.size()), written);
        Stage stage = results.stage(output, 0, false, false);
        block.feed(stage, block.groupEnd(Parallel.begin(block.count, part, last.size())),
                block.groupEnd(Parallel.begin(block.count, part + 1, last.size())));
        stage.end();
        output.flush();
        return before.next(output.position() - before.end(), stage.longest(block.longest));
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
