package io.github.aparasort.internal.object;

import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.sort.PlainArgsort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Finds the order of objects by sort keys: an MSD radix sort whose digits are longs (Kärkkäinen and Rantala, 2008,
 * call it caching). The first keys of all elements are sorted with their places, by the engine that is the fastest for
 * ints: first by the upper halves of the keys, then each run of equal halves by the lower ones. A run of equal keys is
 * sorted by the next keys, which begin behind what all of the run share; or, where that is less work, by comparisons.
 * Then the next column decides.
 *
 * <p>All steps are stable. All threads share a large segment; small ones are divided among them. Code of the caller,
 * such as the functions of an {@link io.github.aparasort.Order}, runs on the calling thread, which may hold a lock that
 * it needs; it runs on all threads only where the caller has agreed to that.
 *
 * <p>Memory, beside that of the sort of int keys: a long and three ints for each element.
 */
final class KeySort {
    /** Parts per thread, so that a late thread delays the others only a little. */
    private static final int PARTS_PER_THREAD = 4;
    /** So many keys are sorted by insertion. */
    private static final int FEW = 24;
    /** After so many keys of one column the values are compared: they differ hardly anywhere. */
    private static final int MOST_KEYS = 40;
    /** What a key counts for that leaves nearly all elements equal, and nearly as equal as before. */
    private static final int WASTED_KEY = 20;
    /** A key is wasted if at most one element in so many was told apart. */
    private static final int TOLD_APART = 8;
    /** A key is not wasted if it showed that so many symbols are equal: to read them once for all saves comparisons. */
    private static final int LONG_STEP = 256;

    /** Elements that are equal in all columns before one, and in this one before a depth. */
    private record Segment(int begin, int end, int column, int depth, int keysBefore) {
        int length() {
            return end - begin;
        }
    }

    private final KeyEngine engine;
    private final List<SortKey> columns;
    private final Ranking result;
    private final int[] order;
    /** The fewest elements that go to an engine. */
    private final int engineFrom;
    private final Sizes sizes;
    /** Whether all threads may call code of the caller. */
    private final boolean sharesCode;
    private final Queue<Segment> later = new ConcurrentLinkedQueue<>();

    private KeySort(KeyEngine engine, List<SortKey> columns, Ranking result, Sizes sizes, boolean sharesCode) {
        this.engine = engine;
        this.columns = columns;
        this.result = result;
        this.order = result.order();
        this.sizes = sizes;
        this.engineFrom = engine.smallest(sizes);
        this.sharesCode = sharesCode;
    }

