package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.concurrent.Future;

/**
 * Makes sorted runs. While the calling thread sorts one block, another thread writes the run before it from the other
 * block, and reads the run after it into the same places.
 */
final class RunFormer {
    private final Format format;
    private final MemoryBudget budget;
    private final OpenFile input;
    private final OpenFile runs;
    private final RecordTransfer transfer;
    private final RunSorter sorter;
    private final Splitters splitters;

    /** @param splitters gets samples of each run */
    RunFormer(Format format, MemoryBudget budget, OpenFile input, OpenFile runs, RecordTransfer transfer,
            RunSorter sorter, Splitters splitters) {
        this.format = format;
        this.budget = budget;
        this.input = input;
        this.runs = runs;
        this.transfer = transfer;
        this.sorter = sorter;
        this.splitters = splitters;
    }

    /** Makes all runs. Run r takes the place in the file of runs that its records have in the input. */
    void form(Workers workers, Stages stages) throws IOException {
        Block current = format.block(budget.runLength());
        Block other = format.block(budget.runLength());
        transfer.readFirst(input, current, budget.length(0), stages);
        for (int run = 0; run < budget.runs(); run++) {
            int last = run - 1;
            int next = run + 1;
            Block exchanged = other;
            Future<?> exchange = workers.submit(() -> exchange(exchanged, last, next));
            stages.begin(Phase.SORT, budget.begin(run) * format.width());
            other = sorter.sort(current, budget.length(run));
            splitters.add(run, other);
            // The time counts as that of the disk. Listeners are not told of each wait: the run is what they know.
            stages.enter(Phase.READ);
            Workers.await(exchange);
            current = exchanged;
            stages.begin(Phase.SORT, (budget.begin(run) + budget.length(run)) * format.width());
        }
        stages.begin(Phase.WRITE, budget.begin(budget.runs() - 1) * format.width());
        exchange(other, budget.runs() - 1, budget.runs());
        stages.reached(budget.records() * format.width());
    }

    /** Writes a sorted run and reads another one in its place, part by part; either may be none. */
    private void exchange(Block block, int written, int read) throws IOException {
        int toWrite = written < 0 ? 0 : budget.length(written);
        int toRead = read < budget.runs() ? budget.length(read) : 0;
        int count = Math.max(toWrite, toRead);
        for (int begin = 0, part; begin < count; begin += part) {
            part = Math.min(transfer.records, count - begin);
            int end = begin + part;
            if (begin < toWrite) {
                transfer.write(runs, budget.begin(written) + begin, block, begin, Math.min(end, toWrite) - begin);
            }
            if (begin < toRead) {
                transfer.read(input, budget.begin(read) + begin, block, begin, Math.min(end, toRead) - begin);
            }
        }
    }
}
