package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Merges all runs at once into the new file: each thread its own range of keys. */
final class MultiwayMerge {
    private final Format format;
    private final MemoryBudget budget;
    private final OpenFile runs;
    private final OpenFile target;
    private final List<RecordTransfer> transfers;

    MultiwayMerge(Format format, MemoryBudget budget, OpenFile runs, OpenFile target, List<RecordTransfer> transfers) {
        this.format = format;
        this.budget = budget;
        this.runs = runs;
        this.target = target;
        this.transfers = transfers;
    }

    void run(Splitters splitters, Workers workers, Stages stages) throws IOException {
        stages.begin(Phase.MERGE, 0);
        long[][] borders = splitters.borders(runs, transfers.get(0));
        List<RunMerge> parts = new ArrayList<>();
        for (int part = 0; part < budget.workers(); part++) {
            parts.add(new RunMerge(format, budget, runs, target, transfers.get(part),
                    new RunMerge.Range(borders[part], borders[part + 1])));
        }
        new MergeThreads(workers, stages).runAndForce(parts, target);
    }
}