    /**
     * Sorts the indices in a range of an order by the columns. Those of equal elements keep their order.
     *
     * @param sharesCode whether all threads may call code of the caller
     * @throws NoKeysException if the JDK has to compare the elements; the order then is of no use
     */
    static void sort(KeyEngine engine, List<SortKey> columns, Ranking result, SortKey.Stretch range, Sizes sizes,
            boolean sharesCode) {
        KeySort sort = new KeySort(engine, columns, result, sizes, sharesCode);
        sort.later.add(new Segment(range.begin(), range.end(), 0, 0, 0));
        while (!sort.later.isEmpty()) {
            sort.sortLater();
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
        Segment valued = segment.depth == 0 ? begin(segment) : segment;
        if (valued.length() < 2) {
            return;
        }
        SortKey column = columns.get(segment.column);
        boolean alone = !shared || valued.length() < engineFrom;
        KeyReader reader = valued.keysBefore > MOST_KEYS || alone && column.comparesFew(valued.length()) ? null
                : column.reader(order, valued.begin, valued.end, valued.depth);
        boolean sorted = reader != null && (alone && valued.length() <= FEW ? insert(valued, reader)
                : new KeyedSegment(valued, reader, shared).sort());
        if (!sorted) {
            compare(valued);
        }
    }

    /** Begins with a column. Puts elements without a value to one end, and returns the others. */
    private Segment begin(Segment segment) {
        SortKey column = columns.get(segment.column);
        if (!column.mayHaveNulls()) {
            return segment;
        }
        SortKey.Stretch values = column.placeNulls(order, segment.begin, segment.end);
        goOn(new Segment(segment.begin, values.begin(), segment.column + 1, 0, 0));
        goOn(new Segment(values.end(), segment.end, segment.column + 1, 0, 0));
        return new Segment(values.begin(), values.end(), segment.column, 0, 0);
    }

    /** Sorts a few elements by insertion. Returns false, having done nothing, if not all of them have keys. */
    private boolean insert(Segment segment, KeyReader reader) {
        long[] keys = new long[segment.length()];
        if (!reader.load(order, segment.begin, segment.end, keys, 0)) {
            return false;
        }
        boolean descending = columns.get(segment.column).isDescending();
        for (int i = 1; i < keys.length; i++) {
            long key = keys[i];
            int element = order[segment.begin + i];
            int j = i;
            while (j > 0 && (descending ? keys[j - 1] < key : keys[j - 1] > key)) {
                keys[j] = keys[j - 1];
                order[segment.begin + j] = order[segment.begin + j - 1];
                j--;
            }
            keys[j] = key;
            order[segment.begin + j] = element;
        }
        for (int i = 0, end; i < keys.length; i = end) {
            end = i + 1;
            while (end < keys.length && keys[end] == keys[i]) {
                end++;
            }
            settle(segment, segment.begin + i, segment.begin + end, reader, keys[i]);
        }
        return true;
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
        int parts = shared ? Math.max(1, ThreadTeam.tasks(n / sizes.grain(), PARTS_PER_THREAD)) : 1;
        ThreadTeam.share(parts, part ->
                body.run(Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts)));
    }

    /** A segment with a key for each element. Places are indices in the segment. */
    private final class KeyedSegment {
        private final Segment segment;
        private final KeyReader reader;
        private final boolean shared;
        /** Whether all threads read the elements. */
        private final boolean sharesReading;
        private int n;
        /** The key of each element, by its place before the sort. */
        private final long[] keys;
        /** The upper halves of the keys, sorted. Null if one thread sorts the keys alone. */
        private int[] heads;
        /** The places of the elements before the sort, in the order of the keys. */
        private int[] places;
        private final Queue<SortKey.Stretch> largeRuns = new ConcurrentLinkedQueue<>();
        private int[] orderBefore;
        /** What makes descending keys ascend. */
        private final long mask;
        private int shift;
        /** Whether no key has a lower half. */
        private boolean areHeadsAll;
        private volatile boolean lacksKeys;
        private long least = Long.MAX_VALUE;
        private long greatest = Long.MIN_VALUE;

        KeyedSegment(Segment segment, KeyReader reader, boolean shared) {
            this.segment = segment;
            this.reader = reader;
            this.shared = shared;
            this.sharesReading = shared && !isReadByCaller(segment);
            this.n = segment.length();
            this.keys = new long[n];
            this.mask = columns.get(segment.column).isDescending() ? -1 : 0;
        }

        /** Returns false, having done nothing, if not all elements have keys. */
        boolean sort() {
            parts(n, sharesReading, this::load);
            if (lacksKeys) {
                return false;
            }
            if (segment.column == 0 && segment.begin == 0) {
                n = FirstKeys.keep(keys, order, n, result.wanted());
                greatest = n < keys.length ? Arrays.stream(keys, 0, n).max().getAsLong() : greatest;
            }
            if (least == greatest) {
                settle(segment, segment.begin, segment.begin + n, reader, least ^ mask);
                return true;
            }
            places = new int[n];
            orderBefore = Arrays.copyOfRange(order, segment.begin, segment.begin + n);
            if (!shared || n < engineFrom) {
                PlainArgsort.orderAlone(keys, 0, places);
                walk(0, n, true);
                return true;
            }
            shift = Long.numberOfLeadingZeros(greatest - least);
            areHeadsAll = shift >= Integer.SIZE;
            heads = new int[n];
            parts(n, true, this::divide);
            engine.sort(heads, places);
            parts(n, sharesReading, (begin, end) -> walk(begin, end, false));
            for (SortKey.Stretch run : largeRuns) {
                sortByTails(run);
                parts(run.end() - run.begin(), sharesReading, (begin, end) ->
                        walk(run.begin() + begin, run.begin() + end, true));
            }
            return true;
        }

