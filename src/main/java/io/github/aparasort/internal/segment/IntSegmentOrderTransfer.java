package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.Stretch;

// Twins: Long, Float, Double
/**
 * The keys of segments with their indices on their way to a kernel and back, and the proof that the indices which come
 * back are the stable order of each segment. There is only one: each index lies in its segment, the keys ascend, the
 * indices of equal keys ascend, and by the checksum each index is still that of its key.
 */
final class IntSegmentOrderTransfer implements Channel.Input, Channel.Output {
    /** Odd, so that no bit of an index is lost; large, so that indices and keys do not cancel out. */
    private static final /*key*/ int INDEX_FACTOR = 0x9e3779b9;

    private final /*value*/ int[] a;
    private final int[] offsets;
    private final IntKeyTransfer keys;
    private int[] order;

    IntSegmentOrderTransfer(/*value*/ int[] a, int[] offsets) {
        this.a = a;
        this.offsets = offsets;
        this.keys = new IntKeyTransfer(a, 0, a.length, 0, 0);
    }

    /** Sends the keys and their indices to arrays of the kernel. */
    void send(Channel channel, /*key*/ int[] input, int[] inputValues) {
        channel.send(a.length, this, keys.column(input), Column.inBlocks(inputValues));
    }

    /** Receives the indices, which are the order of the segments. */
    void receive(Channel channel, /*key*/ int[] sorted, int[] indices, int[] target) {
        order = target;
        channel.receive(a.length, this, Column.inBlocks(sorted), Column.of(indices, target, 0));
    }

    /** The checksum of the input. */
    static Digest digest(/*value*/ int[] a) {
        return Parallel.digest(a.length, () -> {
            IntSequence sequence = new IntSequence(a, 0, a.length);
            /*key*/ int[] keys = new /*key*/ int[Math.min(a.length, Parallel.BLOCK)];
            int[] indices = new int[keys.length];
            return (begin, end) -> {
                sequence.load(begin, end, keys, 0);
                PairValues.indices(begin, end, indices, 0);
                return digest(keys, 0, indices, 0, end - begin);
            };
        });
    }

    @Override
    public void fill(Stretch stretch) {
        keys.fill(stretch);
        PairValues.indices(stretch.begin(), stretch.end(), (int[]) stretch.array(1), stretch.at(1));
    }

    /** The checksum of the pairs of a stretch. */
    @Override
    public Digest digest(Stretch stretch) {
        return digest((/*key*/ int[]) stretch.array(0), stretch.at(0), (int[]) stretch.array(1), stretch.at(1),
                stretch.length());
    }

    private static Digest digest(/*key*/ int[] keys, int at, int[] indices, int indexAt, int count) {
        int shift = indexAt - at;
        /*key*/ int sum = 0;
        /*key*/ int squares = 0;
        for (int i = at; i < at + count; i++) {
            /*key*/ int mixed = mix(keys[i], indices[shift + i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return /*key*/ IntStaging.digest(sum, squares);
    }

    @Override
    public Digest check(Stretch stretch) {
        return isInOrder(stretch) ? digest(stretch) : Digest.DISORDER;
    }

    /** Whether each element comes after the one before it of its segment, and its index lies there. */
    private boolean isInOrder(Stretch stretch) {
        /*key*/ int[] key = (/*key*/ int[]) stretch.array(0);
        int[] indices = (int[]) stretch.array(1);
        int toKey = stretch.at(0) - stretch.begin();
        int toIndex = stretch.at(1) - stretch.begin();
        int known = stretch.follows() ? stretch.begin() - 1 : stretch.begin();
        int i = stretch.begin();
        int disorder = 0;
        for (int segment = Offsets.segmentOf(offsets, i); i < stretch.end(); segment++) {
            int least = offsets[segment];
            int greatest = offsets[segment + 1] - 1;
            int stop = Math.min(stretch.end(), greatest + 1);
            int first = Math.max(least, known);
            for (; i < stop; i++) {
                int index = indices[toIndex + i];
                disorder |= index < least || index > greatest ? 1 : 0;
                if (i > first && (key[toKey + i - 1] > key[toKey + i]
                        || key[toKey + i - 1] == key[toKey + i] && indices[toIndex + i - 1] >= index)) {
                    disorder = 1;
                }
            }
        }
        return disorder == 0;
    }

    @Override
    public boolean follows(int index) {
        if (Offsets.isBegin(offsets, index)) {
            return true;
        }
        int before = order[index - 1];
        int next = order[index];
        if (Math.min(before, next) < 0 || Math.max(before, next) >= a.length) {
            return false;
        }
        /*key*/ int x = SortableKeys.of(a[before]);
        /*key*/ int y = SortableKeys.of(a[next]);
        return x < y || x == y && before < next;
    }

    /** One-to-one in the index for any one key, and in the key for any one index. */
    private static /*key*/ int mix(/*key*/ int key, int index) {
        return /*key*/ IntStaging.mix(/*key*/ IntStaging.mix(key) + index * INDEX_FACTOR);
    }
}
