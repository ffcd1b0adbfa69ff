package io.github.aparasort.internal.external;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.object.KeyReader;
import io.github.aparasort.internal.object.KeySort;
import io.github.aparasort.internal.object.SortKey;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** What the lines of a block are sorted by: their keys, or the whole lines. Words have its direction. */
final class LineKey extends SortKey {
    /** So few lines are compared: to read their words takes longer. */
    private static final int FEW = 24;

    private final LineBlock block;
    private final byte[] bytes;
    private final LineOrder order;
    private final boolean byLine;

    private LineKey(LineBlock block, LineOrder order, boolean byLine) {
        super(false);
        this.block = block;
        this.bytes = block.bytes;
        this.order = order;
        this.byLine = byLine;
    }

    /**
     * Sorts a block. Lines with equal keys are sorted by the whole lines, if the order wants that; otherwise they keep
     * their order.
     *
     * @return what all keys begin with
     */
    static byte[] sort(LineBlock block, LineOrder order, Dispatcher dispatcher) {
        LineKey keys = new LineKey(block, order, false);
        int count = block.count();
        KeySort.sort(dispatcher, order.comparesLines() ? List.of(keys, new LineKey(block, order, true))
                : List.of(keys), block.order, count);
        if (count == 0 || !order.hasDepths()) {
            return new byte[0];
        }
        // What the first one and the last one have in common all have.
        long first = keys.range(block.order[0]);
        int begin = LineOrder.begin(first);
        int length = keys.commonPrefix(first, block.order, count - 1, count, 0);
        return Arrays.copyOfRange(block.bytes, begin, begin + length);
    }

    /** What counts of a line. */
    private long range(int number) {
        long line = block.line(number);
        return byLine ? line : order.key(bytes, LineOrder.begin(line), LineOrder.end(line));
    }

    /** How many bytes all lines in a stretch begin with, at least those up to a depth. */
    private int commonPrefix(int[] lines, int from, int to, int depth) {
        if (!byLine && !order.hasDepths()) {
            return 0;
        }
        long first = range(lines[from]);
        AtomicInteger common = new AtomicInteger(LineOrder.end(first) - LineOrder.begin(first));
        Parallel.forEach(to - from, (begin, end) -> common.accumulateAndGet(
                commonPrefix(first, lines, from + begin, from + end, depth), Math::min));
        return Math.max(common.get(), depth);
    }

    /** How many bytes some lines have in common with the first one. */
    private int commonPrefix(long first, int[] lines, int from, int to, int depth) {
        int begin = LineOrder.begin(first);
        int common = LineOrder.end(first) - begin;
        for (int i = from; i < to && common > depth; i++) {
            long other = range(lines[i]);
            int otherBegin = LineOrder.begin(other);
            int most = Math.min(common, LineOrder.end(other) - otherBegin);
            int mismatch = Arrays.mismatch(bytes, begin, begin + most, bytes, otherBegin, otherBegin + most);
            common = mismatch < 0 ? most : mismatch;
        }
        return common;
    }

    @Override
    protected boolean comparesFew(int n) {
        return n <= FEW;
    }

    @Override
    protected KeyReader reader(int[] lines, int segmentBegin, int segmentEnd, int segmentDepth) {
        int depth = commonPrefix(lines, segmentBegin, segmentEnd, segmentDepth);
        return new KeyReader() {
            @Override
            protected boolean load(int[] lines, int begin, int end, long[] words, int at) {
                for (int i = begin; i < end; i++) {
                    long range = range(lines[i]);
                    words[at + i - begin] = byLine
                            ? order.lineWord(bytes, LineOrder.begin(range), LineOrder.end(range), depth)
                            : order.word(bytes, range, depth);
                }
                return true;
            }

            @Override
            protected int next(int line, long word) {
                if (byLine ? order.settlesLines(word) : order.settlesKeys(word)) {
                    return EQUAL;
                }
                return byLine || order.hasDepths() ? LineOrder.below(depth) : COMPARE;
            }
        };
    }

    @Override
    protected int compare(int x, int y) {
        return byLine ? order.compareLines(bytes, block.line(x), bytes, block.line(y))
                : order.compareKeys(bytes, block.line(x), bytes, block.line(y));
    }
}
