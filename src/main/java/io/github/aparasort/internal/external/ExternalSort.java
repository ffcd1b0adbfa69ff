package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalRecords;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.external.Merges.Merged;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.Replacement;
import io.github.aparasort.internal.file.TemporaryFile;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.parallel.Parallel;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Sorts records of a file or of the caller. What fits into the memory is read, sorted and written. Of more, {@link
 * RunFormer} makes sorted runs in a temporary file, and {@link Merges} merges them into the new file, or while the
 * caller fetches them. A file is replaced at the end.
 */
public final class ExternalSort {
    /** Records that are looked at before the work take this part of the memory, and more only if one is longer. */
    private static final int SMALL_PART = 32;

    private final ExternalOptions options;
    private final Results results;
    private final Format format;
    private final long memory;
    private final Dispatcher dispatcher;
    private final Disk disk;

    /** For these options, which are consistent. */
    public ExternalSort(ExternalOptions options, Dispatcher dispatcher, Disk disk) {
        this.options = options;
        this.results = options.results();
        this.format = results.format();
        this.memory = options.memory;
        this.dispatcher = dispatcher;
        this.disk = disk;
    }

    /** Work at files. */
    private interface Work<R> {
        R run() throws IOException;
    }

    /** Within the limits of the context, with exceptions that tell what helps. */
    private <R> R call(Work<R> work) throws IOException {
        dispatcher.requireOpen();
        if (options.directory != null) {
            TemporaryFile.requireDirectory(options.directory);
        }
        CallScope outer = dispatcher.limits().enter();
        try {
            CallScope.check();
            return work.run();
        } catch (ClosedByInterruptException e) {
            throw Phases.interrupted(e);
        } catch (OutOfMemoryError e) {
            throw explained(e);
        } finally {
            dispatcher.limits().leave(outer);
        }
    }

    // ---- what is sorted

    /**
     * Records that are not sorted yet.
     *
     * @param bytes of the file, or {@link Budget#UNKNOWN}
     * @param meanLength about the bytes of one
     */
    private record Origin(Feed feed, Header header, long bytes, double meanLength) {
        /** The bytes of all of them, as far as that is known. */
        long total() {
            return bytes == Budget.UNKNOWN ? feed.loaded() : bytes;
        }
    }

    private Origin origin(Inputs inputs) throws IOException {
        Run file = inputs.runs(format).get(0);
        Header header = Header.of(file, options);
        long bytes = inputs.bytes();
        return new Origin(new FileFeed(header.rest(file)), header, bytes, format.meanLength(file.file(), bytes));
    }

    private Origin origin(Iterator<byte[]> records) {
        if (format instanceof Numbers) {
            throw new IllegalStateException("numbers come from files: of others, sort an array, or records of bytes");
        }
        CallerRecords all = new CallerRecords(records, format.width);
        Header header = Header.of(all, options);
        return new Origin(new RecordFeed(all), header, Budget.UNKNOWN, all.meanLength(memory / SMALL_PART));
    }

    /** Work on records that are not sorted yet. */
    private interface OriginWork<R> {
        R run(Origin origin, Inputs inputs) throws IOException;
    }

    private <R> R ofFile(Path in, OriginWork<R> work) throws IOException {
        Objects.requireNonNull(in, "in");
        return call(() -> {
            try (Inputs inputs = Inputs.open(List.of(in), disk)) {
                return work.run(origin(inputs), inputs);
            }
        });
    }

    private <R> R ofRecords(Iterator<byte[]> in, OriginWork<R> work) throws IOException {
        Objects.requireNonNull(in, "in");
        return call(() -> work.run(origin(in), new Inputs()));
    }

    // ---- sorts into files

    /** Sorts a file into another one, or into itself. */
    public ExternalSummary sort(Path in, Path out) throws IOException {
        Objects.requireNonNull(out, "out");
        return ofFile(in, (origin, inputs) -> intoFile(origin, inputs, out));
    }

    /** Sorts records of the caller into a file. */
    public ExternalSummary sort(Iterator<byte[]> in, Path out) throws IOException {
        Objects.requireNonNull(out, "out");
        return ofRecords(in, (origin, inputs) -> intoFile(origin, inputs, out));
    }

