package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.InputFile;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.Replacement;
import io.github.aparasort.internal.file.TemporaryFile;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.parallel.Parallel;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Sorts the records of a file. A file that fits into the memory is read, sorted and written. Of a larger one {@link
 * RunFormer} makes sorted runs in a temporary file, and {@link Merges} merges them into the new file. The file is
 * replaced at the end.
 *
 * @param memory the bytes that the sort may use
 * @param directory where the runs go, or null for the directory of the new file
 */
public record ExternalSort(Format format, long memory, Path directory, Dispatcher dispatcher,
        Consumer<? super ExternalProgress> listener, Disk disk) {
    /** What was done; no threads merged what was in memory. */
    private record Counts(long records, int runs, int threads) {
    }

    /** Sorts a file into another one, or into itself. */
    public ExternalSummary sort(Path in, Path out) throws IOException {
        dispatcher.requireOpen();
        if (directory != null) {
            TemporaryFile.requireDirectory(directory);
        }
        CallScope outer = dispatcher.limits().enter();
        try {
            CallScope.check();
            return sortWithin(in, out);
        } finally {
            dispatcher.limits().leave(outer);
        }
    }

    private ExternalSummary sortWithin(Path in, Path out) throws IOException {
        try (InputFile input = InputFile.open(in, disk); Replacement replacement = Replacement.of(out)) {
            Path home = replacement.directory();
            SortFiles files = new SortFiles(input.file(), new OpenFile(out, replacement.channel(), disk), input.size(),
                    home, directory == null ? home : directory);
            Phases phases = new Phases(listener, files.bytes());
            Counts done = sort(files, phases);
            phases.begin(Phase.FORCE, 0);
            replacement.force();
            // As late as can be: what others have written is not lost.
            input.requireUnchanged();
            // Some systems do not replace a file that is open.
            input.close();
            replacement.commit();
            return new ExternalSummary(done.records, files.bytes(), done.runs, done.threads, phases.nanos());
        } catch (ClosedByInterruptException e) {
            throw Phases.interrupted(e);
        } catch (OutOfMemoryError e) {
            throw explained(e);
        }
    }

    private Counts sort(SortFiles files, Phases phases) throws IOException {
        Budget.Need need = need(files.input(), files.bytes());
        Budget budget = need.budget(memory);
        requireHeap(budget.needed());
        phases.reached(0);
        try (Workers workers = new Workers()) {
            Counts done = budget.isWhole() ? sortInMemory(files, budget, workers, phases) : null;
            return done != null ? done
                    : sortInRuns(files, budget.isWhole() ? need.budgetForRuns(memory) : budget, workers, phases);
        }
    }

    /** What a file of this length needs: on a device, if some block may be sorted there. */
    Budget.Need need(OpenFile input, long bytes) throws IOException {
        double meanLength = format.meanLength(input, bytes);
        return new Budget.Need(format, bytes, meanLength, dispatcher.admitted().mayUseOpenCl(format.workload(),
                (int) Math.min(Parallel.LARGEST_ARRAY, bytes / meanLength)));
    }

    /** Returns null if there are more lines than there is room for. */
    private Counts sortInMemory(SortFiles files, Budget budget, Workers workers, Phases phases) throws IOException {
        files.requireSpace(budget.blockBytes());
        Block block = budget.block();
        block.load(files.input(), 0, files.bytes(), phases::reached);
        if (block.end() < files.bytes()) {
            return null;
        }
        phases.begin(Phase.SORT, 0);
        block.sort(dispatcher);
        phases.reached(files.bytes());
        phases.begin(Phase.WRITE, 0);
        workers.run(budget.parts(block, files.target()), phases::reached);
        return new Counts(block.count, 1, 0);
    }

    private Counts sortInRuns(SortFiles files, Budget budget, Workers workers, Phases phases) throws IOException {
        files.requireSpace(files.bytes() + (format.width > 0 ? 0 : 1), 1);
        try (TemporaryFile temporary = files.temporary()) {
            OpenFile runs = temporary.file();
            RunFormer former = new RunFormer(budget, files, dispatcher, workers, phases);
            former.form(runs);
            int threads = new Merges(format, former.depth(), budget.forMerges(), workers, phases)
                    .run(former.runs(), runs, files);
            return new Counts(former.records(), former.runs().size(), threads);
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
