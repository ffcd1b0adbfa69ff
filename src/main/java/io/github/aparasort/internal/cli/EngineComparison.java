package io.github.aparasort.internal.cli;

import io.github.aparasort.GpuException;
import io.github.aparasort.Target;
import java.util.OptionalLong;

/**
 * Times of one operation in plain Java and on an engine: the best of several calls. Both run in turns, so that other
 * load on the machine slows both. Every result is verified, and one wrong result makes the times void.
 *
 * @param engine name of the engine, and of the one that ran if that was another one
 * @param isPlain whether plain Java ran instead of the engine
 * @param plainNanos time of the best call in plain Java, or 0 without a valid time
 * @param nanos time of the best call on the engine, or 0 without a valid time
 * @param right whether every result was right
 * @param note why another engine than the planned one ran, or empty
 * @param failure the message of an exception, or empty
 */
record EngineComparison(String engine, boolean isPlain, long plainNanos, long nanos, boolean right, String note,
        String failure) {
    /** The least time counts, and more rounds hardly lower it. */
    private static final int MOST_ROUNDS = 9;
    /** The JIT compiles the hot loops in the first rounds, at least one, which take at most this part of the time. */
    private static final int MOST_WARM_UP_ROUNDS = 20;
    private static final int WARM_UP_PART = 3;

    /** Measures until the time for all rounds with their checks is spent, at least one round after one to warm up. */
    static EngineComparison measure(SampleCall<?, ?> call, NamedEngine.Session plain, NamedEngine engine,
            long budgetNanos) {
        try (NamedEngine.Session session = engine.open()) {
            // Builds the kernels, which can take longer than all rounds.
            session.gpu().warmUp(call.operation(), call.type());
            return rounds(call, plain, engine.name(), session, budgetNanos);
        } catch (GpuException e) {
            return new EngineComparison(engine.name(), false, 0, 0, true, "", e.getMessage());
        }
    }

    private static EngineComparison rounds(SampleCall<?, ?> call, NamedEngine.Session plain, String name,
            NamedEngine.Session session, long budgetNanos) {
        long plainNanos = Long.MAX_VALUE;
        long nanos = Long.MAX_VALUE;
        String ran = name;
        long begin = System.nanoTime();
        long elapsed = 0;
        boolean warm = false;
        int counted = 0;
        for (int round = 1; counted == 0 || counted < MOST_ROUNDS && elapsed < budgetNanos; round++) {
            OptionalLong inPlainJava = call.nanos(plain.gpu());
            OptionalLong onEngine = call.nanos(session.gpu());
            if (inPlainJava.isEmpty() || onEngine.isEmpty()) {
                return new EngineComparison(inPlainJava.isEmpty() ? "plain Java" : name, false, 0, 0, false, "", "");
            }
            elapsed = System.nanoTime() - begin;
            if (warm) {
                ran = ran.equals(name) ? session.ran() : ran;
                plainNanos = Math.min(plainNanos, inPlainJava.getAsLong());
                nanos = Math.min(nanos, onEngine.getAsLong());
                counted++;
            }
            // Without a bound on the first round: times of cold code would be unfair to plain Java, which runs first.
            warm |= round == MOST_WARM_UP_ROUNDS || elapsed >= budgetNanos / WARM_UP_PART;
        }
        return new EngineComparison(ran.equals(name) ? name : name + " -> " + ran, ran.equals(Target.JDK.name()),
                plainNanos, nanos, true, session.note(), "");
    }

    /** How many times as fast as plain Java; exactly 1 if plain Java ran, where a difference would be noise. */
    double speed() {
        return isPlain ? 1 : (double) plainNanos / Math.max(1, nanos);
    }
}
