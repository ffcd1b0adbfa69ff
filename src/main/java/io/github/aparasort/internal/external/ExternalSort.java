package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.FileFailure;
import io.github.aparasort.internal.file.InputFile;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.file.Replacement;
import io.github.aparasort.internal.file.TemporaryFile;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Sorts a file. A file that fits into the memory is read, sorted and written. Of a larger one {@link RunFormer} makes
 * sorted runs in a temporary file, and {@link MultiwayMerge} merges them once into the new file. The file is replaced
 * at the end.
 *
 * @param memory the bytes that the sort may use
 * @param directory where the runs go, or null for the directory of the new file
 */
public record ExternalSort(Format format, long memory, Path directory, Dispatcher dispatcher,
        Consumer<? super ExternalProgress> listener, Disk disk) {
    /** One may merge while another one waits for the disk. */
    private static final int LEAST_THREADS = 2;

    /** Sorts a file into another one, or into itself. */
    public ExternalSummary sort(Path in, Path out) throws IOException {
        dispatcher.requireOpen();
        try (InputFile input = InputFile.open(in); Replacement replacement = Replacement.of(out)) {
            OpenFile source = new OpenFile(in, input.channel(), disk);
            OpenFile target = new OpenFile(out, replacement.channel(), disk);
            long bytes = input.size();
            MemoryBudget budget = budget(in, bytes);
            Stages stages = new Stages(listener, bytes);
            stages.reached(0);
            if (budget.runs() > 1) {
                sortInRuns(source, target, replacement.directory(), budget, stages);
            } else {
                requireSpace(replacement.directory(), bytes, "free some");
                sortInMemory(source, target, budget, stages);
            }
            stages.begin(Phase.FORCE, 0);
            replacement.force();
            // As late as can be: what others have written is not lost.
            input.requireUnchanged();
            // Some systems do not replace a file that is open.
            input.close();
            replacement.commit();
            return new ExternalSummary(budget.records(), bytes, budget.runs(), budget.workers(), stages.nanos());
        } catch (ClosedByInterruptException e) {
            throw Stages.interrupted(e);
        } catch (OutOfMemoryError e) {
            throw outOfMemory(e);
        }
    }

    /** What a file of this length needs: on a device, if some run may be sorted there. */
    MemoryBudget budget(Path in, long bytes) throws IOException {
        int width = format.width();
        if (bytes % width != 0) {
            throw FileFailure.of(in, String.format(Locale.ROOT, "%,d %s no whole number of records of %,d bytes",
                    bytes, bytes == 1 ? "byte is" : "bytes are", width));
        }
        long records = bytes / width;
        int most = (int) Math.min(records, format.longest());
        boolean onDevice = dispatcher.selector().mayUseOpenCl(
                format.workload(), most);
        requireHeap(Math.min(memory, records * (width + format.workingBytes(onDevice))));
        return MemoryBudget.of(format, records, memory,
                Math.max(LEAST_THREADS, Runtime.getRuntime().availableProcessors()), onDevice);
    }

    private void sortInMemory(OpenFile input, OpenFile target, MemoryBudget budget, Stages stages) throws IOException {
        int count = (int) budget.records();
        RecordTransfer transfer = new RecordTransfer(format, budget.transferRecords());
        Block block = format.block(count);
        for (int begin = 0, part; begin < count; begin += part) {
            part = Math.min(transfer.records, count - begin);
            transfer.read(input, begin, block, begin, part);
            stages.reached((long) (begin + part) * format.width());
        }
        stages.begin(Phase.SORT, 0);
        Block sorted = format.sorter(count, dispatcher).sort(block, count);
        stages.reached((long) count * format.width());
        stages.begin(Phase.WRITE, 0);
        for (int begin = 0, part; begin < count; begin += part) {
            part = Math.min(transfer.records, count - begin);
            transfer.write(target, begin, sorted, begin, part);
            stages.reached((long) (begin + part) * format.width());
        }
    }

    /** @param home the directory of the new file */
    private void sortInRuns(OpenFile input, OpenFile target, Path home, MemoryBudget budget, Stages stages)
            throws IOException {
        Path place = directory == null ? home : directory;
        long bytes = budget.records() * format.width();
        if (disk.isSame(place, home)) {
            requireSpace(place, 2 * bytes, "choose another directory for temporary files, or free some");
        } else {
            requireSpace(place, bytes, "choose another directory for temporary files, or free some");
            requireSpace(home, bytes, "free some");
        }
        try (TemporaryFile temporary = TemporaryFile.open(place);
                Workers workers = new Workers(budget.workers())) {
            OpenFile runs = new OpenFile(place, temporary.channel(), disk);
            var transfers = Stream.generate(() -> new RecordTransfer(format, budget.transferRecords()))
                    .limit(budget.workers()).toList();
            Splitters splitters = new Splitters(format, budget);
            new RunFormer(format, budget, input, runs, transfers.get(0), format.sorter(budget.runLength(), dispatcher),
                    splitters).form(workers, stages);
            new MultiwayMerge(format, budget, runs, target, transfers).run(splitters, workers, stages);
        }
    }

    private OutOfMemoryError outOfMemory(OutOfMemoryError e) {
        String why = String.valueOf(e.getMessage());
        OutOfMemoryError clear = new OutOfMemoryError(why.contains("irect buffer")
                ? "the direct memory of this JVM is used up: start it with a larger -XX:MaxDirectMemorySize (" + why
                + ")"
                : String.format(Locale.ROOT, "there is no room for %,d bytes of memory: give the sort less, or start "
                + "the JVM with a larger -Xmx (%s)", memory, why));
        clear.initCause(e);
        return clear;
    }

    /** A clear answer to an option that cannot be met, before the work. */
    private void requireHeap(long needed) {
        long heap = Runtime.getRuntime().maxMemory();
        if (needed > heap) {
            throw new IllegalArgumentException(String.format(Locale.ROOT,
                    "memory of %,d bytes does not fit the heap of this JVM, %,d bytes: give the sort less, or start "
                    + "the JVM with a larger -Xmx", memory, heap));
        }
    }

    private void requireSpace(Path place, long needed, String remedy) throws IOException {
        long free = disk.usableSpace(place);
        if (free < needed) {
            throw FileFailure.of(place, String.format(Locale.ROOT,
                    "not enough space: %,d bytes are needed, %,d are free; %s", needed, free, remedy));
        }
    }
}
