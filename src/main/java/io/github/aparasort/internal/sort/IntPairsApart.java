package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.device.Channel;
import io.github.aparasort.internal.device.Column;
import io.github.aparasort.internal.device.Stretch;

/** Keys and values travel apart in both directions, and the kernel packs them. */
final class IntPairsApart extends IntPairTransfer<IntPairArrays> {
    IntPairsApart(IntPairSortJob job) {
        super(job, true);
    }

    @Override
    public void configure(IntPairArrays arrays) {
        arrays.gather(!indexed, mask);
    }

    @Override
    public void send(IntPairArrays arrays, Channel channel) {
        Column keyColumn = keysIn(arrays.pairKeys());
        if (indexed) {
            send(channel, keyColumn);
        } else {
            send(channel, keyColumn, valuesIn(arrays.pairValues()));
        }
    }

    @Override
    public void receive(IntPairArrays arrays, Channel channel) {
        channel.receive(job.n, this, keysOut(arrays.pairKeys()), valuesOut(arrays.pairResult()));
    }

    @Override
    public Digest check(Stretch stretch) {
        return IntPairStaging.check((int[]) stretch.array(0), stretch.at(0), (int[]) stretch.array(1), stretch.at(1),
                stretch.length(), stretch.follows(), indexed, mask);
    }
}
