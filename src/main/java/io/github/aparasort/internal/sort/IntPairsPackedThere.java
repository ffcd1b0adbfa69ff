package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.Stretch;

/** Keys and values come back packed into longs. */
final class IntPairsPackedThere extends IntPairsSentApart<PackedPairArrays> {
    IntPairsPackedThere(IntPairData pairs) {
        super(pairs);
    }

    @Override
    public void receive(PackedPairArrays arrays, Channel channel) {
        channel.receive(pairs.n, this, Column.inBlocks(arrays.keys()));
    }

    @Override
    public Digest check(Stretch stretch) {
        int at = stretch.at(0);
        return IntPairStaging.check((long[]) stretch.array(0), (long[]) stretch.again(0), at, at + stretch.length(),
                stretch.follows(), indexed, (long) mask << Integer.SIZE);
    }

    @Override
    public void deliver(Stretch stretch) {
        IntPairStaging.unpack((long[]) stretch.array(0), stretch.at(0), pairs.keyTarget(), pairs.order(),
                stretch.begin(), stretch.length());
    }
}
