package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase.Outcome;
import io.github.aparasort.testing.FaultFamily;
import io.github.aparasort.testing.FaultyContext;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** JTP has no kernels for some families: plain Java does their work, also if JTP is demanded or said to be faster. */
class PlainFamiliesTest {
    private static final int N = 100_003;

    private static List<FaultFamily> plain() {
        return Arrays.stream(FaultFamily.values()).filter(family -> !family.hasRakes()).toList();
    }

    @Test
    void theyAreKnown() {
        assertEquals(Set.of("take", "select", "search", "segments"),
                plain().stream().map(FaultFamily::family).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @EnumSource(value = Target.class, names = {"AUTO", "JTP"})
    void plainJavaDoesTheWork(Target target) {
        try (FaultyContext context = new FaultyContext(target)) {
            for (FaultFamily family : plain()) {
                Plan plan = context.gpu.explain(Operation.of(family.operation()), family.keyType(), N);
                assertEquals(Engine.JDK, plan.engine(), plan::toString);
                assertEquals("plain Java does this on all processors", plan.why());
                assertFalse(plan.whyNot().containsKey("JTP"), plan::toString);
                FaultCall.Attempt attempt = family.attempt(context.gpu, N);
                assertEquals(Outcome.RIGHT, attempt.outcome(), () -> family + ": " + attempt.message());
                List<Execution> told = context.told();
                assertEquals(1, told.size());
                assertEquals(Engine.JDK, told.get(0).engine(), family::name);
                assertEquals("", told.get(0).note(), family::name);
            }
        }
    }
}
