package io.github.aparasort.benchmark.learning;

import io.github.aparasort.Engine;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
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

/**
 * The sorts of one JVM. It prints: engine of the last call, its ms, the best ms, the ratio, the best engine, ms of the
 * first calls; of a single engine also the microseconds of each call.
 */
public final class LearningJob {
    static final String RESULT = "result\t";
    private static final int ROUNDS = 41;
    private static final int ROUNDS_OF_LARGE = 9;
    private static final int INPUTS = 4;
    /** Longer inputs are there once: they do not stay in a cache. */
    private static final int LARGE = 1 << 22;

    private LearningJob() {
    }

    /** @param args kind, load, target, elements, seconds (0: the first calls only), engines, first calls */
    public static void main(String[] args) {
        int n = Integer.parseInt(args[3]);
        int seconds = Integer.parseInt(args[4]);
        int calls = Integer.parseInt(args[6]);
        Load.valueOf(args[1]).begin();
        LearningWork[] works = new LearningWork[n > LARGE ? 1 : INPUTS];
        Arrays.setAll(works, i -> LearningWork.of(args[0], n, new Random(i)));
        Target target = Target.valueOf(args[2]);
        Gpu gpu = target == Target.AUTO ? Gpu.shared() : Gpu.open(target);
        AtomicReference<Engine> last = new AtomicReference<>();
        gpu.onExecution(done -> last.set(done.engine()));
        long total = 0;
        StringJoiner micros = new StringJoiner(" ");
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        for (int call = 0; call < calls || System.nanoTime() < end; call++) {
            long nanos = works[call % works.length].nanos(gpu);
            total += call < calls ? nanos : 0;
            if (seconds == 0) {
                micros.add(Long.toString(nanos / 1000));
            }
        }
        if (seconds == 0) {
            System.out.printf(Locale.ROOT, RESULT + "%s\t0\t0\t0\t%s\t%.1f\t%s%n", last, target, total / 1e6, micros);
        } else {
            Map<Target, Long> medians = inTurns(gpu, works, args[5].split(","), n > LARGE ? ROUNDS_OF_LARGE : ROUNDS);
            long auto = medians.remove(Target.AUTO);
            Map.Entry<Target, Long> best = Collections.min(medians.entrySet(), Map.Entry.comparingByValue());
            System.out.printf(Locale.ROOT, RESULT + "%s\t%.2f\t%.2f\t%.3f\t%s\t%.1f%n", last, auto / 1e6,
                    best.getValue() / 1e6, auto / (double) best.getValue(), best.getKey(), total / 1e6);
        }
        System.exit(0);
    }

    /** The median nanoseconds of a call on each engine, and by AUTO. */
    private static Map<Target, Long> inTurns(Gpu auto, LearningWork[] works, String[] engines, int rounds) {
        Map<Target, Gpu> contexts = new EnumMap<>(Target.class);
        contexts.put(Target.AUTO, auto);
        for (String engine : engines) {
            contexts.put(Target.valueOf(engine), Gpu.open(Target.valueOf(engine)));
        }
        contexts.values().forEach(context -> {
            for (int i = 0; i < INPUTS; i++) {
                works[i % works.length].nanos(context);
            }
        });
        Map<Target, long[]> times = new EnumMap<>(Target.class);
        List<Map.Entry<Target, Gpu>> order = new ArrayList<>(contexts.entrySet());
        Random random = new Random(rounds);
        for (int round = 0; round < rounds; round++) {
            // On a busy machine, a call after one of other threads finds the processors less busy.
            Collections.shuffle(order, random);
            for (Map.Entry<Target, Gpu> each : order) {
                times.computeIfAbsent(each.getKey(), key -> new long[rounds])[round] =
                        works[round % works.length].nanos(each.getValue());
            }
        }
        Map<Target, Long> medians = new EnumMap<>(Target.class);
        times.forEach((target, nanos) -> {
            Arrays.sort(nanos);
            medians.put(target, nanos[rounds / 2]);
        });
        return medians;
    }
}
