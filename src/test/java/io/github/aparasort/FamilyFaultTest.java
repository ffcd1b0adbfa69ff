package io.github.aparasort;

import static io.github.aparasort.testing.FaultScenarios.LARGE;
import static io.github.aparasort.testing.FaultScenarios.MANY_TILES;
import static io.github.aparasort.testing.FaultScenarios.SMALL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase.Outcome;
import io.github.aparasort.testing.FaultCase;
import io.github.aparasort.testing.FaultShim;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@link FaultTest} shows of sorts, for merges, set operations, reductions and scans. */
class FamilyFaultTest {
    private static FaultShim shim;

    @TempDir
    Path directory;

    @BeforeAll
    static void build() throws Exception {
        shim = FaultShim.build();
    }

    /** Uploads, launches and what is read back, on an instance in use and on a fresh one. */
    @ParameterizedTest
    @ValueSource(strings = {"merge", "sets", "scan"})
    void everyFaultOfAWorkingKernelIsNoticed(String family) throws Exception {
        List<FaultCase> cases = shim.run(directory, "running " + family);
        Map<String, Set<String>> seen = FaultTest.assertNoticed(cases);
        for (FaultCall call : FaultCall.of(family)) {
            assertEquals(FaultTest.WARM, seen.get("warm " + LARGE + " " + call));
            assertEquals(FaultTest.WARM, seen.get("warm " + SMALL + " " + call));
            assertEquals(FaultTest.FRESH, seen.get("fresh " + LARGE + " " + call));
            assertResultsAreLookedAt(cases, call);
        }
    }

    /** So many tiles that what is known of each, such as where its results go, travels in words that may be wrong. */
    @ParameterizedTest
    @ValueSource(strings = {"merge", "sets", "scan"})
    void everyFaultOfManyTilesIsNoticed(String family) throws Exception {
        List<FaultCase> cases = shim.run(directory, "parts " + family, "CLFAULT_GROUP=4");
        Map<String, Set<String>> seen = FaultTest.assertNoticed(cases);
        for (FaultCall call : FaultCall.of(family)) {
            assertEquals(FaultTest.WARM, seen.get("warm " + MANY_TILES + " " + call));
            assertResultsAreLookedAt(cases, call);
        }
    }

    /** Some words may not matter; but some do. Of a reduction it is the last partial alone, which flips do not meet. */
    private static void assertResultsAreLookedAt(List<FaultCase> cases, FaultCall call) {
        for (String fault : List.of("read", "stale", "flipfirst")) {
            boolean refused = cases.stream().anyMatch(c -> c.call() == call && c.fault().equals(fault)
                    && c.outcome() == Outcome.UNCHANGED);
            boolean spare = fault.equals("flipfirst") && call.operation().equals("reduce");
            assertEquals(!spare, refused, () -> fault + " of " + call);
        }
    }

    /** AUTO: the same result from the CPU, the reason told. */
    @ParameterizedTest
    @ValueSource(strings = {"merge", "sets", "scan"})
    void autoFallsForward(String family) throws Exception {
        List<FaultCase> cases = shim.run(directory, "auto " + family, "CLFAULT_GPU=1");
        int fallen = 0;
        for (FaultCase c : cases.subList(0, cases.size() - 1)) {
            assertEquals(Outcome.RIGHT, c.outcome(), c::toString);
            if (!c.stage().equals("auto")) {
                continue;
            }
            boolean well = c.fault().equals("none");
            assertEquals(!well, c.hit(), c::toString);
            if (well || !c.call().mayDoWithout(c.fault())) {
                assertEquals(well ? "OPENCL" : "JTP", c.engine(), c::toString);
            }
            assertEquals(!c.engine().equals("OPENCL"), c.detail().contains(": "), () -> "the reason is told: " + c);
            fallen += c.engine().equals("JTP") ? 1 : 0;
        }
        assertTrue(fallen >= 4 * FaultCall.of(family).size());
    }

    /** Shows that faults in results are injected where it hurts, and that it is verification which catches them. */
    @ParameterizedTest
    @ValueSource(strings = {"merge", "sets", "scan"})
    void withoutVerificationAFaultInAResultGoesUnnoticed(String family) throws Exception {
        List<FaultCase> cases = shim.run(directory, "unverified " + family, "-Daparasort.verify=off");
        for (FaultCall call : FaultCall.of(family)) {
            assertTrue(cases.stream().anyMatch(c -> c.call() == call && c.hit() && c.outcome() == Outcome.WRONG),
                    call::name);
        }
    }
}
