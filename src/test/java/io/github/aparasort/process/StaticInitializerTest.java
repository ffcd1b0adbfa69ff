package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls with the caller's code, in the static initialiser of a class that this code needs. */
@Tag(Coverage.EVERY_JDK)
class StaticInitializerTest {
    private static final int TIMES = 3;

    @TempDir
    Path directory;

    /** Orders and operators, which helpers call otherwise. */
    @ParameterizedTest
    @CsvSource({"jtp, order orderOfLongs argsort scan reduce", "auto, order orderOfLongs scan"})
    void theCallerDoesAllThatNeedsItsCode(String target, String calls) throws Exception {
        for (List<String> engines : run(calls, target)) {
            engines.forEach(line -> assertTrue(line.contains(" JDK; "), line));
            assertTrue(engines.get(TIMES - 1).contains("static initialiser"), engines::toString);
        }
    }

    /** On a device the code is translated; the caller checks the result. */
    @Test
    void aDeviceNeedsNoOtherThreadForIt() throws Exception {
        TestDevice.openCl();
        for (List<String> engines : run("order argsort scan reduce", "opencl")) {
            engines.forEach(line -> assertTrue(line.contains(" OPENCL; "), line));
        }
    }

    /** Comparators and natural orders, which helpers call otherwise. Keys are computed by the caller in any case. */
    @Test
    void theCallerComparesObjectsAlone() throws Exception {
        List<List<String>> engines = run("parallelSort naturalOrder keys", "jtp");
        engines.remove(2).forEach(line -> assertTrue(line.contains(" JTP; "), line));
        engines.forEach(each -> each.forEach(line -> assertTrue(line.endsWith(" JDK; one thread"), line)));
    }

    /** Which engine did a call each time, for each of the calls. */
    private List<List<String>> run(String calls, String target) throws Exception {
        List<String> lines = ChildJvm.run(directory, InitialisedBySorts.class, List.of("-Dtimes=" + TIMES,
                "-Dcalls=" + calls, "-Daparasort.target=" + target, "-XX:ActiveProcessorCount=4")).out().lines().toList();
        int names = calls.split(" ").length;
        assertEquals("ended", lines.get(lines.size() - 1));
        assertEquals(TIMES * names + 1, lines.size(), lines::toString);
        return IntStream.range(0, names).mapToObj(i -> lines.subList(i * TIMES, (i + 1) * TIMES))
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
