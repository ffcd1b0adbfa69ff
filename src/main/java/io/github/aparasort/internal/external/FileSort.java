package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;

/**
 * Sorts the records of a file. A file that fits into the memory is read, sorted and written. Of a larger one {@link
 * RunFormer} makes sorted runs in a temporary file, and {@link Merges} merges them into the new file.
 */
record FileSort(Format format, SortMemory memory, Dispatcher dispatcher) {
    SortCounts sort(SortFiles files, Stages stages) throws IOException {
        Budget budget = budget(files.input(), files.bytes(), true);
        memory.requireHeap(budget.needed());
        stages.reached(0);
        try (Workers workers = new Workers(Workers.processors())) {
            SortCounts done = budget.isWhole() ? sortInMemory(files, budget, workers, stages) : null;
            return done != null ? done : sortInRuns(files, budget.isWhole()
                    ? budget(files.input(), files.bytes(), false) : budget, workers, stages);
        }
    }

    /** What a file of this length needs: on a device, if some block may be sorted there. */
    Budget budget(OpenFile input, long bytes, boolean mayBeWhole) throws IOException {
        double meanLength = format.meanLength(input, bytes);
        boolean onDevice = dispatcher.selector().mayUseOpenCl(format.workload(),
                (int) Math.min(Format.LONGEST_ARRAY, bytes / meanLength));
        return Budget.of(format, memory.bytes(), bytes, meanLength, onDevice, mayBeWhole);
    }

    /** Returns null if there are more lines than there is room for. */
    private SortCounts sortInMemory(SortFiles files, Budget budget, Workers workers, Stages stages)
            throws IOException {
        files.requireSpace(budget.blockBytes());
        Block block = budget.block(format);
        block.load(files.input(), 0, files.bytes(), stages::reached);
        if (block.end() < files.bytes()) {
            return null;
        }
        stages.begin(Phase.SORT, 0);
        block.sort(dispatcher);
        stages.reached(files.bytes());
        stages.begin(Phase.WRITE, 0);
        new WriteThreads(workers, stages::reached).run(budget.parts(block, files.target()));
        return new SortCounts(block.count(), 1, 0);
    }

    private SortCounts sortInRuns(SortFiles files, Budget budget, Workers workers, Stages stages) throws IOException {
        files.requireSpace(files.bytes() + (format.width > 0 ? 0 : 1), 1);
        try (TemporaryFile temporary = files.temporary()) {
            OpenFile runs = files.open(temporary);
            RunFormer.Formed formed = new RunFormer(format, budget, files, dispatcher).form(runs, workers, stages);
            int threads = new Merges(format, formed.depth(), budget.forMerges(), workers, stages)
                    .run(formed.runs(), runs, files);
            return new SortCounts(formed.records(), formed.runs().size(), threads);
        }
    }
}
