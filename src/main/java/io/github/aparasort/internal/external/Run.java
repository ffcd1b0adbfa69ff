package io.github.aparasort.internal.external;

import java.util.List;

/**
 * Sorted records in a file.
 *
 * @param begin where the first one begins
 * @param end where the last one ends
 * @param longest the bytes of the longest one
 */
record Run(long begin, long end, int longest) {
    /** Of the bytes from one run to another one. */
    static Run spanning(List<Run> runs) {
        return new Run(runs.get(0).begin, runs.get(runs.size() - 1).end,
                runs.stream().mapToInt(Run::longest).max().orElse(0));
    }
}
