package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.LongValueArrays;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Stretch;

/** How long keys with an int each get to a kernel and back: both in columns of their own. */
final class LongPairTransfer extends PairTransfer<LongValueArrays> {
    private final LongPairData pairs;

    LongPairTransfer(LongPairData pairs) {
        super(pairs);
        this.pairs = pairs;
    }

    @Override
    long[] keyTarget() {
        return pairs.keyTarget();
    }

    @Override
    public void send(LongValueArrays arrays, Channel channel) {
        send(channel, keysIn(arrays.input()), valuesIn(arrays.inputValues()));
    }

    @Override
    public void fill(Stretch stretch) {
        if (!pairs.inPlace) {
            pairs.keys.load(stretch.begin(), stretch.end(), (long[]) stretch.array(0), stretch.at(0));
            pairs.values.load(stretch.begin(), stretch.end(), (int[]) stretch.array(1), stretch.at(1));
        }
    }

    @Override
    public Digest digest(Stretch stretch) {
        return LongPairStaging.digestBlock((long[]) stretch.array(0), stretch.at(0), (int[]) stretch.array(1),
                stretch.at(1), stretch.length());
    }

    @Override
    public Digest digest() {
        return LongPairStaging.digest(pairs.keys, pairs.values, pairs.n);
    }

    @Override
    public void receive(LongValueArrays arrays, Channel channel) {
        channel.receive(pairs.n, this, keysOut(arrays.keys()), valuesOut(arrays.values()));
    }

    @Override
    public Digest check(Stretch stretch) {
        return LongPairStaging.check((long[]) stretch.array(0), (long[]) stretch.again(0), stretch.at(0),
                (int[]) stretch.array(1), stretch.at(1), stretch.length(), stretch.follows());
    }

    @Override
    public boolean follows(int index) {
        return keyAt(index - 1) <= keyAt(index);
    }

    private long keyAt(int index) {
        if (pairs.keyTarget() != null) {
            return pairs.keyTarget()[index];
        }
        long[] key = new long[1];
        // Only indices come back without keys; a wrong one shows in the checksum.
        int origin = Math.min(Math.max(0, pairs.order()[index]), pairs.n - 1);
        pairs.keys.load(origin, origin + 1, key, 0);
        return key[0];
    }
}
