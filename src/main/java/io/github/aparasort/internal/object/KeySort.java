package io.github.aparasort.internal.object;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.select.LongKeySort;
import io.github.aparasort.internal.sort.PlainArgsort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Finds the order of objects, or of bytes in an array, by sort keys: an MSD radix sort whose digits are longs
 * (Kärkkäinen and Rantala, 2008, call it caching). The first keys of all elements are sorted with the numbers of the
 * elements, by the engine that is the fastest for that. A run of equal keys is sorted by the next keys, which begin
 * behind what all of the run share; or, where that is less work, by comparisons. Then the next column decides.
 *
 * <p>All steps are stable. All threads share a large segment; small ones are divided among them. Code of the caller,
 * such as the functions of an {@link io.github.aparasort.Order}, runs on the calling thread, which may hold a lock that
 * it needs; it runs on all threads only where the caller has agreed to that.
 *
 * <p>Memory, beside that of the sort of longs with ints: a long and an int for each element.
 */
public final class KeySort {
    /** Keys that are sorted by insertion, at most: 24 take 0.3 and not 0.4 microseconds so (EPYC, JDK 17). */
    private static final int FEW = 24;
    /** After so many keys of one column, some 500 letters, its values are compared: they hardly differ. Not tuned. */
    private static final int MOST_KEYS = 40;
    /** A key that tells hardly any elements apart counts as so many: values are compared after three of these. */
    private static final int WASTED_KEY = 20;
    /** A key is wasted if at most one element in so many was told apart: not tuned, bad ones told one in a hundred. */
    private static final int TOLD_APART = 8;
    /** A key is not wasted if it showed that so many symbols are equal: comparisons would read all. Not tuned. */
    private static final int LONG_STEP = 256;

    /** Elements that are equal in all columns before one, and in this one before a depth. */
    private record Segment(int begin, int end, int column, int depth, int keysBefore) {
        int length() {
            return end - begin;
        }
    }

    private final Dispatcher dispatcher;
    /** The call of which each sort of keys is a part. */
    private final CompoundCall call;
    private final List<SortKey> columns;
    private final Ranking result;
    private final int[] order;
    /** The fewest elements that go to an engine: all where one is demanded. */
    private final int engineFrom;
    private final Sizes sizes;
    /** Whether all threads may call code of the caller. */
    private final boolean sharesCode;
    private final Queue<Segment> later = new ConcurrentLinkedQueue<>();

    /**
     * @param call what each sort of keys is a part of
     * @param sharesCode whether all threads may call code of the caller
     */
    KeySort(Dispatcher dispatcher, CompoundCall call, List<SortKey> columns, Ranking result, Sizes sizes,
            boolean sharesCode) {
        this.dispatcher = dispatcher;
        this.call = call;
        this.columns = columns;
        this.result = result;
        this.order = result.order();
        this.sizes = sizes;
        this.engineFrom = dispatcher.admitted().demandsOpenCl ? 2 : sizes.engine();
        this.sharesCode = sharesCode;
    }

