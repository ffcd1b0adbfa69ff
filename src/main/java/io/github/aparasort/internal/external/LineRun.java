package io.github.aparasort.internal.external;

import java.util.List;

/**
 * Sorted lines in a file.
 *
 * @param begin where the first one begins
 * @param end where the last one ends
 * @param longest the bytes of the longest one, with its end
 */
record LineRun(long begin, long end, int longest) {
    /** Of the bytes from one run to another one. */
    static LineRun spanning(List<LineRun> runs) {
        return new LineRun(runs.get(0).begin, runs.get(runs.size() - 1).end,
                runs.stream().mapToInt(LineRun::longest).max().orElse(0));
    }
}
