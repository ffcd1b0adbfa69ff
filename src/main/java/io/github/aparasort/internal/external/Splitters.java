package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.Arrays;

/**
 * Divides a merge among threads: for each border between two parts, where it is in every run. A border is a sample, a
 * record of one run; in the other runs it is found by a binary search, first among the samples, then in the file. Equal
 * records are on the side where their run puts them. So the merge is stable, and many equal records do not end up in
 * one part.
 */
final class Splitters {
    private final MemoryBudget budget;
    /** The sample j of run r is at r * samples + j. */
    private final Block samples;
    private final Block probe;

    Splitters(Format format, MemoryBudget budget) {
        this.budget = budget;
        this.samples = format.block(budget.runs() * budget.samples());
        this.probe = format.block(1);
    }

    /** Takes samples of a sorted run. */
    void add(int run, Block sorted) {
        for (int j = 0; j < budget.samples(); j++) {
            samples.copy(sorted, index(run, j), run * budget.samples() + j);
        }
    }

    /** The index of a sample in its run. */
    private int index(int run, int j) {
        return (int) ((long) budget.length(run) * j / budget.samples());
    }

    /** Of each part the numbers of its first records in the file, by run; and at the end those after the last part. */
    long[][] borders(OpenFile file, RecordTransfer transfer) throws IOException {
        int parts = budget.workers();
        long[][] borders = new long[parts + 1][budget.runs()];
        for (int run = 0; run < budget.runs(); run++) {
            borders[0][run] = budget.begin(run);
            borders[parts][run] = budget.begin(run) + budget.length(run);
        }
        if (parts > 1) {
            Integer[] sorted = sortedSamples();
            int next = 0;
            double before = 0;
            for (int part = 1; part < parts; part++) {
                double wanted = (double) budget.records() * part / parts;
                while (next < sorted.length - 1 && before < wanted) {
                    before += (double) budget.length(sorted[next] / budget.samples()) / budget.samples();
                    next++;
                }
                for (int run = 0; run < budget.runs(); run++) {
                    borders[part][run] = budget.begin(run) + border(sorted[next], run, file, transfer);
                }
            }
        }
        return borders;
    }

    private Integer[] sortedSamples() {
        Integer[] sorted = new Integer[budget.runs() * budget.samples()];
        Arrays.setAll(sorted, i -> i);
        // Stable, so that equal samples are in the order of their runs.
        Arrays.sort(sorted, (x, y) -> samples.compare(x, samples, y));
        return sorted;
    }

    /** How many records of a run come before a sample. */
    private int border(int sample, int run, OpenFile file, RecordTransfer transfer) throws IOException {
        int from = sample / budget.samples();
        if (from == run) {
            return index(run, sample % budget.samples());
        }
        int below = 0;
        for (int above = budget.samples(); below < above;) {
            int middle = (below + above) >>> 1;
            if (isBefore(samples, run * budget.samples() + middle, run < from, sample)) {
                below = middle + 1;
            } else {
                above = middle;
            }
        }
        int begin = below == 0 ? 0 : index(run, below - 1) + 1;
        int end = below == budget.samples() ? budget.length(run) : index(run, below);
        while (begin < end) {
            int middle = (begin + end) >>> 1;
            transfer.read(file, budget.begin(run) + middle, probe, 0, 1);
            if (isBefore(probe, 0, run < from, sample)) {
                begin = middle + 1;
            } else {
                end = middle;
            }
        }
        return begin;
    }

    private boolean isBefore(Block block, int at, boolean ifEqual, int sample) {
        int order = block.compare(at, samples, sample);
        return order < 0 || order == 0 && ifEqual;
    }
}
