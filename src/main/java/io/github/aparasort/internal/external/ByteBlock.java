package io.github.aparasort.internal.external;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.object.KeyReader;
import io.github.aparasort.internal.object.KeySort;
import io.github.aparasort.internal.object.SortKey;
import io.github.aparasort.internal.parallel.Parallel;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Records as they are in a file, and their order by words of their keys. */
final class ByteBlock extends Block {
    /** Bytes that are searched for ends of lines while they are in the caches. */
    private static final int PART = 1 << 18;

    private final byte[] bytes;
    /** The numbers of the records in their order, once they are sorted. */
    private final int[] order;
    private final Format format;
    private final int capacity;
    /** Where each line begins, and where the last one ends. */
    private final int[] begins;
    /** Whether an end of a line ends each record, and none is within one. */
    private boolean endsAnywhere = true;

    /**
     * @param capacity the most bytes
     * @param records the most records
     */
    ByteBlock(Format format, int capacity, int records) {
        super(format.width);
        this.format = format;
        this.capacity = capacity;
        bytes = new byte[capacity + Format.SPARE];
        begins = new int[width > 0 ? 0 : records + 1];
        order = new int[records];
    }

    /** The last line of a file gets an end if it has none. */
    @Override
    long read(OpenFile file, long from, long size, Phases.Listener reached) throws IOException {
        count = 0;
        longest = width;
        int filled = 0;
        while (filled < capacity && from + filled < size && count < order.length) {
            // Twice as many each time: a record in quotes is searched from its begin.
            int wanted = width > 0 ? PART : Math.max(PART, filled - begins[count]);
            int part = (int) Math.min(Math.min(wanted, capacity - filled), size - from - filled);
            file.read(ByteBuffer.wrap(bytes, filled, part), from + filled);
            filled += part;
            if (width > 0) {
                count = filled / width;
            } else {
                if (from + filled == size && bytes[filled - 1] != LineEnds.END && filled < capacity) {
                    bytes[filled++] = LineEnds.END;
                }
                findEnds(filled - part, filled);
            }
            reached.told(from + size());
        }
        return size();
    }

    private long size() {
        return width > 0 ? size(0, count) : begins[count];
    }

    private void findEnds(int from, int filled) {
        // One byte before, which may be the end that the last line has got.
        int searched = Math.max(from - 1, begins[count]);
        while (count < order.length) {
            int end = format.end(bytes, begins[count], searched, filled);
            if (end < 0) {
                return;
            }
            addLine(end);
            searched = end;
        }
    }

    private void addLine(int end) {
        endsAnywhere = endsAnywhere && !format.hasEndsWithin(bytes, begins[count], end);
        longest = Math.max(longest, end - begins[count]);
        begins[++count] = end;
    }

    @Override
    boolean endsAnywhere() {
        return endsAnywhere;
    }

    @Override
    void read(CallerRecords records, Phases.Listener reached) throws IOException {
        count = 0;
        longest = width;
        int filled = 0;
        int told = 0;
        while (count < order.length && records.hasNext() && filled + records.nextLength() <= capacity) {
            byte[] record = records.next();
            System.arraycopy(record, 0, bytes, filled, record.length);
            int end = filled + record.length;
            if (width > 0) {
                count++;
            } else {
                bytes[end++] = LineEnds.END;
                records.requireLine(format.end(bytes, filled, end) == end);
                addLine(end);
            }
            filled = end;
            if (filled - told >= PART) {
                told = filled;
                reached.told(records.bytes());
            }
        }
        reached.told(records.bytes());
    }

    @Override
    byte[] sort(Dispatcher dispatcher) {
        Keys keys = new Keys(format);
        List<SortKey> columns = new ArrayList<>(List.of(keys));
        for (Format next = format.ties(); next != null; next = next.ties()) {
            columns.add(new Keys(next));
        }
        KeySort.sort(dispatcher, columns, order, count);
        if (count == 0) {
            return new byte[0];
        }
        // What the first one and the last one have in common all have.
        long first = keys.key(order[0]);
        int begin = Format.begin(first);
        return Arrays.copyOfRange(bytes, begin, begin + keys.commonPrefix(first, order, count - 1, count, 0));
    }

