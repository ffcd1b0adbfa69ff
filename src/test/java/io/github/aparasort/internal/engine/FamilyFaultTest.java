package io.github.aparasort.internal.engine;

import static io.github.aparasort.testing.FaultScenarios.LARGE;
import static io.github.aparasort.testing.FaultScenarios.MANY_TILES;
import static io.github.aparasort.testing.FaultScenarios.SMALL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase;
import io.github.aparasort.testing.FaultCase.Outcome;
import io.github.aparasort.testing.FaultShim;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@link FaultTest} shows of sorts, for merges, set operations, reductions, scans, gathers, selections and more. */
@Tag(Coverage.SCALED)
class FamilyFaultTest {
    private static FaultShim shim;

    @TempDir
    Path directory;

    @BeforeAll
    static void build() throws Exception {
        shim = FaultShim.build();
    }

    /** Some calls of each family in one process, and with the profile all calls of each in one or a few. */
    static Stream<String> calls() {
        return Coverage.ALL ? Stream.of("merge", "sets", "scan", "take", "select", "search", "unique", "counts",
                "segments", "inner", "outer", "REDUCE_BY_KEY_INTS", "REDUCE_BY_KEY_LONGS", "REDUCE_BY_KEY_FLOATS",
                "REDUCE_BY_KEY_DOUBLES")
                : Stream.of("MERGE_LONG_PAIRS UNION_INTS DIFFERENCE_DOUBLE_PAIRS REDUCE_INTS INCLUSIVE_FLOATS_OVER"
                        + " TAKE_INTS ARG_BOTTOM_K_LONGS MERGE_ALL_INTS LOWER_BOUNDS_DOUBLES REDUCE_BY_KEY_INTS"
                        + " SORT_SEGMENTS_INTS OUTER_LONGS");
    }

    /** Uploads, launches and what is read back, on an instance in use and on a fresh one. */
    @ParameterizedTest
    @MethodSource("calls")
    void everyFaultOfAWorkingKernelIsNoticed(String calls) throws Exception {
        List<FaultCase> cases = shim.run(directory, "running " + calls);
        Map<String, Set<String>> seen = FaultTest.assertNoticed(cases);
        for (FaultCall call : FaultCall.of(calls.split(" "))) {
            FaultTest.assertWarm(call, seen.get("warm " + LARGE + " " + call));
            FaultTest.assertWarm(call, seen.get("warm " + SMALL + " " + call));
            assertEquals(FaultTest.FRESH, seen.get("fresh " + LARGE + " " + call));
        }
    }

    /** With many tiles, the words that describe each tile, such as where its results go, may be wrong too. */
    @ParameterizedTest
    @MethodSource("calls")
    void everyFaultOfManyTilesIsNoticed(String calls) throws Exception {
        List<FaultCase> cases = shim.run(directory, "parts " + calls, "CLFAULT_GROUP=4");
        Map<String, Set<String>> seen = FaultTest.assertNoticed(cases);
        for (FaultCall call : FaultCall.of(calls.split(" "))) {
            FaultTest.assertWarm(call, seen.get("warm " + MANY_TILES + " " + call));
        }
    }

    /** AUTO: the same result from the CPU, the reason told. */
    @ParameterizedTest
    @MethodSource("calls")
    void autoFallsForward(String calls) throws Exception {
        List<FaultCase> cases = shim.run(directory, "auto " + calls, "CLFAULT_GPU=1");
        for (FaultCase c : cases.subList(0, cases.size() - 1)) {
            assertEquals(Outcome.RIGHT, c.outcome(), c::toString);
            if (!c.stage().equals("auto")) {
                continue;
            }
            boolean well = c.fault().equals("none");
            assertEquals(!well, c.hit(), c::toString);
            assertEquals(well, c.engine().equals("OPENCL"), c::toString);
            assertEquals(!c.engine().equals("OPENCL"), c.detail().contains(": "), () -> "the reason is told: " + c);
        }
    }

    /** Shows that faults in results are injected where it hurts, and that it is verification which catches them. */
    @ParameterizedTest
    @MethodSource("calls")
    void withoutVerificationAFaultInAResultGoesUnnoticed(String calls) throws Exception {
        List<FaultCase> cases = shim.run(directory, "unverified " + calls, "-Daparasort.verify=off");
        for (FaultCall call : FaultCall.of(calls.split(" "))) {
            assertTrue(cases.stream().anyMatch(c -> c.call() == call && c.hit() && c.outcome() == Outcome.WRONG),
                    call::name);
        }
    }
}
