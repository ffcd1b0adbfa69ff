package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.SizeClass;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.Stretch;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * A slice of a set operation: stretches of both sorted arrays, with pairs whole. Its results go to where they belong,
 * after those of the slices before.
 *
 * @param number the number of the slice
 */
record IntSetSlice(Whole whole, int number, /*value*/ int[] a, int aBegin, int aCount, /*value*/ int[] b,
        int bBegin, int bCount) implements StagedWork<IntTileSets>, Channel.Input {
    /** The operation that the slice is a part of. */
    interface Whole {
        SetOperation set();

        SetOptions options();

        /** Receives the results of a slice where they belong, when the slices before have counted theirs. */
        void receive(IntSetSlice slice, int count, IntTileSets tiles, Channel channel);
    }

    int n() {
        return aCount + bCount;
    }

    @Override
    public void configure(IntTileSets tiles) {
        int most = tiles.capacity();
        SetOptions options = whole.options();
        tiles.ask(whole.set(), aCount, options.distinct(), options.streams(),
                count -> SizeClass.capacity(count, most));
    }

    /** Both stretches, one after the other, as sortable keys. */
    @Override
    public void send(IntTileSets tiles, Channel channel) {
        channel.send(n(), this, Column.inBlocks(tiles.input()));
    }

    @Override
    public void fill(Stretch stretch) {
        IntStaging.convert(stretch, a, aBegin, aCount, b, bBegin);
    }

    /** Results are not the input: their check finds {@link Digest#DISORDER}, or nothing. */
    @Override
    public Digest digest() {
        return Digest.EMPTY;
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(a) + Arrays.hashCode(b);
    }

    @Override
    public void receive(IntTileSets tiles, Channel channel) {
        int count = tiles.count();
        if (count < whole.set().least(aCount, bCount) || count > whole.set().most(aCount, bCount)) {
            channel.found(Digest.DISORDER);
            return;
        }
        whole.receive(this, count, tiles, channel);
    }
}
