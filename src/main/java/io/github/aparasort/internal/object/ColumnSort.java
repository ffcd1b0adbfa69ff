package io.github.aparasort.internal.object;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.LongGather;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.LongSource;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.step.SortOptions;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
// endregion

/**
 * Sorts rows by several columns: neighbouring columns of together up to 64 bits are packed into one key, and each such
 * key is one stable sort of keys with their indices, from the last key to the first.
 */
public final class ColumnSort {
    /**
     * A column: its type and direction, the source of its ints or longs, how many bits count, and whether the numbers
     * are signed. A column of objects has codes instead, which a call finds.
     */
    public record Column(Class<?> type, boolean descending, IntSource ints, LongSource longs, int bits,
            boolean signed, Function<CompoundCall, int[]> codes) {
        /** This column with its numbers, as a part of a call. */
        private Column ready(CompoundCall call) {
            if (codes == null) {
                return this;
            }
            int[] found = codes.apply(call);
            return new Column(type, descending, new IntSequence(found, 0, found.length), null, bits(found), false,
                    null);
        }

        public static <K extends IntSource & Sequence> Column of(Class<?> type, boolean descending, int bits, K keys) {
            return new Column(type, descending, keys, null, bits, type != char.class, null);
        }

        public static <K extends LongSource & Sequence> Column of(Class<?> type, boolean descending, int bits, K keys) {
            return new Column(type, descending, null, keys, bits, true, null);
        }

        /** How many bits all codes have. */
        private static int bits(int[] codes) {
            int bits = 0;
            for (int code : codes) {
                bits |= code;
            }
            return Integer.SIZE - Integer.numberOfLeadingZeros(bits);
        }

        /** A column of objects, whose codes a call finds. */
        public static Column of(Class<?> type, Function<CompoundCall, int[]> codes) {
            return new Column(type, false, null, null, 0, false, codes);
        }

        @Override
        public String toString() {
            String name = type.isPrimitive() ? type.toString() : type.getSimpleName();
            return descending ? name + " descending" : name;
        }
    }

    /** Elements that are packed at once: they fit into the first-level cache. */
    private static final int PACKED_AT_ONCE = 1 << 12;

    private final Dispatcher dispatcher;
    private final SortOptions options;
    private final int n;

    private ColumnSort(Dispatcher dispatcher, SortOptions options, int n) {
        this.dispatcher = dispatcher;
        this.options = options;
        this.n = n;
    }

    /** The indices of n rows in the order of these columns. */
    public static int[] argsort(Dispatcher dispatcher, SortOptions options, int n, List<Column> columns) {
        try (CompoundCall call = dispatcher.begin(Operation.ORDER_BY, n)) {
            int[] order = PairValues.indices(n);
            new ColumnSort(dispatcher, options, n).sort(columns.stream().map(column -> column.ready(call)).toList(),
                    order, call);
            dispatcher.end(call);
            return order;
        }
    }

    private void sort(List<Column> ready, int[] order, CompoundCall call) {
        int end = ready.size();
        while (end > 0) {
            int begin = end - 1;
            int bits = ready.get(begin).bits;
            while (begin > 0 && bits + ready.get(begin - 1).bits <= Long.SIZE) {
                begin--;
                bits += ready.get(begin).bits;
            }
            sort(ready.subList(begin, end), bits, order, end == ready.size(), call);
            end = begin;
        }
    }

    /** @param identity true if the indices are still in ascending order */
    private void sort(List<Column> group, int bits, int[] order, boolean identity, CompoundCall call) {
        SortJob job = bits <= Integer.SIZE ? job(group, bits, new int[n], order, identity)
                : job(group, bits, new long[n], order, identity);
        job.asPartOf(call);
        dispatcher.submit(job.using(options));
    }

    private SortJob job(List<Column> group, int bits, /*value*/ int[] packed, int[] order, boolean identity) {
        // Packed keys are unsigned: with the top bit flipped they have the same order as signed numbers.
        /*value*/ int top = bits == /*value*/ Integer.SIZE ? /*value*/ Integer.MIN_VALUE : 0;
        pack(group, (block, begin, end) -> {
            for (int i = begin; i < end; i++) {
                packed[i] = (/*value*/ int) block[i - begin] ^ top;
            }
        });
        /*value*/ int[] keys = packed;
        if (!identity) {
            keys = new /*value*/ int[n];
            IntGather.gather(packed, order, keys);
        }
        return IntPairSortJob.inPlace(Operation.ORDER_BY, /*value*/ int.class, keys, order, null);
    }
    // Also for long
    // region Derived from the method above by build/Widths.java: do not edit

    private SortJob job(List<Column> group, int bits, long[] packed, int[] order, boolean identity) {
        // Packed keys are unsigned: with the top bit flipped they have the same order as signed numbers.
        long top = bits == Long.SIZE ? Long.MIN_VALUE : 0;
        pack(group, (block, begin, end) -> {
            for (int i = begin; i < end; i++) {
                packed[i] = (long) block[i - begin] ^ top;
            }
        });
        long[] keys = packed;
        if (!identity) {
            keys = new long[n];
            LongGather.gather(packed, order, keys);
        }
        return LongPairSortJob.inPlace(Operation.ORDER_BY, long.class, keys, order, null);
    }
    // endregion

    /** Takes the packed keys of the elements in [begin, end). */
    private interface Sink {
        void take(long[] block, int begin, int end);
    }

    /** Packs columns into unsigned numbers, the first one into the highest bits. */
    private void pack(List<Column> group, Sink sink) {
        Parallel.forEach(n, (begin, end) -> {
            long[] block = new long[Math.min(PACKED_AT_ONCE, end - begin)];
            int[] ints = new int[block.length];
            for (int i = begin; i < end; i += Math.min(PACKED_AT_ONCE, end - i)) {
                int blockEnd = i + Math.min(PACKED_AT_ONCE, end - i);
                Arrays.fill(block, 0);
                for (Column column : group) {
                    append(column, i, blockEnd, block, ints);
                }
                sink.take(block, i, blockEnd);
            }
        });
    }

    private static void append(Column column, int begin, int end, long[] block, int[] ints) {
        if (column.longs != null) {
            column.longs.load(begin, end, block, 0);
            for (int i = 0; i < end - begin; i++) {
                block[i] ^= Long.MIN_VALUE;
            }
            return;
        }
        column.ints.load(begin, end, ints, 0);
        long bits = column.bits == 0 ? 0 : -1L >>> Long.SIZE - column.bits;
        long sign = column.signed ? 1L << column.bits - 1 : 0;
        for (int i = 0; i < end - begin; i++) {
            block[i] = block[i] << column.bits | (ints[i] ^ sign) & bits;
        }
    }
}
