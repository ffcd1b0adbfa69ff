package io.github.aparasort.internal.external;

import java.util.List;

/**
 * How a merge divides its memory.
 *
 * @param workers threads that merge
 * @param windows bytes of each run that a worker has in memory
 * @param output bytes that a worker collects before it writes them
 */
record MergePlan(int workers, int[] windows, int output) {
    /** With less memory for each run fewer threads merge: short reads cost more than idle processors. Not tuned. */
    private static final int WINDOW = 1 << 16;
    /** With less memory for each run than a page, fewer are merged at once: then another merge costs less. */
    private static final int LEAST_WINDOW = 1 << 12;
    /** Bytes that stay in the second-level cache until they are written. */
    private static final int OUTPUT = 1 << 18;

    /**
     * Whether these runs can be merged at once. Two can always be.
     *
     * @param copies how many copies of its longest record a worker has beside the windows
     */
    static boolean fits(Format format, List<Run> runs, long memory, int copies) {
        int window = format.width > 0 ? format.width : LEAST_WINDOW;
        return runs.size() <= 2 || fits(runs, window, share(runs, memory, 1, copies));
    }

    private static boolean fits(List<Run> runs, int window, long share) {
        return needed(runs, window) <= share - output(share, runs);
    }

    /** The longest record of each run has to fit into its window. */
    private static long needed(List<Run> runs, int window) {
        return runs.stream().mapToLong(run -> Math.max(run.longest(), window)).sum();
    }

    private static long share(List<Run> runs, long memory, int workers, int copies) {
        long longest = runs.stream().mapToLong(Run::longest).max().orElse(0);
        return Math.min(Format.MOST_BYTES, memory / workers - copies * longest);
    }

    private static long output(long share, List<Run> runs) {
        return Math.max(1, Math.min(Math.min(OUTPUT, share / (runs.size() + 1)), share - needed(runs, 0)));
    }

    /** For runs that fit. */
    static MergePlan of(List<Run> runs, long memory, int copies, int processors) {
        int workers = processors;
        while (workers > 1 && !fits(runs, WINDOW, share(runs, memory, workers, copies))) {
            workers--;
        }
        long share = share(runs, memory, workers, copies);
        long output = output(share, runs);
        long more = (share - output - needed(runs, 0)) / runs.size();
        int[] windows = runs.stream()
                .mapToInt(run -> (int) Math.min(run.longest() + Math.max(0, more), run.size())).toArray();
        return new MergePlan(workers, windows, (int) output);
    }
}
