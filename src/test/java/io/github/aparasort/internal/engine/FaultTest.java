package io.github.aparasort.internal.engine;

import static io.github.aparasort.testing.FaultScenarios.LARGE;
import static io.github.aparasort.testing.FaultScenarios.SEVERAL_PIECES;
import static io.github.aparasort.testing.FaultScenarios.SMALL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase;
import io.github.aparasort.testing.FaultCase.Outcome;
import io.github.aparasort.testing.FaultShim;
import io.github.aparasort.testing.FaultSort;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Faults of OpenCL, injected one at a time: either the answer is right, or a GpuException is thrown and every array of
 * the caller's is as it was. In processes of their own, into which the injecting library is loaded, on the first
 * OpenCL device; a process that hangs, for instance in a garbage collection, is killed and fails the test.
 */
@Tag(Coverage.EVERY_JDK)
class FaultTest {
    /** The device has its context and its programs already. */
    static final Set<String> FRESH = Set.of("queue", "kernel", "buffer", "write", "setarg", "wait", "read");
    /** A device without memory may have some again at the next call. */
    private static final Set<String> OF_MEMORY = Set.of("context", "queue", "program", "kernel", "buffer");
    /** Families whose calls wait for the number of their results. */
    private static final Set<String> OF_A_NUMBER = Set.of("sets", "groups");
    private static FaultShim shim;

    @TempDir
    Path directory;

    @BeforeAll
    static void build() throws Exception {
        shim = FaultShim.build();
    }

    /** Between two faults the same call went right each time: otherwise there is a case of stage "plain". */
    @Tag(Coverage.SCALED)
    @Test
    void everyFaultOfAWorkingKernelIsNoticed() throws Exception {
        List<FaultSort> sorts = Coverage.rows(Stream.of(FaultSort.INTS, FaultSort.LONG_PAIRS, FaultSort.INT_ORDER),
                FaultSort.LONGS, FaultSort.INT_PAIRS, FaultSort.LONG_ORDER).toList();
        List<FaultCase> cases = shim.run(directory, "running " + names(sorts));
        Map<String, Set<String>> seen = assertNoticed(cases);
        for (FaultSort sort : sorts) {
            assertWarm(sort, seen.get("warm " + LARGE + " " + sort));
            assertWarm(sort, seen.get("warm " + SMALL + " " + sort));
            assertEquals(FRESH, seen.get("fresh " + LARGE + " " + sort));
            assertTrue(noted(cases, "launches", sort, LARGE) >= 3, "several merge levels");
            assertTrue(noted(cases, "kernels", sort, SMALL) > 0, "an instance that failed is not used again");
        }
    }

    /** Keys in several pieces. */
    @Tag(Coverage.SCALED)
    @Test
    void everyFaultOfASplitTransferIsNoticed() throws Exception {
        List<FaultSort> sorts = Coverage.rows(Stream.of(FaultSort.INTS, FaultSort.LONG_PAIRS), FaultSort.INT_PAIRS)
                .toList();
        List<FaultCase> cases = shim.run(directory, "parts " + names(sorts), "CLFAULT_GROUP=4");
        Map<String, Set<String>> seen = assertNoticed(cases);
        for (FaultSort sort : sorts) {
            assertWarm(sort, seen.get("warm " + SEVERAL_PIECES + " " + sort));
            int reads = noted(cases, "reads", sort, SEVERAL_PIECES);
            assertTrue(reads > (sort == FaultSort.INTS ? 1 : 2), "several pieces");
        }
    }

    private static String names(List<FaultSort> sorts) {
        return sorts.stream().map(FaultSort::name).collect(Collectors.joining(" "));
    }

    private static int noted(List<FaultCase> cases, String what, FaultCall call, int n) {
        return cases.stream().filter(c -> c.fault().equals(what) && c.call() == call && c.n() == n)
                .mapToInt(FaultCase::k).findFirst().orElseThrow();
    }

    /**
     * Asserts that a call on an instance in use saw each fault that it can have; and maybe others, in its checks. A
     * call like the one before it sets no arguments.
     */
    static void assertWarm(FaultCall call, Set<String> seen) {
        Set<String> faults = new HashSet<>(call.onTheResult());
        faults.addAll(List.of("launch", "wait", "read", "write"));
        if (OF_A_NUMBER.contains(call.family())) {
            faults.add(FaultCall.ON_A_NUMBER);
        }
        assertTrue(seen.containsAll(faults), () -> call + ": " + seen);
    }

    /**
     * Returns the faults seen in each kind of case. The number of pieces that are transferred depends on the data and
     * on the workers that there are: so the last of the calls that were counted may not come again.
     */
    static Map<String, Set<String>> assertNoticed(List<FaultCase> cases) {
        List<FaultCase> faults = cases.stream().filter(c -> !c.stage().equals("note"))
                .filter(c -> c.hit() || c.outcome() != Outcome.RIGHT || c.fault().equals("launch")).toList();
        for (FaultCase c : faults) {
            assertTrue(c.hit(), () -> "not injected, or an unexpected failure: " + c);
            // A failed wait may come after all is done. Without memory it is asked for once more, and a join is made in
            // another way. Every other fault leaves something undone or changed.
            if (c.outcome() != Outcome.RIGHT || !c.fault().equals("wait") && !OF_MEMORY.contains(c.fault())) {
                assertRefused(c, reason(c));
            }
        }
        return faults.stream().collect(Collectors.groupingBy(c -> c.stage() + " " + c.n() + " " + c.call(),
                Collectors.mapping(FaultCase::fault, Collectors.toSet())));
    }

