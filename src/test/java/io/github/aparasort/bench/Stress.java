package io.github.aparasort.bench;

import io.github.aparasort.Gpu;
import io.github.aparasort.Operation;
import io.github.aparasort.Target;
import io.github.aparasort.testing.KeyType;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Random calls of all operations from several threads, each result checked, while other threads keep the garbage
 * collector busy and watch for stray writes. It ends with status 1 if a result was wrong, a device failed, or an array
 * changed that nobody should write to. The same options make the same calls with the same inputs.
 *
 * <pre>
 * java -cp target/classes:target/test-classes:(the jars of the dependencies) io.github.aparasort.bench.Stress \
 *     target=GPU threads=1 seconds=60 garbage=on canary=on
 * </pre>
 *
 * <p>Options: {@code target} (JTP, OPENCL, GPU, AUTO, JDK; default AUTO), {@code threads} (2), {@code seconds} (60),
 * {@code operations} (per thread; default unlimited), {@code largest} (elements; 2,000,000), {@code smallest} (2),
 * {@code seed} (1), {@code garbage} (on or off; on), {@code canary} (on or off; off), {@code doubles} (on or
 * off, for devices that have none; on), {@code calls} (names of {@link Operation} with commas; all).
 */
public final class Stress {
    private static final long REPORT_NANOS = 5_000_000_000L;
    private static final long POLL_MILLIS = 50;

    private final StressOptions options;
    private final StressTally tally = new StressTally();
    private final long begin = System.nanoTime();

    private Stress(StressOptions options) {
        this.options = options;
    }

    public static void main(String[] args) throws InterruptedException {
        System.exit(run(StressOptions.parse(args)).isGood() ? 0 : 1);
    }

    /** Runs to the end. Returns what happened; that has been printed. */
    public static StressTally run(StressOptions options) throws InterruptedException {
        return new Stress(options).run();
    }

    private StressTally run() throws InterruptedException {
        System.out.printf("%s, JDK %s, %d processors, %s%n", options, System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(), options.target() == Target.JDK ? "" : Gpu.devices());
        StressGarbage garbage = new StressGarbage();
        StressCanary canary = new StressCanary(tally);
        if (options.garbage()) {
            garbage.start();
        }
        if (options.canary()) {
            canary.start();
        }
        try (Gpu gpu = Gpu.open(options.target())) {
            gpu.onExecution(tally::ran);
            List<StressInput> inputs = inputs(gpu);
            List<Thread> callers = new ArrayList<>();
            for (int thread = 0; thread < options.threads(); thread++) {
                int number = thread;
                callers.add(new Thread(() -> call(inputs, number), "stress-" + thread));
            }
            callers.forEach(Thread::start);
            await(callers);
        } finally {
            garbage.interrupt();
            canary.interrupt();
            garbage.join();
            canary.join();
        }
        if (options.target() != Target.JDK) {
            tally.readHealth();
        }
        System.out.printf("%s: %s, %.0f s, %s; %,d collections asked for, %,d canaries read%n",
                tally.isGood() ? "GOOD" : "BAD", options.target(), seconds(), tally, garbage.collections(),
                canary.checks());
        return tally;
    }

    private List<StressInput> inputs(Gpu gpu) {
        return Stream.of(KeyType.values()).filter(type -> options.doubles() || type != KeyType.DOUBLE)
                .map(type -> new StressInput(gpu, type)).toList();
    }

    private double seconds() {
        return (System.nanoTime() - begin) / 1e9;
    }

    private void await(List<Thread> callers) throws InterruptedException {
        long report = System.nanoTime() + REPORT_NANOS;
        for (Thread caller : callers) {
            while (caller.isAlive()) {
                caller.join(POLL_MILLIS);
                if (System.nanoTime() > report) {
                    System.out.printf("%4.0f s: %s%n", seconds(), tally);
                    report += REPORT_NANOS;
                }
            }
        }
    }

    private void call(List<StressInput> inputs, int thread) {
        SplittableRandom random = new SplittableRandom(options.seed() * 1_000 + thread);
        long started = System.nanoTime();
        long limit = TimeUnit.SECONDS.toNanos(options.seconds());
        for (long i = 0; i < options.operations() && System.nanoTime() - started < limit; i++) {
            // Each call in turn; its type is drawn.
            Operation call = options.calls().get((int) (i % options.calls().size()));
            StressInput input = inputs.get(random.nextInt(inputs.size()));
            int n = options.size(random);
            String what = String.format("%s by %s, n = %d, thread %d, operation %d", call, input.type(), n, thread, i);
            try {
                if (input.isRight(call, n, random)) {
                    tally.right();
                } else {
                    tally.wrong(what);
                }
            } catch (RuntimeException | Error e) {
                tally.thrown(e, what);
            }
        }
    }
}
