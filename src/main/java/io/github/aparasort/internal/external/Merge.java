package io.github.aparasort.internal.external;

import io.github.aparasort.internal.array.LongLoserTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Merges a range of each run. A window of each run is in memory. */
final class Merge {
    /**
     * A range of each run.
     *
     * @param from where the first record of each run begins
     * @param to where the last one ends
     * @param target where the result begins
     */
    record Range(long[] from, long[] to, long target) {
    }

    private final Format format;
    private final int depth;
    /** The last record if runs are files whose order has to be checked; otherwise null. */
    private final Last last;
    private final List<Window> live = new ArrayList<>();
    private long taken;

    /** Reads the first records. */
    Merge(Format format, RunOrder known, MergePlan plan, List<Run> runs, Range range) throws IOException {
        this.format = format;
        this.depth = known.depth();
        this.last = known.areFiles() ? new Last(format, depth) : null;
        for (int run = 0; run < plan.windows().length; run++) {
            Run part = runs.get(run).part(range.from[run], range.to[run]);
            Window window = new Window(format, depth, part, known.room(), plan.windows()[run]);
            if (window.advance(format, depth)) {
                live.add(window);
            }
        }
    }

    /** Gives records to a stage until it wants no more. Returns whether there are more. */
    boolean run(Stage stage) throws IOException {
        while (!live.isEmpty() && stage.isReady()) {
            merge(live.toArray(Window[]::new), stage);
        }
        return !live.isEmpty();
    }

    /** How many records a stage has taken. */
    long taken() {
        return taken;
    }

    /** Merges until a run ends, or the stage wants no more. */
    private void merge(Window[] windows, Stage stage) throws IOException {
        // In local variables: calls to the disk would have fields read again for each record.
        Format order = format;
        int from = depth;
        LongLoserTree.Ties ties = (a, b) -> {
            int compared = windows[a].compareTies(windows[b]);
            return compared != 0 ? compared < 0 : a < b;
        };
        LongLoserTree tree = new LongLoserTree(Arrays.stream(windows).mapToLong(window -> window.word).toArray(), ties);
        while (stage.isReady()) {
            Window least = windows[tree.list()];
            // All runs are in order if the result is: whatever comes too late in one comes too late there.
            if (last != null && last.follow(least) > 0) {
                throw least.notInOrder();
            }
            stage.add(least.word, least.bytes, least.head, least.end);
            taken++;
            if (!least.advance(order, from)) {
                live.remove(least);
                return;
            }
            tree.replace(least.word, ties);
        }
    }
}
