package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Stretch;

/** Keys and values come back apart, too. */
final class IntPairsApart extends IntPairsSentApart<IntPairArrays> {
    IntPairsApart(IntPairData pairs) {
        super(pairs);
    }

    @Override
    public void receive(IntPairArrays arrays, Channel channel) {
        channel.receive(pairs.n, this, keysOut(arrays.pairKeys()), valuesOut(arrays.pairResult()));
    }

    @Override
    public Digest check(Stretch stretch) {
        return IntPairStaging.check(stretch, indexed, mask);
    }
}