    /** Merges files into another one, or into one of them. */
    public ExternalSummary merge(List<Path> in, Path out) throws IOException {
        List<Path> names = List.copyOf(in);
        Objects.requireNonNull(out, "out");
        if (names.isEmpty()) {
            throw new IllegalArgumentException("there are no files to merge");
        }
        return call(() -> {
            try (Inputs inputs = Inputs.open(names, disk)) {
                List<Run> files = inputs.runs(format);
                Header header = commonHeader(files);
                files.replaceAll(header::rest);
                return replace(inputs, out, inputs::bytes, header, (target, begin, storage, phases, workers) -> {
                    storage.requireSpace(inputs.bytes() + files.size(), 0);
                    // Half of the memory for records that are longer than the windows of a merge.
                    RunOrder order = new RunOrder(0, !options.isQuoted, new Room(memory));
                    try (Temporaries temporaries = new Temporaries(storage)) {
                        Merged merged = new Merges(results, order, memory / 2, temporaries, phases)
                                .intoFile(files, target, begin, workers);
                        return new Done(merged, merged.taken(), files.size());
                    }
                });
            }
        });
    }

    /** That of the first file, which all others have; an empty file has none. */
    private Header commonHeader(List<Run> files) throws IOException {
        Header common = null;
        for (Run file : files) {
            if (file.size() > 0) {
                Header own = Header.of(file, options);
                if (common != null && !own.hasSameLines(common)) {
                    throw FileFailure.of(file.file().name(), "its header is not that of the first file; make them "
                            + "equal, or merge files without headers");
                }
                common = own;
            }
        }
        return common == null ? new Header(List.of()) : common;
    }

    /**
     * What was done.
     *
     * @param records how many were read
     */
    private record Done(Merged merged, long records, int runs) {
    }

    /** Writes records to a file, from a position on. */
    private interface Writing {
        Done run(OpenFile target, long begin, Storage storage, Phases phases, Workers workers) throws IOException;
    }

    private ExternalSummary intoFile(Origin origin, Inputs inputs, Path out) throws IOException {
        return replace(inputs, out, origin::total, origin.header, (target, begin, storage, phases, workers) -> {
            try (Sorted sorted = sorted(origin, storage, phases, workers)) {
                return new Done(sorted.into(target, begin, workers), sorted.records(), sorted.runs());
            }
        });
    }

    /** Replaces a file by a header and what is written after it. */
    private ExternalSummary replace(Inputs inputs, Path out, LongSupplier bytes, Header header, Writing writing)
            throws IOException {
        try (Replacement replacement = Replacement.of(out)) {
            Path home = replacement.directory();
            Storage storage = new Storage(disk, home, options.directory == null ? home : options.directory);
            OpenFile target = new OpenFile(out, replacement.channel(), disk);
            Header first = header.ofResults(results);
            Phases phases = new Phases(options.listener, bytes);
            Done done;
            try (Workers workers = new Workers()) {
                first.write(target);
                done = writing.run(target, first.size(), storage, phases, workers);
            }
            phases.begin(Phase.FORCE, 0);
            replacement.force();
            // As late as can be: what others have written is not lost.
            inputs.end();
            replacement.commit();
            return new ExternalSummary(done.records, done.merged.results(), bytes.getAsLong(), done.runs,
                    done.merged.threads(), phases.nanos());
        }
    }

    // ---- sorts into records of the caller

    /** Sorts a file, whose records are fetched one by one. */
    public ExternalRecords records(Path in) throws IOException {
        return ofFile(in, this::records);
    }

    /** Sorts records of the caller, which are fetched one by one. */
    public ExternalRecords records(Iterator<byte[]> in) throws IOException {
        return ofRecords(in, this::records);
    }

    /** Sorts a file, and gives its records to the caller. */
    public ExternalSummary give(Path in, Consumer<? super byte[]> out) throws IOException {
        Objects.requireNonNull(out, "out");
        return ofFile(in, (origin, inputs) -> give(origin, inputs, out));
    }

    /** Sorts records of the caller, and gives them back. */
    public ExternalSummary give(Iterator<byte[]> in, Consumer<? super byte[]> out) throws IOException {
        Objects.requireNonNull(out, "out");
        return ofRecords(in, (origin, inputs) -> give(origin, inputs, out));
    }

    private ExternalSummary give(Origin origin, Inputs inputs, Consumer<? super byte[]> out) throws IOException {
        try (SortedRecords records = records(origin, inputs)) {
            while (records.fill()) {
                out.accept(records.next());
            }
            return records.summary(origin.total());
        }
    }

    private SortedRecords records(Origin origin, Inputs inputs) throws IOException {
        if (format instanceof Numbers) {
            throw new IllegalStateException("numbers go to files: for others, sort an array, or records of bytes");
        }
        Path directory = options.directory == null ? Path.of(System.getProperty("java.io.tmpdir")) : options.directory;
        Phases phases = new Phases(options.listener, origin::total);
        try (Workers workers = new Workers()) {
            Sorted sorted = sorted(origin, new Storage(disk, null, directory), phases, workers);
            try {
                RecordSource source = sorted.source(workers);
                inputs.end();
                return new SortedRecords(source, sorted, origin.header.ofResults(results), format.width,
                        dispatcher.limits(), phases);
            } catch (IOException | RuntimeException | Error e) {
                sorted.closeAfter(e);
                throw e;
            }
        }
    }

