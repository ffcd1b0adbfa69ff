package io.github.aparasort.internal.object;

import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.StaticInitializer;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.sort.PlainArgsort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntConsumer;

/**
 * Finds the order of objects by sort keys: an MSD radix sort whose digits are longs (Kärkkäinen and Rantala, 2008,
 * call it caching). The first keys of all elements are sorted with their places, by the engine that is the fastest for
 * ints: first by the upper halves of the keys, then each run of equal halves by the lower ones. A run of equal keys is
 * sorted by the next keys, which begin behind what all of the run share; or, where that is less work, by comparisons.
 * Then the next column decides.
 *
 * <p>All steps are stable. All threads share a large segment; small ones are divided among them.
 *
 * <p>Memory, beside that of the sort of int keys: a long and three ints for each element.
 */
final class KeySort {
    /** Parts per thread, so that a late thread delays the others only a little. */
    private static final int PARTS_PER_THREAD = 4;
    /** So many keys are sorted by insertion. */
    private static final int FEW = 24;
    /** Elements are left out early if one in so many is wanted. */
    private static final int SELECTED = 8;
    /** Keys of a sample that tells which elements are not wanted. */
    private static final int SAMPLE = 1 << 12;
    /** Standard deviations of a rank in the sample: more elements are kept, but hardly ever too few. */
    private static final int SPARE = 4;
    /** After so many keys of one column the values are compared: they differ hardly anywhere. */
    private static final int MOST_KEYS = 40;

    /** Elements that are equal in all columns before one, and in this one before a depth. */
    private record Segment(int begin, int end, int column, int depth, int keysBefore) {
        int length() {
            return end - begin;
        }
    }

    private final KeyEngine engine;
    private final List<Column> columns;
    private final Ranking result;
    private final int[] order;
    /** The fewest elements that go to an engine. */
    private final int engineFrom;
    private final Sizes sizes;
    private final Queue<Segment> later = new ConcurrentLinkedQueue<>();

    private KeySort(KeyEngine engine, List<Column> columns, Ranking result, Sizes sizes) {
        this.engine = engine;
        this.columns = columns;
        this.result = result;
        this.order = result.order();
        this.sizes = sizes;
        this.engineFrom = engine.smallest(sizes);
    }

    /** Sorts the indices in a range of an order by the columns. Those of equal elements keep their order. */
    static void sort(KeyEngine engine, List<Column> columns, Ranking result, Column.Stretch range, Sizes sizes) {
        KeySort sort = new KeySort(engine, columns, result, sizes);
        sort.later.add(new Segment(range.begin(), range.end(), 0, 0, 0));
        while (!sort.later.isEmpty()) {
            sort.sortLater();
        }
    }

    /** Sorts the segments that were found meanwhile: large ones one after the other, the others beside each other. */
    private void sortLater() {
        List<Segment> others = new ArrayList<>();
        for (Segment next = later.poll(); next != null; next = later.poll()) {
            if (next.length() >= sizes.shared() || next.column == 0 && next.depth == 0) {
                sort(next, true);
            } else {
                others.add(next);
            }
        }
        // The longest first: a long one at the end would keep one thread alone.
        others.sort(Comparator.comparingInt(Segment::length).reversed());
        forEach(others.size(), others.size() > 1, i -> sort(others.get(i), false));
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
        Segment valued = segment.depth == 0 ? begin(segment, shared) : segment;
        if (valued.length() < 2) {
            return;
        }
        Column column = columns.get(segment.column);
        boolean alone = !shared || valued.length() < engineFrom;
        KeyReader reader = valued.keysBefore > MOST_KEYS || alone && column.comparesFew(valued.length()) ? null
                : column.reader(order, valued.begin, valued.end, valued.depth);
        boolean sorted = reader != null && (alone && valued.length() <= FEW ? insert(valued, reader)
                : new KeyedSegment(valued, reader, shared).sort());
        if (!sorted) {
            compare(valued, shared);
        }
    }

