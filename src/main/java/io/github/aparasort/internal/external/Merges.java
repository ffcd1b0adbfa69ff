package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Merges runs into the new file: all at once if the memory has room for the longest line of each; otherwise first
 * groups of runs into longer ones, in another temporary file.
 *
 * @param depth bytes that all keys begin with
 */
record Merges(Format format, int depth, long memory, Workers workers, Phases phases) {
    /** Merges all runs, and returns how many threads made the new file. */
    int run(List<Run> runs, OpenFile file, SortFiles files) throws IOException {
        phases.begin(Phase.MERGE, 0);
        if (fits(runs)) {
            return last(runs, file, files.target());
        }
        files.requireSpace(files.bytes() + 1);
        try (TemporaryFile temporary = files.temporary()) {
            OpenFile from = file;
            OpenFile to = temporary.file();
            List<Run> left = runs;
            while (!fits(left)) {
                left = longer(left, from, to);
                OpenFile merged = to;
                to = from;
                from = merged;
            }
            return last(left, from, files.target());
        }
    }

    /** The {@link Budget} has room for a record of each run, if they have a width. */
    private boolean fits(List<Run> runs) {
        return format.width > 0 || MergePlan.fits(runs, memory);
    }

    private int last(List<Run> runs, OpenFile from, OpenFile to) throws IOException {
        List<Merge> parts = parts(runs, from, to);
        workers.runAndForce(parts, to, phases);
        return parts.size();
    }

    private List<Merge> parts(List<Run> runs, OpenFile from, OpenFile to) throws IOException {
        MergePlan plan = MergePlan.of(runs, memory, Workers.threads());
        return new Borders(format, runs, from, memory).parts(plan.workers()).stream()
                .map(range -> new Merge(format, depth, plan, from, to, range)).toList();
    }

    /** Merges groups of runs that follow each other, each into the place of the group. */
    private List<Run> longer(List<Run> runs, OpenFile from, OpenFile to) throws IOException {
        List<Run> longer = new ArrayList<>();
        for (int begin = 0, end; begin < runs.size(); begin = end) {
            end = begin + 1;
            while (end < runs.size() && fits(runs.subList(begin, end + 1))) {
                end++;
            }
            List<Run> group = runs.subList(begin, end);
            long done = group.get(0).begin();
            workers.run(parts(group, from, to), bytes -> phases.reached(done + bytes));
            longer.add(Run.spanning(group));
        }
        return longer;
    }
}
