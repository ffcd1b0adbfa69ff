package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntRunMerge;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;

// Twins: Long, Float, Double
/**
 * A sort of keys alone in runs. Runs are sortable keys, so all NaNs are one key there: they get their bits from the
 * caller's array, before the merge writes to it.
 */
final class IntSortRuns extends SortedRuns {
    private final /*value*/ int[] a;
    private final int from;
    private final KeyOrder order;
    private final SortOptions options;
    private final /*key*/ int mask;
    private final IntSortedRun[] runs;
    private /*value*/ int[] nans;

    IntSortRuns(SortKind kind, /*value*/ int[] a, int from, int n, KeyOrder order, SortOptions options,
            ComputeDevice device) {
        super(kind, n, options, device);
        this.a = a;
        this.from = from;
        this.order = order;
        this.options = options;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
        this.runs = new IntSortedRun[count];
    }

    @Override
    public void run(int run, HostCall call) throws DeviceFault {
        Column elements = call.send(a, from + begin(run), length(run));
        Column keys = call.step(work -> ColumnSorts.sortedKeys(work, elements, order, options));
        runs[run] = new IntSortedRun(length(run));
        call.receive(keys, runs[run].keys, 0);
    }

    /** What needs memory, and what reads the array, while another engine could still do the work. */
    void prepareCompletion() {
        int count = 0;
        for (IntSortedRun run : runs) {
            if (SortableKeys.canBeNan(a)) {
                run.leaveOut(order == KeyOrder.DESCENDING);
            }
            count += run.keys.length - (run.end - run.begin);
        }
        nans = new /*value*/ int[count];
        int at = 0;
        int end = from + n;
        for (int i = from; at < count && i < end; i++) {
            if (a[i] != a[i]) {
                nans[at] = a[i];
                at++;
            }
        }
    }

    @Override
    void merge() {
        /*key*/ int[][] keys = new /*key*/ int[runs.length][];
        int[] begins = new int[runs.length];
        int[] ends = new int[runs.length];
        for (int i = 0; i < runs.length; i++) {
            keys[i] = runs[i].keys;
            begins[i] = runs[i].begin;
            ends[i] = runs[i].end;
        }
        int first = firstKey();
        IntRunMerge.merge(keys, begins, ends, null, (merged, count, place) -> put(merged, 0, count, first + place));
        putNans();
    }

    @Override
    void putRuns() {
        int place = firstKey();
        for (IntSortedRun run : runs) {
            put(run.keys, run.begin, run.end - run.begin, place);
            place += run.end - run.begin;
        }
        putNans();
    }

    /** Where keys begin that are no NaNs. */
    private int firstKey() {
        return order == KeyOrder.DESCENDING ? from + nans.length : from;
    }

    private void putNans() {
        System.arraycopy(nans, 0, a, order == KeyOrder.DESCENDING ? from : from + n - nans.length, nans.length);
    }

    /** Puts keys to their place, as values. The keys lose their mask. */
    private void put(/*key*/ int[] keys, int begin, int count, int place) {
        for (int i = begin; mask != 0 && i < begin + count; i++) {
            keys[i] ^= mask;
        }
        SortableKeys.values(keys, begin, a, place, count);
    }
}