    /**
     * Sorts the numbers from 0 to n by columns that all threads may read. Listeners are told of a sort of longs with
     * ints, which it is.
     *
     * @param order for the result, from its begin on
     */
    public static void sort(Dispatcher dispatcher, List<SortKey> columns, int[] order, int n) {
        Parallel.forEach(n, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                order[i] = i;
            }
        });
        try (CompoundCall call = dispatcher.begin(Operation.SORT_PAIRS, long.class, n)) {
            new KeySort(dispatcher, call, columns, new Ranking(order, null, n), Sizes.USUAL, true)
                    .sort(new SortKey.Range(0, n));
            dispatcher.end(call);
        }
    }

    /**
     * Sorts the indices in a range of the order by the columns. Those of equal elements keep their order.
     *
     * @throws NoKeysException if the JDK has to compare the elements; the order then is of no use
     */
    void sort(SortKey.Range range) {
        later.add(new Segment(range.begin(), range.end(), 0, 0, 0));
        while (!later.isEmpty()) {
            sortLater();
        }
    }

    /**
     * Sorts the segments that were found meanwhile: large ones one after the other, the others beside each other. The
     * caller's functions are called here, by the calling thread.
     */
    private void sortLater() {
        List<Segment> longer = new ArrayList<>();
        List<Segment> shorter = new ArrayList<>();
        for (Segment next = later.poll(); next != null; next = later.poll()) {
            if (next.begin >= result.wanted()) {
                continue;
            }
            fetch(next);
            if (next.length() >= sizes.shared() || next.column == 0 && next.depth == 0) {
                sort(next, true);
            } else if (isReadByCaller(next)) {
                sort(next, false);
            } else {
                (next.length() >= sizes.grain() ? longer : shorter).add(next);
            }
        }
        // The longest first: a long one at the end would keep one thread alone.
        longer.sort(Comparator.comparingInt(Segment::length).reversed());
        if (!longer.isEmpty()) {
            ThreadTeam.share(longer.size(), i -> sort(longer.get(i), false));
        }
        parts(shorter.size(), true, (begin, end) -> shorter.subList(begin, end).forEach(next -> sort(next, false)));
    }

    private void fetch(Segment segment) {
        if (segment.length() > 1 && segment.depth == 0 && segment.column < columns.size()
                && columns.get(segment.column).isFetched()) {
            SortKey column = columns.get(segment.column);
            parts(segment.length(), sharesCode, (begin, end) ->
                    column.fetch(order, segment.begin + begin, segment.begin + end));
        }
    }

    /** Whether only the calling thread may read the elements of a segment. */
    private boolean isReadByCaller(Segment segment) {
        return !sharesCode && segment.column < columns.size() && columns.get(segment.column).readsByCode();
    }

    /** Goes on with a segment: at once, or if that is work for other threads or for the calling one, later. */
    private void goOn(Segment segment) {
        boolean begins = segment.depth == 0 && segment.column < columns.size();
        if (segment.length() < 2) {
            return;
        }
        if (segment.length() >= sizes.grain() || begins && columns.get(segment.column).isFetched()
                || begins && isReadByCaller(segment)) {
            later.add(segment);
        } else {
            sort(segment, false);
        }
    }

    /** @param shared whether all threads work at this segment; otherwise the calling one does */
    private void sort(Segment segment, boolean shared) {
        if (segment.length() < 2 || segment.begin >= result.wanted()) {
            return;
        }
        if (segment.column == columns.size()) {
            result.tie(segment.begin, segment.end);
            return;
        }
        Segment values = segment.depth == 0 ? begin(segment) : segment;
        if (values.length() < 2) {
            return;
        }
        SortKey column = columns.get(segment.column);
        boolean alone = !shared || values.length() < engineFrom;
        KeyReader reader = values.keysBefore > MOST_KEYS || alone && column.comparesFew(values.length()) ? null
                : column.reader(order, values.begin, values.end, values.depth);
        if (reader == null || !sortByKeys(values, reader, shared)) {
            compare(values);
        }
    }

    /** Begins with a column. Puts elements without a value to one end, and returns the others. */
    private Segment begin(Segment segment) {
        SortKey.Range values = columns.get(segment.column).placeNulls(order, segment.begin, segment.end);
        goOn(new Segment(segment.begin, values.begin(), segment.column + 1, 0, 0));
        goOn(new Segment(values.end(), segment.end, segment.column + 1, 0, 0));
        return new Segment(values.begin(), values.end(), segment.column, 0, 0);
    }

    /** Returns false, having done nothing, if not all elements have keys. */
    private boolean sortByKeys(Segment segment, KeyReader reader, boolean shared) {
        boolean sharesReading = shared && !isReadByCaller(segment);
        // What makes descending keys ascend.
        long mask = KeyOrder.of(columns.get(segment.column).isDescending()).mask(Long.SIZE);
        long[] keys = new long[segment.length()];
        AtomicBoolean lacksKeys = new AtomicBoolean();
        parts(keys.length, sharesReading, (begin, end) -> {
            if (!reader.load(order, segment.begin + begin, segment.begin + end, keys, begin)) {
                lacksKeys.set(true);
            }
            for (int i = begin; i < end; i++) {
                keys[i] ^= mask;
            }
        });
        if (lacksKeys.get()) {
            return false;
        }
        int n = segment.column == 0 && segment.begin == 0 ? result.keepWanted(keys) : keys.length;
        if (shared && n >= engineFrom) {
            sortOnEngine(keys, segment.begin, n);
        } else {
            sortAlone(keys, segment.begin, n);
        }
        parts(n, sharesReading, (begin, end) -> {
            int i = begin;
            while (i > 0 && i < end && keys[i] == keys[i - 1]) {
                i++;
            }
            while (i < end) {
                int run = i++;
                while (i < n && keys[i] == keys[run]) {
                    i++;
                }
                settle(segment, segment.begin + run, segment.begin + i, reader, keys[run] ^ mask);
            }
        });
        return true;
    }

    /** Sorts the first n keys, and in the same way their elements, which begin at an index of the order. */
    private void sortOnEngine(long[] keys, int from, int n) {
        long[] sortedKeys = n == keys.length ? keys : Arrays.copyOf(keys, n);
        int[] sortedOrder = n == order.length ? order : Arrays.copyOfRange(order, from, from + n);
        dispatcher.submit(LongPairSortJob.sortPairs(sortedKeys, sortedOrder).asPartOf(call));
        if (sortedKeys != keys) {
            System.arraycopy(sortedKeys, 0, keys, 0, n);
        }
        if (sortedOrder != order) {
            System.arraycopy(sortedOrder, 0, order, from, n);
        }
    }

    /** As {@link #sortOnEngine}, in the calling thread. */
    private void sortAlone(long[] keys, int from, int n) {
        if (n > FEW) {
            PlainArgsort.sortTogetherAlone(keys, order, from, n);
        } else {
            LongKeySort.insert(keys, 0, n, order, from);
        }
    }

    /** Goes on with the elements in [begin, end), which have equal keys. */
    private void settle(Segment segment, int begin, int end, KeyReader reader, long key) {
        if (end - begin < 2) {
            return;
        }
        int next = reader.next(order[begin], key);
        if (next == KeyReader.COMPARE) {
            compare(new Segment(begin, end, segment.column, segment.depth, 0));
            return;
        }
        boolean isWasted = next - segment.depth < LONG_STEP
                && end - begin > segment.length() - segment.length() / TOLD_APART;
        goOn(next == KeyReader.EQUAL ? new Segment(begin, end, segment.column + 1, 0, 0)
                : new Segment(begin, end, segment.column, next, segment.keysBefore + (isWasted ? WASTED_KEY : 1)));
    }

    private void compare(Segment segment) {
        SortKey column = columns.get(segment.column);
        if (!column.isReliable(order, segment.begin, segment.end)) {
            throw NoKeysException.INSTANCE;
        }
        IndexMergesort.sort(order, segment.begin, segment.end, column);
        int begin = segment.begin;
        for (int i = begin + 1; i <= segment.end; i++) {
            if (i == segment.end || column.compare(order[i - 1], order[i]) != 0) {
                goOn(new Segment(begin, i, segment.column + 1, 0, 0));
                begin = i;
            }
        }
    }

    /** Runs a body for all parts of a range, each once. */
    private void parts(int n, boolean shared, Parallel.Body body) {
        int parts = shared ? Math.max(1, ThreadTeam.tasks(n / sizes.grain(), ThreadTeam.PARTS)) : 1;
        ThreadTeam.share(parts, part ->
                body.run(Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts)));
    }
}
