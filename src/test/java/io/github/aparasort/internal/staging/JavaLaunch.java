package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.parallel.Digest;

/** Work with the arrays of a kernel in Java, in which a test puts what a device would have left. */
public final class JavaLaunch {
    private JavaLaunch() {
    }

    /** Sends the input, if the work sends any. */
    public static <A> void send(StagedWork<A> work, A arrays) {
        work.configure(arrays);
        work.send(arrays, new JavaChannel(true, false));
    }

    /** Delivers what is in the arrays. */
    public static <A> void deliver(StagedWork<A> work, A arrays) {
        JavaChannel channel = new JavaChannel(true, false);
        work.receive(arrays, channel);
        channel.deliver();
    }

    /** What the work finds in the arrays. */
    public static <A> Digest received(StagedWork<A> work, A arrays) {
        JavaChannel channel = new JavaChannel(true, false);
        work.receive(arrays, channel);
        return channel.received();
    }
}
