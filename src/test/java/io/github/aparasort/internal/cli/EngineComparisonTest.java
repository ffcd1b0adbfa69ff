package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.Target;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An engine with a wrong result or a failure gets no time. */
class EngineComparisonTest {
    private static final int[] WORDS = {3, 1, 2};

    private static EngineComparison measure(SampleCall<?, ?> operation, NamedEngine engine) {
        try (NamedEngine.Session plain = NamedEngine.of(Target.JDK).open()) {
            return EngineComparison.measure(operation, plain, engine, 0);
        }
    }

    private static SampleCall<int[], int[]> sorting(BiFunction<Gpu, int[], int[]> work) {
        return new SampleCall<>(Operation.SORT, int.class, 3, WORDS::clone, work, keys -> keys[0] == 1 && keys[2] == 3);
    }

    private static int[] sort(Gpu gpu, int[] keys) {
        gpu.sorter().sort(keys);
        return keys;
    }

    @Test
    void aWrongResultIsFoundAndHasNoTime() {
        int[] calls = {0};
        SampleCall<?, ?> wrongLater = sorting((gpu, keys) -> ++calls[0] <= 3 ? sort(gpu, keys) : WORDS);
        EngineComparison result = measure(wrongLater, NamedEngine.of(Target.JTP));
        assertFalse(result.right());
        assertEquals(0, result.nanos());
        assertEquals(0, result.plainNanos());
        EngineComparison right = measure(sorting(EngineComparisonTest::sort), NamedEngine.of(Target.JTP));
        assertTrue(right.right() && right.nanos() > 0 && right.plainNanos() > 0, right::toString);
    }

    @Test
    void aFailureHasAMessageAndNoTime() {
        EngineComparison result = measure(new IntSampleCalls(WORDS).of(Operation.SORT), new NamedEngine("none", () -> {
            throw new GpuException("no such device", null);
        }));
        assertEquals("no such device", result.failure());
        assertEquals(0, result.nanos());
    }

    @Test
    void theEngineThatReallyRanIsNamed() {
        // The target JTP leaves this few words to the JDK.
        EngineComparison result = measure(new IntSampleCalls(WORDS).of(Operation.SORT), NamedEngine.of(Target.JTP));
        assertEquals("JTP -> JDK", result.engine());
        // The same code: no speed is claimed.
        assertTrue(result.isPlain() && result.speed() == 1, result::toString);
    }

    /** Expected results come from loops of their own: they must agree with the library, and no damage may pass. */
    @ParameterizedTest
    @ValueSource(strings = {"sort", "argsort", "merge", "union", "intersection", "difference", "symmetricDifference",
        "inclusive"})
    void aDamagedArrayIsRefused(String name) {
        SampleCall<?, ?> operation = new IntSampleCalls(new int[] {7, 1, 5, 1, 2, 5, 1, 9, 9}).of(Operation.of(name));
        assertTrue(operation.nanos(Gpu.shared()).isPresent());
        assertTrue(changed(operation, result -> {
            ((int[]) result)[0]++;
            return result;
        }).isEmpty());
    }

    @Test
    void pairsOutOfTheStableOrderAreRefused() {
        SampleCall<?, ?> operation = new IntSampleCalls(new int[] {1, 1, 0}).of(Operation.SORT_PAIRS);
        assertTrue(operation.nanos(Gpu.shared()).isPresent());
        assertTrue(changed(operation, result -> {
            int[] values = (int[]) ((Pairs<?, ?>) result).values();
            values[1] = 1;
            values[2] = 0;
            return result;
        }).isEmpty());
    }

    @Test
    void aSumIsChecked() {
        SampleCall<?, ?> operation = new IntSampleCalls(WORDS).of(Operation.REDUCE);
        assertTrue(operation.nanos(Gpu.shared()).isPresent());
        assertTrue(changed(operation, result -> 7).isEmpty());
    }

    /** Calls an operation whose result is changed before it is looked at. */
    @SuppressWarnings("unchecked")
    private static <A, R> OptionalLong changed(SampleCall<A, R> operation, UnaryOperator<Object> change) {
        return new SampleCall<>(operation.operation(), operation.type(), operation.n(), operation.arguments(),
                (gpu, arguments) -> (R) change.apply(operation.work().apply(gpu, arguments)), operation.check())
                .nanos(Gpu.shared());
    }
}