    // ---- the order of a file

    /** The number of the first record that comes before the one before it, counted from 1 with the header. */
    public OptionalLong firstDisorder(Path in) throws IOException {
        Objects.requireNonNull(in, "in");
        if (results.totals() != null || results.limit() < Long.MAX_VALUE) {
            throw new IllegalStateException("groups and a limit have no effect on a check: leave them out");
        }
        return call(() -> {
            try (Inputs inputs = Inputs.open(List.of(in), disk)) {
                Run file = inputs.runs(format).get(0);
                Header header = Header.of(file, options);
                Borders borders = new Borders(format, List.of(header.rest(file)), false, true, memory);
                List<Run> parts = borders.pieces(options.isQuoted ? 1 : Workers.threads());
                try (Workers workers = new Workers()) {
                    OptionalLong found = new OrderCheck(results, memory).run(parts, workers,
                            new Phases(options.listener, inputs::bytes));
                    inputs.end();
                    return found.isEmpty() ? found : OptionalLong.of(found.getAsLong() + header.lines().size());
                }
            }
        });
    }

    // ---- the sort

    private Sorted sorted(Origin origin, Storage storage, Phases phases, Workers workers) throws IOException {
        Budget.Need need = need(origin.bytes, origin.meanLength);
        Budget budget = need.budget(memory);
        requireHeap(budget.needed());
        phases.reached(0);
        long space = origin.bytes + (origin.bytes == Budget.UNKNOWN || format.width > 0 ? 0 : 1);
        storage.requireSpace(space, budget.isWhole() ? 0 : 1);
        Block block = budget.block();
        origin.feed.load(block, phases::reached);
        if (origin.feed.isAtEnd()) {
            phases.begin(Phase.SORT, 0);
            block.sort(dispatcher);
            phases.reached(origin.feed.loaded());
            return new Sorted.InMemory(results, budget, block, phases);
        }
        if (budget.isWhole()) {
            // There are more lines than there is room for. The block is freed before there are others.
            block = null;
            storage.requireSpace(space, 1);
            budget = need.budgetForRuns(memory);
            origin.feed.rewind();
            block = budget.block();
            origin.feed.load(block, phases::reached);
        }
        return inRuns(new RunFormer(budget, results, origin.feed, dispatcher, workers, phases), block, storage, budget,
                phases);
    }

    /** What a file of this length needs: on a device, if some block may be sorted there. */
    Budget.Need need(long bytes, double meanLength) {
        return new Budget.Need(format, bytes, meanLength, dispatcher.admitted().mayUseOpenCl(format.workload(),
                (int) Math.min(Parallel.LARGEST_ARRAY, bytes / meanLength)));
    }

    private Sorted inRuns(RunFormer former, Block first, Storage storage, Budget budget, Phases phases)
            throws IOException {
        Temporaries temporaries = new Temporaries(storage);
        try {
            former.form(first, temporaries);
            return new Sorted.InRuns(former, new Merges(results, former.order(), budget.forMerges(), temporaries,
                    phases), temporaries);
        } catch (IOException | RuntimeException | Error e) {
            temporaries.close();
            throw e;
        }
    }

    /** A clear answer to an option that cannot be met, before the work. */
    private void requireHeap(long needed) {
        long heap = Runtime.getRuntime().maxMemory();
        if (Math.min(memory, needed) > heap) {
            throw new IllegalArgumentException(String.format(Locale.ROOT,
                    "memory of %,d bytes does not fit the heap of this JVM, %,d bytes: give the sort less, or start "
                    + "the JVM with a larger -Xmx", memory, heap));
        }
    }

    /** An error with the cause of this one, and a remedy in its message. */
    private OutOfMemoryError explained(OutOfMemoryError e) {
        String why = String.valueOf(e.getMessage());
        OutOfMemoryError clear = new OutOfMemoryError(why.contains("irect buffer")
                ? "the direct memory of this JVM is used up: start it with a larger -XX:MaxDirectMemorySize (" + why
                + ")"
                : String.format(Locale.ROOT, "there is no room for %,d bytes of memory: give the sort less, or start "
                + "the JVM with a larger -Xmx (%s)", memory, why));
        clear.initCause(e);
        return clear;
    }
}
