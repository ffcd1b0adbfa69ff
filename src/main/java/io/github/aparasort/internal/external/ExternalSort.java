package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.file.ReplacedFile;
import io.github.aparasort.internal.file.Replacement;
import io.github.aparasort.internal.sort.SortWorkload;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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
        try (FileChannel input = open(in); Replacement replacement = Replacement.of(out)) {
            long bytes = input.size();
            Budget budget = budget(in, bytes);
            Stages stages = new Stages(listener, bytes);
            stages.reached(0);
            if (budget.runs() > 1) {
                sortInRuns(input, replacement, budget, stages);
            } else {
                requireSpace(replacement.directory(), bytes, "free some");
                sortInMemory(input, replacement.channel(), budget, stages);
            }
            // Some systems do not replace a file that is open.
            input.close();
            stages.begin(Phase.FORCE, 0);
            replacement.commit();
            return new ExternalSummary(budget.records(), bytes, budget.runs(), budget.workers(), stages.nanos());
        } catch (ClosedByInterruptException e) {
            throw Stages.interrupted(e);
        } catch (OutOfMemoryError e) {
            OutOfMemoryError clear = new OutOfMemoryError(String.format(Locale.ROOT,
                    "there is no room for %,d bytes of memory: give the sort less, or start the JVM with a larger "
                    + "-Xmx (%s)", memory, e.getMessage()));
            clear.initCause(e);
            throw clear;
        }
    }

    private static FileChannel open(Path in) throws IOException {
        if (!Files.exists(in)) {
            throw new NoSuchFileException(in.toString());
        }
        if (!Files.isRegularFile(in)) {
            throw failure(in, Files.isDirectory(in) ? "is a directory" : "not a regular file");
        }
        return FileChannel.open(in, StandardOpenOption.READ);
    }

    /** What a file of this length needs: on a device, if some run may be sorted there. */
    Budget budget(Path in, long bytes) throws IOException {
        int width = format.width();
        if (bytes % width != 0) {
            throw failure(in, String.format(Locale.ROOT, "%,d bytes are no whole number of records of %,d bytes",
                    bytes, width));
        }
        long records = bytes / width;
        int most = (int) Math.min(records, format.longest());
        boolean onDevice = dispatcher.selector().mayUseOpenCl(
                SortWorkload.of(format.operation(), format.type()), most);
        requireHeap(Math.min(memory, records * (width + format.workingBytes(onDevice))));
        return Budget.of(format, records, memory, Math.max(LEAST_THREADS, Runtime.getRuntime().availableProcessors()),
                onDevice);
    }

    private void sortInMemory(FileChannel input, FileChannel target, Budget budget, Stages stages)
            throws IOException {
        int count = (int) budget.records();
        Port port = new Port(format, disk, budget.portRecords());
        Block block = format.block(count);
        for (int begin = 0, part; begin < count; begin += part) {
            part = Math.min(port.records, count - begin);
            port.read(input, begin, block, begin, part);
            stages.reached((long) (begin + part) * format.width());
        }
        stages.begin(Phase.SORT, 0);
        Block sorted = format.sorter(count, dispatcher).sort(block, count);
        stages.reached((long) count * format.width());
        stages.begin(Phase.WRITE, 0);
        for (int begin = 0, part; begin < count; begin += part) {
            part = Math.min(port.records, count - begin);
            port.write(target, begin, sorted, begin, part);
            stages.reached((long) (begin + part) * format.width());
        }
    }

    private void sortInRuns(FileChannel input, Replacement replacement, Budget budget, Stages stages)
            throws IOException {
        Path place = directory == null ? replacement.directory() : directory;
        long bytes = budget.records() * format.width();
        if (isSame(place, replacement.directory())) {
            requireSpace(place, 2 * bytes, "choose another directory for temporary files, or free some");
        } else {
            requireSpace(place, bytes, "choose another directory for temporary files, or free some");
            requireSpace(replacement.directory(), bytes, "free some");
        }
        try (FileChannel runs = ReplacedFile.openTemporary(place);
                Workers workers = new Workers(budget.workers())) {
            var ports = Stream.generate(() -> new Port(format, disk, budget.portRecords())).limit(budget.workers())
                    .toList();
            Splitters splitters = new Splitters(format, budget);
            new RunFormer(format, budget, input, runs, ports.get(0), format.sorter(budget.runLength(), dispatcher),
                    splitters).form(workers, stages);
            new MultiwayMerge(format, budget, runs, replacement.channel(), ports).run(splitters, workers, stages);
        }
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

    private boolean isSame(Path place, Path other) {
        try {
            return disk.isSame(place, other);
        } catch (IOException e) {
            // For instance in a chroot, which has no mount points. Each is checked for itself.
            return false;
        }
    }

    private void requireSpace(Path place, long needed, String remedy) throws IOException {
        long free;
        try {
            free = disk.usableSpace(place);
        } catch (IOException e) {
            // Nobody knows: then a full disk is noticed when it is full.
            return;
        }
        if (free < needed) {
            throw failure(place, String.format(Locale.ROOT,
                    "not enough space: %,d bytes are needed, %,d are free; %s", needed, free, remedy));
        }
    }

    private static FileSystemException failure(Path file, String reason) {
        return new FileSystemException(file.toString(), null, reason);
    }
}