        private void load(int begin, int end) {
            if (!reader.load(order, segment.begin + begin, segment.begin + end, keys, begin)) {
                lacksKeys = true;
                return;
            }
            long low = Long.MAX_VALUE;
            long high = Long.MIN_VALUE;
            for (int i = begin; i < end; i++) {
                long key = keys[i] ^ mask;
                keys[i] = key;
                low = Math.min(low, key);
                high = Math.max(high, key);
            }
            synchronized (this) {
                least = Math.min(least, low);
                greatest = Math.max(greatest, high);
            }
        }

        /** Spreads the keys over all longs, so that the upper halves tell as much as possible. */
        private void divide(int begin, int end) {
            for (int i = begin; i < end; i++) {
                keys[i] = (keys[i] - least << shift) ^ Long.MIN_VALUE;
                heads[i] = (int) (keys[i] >> Integer.SIZE);
                places[i] = i;
            }
        }

        /** Sorts the places of a long run of equal heads by the lower halves of the keys. */
        private void sortByTails(SortKey.Stretch run) {
            int[] some = Arrays.copyOfRange(places, run.begin(), run.end());
            int[] tails = new int[some.length];
            parts(tails.length, true, (begin, end) -> {
                for (int i = begin; i < end; i++) {
                    tails[i] = (int) keys[some[i]] ^ Integer.MIN_VALUE;
                }
            });
            engine.sort(tails, some);
            System.arraycopy(some, 0, places, run.begin(), some.length);
        }

        /** Completes the order of the runs that begin in a part. */
        private void walk(int partBegin, int partEnd, boolean byKeys) {
            int i = partBegin == 0 || !isEqual(partBegin - 1, partBegin, byKeys) ? partBegin
                    : runEnd(partBegin, byKeys);
            while (i < partEnd) {
                int end = i + 1;
                if (end < n && isEqual(i, end, byKeys)) {
                    end = runEnd(end, byKeys);
                    if (byKeys || areHeadsAll) {
                        finish(i, end);
                    } else if (end - i >= sizes.shared()) {
                        largeRuns.add(new SortKey.Stretch(i, end));
                    } else {
                        finishByTails(i, end);
                    }
                } else {
                    order[segment.begin + i] = orderBefore[places[i]];
                }
                i = end;
            }
        }

        private boolean isEqual(int i, int j, boolean byKeys) {
            return byKeys ? keys[places[i]] == keys[places[j]] : heads[i] == heads[j];
        }

        private int runEnd(int inside, boolean byKeys) {
            int end = inside + 1;
            while (end < n && isEqual(inside, end, byKeys)) {
                end++;
            }
            return end;
        }

        private void finishByTails(int begin, int end) {
            if (end - begin == 2) {
                int first = places[begin];
                int second = places[begin + 1];
                // Their upper halves are equal, so the sign does not matter.
                if (keys[second] < keys[first]) {
                    places[begin] = second;
                    places[begin + 1] = first;
                }
            } else {
                long[] packed = new long[end - begin];
                for (int i = 0; i < packed.length; i++) {
                    int place = places[begin + i];
                    packed[i] = (keys[place] << Integer.SIZE ^ Long.MIN_VALUE) | place;
                }
                Arrays.sort(packed);
                for (int i = 0; i < packed.length; i++) {
                    places[begin + i] = (int) packed[i];
                }
            }
            for (int i = begin; i < end; ) {
                int next = i + 1;
                while (next < end && keys[places[next]] == keys[places[i]]) {
                    next++;
                }
                finish(i, next);
                i = next;
            }
        }

        private void finish(int begin, int end) {
            for (int i = begin; i < end; i++) {
                order[segment.begin + i] = orderBefore[places[i]];
            }
            long key = keys[places[begin]];
            long undivided = heads == null ? key : ((key ^ Long.MIN_VALUE) >>> shift) + least;
            settle(segment, segment.begin + begin, segment.begin + end, reader, undivided ^ mask);
        }
    }
}
