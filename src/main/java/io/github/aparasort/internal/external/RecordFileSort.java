package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Sorts a file of records. A file that fits into the memory is read, sorted and written. Of a larger one {@link
 * RunFormer} makes sorted runs in a temporary file, and {@link RunMerge} merges them once into the new file.
 */
record RecordFileSort(Format format, SortMemory memory, Dispatcher dispatcher) {
    /** One may merge while another one waits for the disk. */
    private static final int LEAST_THREADS = 2;

    SortCounts sort(SortFiles files, Stages stages) throws IOException {
        MemoryBudget budget = budget(files.input().name(), files.bytes());
        stages.reached(0);
        if (budget.runs() > 1) {
            sortInRuns(files, budget, stages);
        } else {
            files.requireSpace(files.bytes());
            sortInMemory(files.input(), files.target(), budget, stages);
        }
        return new SortCounts(budget.records(), budget.runs(), budget.workers());
    }

    /** What a file of this length needs: on a device, if some run may be sorted there. */
    MemoryBudget budget(Path in, long bytes) throws IOException {
        int width = format.width();
        if (bytes % width != 0) {
            throw FileFailure.of(in, String.format(Locale.ROOT, "%,d %s no whole number of records of %,d bytes",
                    bytes, bytes == 1 ? "byte is" : "bytes are", width));
        }
        long records = bytes / width;
        int most = (int) Math.min(records, format.longest());
        boolean onDevice = dispatcher.selector().mayUseOpenCl(
                format.workload(), most);
        memory.requireHeap(records * (width + format.workingBytes(onDevice)));
        return MemoryBudget.of(format, records, memory.bytes(), processors(), onDevice);
    }

    /** How many threads may merge. */
    static int processors() {
        return Math.max(LEAST_THREADS, Runtime.getRuntime().availableProcessors());
    }

    private void sortInMemory(OpenFile input, OpenFile target, MemoryBudget budget, Stages stages) throws IOException {
        int count = (int) budget.records();
        RecordTransfer transfer = new RecordTransfer(format, budget.transferRecords());
        Block block = format.block(count);
        transfer.readFirst(input, block, count, stages);
        stages.begin(Phase.SORT, 0);
        Block sorted = format.sorter(count, dispatcher).sort(block, count);
        stages.reached((long) count * format.width());
        stages.begin(Phase.WRITE, 0);
        for (int begin = 0, part; begin < count; begin += part) {
            part = Math.min(transfer.records, count - begin);
            transfer.write(target, begin, sorted, begin, part);
            stages.reached((long) (begin + part) * format.width());
        }
    }

    private void sortInRuns(SortFiles files, MemoryBudget budget, Stages stages) throws IOException {
        files.requireSpace(files.bytes(), 1);
        try (TemporaryFile temporary = files.temporary();
                Workers workers = new Workers(budget.workers())) {
            OpenFile runs = files.open(temporary);
            var transfers = Stream.generate(() -> new RecordTransfer(format, budget.transferRecords()))
                    .limit(budget.workers()).toList();
            Splitters splitters = new Splitters(format, budget);
            new RunFormer(format, budget, files.input(), runs, transfers.get(0),
                    format.sorter(budget.runLength(), dispatcher), splitters).form(workers, stages);
            stages.begin(Phase.MERGE, 0);
            List<RunMerge> parts = RunMerge.parts(format, budget, runs, files.target(), transfers,
                    splitters.borders(runs, transfers.get(0)));
            new MergeThreads(workers, stages).runAndForce(parts, files.target());
        }
    }
}
