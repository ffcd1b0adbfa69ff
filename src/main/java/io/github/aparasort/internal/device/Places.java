package io.github.aparasort.internal.device;

import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;

/**
 * Where the results of each slice begin, if their numbers are known only when the device has computed them. Each slice
 * tells its number, and waits for those of the slices before it, which have begun before.
 */
public final class Places {
    /** What {@link #of} returns if there is no place: a slice before has failed. */
    public static final int NONE = -1;

    private final int[] begins;
    /** For each slice, done when its begin is known; and one more for the end of the last. */
    private final List<FutureTask<Integer>> known;

    public Places(int slices) {
        begins = new int[slices + 1];
        known = Stream.iterate(0, i -> i + 1).limit(begins.length)
                .map(slice -> new FutureTask<>(() -> begins[slice])).toList();
        known.get(0).run();
    }

    /** Tells how many results a slice has. Returns where they begin, or {@link #NONE}. */
    public int of(int slice, int count) {
        int begin = Waiting.result(known.get(slice));
        set(slice + 1, begin == NONE ? NONE : begin + count);
        return begin;
    }

    /** Lets none wait for a slice that has failed. */
    public void abandon(int slice) {
        if (!known.get(slice + 1).isDone()) {
            set(slice + 1, NONE);
        }
    }

    /** The number of results of all slices, when all have told theirs. */
    public int total() {
        return begins[begins.length - 1];
    }

    private void set(int border, int place) {
        begins[border] = place;
        known.get(border).run();
    }
}
