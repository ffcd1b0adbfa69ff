package io.github.aparasort.internal.step;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Compaction;
import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.tile.MultisetOptions;
import io.github.aparasort.testing.DoubleScanOperators;
import io.github.aparasort.testing.FloatScanOperators;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.IntScanOperators;
import io.github.aparasort.testing.LongOrders;
import io.github.aparasort.testing.LongScanOperators;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** All operations on columns, with arguments for a number of elements of a type. */
final class ColumnCalls {
    /** A call. */
    interface Call {
        void queue(Work work) throws DeviceFault;
    }

    private final CallStream stream;
    final int n;
    final Column a;
    final Column sorted;
    final Column other;
    final Column floats;
    final Column doubles;
    final Column ints;
    final Column indices;
    final Column permutation;
    final Column offsets;
    final Column begins;
    final Column positions;
    final Column distinctPositions;
    final Column counts;
    /** Intervals to move. */
    final Column gather;
    final Column scatter;
    final Column moves;

    /** @param elements ints, longs, floats or doubles in any order */
    ColumnCalls(CallStream stream, Object elements, long seed) throws DeviceFault {
        this.stream = stream;
        n = Array.getLength(elements);
        SplittableRandom random = new SplittableRandom(seed);
        a = stream.upload(elements, 0, n);
        sorted = sorted(a);
        // Half of the same elements, some of them twice.
        other = sorted(take(a, random.ints(n / 2, 0, Math.max(1, n)).toArray()));
        floats = upload(toFloats(random.ints(n, -99, 99).toArray()));
        doubles = upload(random.doubles(n, -1, 1).toArray());
        ints = upload(random.ints(n).toArray());
        indices = upload(n == 0 ? new int[0] : random.ints(n + 3, 0, n).toArray());
        permutation = stream.call(work -> ColumnSorts.argsort(work, ints, KeyOrder.ASCENDING));
        int[] ends = random.ints(n / 9 + 2, 0, n + 1).sorted().toArray();
        ends[0] = 0;
        ends[ends.length - 1] = n;
        offsets = upload(ends);
        begins = offsets.slice(0, ends.length - 1);
        positions = upload(random.ints(other.length(), 0, n + 1).sorted().toArray());
        distinctPositions = upload(random.ints(n / 3, 0, Math.max(1, n)).sorted().distinct().toArray());
        int[] moved = random.ints(n / 5, 0, 5).toArray();
        moves = upload(moved);
        gather = upload(Arrays.stream(moved).map(count -> random.nextInt(n - count + 1)).toArray());
        scatter = upload(IntStream.range(0, moved.length).map(i -> 5 * i).toArray());
        counts = upload(random.ints(Math.max(1, n / 4), 0, 5).toArray());
    }

    private static float[] toFloats(int[] values) {
        float[] floats = new float[values.length];
        for (int i = 0; i < values.length; i++) {
            floats[i] = values[i] / 8f;
        }
        return floats;
    }

    private Column upload(Object array) throws DeviceFault {
        return stream.upload(array, 0, Array.getLength(array));
    }

    private Column sorted(Column column) throws DeviceFault {
        return stream.call(work -> ColumnSorts.sorted(work, column, KeyOrder.ASCENDING));
    }

    private Column take(Column column, int[] places) throws DeviceFault {
        Column at = upload(places);
        return stream.call(work -> ColumnMoves.take(work, column, at, 0L));
    }