    static Stream<String> firstUses() {
        String others = " REDUCE_INTS UNION_LONG_PAIRS MERGE_INTS EXCLUSIVE_DOUBLES";
        String sorts = " INTS LONGS INT_PAIRS LONG_PAIRS";
        return Coverage.rows(Stream.of("creating" + sorts, "building" + others, "probing" + others),
                "creating" + others, "building" + sorts, "probing" + sorts);
    }

    /**
     * In the first use of a kernel. What does not build is rejected for good, with the reason, and the others go on.
     * Any other fault, such as one in a proof, is that of one call.
     */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("firstUses")
    void aFaultInAFirstUseIsTold(String scenario) throws Exception {
        List<FaultCase> cases = shim.run(directory, scenario);
        Set<FaultCall> rejected = new HashSet<>();
        for (FaultCase c : cases) {
            if (c.hit() && c.fault().equals("build")) {
                rejected.add(c.call());
            }
            assertEquals(c.stage().equals("new") && !c.fault().equals("none"), c.hit(), () -> "injected? " + c);
            if (rejected.contains(c.call())) {
                assertRefused(c, "does not build");
            } else if (c.hit() && (c.outcome() != Outcome.RIGHT || !c.fault().equals("buffer"))) {
                assertRefused(c, OF_MEMORY.contains(c.fault()) ? "give it less at once" : reason(c));
            } else {
                assertEquals(Outcome.RIGHT, c.outcome(), c::toString);
            }
        }
        assertEquals(scenario.startsWith("building") ? 1 : 0, rejected.size());
        assertEquals(12, cases.size());
    }

    @Test
    void threeFaultsInARowSwitchTheDeviceOff() throws Exception {
        List<FaultCase> cases = shim.run(directory, "off sort");
        for (FaultCase c : cases) {
            boolean off = c.stage().equals("off");
            assertEquals(!off, c.hit(), () -> "nothing is launched on a device that is off, or unexpected: " + c);
            assertRefused(c, off ? "switched off after 3 faults in a row" : "failed");
            assertEquals(off, c.detail().contains("switched off"), c::toString);
        }
        assertEquals(Map.of("two", 2L, "three", 3L, "off", 12L),
                cases.stream().collect(Collectors.groupingBy(FaultCase::stage, Collectors.counting())));
    }

    /** AUTO: the same result from the CPU, the reason told; a device that is off is not tried again. */
    @Test
    void autoFallsForward() throws Exception {
        List<FaultCase> cases = shim.run(directory, "auto sort", "CLFAULT_GPU=1");
        FaultCase explain = cases.get(cases.size() - 1);
        assertTrue(explain.detail().contains("switched off after 3 faults in a row"), explain::detail);
        int offs = 0;
        for (FaultCase c : cases.subList(0, cases.size() - 1)) {
            assertEquals(Outcome.RIGHT, c.outcome(), c::toString);
            offs += c.stage().equals("auto off") ? 1 : 0;
            boolean well = c.fault().equals("none");
            assertEquals(well ? "OPENCL" : "JTP", c.engine(), c::toString);
            assertEquals(!well && offs <= 3, c.hit(), () -> "injected? " + c);
            assertEquals(!well && offs <= 3, c.detail().contains(": "), () -> "the reason is told: " + c);
        }
        assertEquals(5, offs);
        assertEquals(6, cases.stream().filter(c -> c.fault().equals("stale")).count());
    }

    /** Shows that faults in results are injected where it hurts, and that it is verification which catches them. */
    @Test
    void withoutVerificationAFlippedBitGoesUnnoticed() throws Exception {
        List<FaultCase> cases = shim.run(directory, "unverified sort", "-Daparasort.verify=off");
        for (FaultSort sort : FaultSort.values()) {
            for (String fault : FaultCall.ON_THE_RESULT) {
                List<FaultCase> some = cases.stream()
                        .filter(c -> c.call() == sort && c.fault().equals(fault)).toList();
                assertFalse(some.isEmpty());
                some.forEach(c -> assertTrue(c.hit(), c::toString));
                // argsort reads keys back as well, which go nowhere.
                assertTrue(some.stream().anyMatch(c -> c.outcome() == Outcome.WRONG), some::toString);
            }
        }
    }

    private static String reason(FaultCase c) {
        return c.fault().equals("launch") ? "the launch failed" : "failed";
    }

    /** An exception that names operation, type, size, device and remedy, and untouched arrays. */
    static void assertRefused(FaultCase c, String reason) {
        assertNotEquals(Outcome.WRONG, c.outcome(), () -> "wrong data, unnoticed: " + c);
        assertEquals(Outcome.UNCHANGED, c.outcome(), c::toString);
        String device = TestDevice.openCl().toString();
        for (String part : List.of(c.call().operation() + " of " + c.call().type() + "[",
                String.format(Locale.ENGLISH, "[%,d]", c.n()), " on " + device,
                "array is unchanged", "Target.AUTO", reason)) {
            assertTrue(c.detail().contains(part), () -> part + " in: " + c);
        }
    }
}
