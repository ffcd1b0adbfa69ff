package io.github.aparasort.internal.cli;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Plan;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.engine.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The engine that AUTO chooses for an operation and its input, after some calls, from which it learns.
 *
 * @param engine the name that tables show
 * @param learned whether AUTO knows what the other engines take, so that it stays with this one
 * @param right whether every result was right
 */
record AutoChoice(String engine, boolean learned, boolean right) {
    /** A slow operation is called this often, others until AUTO has learned, but no longer. Not tuned. */
    private static final int FEWEST_CALLS = 5;
    private static final long MOST_NANOS = TimeUnit.MILLISECONDS.toNanos(400);
    /** AUTO does not need calls of an engine that is measured to take twice as long. Not tuned. */
    private static final int FAR = 2;

    /** Measures and calls. Throws a {@code GpuException} if a system property demands a device that is not there. */
    static AutoChoice of(SampleCall<?, ?> call) {
        List<Execution> calls = new ArrayList<>();
        boolean right = true;
        boolean learned = false;
        try (Gpu.Registration ignored = Gpu.shared().onExecution(calls::add)) {
            Gpu.shared().warmUp(call.operation(), call.type());
            calls.clear();
            long end = System.nanoTime() + MOST_NANOS;
            for (int round = 0; round < FEWEST_CALLS || !learned && System.nanoTime() < end; round++) {
                right &= call.nanos(Gpu.shared()).isPresent();
                learned = isLearned(calls, Gpu.shared().explain(call.operation(), call.type(), call.n()));
            }
        }
        List<Execution> chosen = chosen(calls);
        return new AutoChoice(NamedEngine.name(last(chosen.isEmpty() ? calls : chosen)), learned, right);
    }

    /** Whether calls settled on one engine, and each other one was called too or takes far longer by the plan. */
    static boolean isLearned(List<Execution> calls, Plan plan) {
        List<Execution> chosen = chosen(calls);
        int settled = chosen.size() - LearnedCosts.SURE;
        if (settled < 0) {
            return false;
        }
        String engine = key(last(chosen));
        Long own = plan.estimatedNanos().get(engine);
        return count(chosen.subList(settled, chosen.size()), engine) == LearnedCosts.SURE
                && plan.estimatedNanos().entrySet().stream().allMatch(other -> other.getKey().equals(engine)
                || own != null && other.getValue() >= FAR * own
                || count(calls, other.getKey()) >= LearnedCosts.SURE);
    }

    /** The calls that AUTO did not make to learn. */
    private static List<Execution> chosen(List<Execution> calls) {
        return calls.stream().filter(done -> !done.note().contains(Choice.EXPLORES)).toList();
    }

    private static Execution last(List<Execution> calls) {
        return calls.get(calls.size() - 1);
    }

    private static long count(List<Execution> calls, String engine) {
        return calls.stream().filter(done -> key(done).equals(engine)).count();
    }

    /** The name of the engine in a plan. */
    private static String key(Execution done) {
        return done.device().map(Object::toString).orElse(done.engine().toString());
    }
}
