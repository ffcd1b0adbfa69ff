package io.github.aparasort.internal.search;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;

/**
 * Finds the indices of the true elements of an array: all processors count them in parts of the array, then write. No
 * branches on elements: none could be predicted.
 */
public final class TrueIndices {
    private final boolean[] flags;
    private int[] indices;

    /** @param flags the elements; they must not change until the job is done */
    public TrueIndices(boolean[] flags) {
        this.flags = flags;
    }

    /** The job that finds them. */
    public Job job() {
        return new PlainJob(Operation.INDICES, boolean.class, flags.length, this::find);
    }

    /** The indices, ascending, after the job. */
    public int[] indices() {
        return indices;
    }

    private void find() {
        int n = flags.length;
        int parts = ThreadTeam.tasks(n / Parallel.GRAIN, 4);
        int[] begins = new int[parts + 1];
        ThreadTeam.share(parts, part ->
                begins[part + 1] = count(Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts)));
        for (int part = 0; part < parts; part++) {
            begins[part + 1] += begins[part];
        }
        indices = new int[begins[parts]];
        ThreadTeam.share(parts, part -> write(Parallel.begin(n, part, parts), begins[part], begins[part + 1]));
    }

    private int count(int begin, int end) {
        int count = 0;
        for (int i = begin; i < end; i++) {
            count += flags[i] ? 1 : 0;
        }
        return count;
    }

    /** Writes the indices from {@code begin} on to the places [at, to). Each index is tried, as above. */
    private void write(int begin, int at, int to) {
        int place = at;
        for (int i = begin; place < to; i++) {
            indices[place] = i;
            place += flags[i] ? 1 : 0;
        }
    }
}
