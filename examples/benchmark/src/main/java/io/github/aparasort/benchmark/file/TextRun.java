package io.github.aparasort.benchmark.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Sorts of text files, held against GNU sort with the same memory, two threads and the same disk. The two take turns,
 * the first turn does not count, and the median of the others does. Both force what they write to the disk at the end.
 * The input is in the page cache. The results of each turn are compared.
 */
public final class TextRun {
    private static final long MEGABYTE = 1_000_000;

    private final TextSort what;
    private final long memory;
    private final Path directory;
    private final Path own;
    private final Path gnu;
    private final List<Path> in = new ArrayList<>();
    private int runs;

    private TextRun(TextSort what, long memory, Path directory) {
        this.what = what;
        this.memory = memory;
        this.directory = directory;
        this.own = directory.resolve("own");
        this.gnu = directory.resolve("gnu");
        for (int i = 0; i < what.files(); i++) {
            in.add(directory.resolve("in" + i));
        }
    }

    /** {@return the names of all kinds} */
    public static List<String> kinds() {
        return Arrays.stream(TextSort.values()).map(TextSort::toString).toList();
    }

    /**
     * Prints a table of medians.
     *
     * @param kinds some of {@link #kinds}
     * @param memory bytes for each sort
     * @param directory where a directory for the files is made
     * @param turns how many count
     */
    public static void print(List<String> kinds, int megabytes, long memory, Path directory, int turns)
            throws Exception {
        System.out.printf("%s; %d MB of text, memory %d MiB; seconds, medians of %d%n", FileRun.machine(), megabytes,
                memory >> 20, turns);
        System.out.printf("| kind | ExternalSorter | GNU sort | times as fast | runs |%n|---|---:|---:|---:|---:|%n");
        for (TextSort what : TextSort.values()) {
            if (kinds.contains(what.toString())) {
                Path files = Files.createTempDirectory(directory, "files");
                TextRun run = new TextRun(what, memory, files);
                try {
                    run.print(megabytes * MEGABYTE, turns);
                } finally {
                    run.deleteResults();
                    for (Path file : run.in) {
                        Files.deleteIfExists(file);
                    }
                    Files.delete(files);
                }
            }
        }
    }

    private void print(long bytes, int turns) throws Exception {
        for (int i = 0; i < in.size(); i++) {
            what.text.write(in.get(i), bytes / in.size(), i);
            if (what.isOfSorted()) {
                what.sorter.sort(in.get(i), in.get(i));
            }
            FileRun.force(in.get(i));
        }
        turn();
        double[] ownSeconds = new double[turns];
        double[] gnuSeconds = new double[turns];
        for (int turn = 0; turn < turns; turn++) {
            double[] seconds = turn();
            ownSeconds[turn] = seconds[0];
            gnuSeconds[turn] = seconds[1];
        }
        double ownMedian = Median.withDefaults().evaluate(ownSeconds);
        double gnuMedian = Median.withDefaults().evaluate(gnuSeconds);
        System.out.printf(Locale.ROOT, "| %s | %.2f | %.2f | %.2f | %d |%n", what, ownMedian, gnuMedian,
                gnuMedian / ownMedian, runs);
    }

    /** Returns the seconds of ExternalSorter and of GNU sort. */
    private double[] turn() throws Exception {
        deleteResults();
        double[] seconds = {
            FileRun.time(() -> runs = what.sort(what.sorter.memory(memory), in, own)), FileRun.time(this::gnuSort)
        };
        GnuSort.run(what.format, directory, memory);
        if (Files.exists(gnu) ? Files.mismatch(own, gnu) >= 0 : Files.exists(own)) {
            throw new AssertionError("other results than those of GNU sort: " + what);
        }
        return seconds;
    }

    /** It does not force its output, so this is done after it. */
    private void gnuSort() throws Exception {
        GnuSort.run(what.command, directory, memory);
        if (Files.exists(gnu)) {
            FileRun.force(gnu);
        }
    }

    private void deleteResults() throws IOException {
        Files.deleteIfExists(own);
        Files.deleteIfExists(gnu);
    }
}