    /** Begins with a column. Puts elements without a value to one end, and returns the others. */
    private Segment begin(Segment segment, boolean shared) {
        Column column = columns.get(segment.column);
        if (shared) {
            parts(segment.length(), true, (begin, end) ->
                    column.fetch(order, segment.begin + begin, segment.begin + end));
        } else {
            column.fetch(order, segment.begin, segment.end);
        }
        if (!column.mayHaveNulls()) {
            return segment;
        }
        Column.Stretch values = column.placeNulls(order, segment.begin, segment.end);
        sort(new Segment(segment.begin, values.begin(), segment.column + 1, 0, 0), shared);
        sort(new Segment(values.end(), segment.end, segment.column + 1, 0, 0), shared);
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
            compare(new Segment(begin, end, segment.column, segment.depth, 0), false);
            return;
        }
        Segment rest = next == KeyReader.EQUAL ? new Segment(begin, end, segment.column + 1, 0, 0)
                : new Segment(begin, end, segment.column, next, segment.keysBefore + 1);
        if (rest.length() >= sizes.grain()) {
            later.add(rest);
        } else {
            sort(rest, false);
        }
    }

    private void compare(Segment segment, boolean shared) {
        Column column = columns.get(segment.column);
        IndexMergesort.sort(order, segment.begin, segment.end, column);
        int begin = segment.begin;
        for (int i = begin + 1; i <= segment.end; i++) {
            if (i == segment.end || column.compare(order[i - 1], order[i]) != 0) {
                sort(new Segment(begin, i, segment.column + 1, 0, 0), shared);
                begin = i;
            }
        }
    }

    private interface Body {
        void run(int begin, int end);
    }

    /** Runs a body for all parts of a range, each once. */
    private void parts(int n, boolean shared, Body body) {
        int threads = ThreadTeam.available();
        int parts = shared ? Math.max(1, Math.min(n / sizes.grain(), PARTS_PER_THREAD * threads)) : 1;
        forEach(parts, parts > 1, part ->
                body.run(Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts)));
    }

    /** Does each of some tasks. They may call the caller's code. */
    private static void forEach(int tasks, boolean shared, IntConsumer task) {
        int threads = ThreadTeam.available();
        if (shared && threads > 1 && !StaticInitializer.isRunning()) {
            new ThreadTeam(threads).run(tasks, task);
        } else {
            for (int i = 0; i < tasks; i++) {
                task.accept(i);
            }
        }
    }

    /** A segment with a key for each element. Places are indices in the segment. */
    private final class KeyedSegment {
        private final Segment segment;
        private final KeyReader reader;
        private final boolean shared;
        private int n;
        /** The key of each element, by its place before the sort. */
        private final long[] keys;
        /** The upper halves of the keys, sorted. Null if one thread sorts the keys alone. */
        private int[] heads;
        /** The places of the elements before the sort, in the order of the keys. */
        private int[] places;
        private final Queue<Column.Stretch> largeRuns = new ConcurrentLinkedQueue<>();
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
            this.n = segment.length();
            this.keys = new long[n];
            this.mask = columns.get(segment.column).isDescending() ? -1 : 0;
        }

        /** Returns false, having done nothing, if not all elements have keys. */
        boolean sort() {
            parts(n, shared, this::load);
            if (lacksKeys) {
                return false;
            }
            if (result.wanted() <= n / SELECTED && segment.column == 0 && segment.begin == 0) {
                select();
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
            parts(n, true, (begin, end) -> walk(begin, end, false));
            for (Column.Stretch run : largeRuns) {
                sortByTails(run);
                parts(run.end() - run.begin(), true, (begin, end) ->
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

        /**
         * Leaves out elements that are not wanted: those whose keys are greater than one that a sample gives. It is
         * chosen with room to spare; if too few elements are left all the same, all stay.
         */
        private void select() {
            long[] sample = new long[SAMPLE];
            for (int i = 0; i < SAMPLE; i++) {
                sample[i] = keys[(int) ((long) i * n / SAMPLE)];
            }
            Arrays.sort(sample);
            double rank = (double) result.wanted() / n * SAMPLE;
            long most = sample[(int) Math.min(SAMPLE - 1, rank + SPARE * Math.sqrt(rank) + SPARE)];
            int count = 0;
            for (int i = 0; i < n; i++) {
                count += keys[i] <= most ? 1 : 0;
            }
            if (count >= result.wanted()) {
                keep(most);
            }
        }

        private void keep(long most) {
            int kept = 0;
            greatest = Long.MIN_VALUE;
            for (int i = 0; i < n; i++) {
                if (keys[i] <= most) {
                    greatest = Math.max(greatest, keys[i]);
                    keys[kept] = keys[i];
                    order[segment.begin + kept] = order[segment.begin + i];
                    kept++;
                }
            }
            n = kept;
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
        private void sortByTails(Column.Stretch run) {
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
                        largeRuns.add(new Column.Stretch(i, end));
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
