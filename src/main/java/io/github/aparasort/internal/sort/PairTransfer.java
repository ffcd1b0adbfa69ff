package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;

/** How keys with values get to a kernel and back. */
abstract class PairTransfer<A> implements StagedWork<A>, Channel.Input, Channel.Output {
    private final PairData pairs;

    PairTransfer(PairData pairs) {
        this.pairs = pairs;
    }

    final void send(Channel channel, Column... columns) {
        if (pairs.inPlace) {
            channel.sendAndKeep(pairs.n, this, columns);
        } else {
            channel.send(pairs.n, this, columns);
        }
    }

    /** Where the keys come back, or null if they are not wanted. */
    abstract Object keyTarget();

    /** The column of an array that takes the caller's keys to a kernel. */
    final Column keysIn(Object array) {
        return pairs.inPlace ? Column.of(array, keyTarget(), 0) : Column.inBlocks(array);
    }

    /** The column of an array in which the keys come back, wanted or only to be checked. */
    final Column keysOut(Object array) {
        return keyTarget() != null ? Column.of(array, keyTarget(), 0) : Column.inBlocks(array);
    }

    /** The column of an array that takes the caller's values to a kernel. */
    final Column valuesIn(int[] array) {
        return pairs.inPlace ? Column.of(array, pairs.valueTarget, 0) : Column.inBlocks(array);
    }

    /** The column of an array in which the values come back. */
    final Column valuesOut(int[] array) {
        return Column.of(array, pairs.valueTarget, 0);
    }

    @Override
    public boolean lacksRoom() {
        return pairs.lacksTargets();
    }

    @Override
    public void makeRoom() {
        pairs.makeTargets();
    }
}
