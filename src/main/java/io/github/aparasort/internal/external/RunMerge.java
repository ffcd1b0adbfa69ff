package io.github.aparasort.internal.external;

import io.github.aparasort.internal.array.LongLoserTree;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Merges a range of each run, and writes the result to its place in the new file. A window of each run is in memory,
 * in one block with the output.
 */
final class RunMerge implements LongLoserTree.Ties, MergeThreads.Part {
    /**
     * A range of each run.
     *
     * @param from the first record of each run
     * @param to the record after the last one
     */
    record Range(long[] from, long[] to) {
    }

    private final OpenFile runs;
    private final OpenFile target;
    private final RecordTransfer transfer;
    private final Block block;
    private final int window;
    private final int outputBegin;
    private final int outputEnd;
    private final int width;
    private MergeThreads.Written written;

    /** Of the runs that are not yet at their end: where in the block the window, its head and its end are. */
    private final int[] begin;
    private final int[] head;
    private final int[] end;
    /** The records of the file that follow the window. */
    private final long[] next;
    private final long[] last;
    private int live;

    /** The number of the next record that is written. */
    private long number;
    private int output;

    RunMerge(Format format, MemoryBudget budget, OpenFile runs, OpenFile target, RecordTransfer transfer, Range range) {
        this.runs = runs;
        this.target = target;
        this.transfer = transfer;
        this.block = format.block(budget.workerRecords());
        this.window = budget.window();
        this.outputBegin = budget.runs() * window;
        this.outputEnd = outputBegin + budget.outputRecords();
        this.width = format.width();
        this.output = outputBegin;
        long[] from = range.from;
        begin = new int[from.length];
        head = new int[from.length];
        end = new int[from.length];
        for (int run = 0; run < from.length; run++) {
            number += from[run] - budget.begin(run);
        }
        next = from.clone();
        last = range.to.clone();
    }

    /** The parts of a merge of all runs, one for each transfer, between {@link Splitters#borders}. */
    static List<RunMerge> parts(Format format, MemoryBudget budget, OpenFile runs, OpenFile target,
            List<RecordTransfer> transfers, long[][] borders) {
        return IntStream.range(0, transfers.size()).mapToObj(part -> new RunMerge(format, budget, runs, target,
                transfers.get(part), new Range(borders[part], borders[part + 1]))).toList();
    }

    @Override
    public void run(MergeThreads.Written told) throws IOException {
        written = told;
        open();
        while (live > 0) {
            merge(tree());
        }
        flush(output);
    }

    private void open() throws IOException {
        for (int run = 0; run < begin.length; run++) {
            begin[live] = run * window;
            next[live] = next[run];
            last[live] = last[run];
            if (fill(live)) {
                live++;
            }
        }
    }

    private LongLoserTree tree() {
        long[] heads = new long[live];
        for (int list = 0; list < live; list++) {
            heads[list] = block.key(head[list]);
        }
        return new LongLoserTree(heads, this);
    }

    @Override
    public boolean isBefore(int a, int b) {
        int order = block.compareRest(head[a], block, head[b]);
        return order != 0 ? order < 0 : a < b;
    }

    /** Merges until a run ends. In local variables: calls to the disk would have fields read again for each record. */
    private void merge(LongLoserTree tree) throws IOException {
        Block records = block;
        int[] heads = head;
        int[] ends = end;
        int out = output;
        while (true) {
            int list = tree.list();
            int at = heads[list];
            records.copy(records, at++, out++);
            heads[list] = at;
            if (out == outputEnd) {
                flush(out);
                out = outputBegin;
            }
            if (at == ends[list]) {
                if (!fill(list)) {
                    remove(list);
                    output = out;
                    return;
                }
                at = heads[list];
            }
            tree.replace(records.key(at), this);
        }
    }

    /** Loads the next window of a run, or returns false at its end. */
    private boolean fill(int list) throws IOException {
        int count = (int) Math.min(window, last[list] - next[list]);
        transfer.read(runs, next[list], block, begin[list], count);
        next[list] += count;
        head[list] = begin[list];
        end[list] = begin[list] + count;
        return count > 0;
    }

    private void remove(int list) {
        live--;
        for (int i = list; i < live; i++) {
            begin[i] = begin[i + 1];
            head[i] = head[i + 1];
            end[i] = end[i + 1];
            next[i] = next[i + 1];
            last[i] = last[i + 1];
        }
    }

    /** Writes what is in the block up to an index. */
    private void flush(int outEnd) throws IOException {
        int count = outEnd - outputBegin;
        transfer.write(target, number, block, outputBegin, count);
        number += count;
        written.add((long) count * width);
    }
}
