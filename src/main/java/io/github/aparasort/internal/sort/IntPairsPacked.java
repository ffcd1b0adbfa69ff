package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.Stretch;

/** Keys and values travel packed into longs. */
final class IntPairsPacked extends IntPairTransfer<LongKeys> {
    IntPairsPacked(IntPairData pairs) {
        super(pairs, false);
    }

    @Override
    public void send(LongKeys arrays, Channel channel) {
        send(channel, Column.inBlocks(arrays.input()));
    }

    @Override
    public void fill(Stretch stretch) {
        int[] someKeys = stretch.ints();
        int[] values = new int[stretch.length()];
        keys.load(stretch.begin(), stretch.end(), someKeys, 0);
        pairs.values.load(stretch.begin(), stretch.end(), values, 0);
        IntPairStaging.pack(someKeys, values, (long[]) stretch.array(0), stretch.at(0), stretch.length());
    }

    @Override
    public Digest digest(Stretch stretch) {
        int at = stretch.at(0);
        return IntPairStaging.digestBlock((long[]) stretch.array(0), at, at + stretch.length(), 0);
    }

    @Override
    public void restore(Stretch stretch) {
        deliver(stretch);
    }

    @Override
    public void receive(LongKeys arrays, Channel channel) {
        channel.receive(pairs.n, this, Column.inBlocks(arrays.keys()));
    }

    @Override
    public Digest check(Stretch stretch) {
        int at = stretch.at(0);
        return IntPairStaging.check((long[]) stretch.array(0), (long[]) stretch.again(0), at, at + stretch.length(),
                stretch.follows(), false, 0);
    }

    @Override
    public void deliver(Stretch stretch) {
        IntPairStaging.unpack((long[]) stretch.array(0), stretch.at(0), pairs.keyTarget(), pairs.order(),
                stretch.begin(), stretch.length());
    }
}
