package io.github.aparasort.internal.external;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sorts the lines of a block: by words of their keys, after what all keys have in common; then lines with equal words
 * again by words, or few of them by comparison. Lines with equal keys are sorted by the whole lines, if the order wants
 * that; otherwise they keep their order.
 */
final class LineSorter {
    /** More lines than this are worth a sort of the library, with all processors. */
    private static final int MANY = 1 << 14;
    /** Lines of a part, at least. */
    private static final int PART = 1 << 12;
    /** Groups in groups that are sorted by words. Each is a level of recursion. */
    private static final int DEEPEST = 64;
    /** Parts for each processor, so that it matters little which of them have groups. */
    private static final int PARTS = 4;

    private final LineOrder order;
    private final Dispatcher dispatcher;
    private final long[] words;

    LineSorter(LineOrder order, int lines, Dispatcher dispatcher) {
        this.order = order;
        this.dispatcher = dispatcher;
        words = new long[lines];
    }

    /** Sorts a block, and returns what all of its keys begin with. */
    byte[] sort(LineBlock block) {
        int count = block.count();
        if (count == 0) {
            return new byte[0];
        }
        BlockSort sort = new BlockSort(block);
        sort.indices.reset(count);
        int depth = sort.commonPrefix(new Group(0, count, 0, false, 0), Parallel::forEach);
        byte[] prefix = depth == 0 ? new byte[0] : sort.beginOfKey(0, depth);
        sort.sort(new Group(0, count, depth, false, 0));
        return prefix;
    }

    /**
     * Lines that follow each other in the order so far, because their words are equal.
     *
     * @param depth bytes in which they are known to be equal
     * @param byLine whether their keys are equal, so that the whole lines count
     */
    private record Group(int from, int to, int depth, boolean byLine, int level) {
    }

    /** Runs a body for the parts of a range. */
    private interface Loop {
        void forEach(int n, Parallel.Body body);
    }

    private final class BlockSort {
        private final LineBlock block;
        private final byte[] bytes;
        private final IndexSorter indices;

        BlockSort(LineBlock block) {
            this.block = block;
            this.bytes = block.bytes;
            this.indices = new IndexSorter(words, block.order, dispatcher);
        }

        /** What counts of a line. */
        private long range(int at, boolean byLine) {
            long line = block.line(indices.indices[at]);
            return byLine ? line : order.key(bytes, LineOrder.begin(line), LineOrder.end(line));
        }

        byte[] beginOfKey(int at, int length) {
            int begin = LineOrder.begin(range(at, false));
            return Arrays.copyOfRange(bytes, begin, begin + length);
        }

        /** How many bytes all lines of a group begin with. */
        int commonPrefix(Group group, Loop loop) {
            if (!group.byLine && !order.hasDepths()) {
                return 0;
            }
            long first = range(group.from, group.byLine);
            int length = LineOrder.end(first) - LineOrder.begin(first);
            AtomicInteger common = new AtomicInteger(length);
            loop.forEach(group.to - group.from, (begin, end) -> common.accumulateAndGet(
                    commonPrefix(first, group, group.from + begin, group.from + end), Math::min));
            return Math.max(common.get(), group.depth);
        }

        /** How many bytes some lines of a group have in common with the first one. */
        private int commonPrefix(long first, Group group, int from, int to) {
            int begin = LineOrder.begin(first);
            int common = LineOrder.end(first) - begin;
            for (int i = from; i < to && common > group.depth; i++) {
                long other = range(i, group.byLine);
                int otherBegin = LineOrder.begin(other);
                int most = Math.min(common, LineOrder.end(other) - otherBegin);
                int mismatch = Arrays.mismatch(bytes, begin, begin + most, bytes, otherBegin, otherBegin + most);
                common = mismatch < 0 ? most : mismatch;
            }
            return common;
        }

        void sort(Group group) {
            Group sorted = readWords(group, Parallel::forEach);
            indices.sortByWords(sorted.from, sorted.to);
            settle(sorted);
        }

        /** Reads a word of each line of a group, behind what all have in common. */
        private Group readWords(Group group, Loop loop) {
            int depth = commonPrefix(group, loop);
            loop.forEach(group.to - group.from, (begin, end) -> {
                for (int i = group.from + begin; i < group.from + end; i++) {
                    long range = range(i, group.byLine);
                    words[i] = group.byLine
                            ? order.lineWord(bytes, LineOrder.begin(range), LineOrder.end(range), depth)
                            : order.word(bytes, range, depth);
                }
            });
            return new Group(group.from, group.to, depth, group.byLine, group.level);
        }

        /** Settles what the words left open: small groups side by side, then one large group after the other. */
        private void settle(Group sorted) {
            List<Group> large = new ArrayList<>();
            for (int begin = sorted.from, end; begin < sorted.to; begin = end) {
                end = indices.groupEnd(begin, sorted.to);
                if (end - begin > MANY && !isSettled(words[begin], sorted.byLine)) {
                    large.add(next(sorted, begin, end));
                }
            }
            int size = sorted.to - sorted.from;
            int parts = (int) Math.min(size / PART + 1, (long) PARTS * ThreadTeam.available());
            int[] borders = new int[parts + 1];
            borders[0] = sorted.from;
            for (int part = 1; part <= parts; part++) {
                // Groups are whole.
                int last = sorted.from - 1 + Parallel.begin(size, part, parts);
                borders[part] = last < borders[part - 1] ? borders[part - 1] : indices.groupEnd(last, sorted.to);
            }
            new ThreadTeam(ThreadTeam.available()).run(parts,
                    part -> settleSmall(sorted, borders[part], borders[part + 1]));
            for (Group group : large) {
                if (hasWords(group)) {
                    sort(group);
                } else {
                    merge(group);
                }
            }
        }

        /** Whether all lines with this word are in their order. */
        private boolean isSettled(long word, boolean byLine) {
            return byLine ? order.settlesLines(word) : order.settlesKeys(word) && !order.comparesLines();
        }

        private boolean hasWords(Group group) {
            return group.level < DEEPEST && (group.byLine || order.hasDepths());
        }

        /** What sorts the lines of a group. */
        private Group next(Group sorted, int begin, int end) {
            boolean keysAreEqual = !sorted.byLine && order.settlesKeys(words[begin]);
            return new Group(begin, end, keysAreEqual ? 0 : LineOrder.below(sorted.depth),
                    sorted.byLine || keysAreEqual, sorted.level + 1);
        }

        /** Settles small groups in a range of sorted lines, in the calling thread. */
        private void settleSmall(Group sorted, int from, int to) {
            for (int begin = from, end; begin < to; begin = end) {
                end = indices.groupEnd(begin, to);
                int size = end - begin;
                if (size > 1 && size <= MANY && !isSettled(words[begin], sorted.byLine)) {
                    sortAlone(next(sorted, begin, end));
                }
            }
        }

        private void sortAlone(Group group) {
            if (group.to - group.from <= IndexSorter.FEW || !hasWords(group)) {
                merge(group);
                return;
            }
            Group sorted = readWords(group, (n, body) -> body.run(0, n));
            indices.sortByWordsAlone(sorted.from, sorted.to);
            settleSmall(sorted, sorted.from, sorted.to);
        }

        private void merge(Group group) {
            indices.mergeSort(group.from, group.to, (a, b) -> (group.byLine
                    ? order.compareLines(bytes, block.line(a), bytes, block.line(b))
                    : order.compare(bytes, block.line(a), bytes, block.line(b), false)) < 0);
        }
    }
}
