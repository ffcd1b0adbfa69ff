package io.github.aparasort.benchmark.file;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.benchmark.file.FileContent.Kind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Sorts of a file, held against two plain copies of it, and for lines against GNU sort with the same memory. Each takes
 * its turn; the median counts. A copy is made by a FileChannel through a direct buffer of 1 MiB. All force what they
 * write to the disk at the end, the copies one after the other. The input is in the page cache for all. Each result is
 * checked.
 */
public final class FileRun {
    static final int CHUNK = 1 << 20;
    private static final int MEGABYTE = 1_000_000;
    private static final double NANOS = 1e9;

    interface Work {
        void run() throws Exception;
    }

    private final Kind kind;
    private final long memory;
    private final Path in;
    private final Path out;
    private FileContent content;

    private FileRun(Kind kind, long memory, Path directory) {
        this.kind = kind;
        this.memory = memory;
        this.in = directory.resolve("in");
        this.out = directory.resolve("out");
    }

    /**
     * Prints the times.
     *
     * @param kind lines, binary or longs
     * @param memory bytes for the sort
     * @param directory where a directory for the files is made
     */
    public static void print(String kind, int megabytes, long memory, Path directory, int turns) throws Exception {
        Path files = Files.createTempDirectory(directory, "files");
        FileRun run = new FileRun(Kind.valueOf(kind.toUpperCase(Locale.ROOT)), memory, files);
        try {
            run.print(megabytes, turns);
        } finally {
            Files.deleteIfExists(run.in);
            Files.deleteIfExists(run.out);
            Files.delete(files);
        }
    }

    private void print(int megabytes, int turns) throws Exception {
        FileContent.write(in, kind, (long) megabytes * MEGABYTE / kind.length);
        force(in);
        content = FileContent.of(in, kind);
        System.out.printf("%s; %,d bytes of %s, memory %d MiB%n", machine(), Files.size(in), kind, memory >> 20);
        double[] copies = new double[turns];
        double[] sorts = new double[turns];
        double[] gnuSorts = new double[turns];
        for (int turn = 0; turn < turns; turn++) {
            copies[turn] = time(() -> {
                copy();
                copy();
            });
            sorts[turn] = time(this::sort);
            check();
            if (kind == Kind.LINES) {
                gnuSorts[turn] = time(this::gnuSort);
                check();
            }
        }
        print("two copies", copies, sorts);
        print("ExternalSorter", sorts, sorts);
        if (kind == Kind.LINES) {
            print("GNU sort", gnuSorts, sorts);
        }
    }

    static String machine() {
        Runtime runtime = Runtime.getRuntime();
        return String.format(Locale.ROOT, "Java %s, %d processors, -Xmx%dm", Runtime.version(),
                runtime.availableProcessors(), runtime.maxMemory() >> 20);
    }

    static double time(Work work) throws Exception {
        long begin = System.nanoTime();
        work.run();
        return (System.nanoTime() - begin) / NANOS;
    }

    private static void print(String what, double[] seconds, double[] own) {
        Median median = Median.withDefaults();
        System.out.printf(Locale.ROOT, "%-15s median %6.2f s of %s; ExternalSorter takes %.2f of it%n", what,
                median.evaluate(seconds),
                Arrays.toString(Arrays.stream(seconds).map(s -> Math.rint(s * 100) / 100).toArray()),
                median.evaluate(own) / median.evaluate(seconds));
    }

    private void copy() throws IOException {
        Files.deleteIfExists(out);
        ByteBuffer buffer = ByteBuffer.allocateDirect(CHUNK);
        try (FileChannel from = FileChannel.open(in, StandardOpenOption.READ);
                FileChannel to = FileChannel.open(out, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            while (from.read(buffer.clear()) >= 0) {
                buffer.flip();
                while (buffer.hasRemaining()) {
                    to.write(buffer);
                }
            }
            to.force(true);
        }
    }

    private void sort() throws IOException {
        Files.deleteIfExists(out);
        ExternalSorter sorter = kind == Kind.LONGS ? ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN)
                : ExternalSorter.records(kind.length, 0, Kind.KEY);
        ExternalSummary done = sorter.memory(memory).sort(in, out);
        StringBuilder phases = new StringBuilder();
        for (ExternalProgress.Phase phase : ExternalProgress.Phase.values()) {
            phases.append(String.format(Locale.ROOT, " %s %.2f", phase, done.nanos(phase) / NANOS));
        }
        System.out.printf("%d runs, %d threads, seconds:%s%n", done.runs(), done.threads(), phases);
    }

    /** It does not force its output, so this is done after it. */
    private void gnuSort() throws Exception {
        Files.deleteIfExists(out);
        GnuSort.run("$SORT -o out in", in.getParent(), memory);
        force(out);
    }

    static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private void check() throws IOException {
        FileContent found = FileContent.of(out, kind);
        if (!found.equals(new FileContent(content.records(), content.checksum(), true))) {
            throw new AssertionError(found + " of " + content);
        }
    }
}
