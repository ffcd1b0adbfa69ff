package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.kernel.Walk;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.Arrays;

// Twins: Long, Float, Double
/** A set operation without kernels: one thread walks along up to three stretches of the balanced path side by side. */
public final class IntSerialSets {
    private final int walks;
    private final SetOperation set;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    /** Where each stretch begins in A and in B, and finally where the last one ends. */
    private final int[] aBegins;
    private final int[] bBegins;
    /** Where the space for the results of each stretch begins, and finally where the last one ends. */
    private final int[] rooms;
    private final int[] cursors;
    private /*value*/ int[] found;

    IntSerialSets(SetOperation set, /*value*/ int[] a, /*value*/ int[] b, MultisetOptions options) {
        this.set = set;
        this.a = a;
        this.b = b;
        walks = IntWalk.walks((long) a.length + b.length);
        aBegins = new int[walks + 1];
        bBegins = new int[walks + 1];
        rooms = new int[walks + 1];
        cursors = new int[walks * Walk.CURSORS];
        for (int walk = 1; walk < walks; walk++) {
            // Both lists together may have more elements than an int can count.
            int diagonal = (int) Math.min(Integer.MAX_VALUE, ((long) a.length + b.length) * walk / walks);
            int crossing = IntBalancedPath.crossing(a, a.length, b, 0, b.length, diagonal, options.distinct() ? 1 : 0);
            aBegins[walk] = crossing & IntBalancedPath.COUNT;
            bBegins[walk] = diagonal - aBegins[walk] + (crossing >>> 31);
        }
        aBegins[walks] = a.length;
        bBegins[walks] = b.length;
        for (int walk = 0; walk < walks; walk++) {
            rooms[walk + 1] = rooms[walk]
                    + set.most(aBegins[walk + 1] - aBegins[walk], bBegins[walk + 1] - bBegins[walk]);
        }
        if (options.streams()) {
            walk(Walk.COUNT, null, null);
            int room = 0;
            for (int walk = 0; walk < walks; walk++) {
                int count = count(walk);
                rooms[walk] = room;
                room += count;
            }
            rooms[walks] = room;
        }
    }

    /**
     * The keys of the results.
     *
     * @param out room for the most there can be, whose begin receives them; or null for a new array
     */
    /*value*/ int[] keys(/*value*/ int[] out) {
        if (found == null) {
            found = out != null ? out : new /*value*/ int[rooms[walks]];
            walk(Walk.KEYS, found, null);
        }
        if (out != null) {
            collect(found, out);
            return out;
        }
        if (count() == found.length) {
            return found;
        }
        /*value*/ int[] results = Arrays.copyOf(found, count());
        collect(found, results);
        return results;
    }

    /** For each result its index in A followed by B. Must be called before the keys are taken. */
    int[] origins() {
        int[] origins = new int[rooms[walks]];
        found = new /*value*/ int[origins.length];
        walk(Walk.TRACED, found, origins);
        if (count() == origins.length) {
            return origins;
        }
        int[] results = Arrays.copyOf(origins, count());
        collect(origins, results);
        return results;
    }

    private void walk(int mode, /*value*/ int[] results, int[] origins) {
        for (int walk = 0; walk < walks; walk++) {
            IntWalk.setCursors(cursors, walk * Walk.CURSORS, aBegins[walk], bBegins[walk], rooms[walk],
                    aBegins[walk + 1],
                    bBegins[walk + 1], rooms[walk + 1]);
        }
        IntWalk.walkAll(walks, a, b, results, origins, mode, set.emitMask, cursors);
    }

    /** Moves the results of all stretches together. Those of the first are in place. */
    private void collect(Object from, Object to) {
        int place = count(0);
        for (int walk = 1; walk < walks; walk++) {
            System.arraycopy(from, rooms[walk], to, place, count(walk));
            place += count(walk);
        }
    }

    /** The number of results, after {@link #keys}. */
    int count() {
        int count = 0;
        for (int walk = 0; walk < walks; walk++) {
            count += count(walk);
        }
        return count;
    }

    /** The number of results of a stretch. */
    private int count(int walk) {
        return cursors[walk * Walk.CURSORS + 2] - rooms[walk];
    }
}
