package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.kernel.IntKeys;

/**
 * 3, 1, 2, whose checksum takes its time.
 *
 * @param digestMillis how long
 */
public record SlowIntTransfer(int digestMillis) implements StagedWork<IntKeys> {
    @Override
    public void stage(IntKeys arrays, int part) {
        IntStaging.copyIn(new int[] {3, 1, 2}, 0, 0, arrays, part);
    }

    @Override
    public Digest digest() {
        try {
            Thread.sleep(digestMillis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return IntStaging.digest(new int[] {3, 1, 2}, 0, 3, 0);
    }

    @Override
    public Digest check(IntKeys arrays, int part) {
        return IntStaging.check(arrays, part);
    }

    @Override
    public void commit(IntKeys arrays) {
        // The result stays in the kernel.
    }
}
