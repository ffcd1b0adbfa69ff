package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;

/** Keys and values travel to the kernel apart, and it packs them. */
abstract class IntPairsSentApart<A extends IntPairInput> extends IntPairTransfer<A> {
    IntPairsSentApart(IntPairData pairs) {
        super(pairs, true);
    }

    @Override
    public final void configure(A arrays) {
        arrays.gather(!indexed, mask);
    }

    @Override
    public final void send(A arrays, Channel channel) {
        Column keyColumn = keysIn(arrays.pairKeys());
        if (indexed) {
            send(channel, keyColumn);
        } else {
            send(channel, keyColumn, valuesIn(arrays.pairValues()));
        }
    }
}
