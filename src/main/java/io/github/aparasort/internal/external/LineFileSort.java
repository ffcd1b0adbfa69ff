package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.TemporaryFile;
import io.github.aparasort.internal.sort.SortWorkload;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Sorts a file of lines. A file that fits into the memory is read, sorted and written. Of a larger one {@link
 * LineRunFormer} makes sorted runs in a temporary file, and {@link LineMerges} merges them into the new file.
 */
record LineFileSort(LineFormat format, SortMemory memory, Dispatcher dispatcher) {
    /** Parts of the file that tell how long lines are, and their bytes. */
    private static final int PROBES = 16;
    private static final int PROBE = 1 << 14;

    SortCounts sort(SortFiles files, Stages stages) throws IOException {
        long bytes = files.bytes();
        double meanLine = meanLine(files.input(), bytes);
        int most = (int) Math.min(Integer.MAX_VALUE, bytes / meanLine);
        boolean onDevice = dispatcher.selector().mayUseOpenCl(SortWorkload.ofPairs(long.class), most);
        LineBudget whole = LineBudget.inMemory(memory.bytes(), bytes, meanLine, onDevice);
        memory.requireHeap(whole == null ? memory.bytes() : whole.needed());
        stages.reached(0);
        SortCounts done = whole == null ? null : sortInMemory(files, whole, stages);
        return done != null ? done : sortInRuns(files, LineBudget.inRuns(memory.bytes(), meanLine, onDevice), stages);
    }

    /** About the bytes of a line with its end. Files differ from this: then there are more runs than there might be. */
    private static double meanLine(OpenFile input, long bytes) throws IOException {
        byte[] probe = new byte[(int) Math.min(PROBE, bytes)];
        boolean isWhole = bytes <= (long) PROBES * PROBE;
        long step = isWhole ? PROBE : bytes / PROBES;
        long read = 0;
        long lines = 1;
        for (long at = 0; at < bytes; at += step) {
            int count = (int) Math.min(probe.length, bytes - at);
            input.read(ByteBuffer.wrap(probe, 0, count), at);
            read += count;
            for (int end = LineEnds.find(probe, 0, count); end >= 0; end = LineEnds.find(probe, end + 1, count)) {
                lines++;
            }
        }
        return Math.max(1, (double) read / lines);
    }

    /** Returns null if there are more lines than there is room for. */
    private SortCounts sortInMemory(SortFiles files, LineBudget budget, Stages stages) throws IOException {
        files.requireSpace(files.bytes() + 1);
        LineBlock block = new LineBlock(budget.blockBytes(), budget.lines());
        block.load(files.input(), 0, files.bytes(), stages::reached);
        if (block.end() < files.bytes()) {
            return null;
        }
        stages.begin(Phase.SORT, 0);
        LineKey.sort(block, new LineOrder(format), dispatcher);
        stages.reached(files.bytes());
        stages.begin(Phase.WRITE, 0);
        long[] done = {0};
        new LineOutput(files.target(), budget.transfer(), written -> {
            done[0] += written;
            stages.reached(Math.min(done[0], files.bytes()));
        }).add(block, 0, block.count());
        return new SortCounts(block.count(), 1, 0);
    }

    private SortCounts sortInRuns(SortFiles files, LineBudget budget, Stages stages) throws IOException {
        files.requireSpace(files.bytes() + 1, 1);
        try (TemporaryFile temporary = files.temporary();
                Workers workers = new Workers(RecordFileSort.processors())) {
            OpenFile runs = files.open(temporary);
            LineOrder order = new LineOrder(format);
            LineRunFormer.Formed formed = new LineRunFormer(budget, files, runs,
                    block -> LineKey.sort(block, order, dispatcher)).form(workers, stages);
            int threads = new LineMerges(order, formed.depth(), budget.forMerges(), workers, stages)
                    .run(formed.runs(), runs, files);
            return new SortCounts(formed.lines(), formed.runs().size(), threads);
        }
    }
}
