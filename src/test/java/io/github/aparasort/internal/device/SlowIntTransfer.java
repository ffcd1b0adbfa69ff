package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;

/**
 * Sorts 3, 1, 2, but takes its time while the kernel works.
 *
 * @param array the three
 * @param millis how long
 */
public record SlowIntTransfer(int[] array, int millis) implements StagedWork<IntKeys> {
    @Override
    public void send(IntKeys arrays, Channel channel) {
        IntKeyTransfer transfer = new IntKeyTransfer(array, 0, 3, 0, 0);
        channel.send(3, transfer, transfer.column(arrays.input()));
    }

    @Override
    public void accompany(IntKeys arrays, Channel channel) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void receive(IntKeys arrays, Channel channel) {
        IntKeyTransfer transfer = new IntKeyTransfer(array, 0, 3, 0, 0);
        channel.receive(3, transfer, transfer.column(arrays.keys()));
    }

    @Override
    public Digest digest() {
        return IntStaging.digest(array, 0, 3, 0);
    }
}
