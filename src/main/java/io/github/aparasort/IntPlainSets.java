package io.github.aparasort;

import io.github.aparasort.kernel.SetOperation;
import io.github.aparasort.key.IntBalancedPath;
import io.github.aparasort.key.IntSetWalk;
import java.util.Arrays;

/**
 * A set operation without kernels, by one thread: it walks along two halves at once. The twins for the other types are
 * derived from this file by the build.
 */
final class IntPlainSets {
    private final SetOperation set;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    /** Where the second half begins. */
    private final int aMiddle;
    private final int bMiddle;
    /** Room for the results of each half. */
    private int first;
    private int second;
    private /*value*/ int[] found;
    private final int[] marks = new int[IntSetWalk.MARKS];

    IntPlainSets(SetOperation set, /*value*/ int[] a, /*value*/ int[] b, SetOptions options) {
        this.set = set;
        this.a = a;
        this.b = b;
        int middle = (int) (((long) a.length + b.length) / 2);
        int crossing = IntBalancedPath.crossing(a, a.length, b, 0, b.length, middle, options.distinct() ? 1 : 0);
        aMiddle = crossing & IntBalancedPath.COUNT;
        bMiddle = middle - aMiddle + (crossing >>> 31);
        first = set.most(aMiddle, bMiddle);
        second = set.most(a.length - aMiddle, b.length - bMiddle);
        if (options.streams()) {
            walk(IntSetWalk.COUNT, null, null);
            second = marks[5] - first;
            first = marks[2];
        }
    }

    /** The keys of the results. */
    /*value*/ int[] keys() {
        if (found == null) {
            found = new /*value*/ int[first + second];
            walk(IntSetWalk.KEYS, found, null);
        }
        if (isFull()) {
            return found;
        }
        /*value*/ int[] results = Arrays.copyOf(found, count());
        System.arraycopy(found, first, results, marks[2], marks[5] - first);
        return results;
    }

    /** For each result its index in A followed by B; to be asked before the keys. */
    int[] origins() {
        int[] origins = new int[first + second];
        found = new /*value*/ int[origins.length];
        walk(IntSetWalk.TRACED, found, origins);
        if (isFull()) {
            return origins;
        }
        int[] results = Arrays.copyOf(origins, count());
        System.arraycopy(origins, first, results, marks[2], marks[5] - first);
        return results;
    }

    private void walk(int mode, /*value*/ int[] results, int[] origins) {
        marks[0] = 0;
        marks[1] = 0;
        marks[2] = 0;
        marks[3] = aMiddle;
        marks[4] = bMiddle;
        marks[5] = first;
        IntSetWalk.walkTwo(a, aMiddle, a.length, b, bMiddle, b.length, results, origins, first, first + second, mode,
                a.length, set.wants(), marks, 0);
    }

    private boolean isFull() {
        return count() == first + second;
    }

    private int count() {
        return marks[2] + marks[5] - first;
    }
}