    @Override
    void write(FileOutput output, int from, int to) throws IOException {
        for (int i = from; i < to; i++) {
            long record = record(order[i]);
            output.add(bytes, Format.begin(record), Format.end(record));
        }
    }

    @Override
    int feed(Stage stage, int from, int to) throws IOException {
        int next = from;
        while (next < to && stage.isReady()) {
            long record = record(order[next++]);
            stage.add(format.word(bytes, format.key(bytes, record), 0), bytes, Format.begin(record),
                    Format.end(record));
        }
        return next;
    }

    @Override
    int groupEnd(int index) {
        int begin = index;
        int end = index == 0 ? 0 : count;
        while (begin < end) {
            int middle = (begin + end) >>> 1;
            if (format.compare(bytes, record(order[index - 1]), bytes, record(order[middle]), false) == 0) {
                begin = middle + 1;
            } else {
                end = middle;
            }
        }
        return begin;
    }

    /** Threads mark the others first, each in a stretch of the records. */
    @Override
    int distinct() {
        Parallel.forEach(count - 1, (begin, end) -> {
            // A number may have a mark: of another thread before the stretch, or of an attempt without enough memory.
            long last = record(unmarked(order[begin]));
            for (int i = begin + 1; i <= end; i++) {
                int number = unmarked(order[i]);
                long record = record(number);
                if (format.compare(bytes, last, bytes, record, false) == 0) {
                    order[i] = ~number;
                }
                last = record;
            }
        });
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (order[i] >= 0) {
                order[kept++] = order[i];
            }
        }
        return kept;
    }

    private static int unmarked(int number) {
        return number < 0 ? ~number : number;
    }

    @Override
    long size(int from, int to) {
        if (width > 0) {
            return super.size(from, to);
        }
        long size = 0;
        for (int i = from; i < to; i++) {
            long line = record(order[i]);
            size += Format.end(line) - Format.begin(line);
        }
        return size;
    }

    /** The range of a record. */
    private long record(int number) {
        return width > 0 ? Format.range(number * width, (number + 1) * width)
                : Format.range(begins[number], begins[number + 1]);
    }

    /** What the records are sorted by: their keys, or what orders them if these are equal. Words ascend. */
    private final class Keys extends SortKey {
        /** So few records are compared: to read their words takes longer. As many as {@code KeySort} inserts. */
        private static final int FEW = 24;

        private final Format by;

        Keys(Format by) {
            super(false);
            this.by = by;
        }

        private long key(int number) {
            return by.key(bytes, record(number));
        }

        /** How many bytes all keys in a stretch begin with, at least those up to a depth. */
        private int commonPrefix(int[] records, int from, int to, int depth) {
            long first = key(records[from]);
            AtomicInteger common = new AtomicInteger(Format.end(first) - Format.begin(first));
            Parallel.forEach(to - from, (begin, end) -> common.accumulateAndGet(
                    commonPrefix(first, records, from + begin, from + end, depth), Math::min));
            return Math.max(common.get(), depth);
        }

        /** How many bytes some keys have in common with the first one. */
        private int commonPrefix(long first, int[] records, int from, int to, int depth) {
            int begin = Format.begin(first);
            int common = Format.end(first) - begin;
            for (int i = from; i < to && common > depth; i++) {
                long other = key(records[i]);
                int otherBegin = Format.begin(other);
                int most = Math.min(common, Format.end(other) - otherBegin);
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
        protected KeyReader reader(int[] records, int segmentBegin, int segmentEnd, int segmentDepth) {
            int depth = commonPrefix(records, segmentBegin, segmentEnd, segmentDepth);
            return new KeyReader() {
                @Override
                protected boolean load(int[] records, int begin, int end, long[] words, int at) {
                    for (int i = begin; i < end; i++) {
                        words[at + i - begin] = by.word(bytes, key(records[i]), depth);
                    }
                    return true;
                }

                @Override
                protected int next(int number, long word) {
                    return by.next(word, depth);
                }
            };
        }

        @Override
        protected int compare(int x, int y) {
            return by.compareKeys(bytes, key(x), bytes, key(y));
        }
    }
}
