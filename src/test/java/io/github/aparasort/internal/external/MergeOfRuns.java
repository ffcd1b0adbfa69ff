package io.github.aparasort.internal.external;

import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Merges runs by any plan. */
final class MergeOfRuns {
    /** Memory, of which samples take a small part. */
    private static final long MEMORY = 1 << 24;

    private MergeOfRuns() {
    }

    /** Merges all runs of a file into a new one, and returns the parts. */
    static List<Merge.Range> merge(Format format, int depth, List<Run> runs, MergePlan plan, Path in, Path out)
            throws IOException {
        try (FileChannel read = FileChannel.open(in);
                FileChannel written = FileChannel.open(out, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                Workers threads = new Workers(plan.workers())) {
            OpenFile from = new OpenFile(in, read, Disk.REAL);
            OpenFile to = new OpenFile(out, written, Disk.REAL);
            List<Merge.Range> ranges = new Borders(format, runs, from, MEMORY).parts(plan.workers());
            Stages stages = new Stages(told -> { }, Files.size(in));
            new WriteThreads(threads, stages::reached).runAndForce(ranges.stream()
                    .map(range -> new Merge(format, depth, plan, from, to, range)).toList(), to, stages);
            return ranges;
        }
    }
}
