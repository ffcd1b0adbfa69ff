package io.github.aparasort.benchmark.learning;

import io.github.aparasort.Target;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Starts JVMs that learn, and prints a line for each. */
public final class LearningRun {
    private static final double PROMISE = 1.15;

    private final Path jdk;
    private final List<String> jvmArguments;
    private final int n;
    private final int seconds;
    private final int calls;

    /** @param calls the first calls of a process, which are added up */
    public LearningRun(Path jdk, List<String> jvmArguments, int n, int seconds, int calls) {
        this.jdk = jdk;
        this.jvmArguments = jvmArguments;
        this.n = n;
        this.seconds = seconds;
        this.calls = calls;
    }

    /**
     * Prints for each JVM what AUTO takes, and the best engine.
     *
     * @param withFixed whether another JVM does the first calls on the best engine alone
     */
    public void compare(List<String> kinds, List<Load> loads, int runs, List<Target> engines, boolean withFixed)
            throws IOException, InterruptedException {
        String others = engines.stream().map(Target::name).collect(Collectors.joining(","));
        int count = 0;
        int within = 0;
        double worst = 0;
        System.out.println("java\tkind\tload\trun\tchosen\tauto_ms\tbest_ms\tratio\tbest\ttotal_ms\tfixed_ms\tshare");
        for (String kind : kinds) {
            for (Load load : loads) {
                for (int run = 0; run < runs; run++) {
                    String[] auto = spawn(kind, load, "AUTO", seconds, others).split("\t");
                    System.out.printf("%s\t%s\t%s\t%d\t%s", jdk.getFileName(), kind, load, run,
                            String.join("\t", auto));
                    if (withFixed) {
                        String fixed = spawn(kind, load, auto[4], 0, others).split("\t")[5];
                        System.out.printf(Locale.ROOT, "\t%s\t%.3f", fixed,
                                Double.parseDouble(auto[5]) / Double.parseDouble(fixed));
                    }
                    System.out.println();
                    double ratio = Double.parseDouble(auto[3]);
                    count++;
                    within += ratio <= PROMISE ? 1 : 0;
                    worst = Math.max(worst, ratio);
                }
            }
        }
        System.out.printf(Locale.ROOT, "within %s: %d of %d; the worst: %.2f%n", PROMISE, within, count, worst);
    }

    /** Prints the times of the first calls of each engine of the CPU alone, in microseconds. */
    public void record(List<String> kinds) throws IOException, InterruptedException {
        for (String kind : kinds) {
            for (Load load : List.of(Load.QUIET, Load.ALWAYS)) {
                for (String engine : List.of("JDK", "JTP")) {
                    String times = spawn(kind, load, engine, 0, "").split("\t")[6];
                    System.out.println(String.join(" ", jdk.getFileName().toString(), kind, load.name(), engine,
                            times));
                }
            }
        }
    }

    private String spawn(String kind, Load load, String target, int time, String engines)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(jdk.resolve("bin").resolve("java").toString()));
        command.addAll(jvmArguments);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), LearningJob.class.getName(), kind,
                load.name(), target, Integer.toString(n), Integer.toString(time), engines, Integer.toString(calls)));
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return out.lines().filter(line -> line.startsWith(LearningJob.RESULT)).findFirst().orElseThrow(
                () -> new IOException("no result of " + command + ": " + out)).substring(LearningJob.RESULT.length());
    }
}
