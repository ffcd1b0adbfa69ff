package io.github.aparasort.benchmark.cold;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.apache.commons.statistics.descriptive.Median;

/** Runs jobs in fresh JVMs, in turns, and prints a table of medians in Markdown. */
public final class ColdRun {
    private static final double MILLION = 1e6;
    /** Of the jobs on strings: as many as a small heap has room for. */
    private static final int STRINGS = 2_000_000;
    private static final String[] WAYS = {"plain", "aparasort"};

    /** The milliseconds of one process: from its start to its end, of its first call, and of all its calls. */
    private record Times(double process, double first, double all) {
    }

    private final String java;
    private final int rounds;
    private final Path directory;

    private ColdRun(String java, int rounds, Path directory) {
        this.java = java;
        this.rounds = rounds;
        this.directory = directory;
    }

    /**
     * Runs them all.
     *
     * @param java the command
     * @param sizes numbers of elements; ten calls follow for the largest, and the jobs on strings
     */
    public static void run(String java, List<Integer> sizes, int rounds) throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory("aparasort");
        try {
            ColdRun run = new ColdRun(java, rounds, directory);
            System.out.println("milliseconds: plain, Aparasort; the same with a class data archive of each\n\n"
                    + "| job | n | calls | process | times as fast | first call | all calls |\n"
                    + "|---|---:|---:|---|---|---|---|");
            for (Job job : EnumSet.range(Job.SORT, Job.TOP_K)) {
                for (int n : sizes) {
                    run.row(job, n, 1);
                }
            }
            run.row(Job.SORT, 10_000, 1);
            run.row(Job.SORT, sizes.get(sizes.size() - 1), 10);
            for (Job job : EnumSet.range(Job.SUMS_BY_STRINGS, Job.DISTINCT)) {
                run.row(job, STRINGS, 1);
            }
        } finally {
            for (int way = 0; way < WAYS.length; way++) {
                Files.deleteIfExists(archive(directory, way));
            }
            Files.delete(directory);
        }
    }

    private static Path archive(Path directory, int way) {
        return directory.resolve(WAYS[way] + ".jsa");
    }

    private void row(Job job, int n, int calls) throws IOException, InterruptedException {
        for (int way = 0; way < WAYS.length; way++) {
            process(job, way, n, calls, "-XX:ArchiveClassesAtExit=" + archive(directory, way));
        }
        // Without an archive, then with one.
        Times[][] times = new Times[2 * WAYS.length][rounds];
        for (int round = 0; round < rounds; round++) {
            for (int turn = 0; turn < times.length; turn++) {
                int kind = (turn + round) % times.length;
                int way = kind % WAYS.length;
                times[kind][round] = process(job, way, n, calls, kind < WAYS.length ? "-Xshare:auto"
                        : "-XX:SharedArchiveFile=" + archive(directory, way));
            }
        }
        double[] process = medians(times, 0);
        double[] first = medians(times, 1);
        double[] all = medians(times, 2);
        System.out.printf(Locale.ROOT, "| %s | %,d | %d | %s | %.2f; %.2f | %s | %s |%n", job, n, calls, text(process),
                process[0] / process[1], process[2] / process[3], text(first), text(all));
    }

    private Times process(Job job, int way, int n, int calls, String option) throws IOException, InterruptedException {
        List<String> command = List.of(java, option, "-Xlog:disable", "-Xlog:all=error:stderr", "-cp",
                System.getProperty("java.class.path"), ColdJob.class.getName(), job.name(), WAYS[way],
                Integer.toString(n), Integer.toString(calls));
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String[] out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).split("\\s+");
        if (process.waitFor() != 0) {
            throw new IOException("failed: " + command);
        }
        return new Times((System.nanoTime() - begin) / MILLION, Double.parseDouble(out[0]),
                Double.parseDouble(out[1]));
    }

    private static double[] medians(Times[][] times, int which) {
        double[] medians = new double[times.length];
        for (int way = 0; way < times.length; way++) {
            medians[way] = Median.withDefaults().evaluate(Arrays.stream(times[way]).mapToDouble(one ->
                    which == 0 ? one.process : which == 1 ? one.first : one.all).toArray());
        }
        return medians;
    }

    private static String text(double[] millis) {
        String one = millis[0] < 100 ? "%.1f" : "%.0f";
        return String.format(Locale.ROOT, one + ", " + one + "; " + one + ", " + one, millis[0], millis[1], millis[2],
                millis[3]);
    }
}
