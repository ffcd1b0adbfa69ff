package io.github.aparasort.bench;

import io.github.aparasort.Engine;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/**
 * How well {@link Target#AUTO} learns, in fresh processes: {@code LearningBench RUNS N JAVA...}. For each JVM, type and
 * load it starts a process as a user would, which sorts for six seconds. After that it times AUTO and each engine in
 * turns. A second process does 300 calls on the best engine alone, for comparison with the first 300 calls of AUTO.
 *
 * <p>Arguments may be {@code kinds=int,double} and {@code loads=QUIET}, to do a part; {@code fixed=off} to leave out the
 * second process; {@code seconds=10}, {@code calls=100} (instead of 300) and {@code engines=JDK,JTP,GPU} for a machine
 * with a GPU; {@code jvm=-Xms4g,-Xmx4g} for options of the JVM.
 *
 * <p>{@code record=on} prints the times of each call of JDK and JTP alone instead, for the tests of what is learned.
 */
public final class LearningBench {
    /** Other work of the machine: none, four busy threads for the first four seconds, or for the whole time. */
    private enum Load { QUIET, START, ALWAYS }

    private static final int BUSY_THREADS = 4;
    private static final long START_NANOS = 4_000_000_000L;
    private static final int ROUNDS = 41;
    private static final int ROUNDS_OF_LARGE = 9;
    private static final int INPUTS = 4;
    /** Longer inputs are there once: they do not stay in a cache. */
    private static final int LARGE = 1 << 22;

    private LearningBench() {
    }

    public static void main(String[] args) throws Exception {
        if (!Usage.isRight(args, LearningBench.class, "RUNS N JAVA... [NAME=VALUE...]", "6 1000000 java")) {
            return;
        }
        if (args[0].equals("child")) {
            child(args[1], Load.valueOf(args[2]), args[3], Integer.parseInt(args[4]), Integer.parseInt(args[5]),
                    args[6], Integer.parseInt(args[7]));
            System.exit(0);
        }
        Map<String, String> options = Arrays.stream(args).filter(arg -> arg.contains("="))
                .map(arg -> arg.split("=", 2)).collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        List<String> plain = Arrays.stream(args).filter(arg -> !arg.contains("=")).toList();
        int runs = Integer.parseInt(plain.get(0));
        String n = plain.get(1);
        String seconds = options.getOrDefault("seconds", "6");
        String engines = options.getOrDefault("engines", "JDK,JTP");
        String calls = options.getOrDefault("calls", "300");
        List<String> jvm = options.containsKey("jvm") ? List.of(options.get("jvm").split(",")) : List.of();
        if (options.containsKey("record")) {
            record(plain.subList(2, plain.size()), jvm, options.get("kinds"), n, calls);
            return;
        }
        boolean withFixed = options.getOrDefault("fixed", "on").equals("on");
        int count = 0;
        int within = 0;
        double worst = 0;
        System.out.println("java\tkind\tload\trun\tchosen\tauto_ms\tbest_ms\tratio\tbest\ttotal_ms\tfixed_ms\tshare");
        for (String java : plain.subList(2, plain.size())) {
            for (String kind : options.getOrDefault("kinds", "int,long,double,argsort").split(",")) {
                for (String load : options.getOrDefault("loads", "QUIET,START,ALWAYS").split(",")) {
                    for (int run = 0; run < runs; run++) {
                        String[] auto = spawn(java, jvm, kind, load, "AUTO", n, seconds, engines, calls).split("\t");
                        double ratio = Double.parseDouble(auto[3]);
                        System.out.printf(Locale.ROOT, "%s\t%s\t%s\t%d\t%s", java.replaceAll(
                                ".*/(.*)/bin/java", "$1"), kind, load, run, String.join("\t", auto));
                        if (withFixed) {
                            String fixed = spawn(java, jvm, kind, load, auto[4], n, "0", engines, calls).split("\t")[5];
                            System.out.printf(Locale.ROOT, "\t%s\t%.3f", fixed,
                                    Double.parseDouble(auto[5]) / Double.parseDouble(fixed));
                        }
                        System.out.println();
                        count++;
                        within += ratio <= 1.15 ? 1 : 0;
                        worst = Math.max(worst, ratio);
                    }
                }
            }
        }
        System.out.printf(Locale.ROOT, "within 1.15: %d of %d; the worst: %.2f%n", within, count, worst);
    }

