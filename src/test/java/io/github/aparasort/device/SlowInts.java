package io.github.aparasort.device;

import io.github.aparasort.kernel.IntKeys;
import io.github.aparasort.kernel.KernelArrays;

/**
 * 3, 1, 2, whose checksum takes its time.
 *
 * @param digestMillis how long
 */
public record SlowInts(int digestMillis) implements Passage {
    @Override
    public void stage(KernelArrays arrays, int part) {
        IntStaging.copyIn(new int[] {3, 1, 2}, 0, 0, (IntKeys) arrays, part);
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
    public Digest check(KernelArrays arrays, int part) {
        return IntStaging.check((IntKeys) arrays, part);
    }
}