    Map<String, Call> all() {
        Map<String, Call> calls = new LinkedHashMap<>();
        calls.put("sort", work -> ColumnSorts.sorted(work, a, KeyOrder.ASCENDING));
        for (SortMethod algorithm : SortMethod.values()) {
            calls.put("sort by " + algorithm, work -> ColumnSorts.sorted(work, a, KeyOrder.DESCENDING,
                    new SortOptions(algorithm, true)));
        }
        calls.put("argsort", work -> ColumnSorts.argsort(work, a, KeyOrder.ASCENDING));
        calls.put("argsort descending", work -> ColumnSorts.argsort(work, a, KeyOrder.DESCENDING));
        calls.put("pairs of ints", work -> ColumnSorts.sortedPairs(work, a, ints, KeyOrder.ASCENDING));
        calls.put("pairs of doubles", work -> ColumnSorts.sortedPairs(work, a, doubles, KeyOrder.DESCENDING));
        calls.put("orderBy", work -> ColumnSorts.orderBy(work, new Column[] {a, ints, floats},
                new KeyOrder[] {KeyOrder.DESCENDING, KeyOrder.ASCENDING, KeyOrder.DESCENDING}));
        calls.put("orderBy with ties", work -> ColumnSorts.orderBy(work, new Column[] {a, a},
                new KeyOrder[] {KeyOrder.ASCENDING, KeyOrder.DESCENDING}));
        calls.put("descents", work -> ColumnSorts.descents(work, a, true));
        calls.put("first", work -> ColumnSorts.first(work, a, n / 2, KeyOrder.DESCENDING));
        calls.put("argFirst", work -> ColumnSorts.argFirst(work, a, n / 2, KeyOrder.ASCENDING));
        if (n > 0) {
            calls.put("ranked", work -> ColumnSorts.ranked(work, a, indices, false));
            calls.put("interval move", work -> {
                ColumnMoves.Intervals intervals = new ColumnMoves.Intervals(gather, scatter, moves);
                int elements = (int) ColumnMoves.elements(work, intervals, n, n);
                CheckSums.require(elements >= 0);
                ColumnMoves.intervalMove(work, intervals, elements, sorted, a);
            });
        }
        merges(calls);
        groups(calls);
        searches(calls);
        calls.put("segments", work -> ColumnSegments.sorted(work, a, offsets));
        calls.put("segments of pairs", work -> ColumnSegments.sortedPairs(work, a, ints, offsets));
        for (int operator : new int[] {Operators.SUM, Operators.PRODUCT, Operators.MIN, Operators.MAX}) {
            calls.put("reduced segments " + operator, work -> ColumnSegments.reduced(work, a, offsets, operator));
            calls.put("reduce " + operator, work -> ColumnScans.reduced(work, a, operator, null));
            calls.put("inclusive " + operator, work -> ColumnScans.scanned(work, a, operator, null, false));
            calls.put("exclusive " + operator, work -> ColumnScans.scanned(work, a, operator, null, true));
        }
        calls.put("reduce by code", work -> ColumnScans.reduced(work, a, 0, operator()));
        calls.put("scan by code", work -> ColumnScans.scanned(work, a, 0, operator(), true));
        if (!a.type().isFloating()) {
            calls.put("sort by code", work -> ColumnSorts.sortedBy(work, a, a.type() == ElementType.INT
                    ? new IntOrders.ByTwoBits() : new LongOrders.ByTwoBits()));
        }
        calls.put("sequence", work -> ColumnScans.sequence(work, a.type(), n, 3, 2));
        return calls;
    }

    /** A caller's operator. */
    private Object operator() {
        return switch (a.type()) {
            case INT -> new IntScanOperators.LastNonZero();
            case LONG -> new LongScanOperators.LastNonZero();
            case FLOAT -> new FloatScanOperators.LastNonZero();
            case DOUBLE -> new DoubleScanOperators.LastNonZero();
        };
    }

