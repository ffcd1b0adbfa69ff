package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntRunMerge;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long, Float, Double
/**
 * A sort of keys alone in runs. Runs are sortable keys, so all NaNs are one key there: they get their bits from the
 * caller's array, before the merge writes to it.
 */
final class IntSortRuns extends SortedRuns<IntKeys> {
    private final /*value*/ int[] a;
    private final int from;
    private final boolean descends;
    private final /*key*/ int mask;
    private final IntSortedRun[] runs;
    private /*value*/ int[] nans;

    IntSortRuns(SortKind kind, /*value*/ int[] a, int from, KeyOrder order, Slices slices) {
        super(kind, slices);
        this.a = a;
        this.from = from;
        this.descends = order == KeyOrder.DESCENDING;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
        this.runs = new IntSortedRun[slices.count()];
    }

    @Override
    public StagedWork<IntKeys> slice(int run) {
        int first = from + slices().begin(run);
        int length = size(run);
        return new StagedWork<>() {
            /** Ints and longs are masked on the device, floats and doubles during conversion. */
            @Override
            public void configure(IntKeys keys) {
                keys.setOrderMask(SortableKeys.canBeNan(a) ? 0 : mask);
            }

            @Override
            public void send(IntKeys keys, Channel channel) {
                IntKeyTransfer transfer = new IntKeyTransfer(a, first, length, mask, keys.keyMask());
                channel.send(length, transfer, transfer.column(keys.input()));
            }

            /** The keys go to the run masked. */
            @Override
            public void receive(IntKeys keys, Channel channel) {
                /*key*/ IntKeyTransfer transfer =
                        new /*key*/ IntKeyTransfer(runs[run].keys, 0, length, 0, keys.keyMask());
                channel.receive(length, transfer, transfer.column(keys.keys()));
            }

            @Override
            public Digest digest() {
                return IntStaging.digest(a, first, length, mask);
            }

            @Override
            public boolean lacksRoom() {
                return true;
            }

            @Override
            public void makeRoom() {
                runs[run] = new IntSortedRun(length);
            }
        };
    }

    @Override
    public void prepareCompletion() {
        int count = 0;
        for (IntSortedRun run : runs) {
            if (SortableKeys.canBeNan(a)) {
                run.leaveOut(descends);
            }
            count += run.keys.length - (run.end - run.begin);
        }
        nans = new /*value*/ int[count];
        int at = 0;
        int end = from + slices().n();
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
        return descends ? from + nans.length : from;
    }

    private void putNans() {
        System.arraycopy(nans, 0, a, descends ? from : from + slices().n() - nans.length, nans.length);
    }

    /** Puts keys to their place, as values. The keys lose their mask. */
    private void put(/*key*/ int[] keys, int begin, int count, int place) {
        for (int i = begin; mask != 0 && i < begin + count; i++) {
            keys[i] ^= mask;
        }
        SortableKeys.values(keys, begin, a, place, count);
    }
}
