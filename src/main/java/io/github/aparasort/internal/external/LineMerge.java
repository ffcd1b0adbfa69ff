package io.github.aparasort.internal.external;

import io.github.aparasort.internal.array.LongLoserTree;
import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Merges a range of each run, and writes the result to its place in another file. A window of each run is in memory.
 */
final class LineMerge implements LongLoserTree.Ties, MergeThreads.Part {
    /**
     * A range of each run.
     *
     * @param from where the first line of each run begins
     * @param to where the last one ends
     * @param target where the result begins
     */
    record Range(long[] from, long[] to, long target) {
    }

    private final LineOrder order;
    private final int depth;
    private final LineMergePlan plan;
    private final OpenFile runs;
    private final OpenFile target;
    private final Range range;

    private byte[] bytes;
    /** Of the runs that are not yet at their end: where the window is, its next line, and what was read. */
    private int[] begin;
    private int[] capacity;
    private int[] head;
    private int[] lineEnd;
    private int[] filled;
    private long[] words;
    /** The bytes of the file that follow the window. */
    private long[] next;
    private long[] last;
    private int live;

    /** @param depth bytes that all keys begin with */
    LineMerge(LineOrder order, int depth, LineMergePlan plan, OpenFile runs, OpenFile target, Range range) {
        this.order = order;
        this.depth = depth;
        this.plan = plan;
        this.runs = runs;
        this.target = target;
        this.range = range;
    }

    @Override
    public void run(MergeThreads.Written written) throws IOException {
        LineOutput output = new LineOutput(target, plan.output(), written);
        output.from(range.target);
        open();
        while (live > 0) {
            merge(new LongLoserTree(Arrays.copyOf(words, live), this), output);
        }
        output.flush();
    }

    private void open() throws IOException {
        int count = plan.windows().length;
        bytes = new byte[Arrays.stream(plan.windows()).sum() + LineOrder.SPARE];
        begin = new int[count];
        capacity = plan.windows().clone();
        head = new int[count];
        lineEnd = new int[count];
        filled = new int[count];
        words = new long[count];
        next = range.from.clone();
        last = range.to.clone();
        int at = 0;
        for (int run = 0; run < count; run++) {
            next[live] = next[run];
            last[live] = last[run];
            capacity[live] = capacity[run];
            begin[live] = at;
            head[live] = at;
            lineEnd[live] = at;
            filled[live] = at;
            at += capacity[live];
            if (advance(live)) {
                live++;
            }
        }
    }

    @Override
    public boolean isBefore(int a, int b) {
        int compared = order.compare(bytes, LineOrder.range(head[a], lineEnd[a] - 1), bytes,
                LineOrder.range(head[b], lineEnd[b] - 1), order.settlesKeys(words[a]));
        return compared != 0 ? compared < 0 : a < b;
    }

    /** Merges until a run ends. */
    private void merge(LongLoserTree tree, LineOutput output) throws IOException {
        while (true) {
            int list = tree.list();
            output.add(bytes, head[list], lineEnd[list]);
            if (!advance(list)) {
                remove(list);
                return;
            }
            tree.replace(words[list], this);
        }
    }

    /** Goes to the next line of a run, or returns false at its end. */
    private boolean advance(int list) throws IOException {
        head[list] = lineEnd[list];
        int end = LineEnds.find(bytes, head[list], filled[list]);
        if (end < 0) {
            if (!fill(list)) {
                return false;
            }
            end = LineEnds.find(bytes, head[list], filled[list]);
            if (end < 0) {
                throw FileFailure.of(runs.name(), "a temporary file was changed by others; sort again");
            }
        }
        lineEnd[list] = end + 1;
        words[list] = order.word(bytes, order.key(bytes, head[list], end), depth);
        return true;
    }

    /** Moves the begin of a line to that of the window, and reads what follows. Returns false if there is no line. */
    private boolean fill(int list) throws IOException {
        int left = filled[list] - head[list];
        System.arraycopy(bytes, head[list], bytes, begin[list], left);
        head[list] = begin[list];
        int count = (int) Math.min(capacity[list] - left, last[list] - next[list]);
        runs.read(ByteBuffer.wrap(bytes, begin[list] + left, count), next[list]);
        next[list] += count;
        filled[list] = begin[list] + left + count;
        return filled[list] > head[list];
    }

    private void remove(int list) {
        live--;
        for (int i = list; i < live; i++) {
            begin[i] = begin[i + 1];
            capacity[i] = capacity[i + 1];
            head[i] = head[i + 1];
            lineEnd[i] = lineEnd[i + 1];
            filled[i] = filled[i + 1];
            words[i] = words[i + 1];
            next[i] = next[i + 1];
            last[i] = last[i + 1];
        }
    }
}