    private void merges(Map<String, Call> calls) {
        for (MergeMethod method : MergeMethod.values()) {
            calls.put("merge " + method, work -> ColumnMerges.merged(work, method, sorted, other));
            calls.put("merge with origins " + method, work -> ColumnMerges.mergedWithOrigins(work, method, sorted,
                    other));
        }
        calls.put("merge all", work -> ColumnMerges.mergedAll(work, work.joined(sorted, other),
                new int[] {0, n / 3, n / 3, n, n + other.length()}));
        calls.put("merge of pairs", work -> ColumnMerges.mergedPairs(work, new KeyedColumns(sorted, ints),
                new KeyedColumns(other, ints.slice(0, other.length()))));
        for (SetOperation operation : SetOperation.values()) {
            for (Compaction compaction : Compaction.values()) {
                MultisetOptions options = new MultisetOptions(false, compaction == Compaction.STREAM);
                calls.put(compaction + " set " + operation, work -> ColumnMerges.set(work, operation, options, sorted,
                        other));
                calls.put(compaction + " set with origins " + operation, work -> ColumnMerges.setWithOrigins(work,
                        operation, options, sorted, other));
            }
            calls.put("set of pairs " + operation, work -> ColumnMerges.setPairs(work, operation,
                    new KeyedColumns(sorted, doubles), new KeyedColumns(other, doubles.slice(0, other.length()))));
        }
        calls.put("insert", work -> ColumnMerges.inserted(work, a, positions, other));
        if (n > 0) {
            calls.put("remove", work -> ColumnMerges.removed(work, a, distinctPositions));
        }
    }

    private void groups(Map<String, Call> calls) {
        calls.put("unique", work -> ColumnGroups.unique(work, a, false));
        calls.put("counts", work -> ColumnGroups.counts(work, a, false));
        calls.put("runs", work -> ColumnGroups.runs(work, a));
        calls.put("reduceByKey", work -> ColumnGroups.reducedByKey(work, a, ints, Operators.SUM));
        calls.put("reduceByKey of doubles", work -> ColumnGroups.reducedByKey(work, a, doubles, Operators.MAX));
        Column[] columns = {a, floats, a};
        calls.put("codes of columns", work -> ColumnGroups.codes(work, columns));
        calls.put("first rows of columns", work -> ColumnGroups.firstRows(work, columns));
        calls.put("counts of columns", work -> ColumnGroups.counts(work, new Column[] {floats, a}));
        calls.put("reduceByKey of columns", work -> ColumnGroups.reducedByKey(work, columns, doubles, Operators.SUM));
        calls.put("folds", work -> ColumnGroups.folds(work, ints, true, Operators.SUM, begins));
        if (other.length() > 1) {
            calls.put("histogram", work -> ColumnGroups.histogram(work, a, other, false));
        }
    }

    private void searches(Map<String, Call> calls) {
        calls.put("lower bounds", work -> ColumnSearches.bounds(work, sorted, a, false));
        calls.put("upper bounds", work -> ColumnSearches.bounds(work, other, a, true));
        calls.put("isIn", work -> ColumnSearches.isIn(work, a, other, true));
        calls.put("isIn unsorted", work -> ColumnSearches.isIn(work, other, a, false));
        calls.put("put", work -> ColumnMoves.put(work, a, permutation.slice(0, other.length()), other));
        if (n > 0) {
            calls.put("take", work -> ColumnMoves.take(work, a, indices, 0L));
            calls.put("put twice", work -> ColumnMoves.put(work, a, indices.slice(0, other.length()), other));
            calls.put("indices", work -> ColumnCounts.indices(work, counts));
            calls.put("expand", work -> ColumnCounts.expand(work, counts,
                    (int) ColumnCounts.sum(work, counts)));
        }
        calls.put("load balance", work -> ColumnCounts.loadBalance(work, offsets, n));
        calls.put("outside", work -> ColumnCounts.outside(work, ints, 0, 1 << 30));
        calls.put("overwrite", work -> ColumnMoves.overwrite(work, sorted, work.copy(a)));
    }

    /** Whether the device finds a result of a call, or what a check compares, wrong. */
    static boolean alarms(CallStream stream, Call call) throws DeviceFault {
        try {
            stream.call(work -> {
                call.queue(work);
                return null;
            });
            stream.checkResults();
            return false;
        } catch (DeviceFault e) {
            assertTrue(e.getMessage().contains("order or the checksum"), e::getMessage);
            TestDevice.openCl().health().reset();
            return true;
        }
    }
}
