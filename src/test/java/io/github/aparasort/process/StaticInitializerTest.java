package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls with the caller's code, in the static initialiser of a class that this code needs. */
@Tag(Coverage.EVERY_JDK)
class StaticInitializerTest {
    private static final int CALLS = 3;

    @TempDir
    Path directory;

    /** Orders and operators, which JTP's threads call otherwise. */
    @ParameterizedTest(name = "{0}, target {1}")
    @CsvSource({"order, jtp", "order, auto", "orderOfLongs, jtp", "orderOfLongs, auto", "argsort, jtp", "scan, jtp",
            "scan, auto", "reduce, jtp"})
    void theCallerDoesAllThatNeedsItsCode(String call, String target) throws Exception {
        List<String> engines = run(call, target);
        engines.forEach(line -> assertTrue(line.contains(" JDK; "), line));
        assertTrue(engines.get(CALLS - 1).contains("static initialiser"), engines::toString);
    }

    /** On a device the code is translated; the caller checks the result. */
    @ParameterizedTest
    @ValueSource(strings = {"order", "argsort", "scan", "reduce"})
    void aDeviceNeedsNoOtherThreadForIt(String call) throws Exception {
        TestDevice.openCl();
        run(call, "opencl").forEach(line -> assertTrue(line.contains(" OPENCL; "), line));
    }

    /** Comparators and natural orders, which helpers call otherwise. */
    @ParameterizedTest
    @ValueSource(strings = {"parallelSort", "naturalOrder"})
    void theCallerComparesObjectsAlone(String call) throws Exception {
        run(call, "jtp").forEach(line -> assertTrue(line.endsWith(" JDK; one thread"), line));
    }

    /** Keys are computed by the caller in any case: JTP sorts them. */
    @ParameterizedTest
    @ValueSource(strings = "keys")
    void numbersAreSortedAsEver(String call) throws Exception {
        run(call, "jtp").forEach(line -> assertTrue(line.contains(" JTP; "), line));
    }

    /** Which engine did each of the calls. */
    private List<String> run(String call, String target) throws Exception {
        List<String> lines = ChildJvm.run(directory, InitialisedBySorts.class, List.of("-Dcalls=" + CALLS,
                "-Dcall=" + call, "-Daparasort.target=" + target, "-XX:ActiveProcessorCount=4")).out().lines().toList();
        assertEquals("ended", lines.get(lines.size() - 1));
        List<String> engines = lines.subList(0, lines.size() - 1);
        assertEquals(CALLS, engines.size(), engines::toString);
        return engines;
    }
}
