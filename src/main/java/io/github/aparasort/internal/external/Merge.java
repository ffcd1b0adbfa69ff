package io.github.aparasort.internal.external;

import io.github.aparasort.internal.array.LongLoserTree;
import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.object.KeyReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Merges a range of each run, and writes the result to its place in another file. A window of each run is in memory.
 *
 * @param depth bytes that all keys begin with
 */
record Merge(Format format, int depth, MergePlan plan, OpenFile runs, OpenFile target, Range range)
        implements Workers.Part {
    /**
     * A range of each run.
     *
     * @param from where the first record of each run begins
     * @param to where the last one ends
     * @param target where the result begins
     */
    record Range(long[] from, long[] to, long target) {
    }

    @Override
    public void run(Phases.Listener written) throws IOException {
        Output output = new Output(target, range.target, plan.output(), written);
        List<Window> live = open();
        while (!live.isEmpty()) {
            live.remove(merge(live.toArray(Window[]::new), output));
        }
        output.flush();
    }

    /** The runs that have a record in the range. */
    private List<Window> open() throws IOException {
        byte[] bytes = new byte[Arrays.stream(plan.windows()).sum() + Format.SPARE];
        List<Window> live = new ArrayList<>();
        int begin = 0;
        for (int run = 0; run < plan.windows().length; run++) {
            Window window = new Window(bytes, begin, plan.windows()[run], range.from[run], range.to[run]);
            if (window.advance(format, bytes, depth)) {
                live.add(window);
            }
            begin += plan.windows()[run];
        }
        return live;
    }

    /** Merges until a run ends, and returns its number. */
    private int merge(Window[] windows, Output output) throws IOException {
        // In local variables: calls to the disk would have fields read again for each record.
        Format order = format;
        byte[] bytes = windows[0].bytes;
        int from = depth;
        LongLoserTree.Ties ties = (a, b) -> {
            int compared = windows[a].compareTies(windows[b], order, from);
            return compared != 0 ? compared < 0 : a < b;
        };
        LongLoserTree tree = new LongLoserTree(Arrays.stream(windows).mapToLong(window -> window.word).toArray(), ties);
        while (true) {
            Window least = windows[tree.list()];
            output.add(bytes, least.head, least.end);
            if (!least.advance(order, bytes, from)) {
                return tree.list();
            }
            tree.replace(least.word, ties);
        }
    }

    /** Some bytes of a run, and which of its records is the next one. */
    private final class Window {
        /** Of all windows. */
        private final byte[] bytes;
        private final int begin;
        private final int capacity;
        private int head;
        private int end;
        private int filled;
        private long word;
        /** The bytes of the file that follow. */
        private long next;
        private final long last;

        Window(byte[] bytes, int begin, int capacity, long next, long last) {
            this.bytes = bytes;
            this.begin = begin;
            this.capacity = capacity;
            this.head = begin;
            this.end = begin;
            this.filled = begin;
            this.next = next;
            this.last = last;
        }

        /** Compares the next record with that of another run, which has the same word. */
        int compareTies(Window other, Format order, int from) {
            return order.compare(bytes, Format.range(head, end), bytes, Format.range(other.head, other.end),
                    order.next(word, from) == KeyReader.EQUAL);
        }

        /** Goes to the next record of the run, or returns false at its end. Is given what the caller has at hand. */
        boolean advance(Format order, byte[] all, int from) throws IOException {
            head = end;
            end = order.end(all, head, filled);
            if (end < 0) {
                if (!fill()) {
                    return false;
                }
                end = order.end(all, head, filled);
                if (end < 0) {
                    throw FileFailure.of(runs.name(), "a temporary file was changed by others; sort again");
                }
            }
            word = order.word(all, order.key(all, Format.range(head, end)), from);
            return true;
        }

        /** Moves the begin of a record to that of the window, and reads what follows. False if there is none. */
        private boolean fill() throws IOException {
            int left = filled - head;
            System.arraycopy(bytes, head, bytes, begin, left);
            head = begin;
            int count = (int) Math.min(capacity - left, last - next);
            runs.read(ByteBuffer.wrap(bytes, begin + left, count), next);
            next += count;
            filled = begin + left + count;
            return filled > head;
        }
    }
}
