package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Merges runs of lines into the new file: all at once if the memory has room for the longest line of each; otherwise
 * first groups of runs into longer ones, in another temporary file.
 */
final class LineMerges {
    private final LineOrder order;
    /** How many bytes all keys begin with. */
    private final int depth;
    private final long memory;
    private final Workers workers;
    private final Stages stages;

    LineMerges(LineOrder order, int depth, long memory, Workers workers, Stages stages) {
        this.order = order;
        this.depth = depth;
        this.memory = memory;
        this.workers = workers;
        this.stages = stages;
    }

    /** Merges all runs, and returns how many threads made the new file. */
    int run(List<LineRun> runs, OpenFile file, SortFiles files) throws IOException {
        stages.begin(Phase.MERGE, 0);
        if (LineMergePlan.fits(runs, memory)) {
            return last(runs, file, files.target());
        }
        files.requireSpace(files.bytes() + 1);
        try (TemporaryFile temporary = files.temporary()) {
            OpenFile from = file;
            OpenFile to = files.open(temporary);
            List<LineRun> left = runs;
            while (!LineMergePlan.fits(left, memory)) {
                left = longer(left, from, to);
                OpenFile merged = to;
                to = from;
                from = merged;
            }
            return last(left, from, files.target());
        }
    }

    private int last(List<LineRun> runs, OpenFile from, OpenFile to) throws IOException {
        List<LineMerge> parts = parts(runs, from, to);
        new MergeThreads(workers, stages).runAndForce(parts, to);
        return parts.size();
    }

    private List<LineMerge> parts(List<LineRun> runs, OpenFile from, OpenFile to) throws IOException {
        LineMergePlan plan = LineMergePlan.of(runs, memory, RecordFileSort.processors());
        return new LineBorders(order, runs, from, memory).parts(plan.workers()).stream()
                .map(range -> new LineMerge(order, depth, plan, from, to, range)).toList();
    }

    /** Merges groups of runs that follow each other, each into the place of the group. */
    private List<LineRun> longer(List<LineRun> runs, OpenFile from, OpenFile to) throws IOException {
        MergeThreads threads = new MergeThreads(workers, stages);
        List<LineRun> longer = new ArrayList<>();
        for (int begin = 0, end; begin < runs.size(); begin = end) {
            end = begin + 1;
            while (end < runs.size() && LineMergePlan.fits(runs.subList(begin, end + 1), memory)) {
                end++;
            }
            List<LineRun> group = runs.subList(begin, end);
            threads.run(parts(group, from, to));
            longer.add(LineRun.spanning(group));
        }
        return longer;
    }
}
