package io.github.aparasort.bench;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.testing.SortBenchmarkCheck;
import io.github.aparasort.testing.SortBenchmarkRecords;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Sorts of a file, held against two plain copies of it, and for lines against GNU sort with the same memory. Each takes
 * its turn, three times; the median counts. A copy is made by a FileChannel through a direct buffer of 1 MiB. All force
 * what they write to the disk at the end, the copies one after the other. The input is in the page cache for all.
 *
 * <pre>MAVEN_OPTS=-Xmx640m mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=io.github.aparasort.bench.ExternalBench -Dexec.args="lines 1000 256 target"</pre>
 *
 * <p>The arguments: {@code lines} or {@code binary} (records of the sort benchmark) or {@code longs}; the MB of the
 * file; the MiB of memory for the sort; a directory; how many turns (3). GNU sort takes part for lines.
 */
public final class ExternalBench {
    private static final int CHUNK = 1 << 20;
    private static final double NANOS = 1e9;
    /** The multiplier of SplitMix64. */
    private static final long HASH = 0xbf58_476d_1ce4_e5b9L;

    private interface Work {
        void run() throws Exception;
    }

    private final String kind;
    private final long memory;
    private final Path in;
    private final Path out;
    private SortBenchmarkCheck expected;

    private ExternalBench(String kind, long memory, Path directory) {
        this.kind = kind;
        this.memory = memory;
        this.in = directory.resolve("in");
        this.out = directory.resolve("out");
    }

    public static void main(String[] args) throws Exception {
        Path directory = Files.createTempDirectory(Path.of(args[3]), "external");
        ExternalBench bench = new ExternalBench(args[0], Long.parseLong(args[2]) << 20, directory);
        try {
            bench.run(Integer.parseInt(args[1]), args.length > 4 ? Integer.parseInt(args[4]) : 3);
        } finally {
            Files.deleteIfExists(bench.in);
            Files.deleteIfExists(bench.out);
            Files.delete(directory);
        }
    }

    private void run(int megabytes, int turns) throws Exception {
        write(megabytes);
        System.out.printf("Java %s, %d processors, -Xmx%dm; %,d bytes of %s, memory %d MiB%n", Runtime.version(),
                Runtime.getRuntime().availableProcessors(), Runtime.getRuntime().maxMemory() >> 20, Files.size(in), kind,
                memory >> 20);
        double[][] seconds = new double[3][turns];
        for (int turn = 0; turn < turns; turn++) {
            seconds[0][turn] = time(() -> {
                copy();
                copy();
            });
            seconds[1][turn] = time(this::sort);
            check();
            if (kind.equals("lines")) {
                seconds[2][turn] = time(this::gnuSort);
                check();
            }
        }
        report("two copies", seconds[0], seconds[1]);
        report("ExternalSorter", seconds[1], seconds[1]);
        if (kind.equals("lines")) {
            report("GNU sort", seconds[2], seconds[1]);
        }
    }

    private static double time(Work work) throws Exception {
        long begin = System.nanoTime();
        work.run();
        return (System.nanoTime() - begin) / NANOS;
    }

    private static void report(String what, double[] seconds, double[] own) {
        System.out.printf(Locale.ROOT, "%-15s median %6.2f s of %s; ExternalSorter takes %.2f of it%n", what,
                median(seconds), Arrays.toString(Arrays.stream(seconds).map(s -> Math.rint(s * 100) / 100).toArray()),
                median(own) / median(seconds));
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    // ---- what is measured

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
        ExternalSorter sorter = kind.equals("longs") ? ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN)
                : ExternalSorter.records(SortBenchmarkRecords.LENGTH, 0, SortBenchmarkRecords.KEY_LENGTH);
        ExternalSummary done = sorter.memory(memory).sort(in, out);
        StringBuilder phases = new StringBuilder();
        for (ExternalProgress.Phase phase : ExternalProgress.Phase.values()) {
            phases.append(String.format(Locale.ROOT, " %s %.2f", phase, done.nanos(phase) / NANOS));
        }
        System.out.printf("%d runs, %d threads, seconds:%s%n", done.runs(), done.threads(), phases);
    }

    /** Its temporary files go to the same disk. It does not force its output, so this is done after it. */
    private void gnuSort() throws Exception {
        Files.deleteIfExists(out);
        ProcessBuilder sort = new ProcessBuilder(List.of("sort", "-S", memory / 1024 + "K", "--parallel=2",
                "-T", in.getParent().toString(), "-o", out.toString(), in.toString()));
        sort.environment().put("LC_ALL", "C");
        if (sort.inheritIO().start().waitFor() != 0) {
            throw new IOException("sort failed");
        }
        try (FileChannel file = FileChannel.open(out, StandardOpenOption.WRITE)) {
            file.force(true);
        }
    }

    // ---- input and result

    private void write(int megabytes) throws IOException {
        SortBenchmarkRecords records = new SortBenchmarkRecords(kind.equals("lines") ? SortBenchmarkRecords.Kind.ASCII
                : SortBenchmarkRecords.Kind.BINARY);
        SplittableRandom random = new SplittableRandom(1);
        try (FileChannel file = FileChannel.open(in, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (int i = 0; i < megabytes; i++) {
                byte[] bytes = kind.equals("longs") ? new byte[1_000_000]
                        : records.next(1_000_000 / SortBenchmarkRecords.LENGTH);
                if (kind.equals("longs")) {
                    random.nextBytes(bytes);
                }
                file.write(ByteBuffer.wrap(bytes));
            }
            file.force(true);
        }
    }

    private void check() throws IOException {
        if (expected == null) {
            expected = content(in);
        }
        SortBenchmarkCheck found = content(out);
        if (found.firstUnordered() >= 0 || found.records() != expected.records()
                || !found.checksum().equals(expected.checksum())) {
            throw new AssertionError(found + " instead of " + expected);
        }
    }

    private SortBenchmarkCheck content(Path file) throws IOException {
        return kind.equals("longs") ? longs(file) : SortBenchmarkCheck.of(file);
    }

    /** The same facts of longs; their checksum is a sum of hashes. */
    private static SortBenchmarkCheck longs(Path file) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocateDirect(CHUNK).order(ByteOrder.LITTLE_ENDIAN);
        long records = 0;
        long unordered = -1;
        long sum = 0;
        long last = Long.MIN_VALUE;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            while (channel.read(buffer) >= 0) {
                buffer.flip();
                while (buffer.remaining() >= Long.BYTES) {
                    long next = buffer.getLong();
                    sum += (next ^ next >>> 29) * HASH;
                    if (next < last && unordered < 0) {
                        unordered = records;
                    }
                    last = next;
                    records++;
                }
                buffer.compact();
            }
        }
        return new SortBenchmarkCheck(records, unordered, 0, BigInteger.valueOf(sum));
    }
}