    /** Prints the times of the first calls of each engine alone, in microseconds. */
    private static void record(List<String> javas, List<String> jvm, String kinds, String n, String calls)
            throws IOException, InterruptedException {
        for (String java : javas) {
            for (String kind : kinds.split(",")) {
                for (Load load : new Load[] {Load.QUIET, Load.ALWAYS}) {
                    for (String engine : List.of("JDK", "JTP")) {
                        String times = spawn(java, jvm, kind, load.name(), engine, n, "0", "", calls).split("\t")[6];
                        System.out.println(String.join(" ", java.replaceAll(".*/(.*)/bin/java", "$1"), kind, load.name(),
                                engine, times));
                    }
                }
            }
        }
    }

    private static String spawn(String java, List<String> jvm, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(java));
        command.addAll(jvm);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), LearningBench.class.getName(), "child"));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return out.lines().filter(line -> line.startsWith("result\t")).findFirst().orElseThrow(
                () -> new IOException("no result of " + command + ": " + out)).substring("result\t".length());
    }

    // ---- in a process of its own

    /** Prints: engine of the last call, its ms, the best ms, the ratio, the best engine, ms of the first calls. */
    private static void child(String kind, Load load, String target, int n, int seconds, String engines,
            int calls) {
        long begin = System.nanoTime();
        if (load != Load.QUIET) {
            for (int i = 0; i < BUSY_THREADS; i++) {
                busy(load == Load.START ? begin + START_NANOS : Long.MAX_VALUE);
            }
        }
        int inputs = n > LARGE ? 1 : INPUTS;
        BenchWork[] works = new BenchWork[inputs];
        for (int i = 0; i < inputs; i++) {
            works[i] = BenchWork.of(kind, n, new Random(i));
        }
        Gpu gpu = target.equals("AUTO") ? Gpu.shared() : Gpu.open(Target.valueOf(target));
        AtomicReference<Engine> last = new AtomicReference<>();
        gpu.onExecution(done -> last.set(done.engine()));
        long total = 0;
        StringJoiner micros = new StringJoiner(" ");
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        for (int call = 0; call < calls || System.nanoTime() < end; call++) {
            long nanos = works[call % inputs].nanos(gpu);
            total += call < calls ? nanos : 0;
            if (seconds == 0) {
                micros.add(Long.toString(nanos / 1000));
            }
        }
        if (seconds == 0) {
            System.out.printf(Locale.ROOT, "result\t%s\t0\t0\t0\t%s\t%.1f\t%s%n", last, target, total / 1e6, micros);
            return;
        }
        Map<Target, long[]> times = new EnumMap<>(Target.class);
        Map<Target, Gpu> contexts = new EnumMap<>(Target.class);
        contexts.put(Target.AUTO, gpu);
        for (String engine : engines.split(",")) {
            contexts.put(Target.valueOf(engine), Gpu.open(Target.valueOf(engine)));
        }
        contexts.values().forEach(context -> {
            for (int i = 0; i < INPUTS; i++) {
                works[i % inputs].nanos(context);
            }
        });
        int rounds = n > LARGE ? ROUNDS_OF_LARGE : ROUNDS;
        List<Map.Entry<Target, Gpu>> order = new ArrayList<>(contexts.entrySet());
        Random random = new Random(n);
        for (int round = 0; round < rounds; round++) {
            // On a busy machine, a call after one of other threads finds the processors less busy.
            Collections.shuffle(order, random);
            for (Map.Entry<Target, Gpu> each : order) {
                times.computeIfAbsent(each.getKey(), key -> new long[rounds])[round] =
                        works[round % inputs].nanos(each.getValue());
            }
        }
        long auto = median(times.remove(Target.AUTO));
        Map.Entry<Target, long[]> best = times.entrySet().stream()
                .min((a, b) -> Long.compare(median(a.getValue()), median(b.getValue()))).orElseThrow();
        long bestNanos = median(best.getValue());
        System.out.printf(Locale.ROOT, "result\t%s\t%.2f\t%.2f\t%.3f\t%s\t%.1f%n", last, auto / 1e6, bestNanos / 1e6,
                auto / (double) bestNanos, best.getKey(), total / 1e6);
    }

    private static long median(long[] nanos) {
        return Arrays.stream(nanos).sorted().skip(nanos.length / 2).findFirst().orElseThrow();
    }

    private static void busy(long until) {
        Thread thread = new Thread(() -> {
            double sum = 0;
            while (System.nanoTime() < until) {
                for (int i = 0; i < 10_000; i++) {
                    sum = Math.sin(sum + i);
                }
            }
        });
        thread.setDaemon(true);
        thread.start();
    }
}
