package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.device.Channel;
import io.github.aparasort.internal.device.Column;
import io.github.aparasort.internal.device.Stretch;

/** Keys and values travel to the kernel apart, and come back packed into longs. */
final class IntPairsPackedThere extends IntPairTransfer<PackedPairArrays> {
    IntPairsPackedThere(IntPairSortJob job) {
        super(job, true);
    }

    @Override
    public void configure(PackedPairArrays arrays) {
        arrays.gather(!indexed, mask);
    }

    @Override
    public void send(PackedPairArrays arrays, Channel channel) {
        Column keyColumn = keysIn(arrays.pairKeys());
        if (indexed) {
            send(channel, keyColumn);
        } else {
            send(channel, keyColumn, valuesIn(arrays.pairValues()));
        }
    }

    @Override
    public void receive(PackedPairArrays arrays, Channel channel) {
        channel.receive(job.n, this, Column.inBlocks(arrays.keys()));
    }

    @Override
    public Digest check(Stretch stretch) {
        int at = stretch.at(0);
        return IntPairStaging.check((long[]) stretch.array(0), at, at + stretch.length(), stretch.follows(), indexed,
                (long) mask << Integer.SIZE);
    }

    @Override
    public void deliver(Stretch stretch) {
        IntPairStaging.unpack((long[]) stretch.array(0), stretch.at(0), job.keyTarget(), job.order(),
                stretch.begin(), stretch.length());
    }
}
