package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntMultiwayCoRank;
import io.github.aparasort.internal.array.IntMultiwayMerge;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;

// Twins: Long, Float, Double
/**
 * A sort of keys alone in runs. Runs are sortable keys, so all NaNs are one key there. Their bits are in the caller's
 * array, where they move to their end before the merge of the other keys.
 */
final class IntSortRuns extends SortedRuns {
    private final /*value*/ int[] a;
    private final int from;
    private final KeyOrder order;
    private final SortOptions options;
    private final /*key*/ int mask;
    /** The keys of each run, masked by the order: they ascend. */
    private final /*key*/ int[][] keys;
    private final IntSequence all;
    private int nans;

    IntSortRuns(SortKind kind, /*value*/ int[] a, int from, int n, KeyOrder order, SortOptions options,
            ComputeDevice device) {
        super(kind, n, options, device);
        this.a = a;
        this.from = from;
        this.order = order;
        this.options = options;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
        this.keys = new /*key*/ int[count][];
        this.all = new IntSequence(a, from, n, order);
    }

    @Override
    public void run(int run, HostCall call) throws DeviceFault {
        Column elements = call.send(a, from + begin(run), length(run));
        Column sorted = call.steps(work -> ColumnSorts.sortedKeys(work, elements, order, options));
        keys[run] = new /*key*/ int[length(run)];
        call.receive(sorted, keys[run], 0);
    }

    @Override
    void prepareMerge() {
        for (int run = 0; SortableKeys.canBeNan(a) && run < count; run++) {
            leaveOutNans(run);
            nans += length(run) - (ends[run] - begins[run]);
        }
    }

    /** All NaNs are the greatest key, or the least one where keys descend. They take no part in the merge. */
    private void leaveOutNans(int run) {
        if (order == KeyOrder.DESCENDING) {
            begins[run] = /*key*/ IntMultiwayCoRank.notGreater(keys[run], 0, length(run), /*key*/ Integer.MIN_VALUE);
        } else {
            ends[run] = /*key*/ IntMultiwayCoRank.notGreater(keys[run], 0, length(run), /*key*/ Integer.MAX_VALUE - 1);
        }
    }

    @Override
    void merge() {
        int first = firstKey();
        /*key*/ IntMultiwayMerge.mergeRuns(keys, begins, ends, null,
                (merged, number, place) -> put(merged, 0, number, first + place));
    }

    @Override
    void putRuns() {
        int place = firstKey();
        for (int run = 0; run < count; run++) {
            put(keys[run], begins[run], ends[run] - begins[run], place);
            place += ends[run] - begins[run];
        }
    }

    /** Where keys begin that are no NaNs. Moves these before, unless they are at their end. Needs no memory. */
    private int firstKey() {
        if (nans > 0) {
            all.moveNans();
        }
        return order == KeyOrder.DESCENDING ? from + nans : from;
    }

    /** Puts keys to their place, as values. The keys lose their mask. */
    private void put(/*key*/ int[] sorted, int begin, int number, int place) {
        for (int i = begin; mask != 0 && i < begin + number; i++) {
            sorted[i] ^= mask;
        }
        SortableKeys.values(sorted, begin, a, place, number);
    }
}
