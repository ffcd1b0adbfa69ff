package io.github.aparasort.internal.search;

import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;

/**
 * Finds the indices of the true elements of an array: all processors count them in parts of the array, then write. No
 * branches on elements: none could be predicted.
 */
public final class TrueIndices {
    private TrueIndices() {
    }

    /**
     * The indices, ascending.
     *
     * @param flags the elements; they must not change meanwhile
     * @param wanted true, or false to find the other ones
     */
    public static int[] of(boolean[] flags, boolean wanted) {
        int n = flags.length;
        int parts = ThreadTeam.tasks(n / Parallel.GRAIN, ThreadTeam.PARTS);
        int[] begins = new int[parts + 1];
        ThreadTeam.share(parts, part -> begins[part + 1] =
                count(flags, wanted, Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts)));
        for (int part = 0; part < parts; part++) {
            begins[part + 1] += begins[part];
        }
        int[] indices = new int[begins[parts]];
        ThreadTeam.share(parts, part ->
                write(flags, wanted, Parallel.begin(n, part, parts), indices, begins[part], begins[part + 1]));
        return indices;
    }

    /** Whether each int is not 0. */
    public static boolean[] flags(int[] ints) {
        boolean[] flags = new boolean[ints.length];
        for (int i = 0; i < flags.length; i++) {
            flags[i] = ints[i] != 0;
        }
        return flags;
    }

    /** A 1 for true, and a 0 for false. */
    public static int[] ints(boolean[] flags) {
        int[] ints = new int[flags.length];
        Arrays.setAll(ints, i -> flags[i] ? 1 : 0);
        return ints;
    }

    private static int count(boolean[] flags, boolean wanted, int begin, int end) {
        int count = 0;
        for (int i = begin; i < end; i++) {
            count += flags[i] == wanted ? 1 : 0;
        }
        return count;
    }

    /** Writes the indices from {@code begin} on to the places [at, to). Each index is tried, as above. */
    private static void write(boolean[] flags, boolean wanted, int begin, int[] indices, int at, int to) {
        int place = at;
        for (int i = begin; place < to; i++) {
            indices[place] = i;
            place += flags[i] == wanted ? 1 : 0;
        }
    }
}
