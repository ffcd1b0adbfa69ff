package io.github.aparasort.internal.device;

import io.github.aparasort.internal.merge.IntTileMerge;
import java.util.concurrent.CountDownLatch;

/** A merge that waits before its result is read back. */
public class SlowToFetch extends IntTileMerge {
    private final CountDownLatch begun;
    private final CountDownLatch end;

    /** @param end when to read the result */
    SlowToFetch(CountDownLatch begun, CountDownLatch end) {
        super(4, 3);
        this.begun = begun;
        this.end = end;
    }

    @Override
    public void getResult() {
        begun.countDown();
        SlicedLaunchTest.await(end);
        super.getResult();
    }
}
