package io.github.aparasort.internal.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.LogCapture;
import io.github.aparasort.testing.QuietProcess;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is logged as a warning, and that it is logged once. */
@Tag(Coverage.EVERY_JDK)
class WarningsTest {
    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({"aparasort.target=gpuu, auto", "aparasort.verify=of, opencl", "aparasort.idleSeconds=08, jtp"})
    void unknownValuesOfPropertiesAreLoggedOnce(String property, String part) throws Exception {
        requireDevice(part);
        List<String> warnings = warnings(run(List.of("-D" + property), part));
        assertEquals(1, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).contains(property), warnings::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jtp", "opencl"})
    void knownValuesAreNot(String part) throws Exception {
        requireDevice(part);
        assertEquals(List.of(), warnings(run(List.of("-Daparasort.target=JTP", "-Daparasort.verify=off",
                "-Daparasort.idleSeconds=0x10", "-Daparasort.profile= "), part)));
    }

    /** Only results of OpenCL devices are verified: without one nobody asks whether they are to be. */
    private static void requireDevice(String part) {
        if (part.equals("opencl")) {
            TestDevice.openCl();
        }
    }

    /** Without java.logging Aparapi does not start. Java threads need nothing of it. */
    @Test
    void javaThreadsDoWithoutAparapi() throws Exception {
        ChildJvm.Output output = run(List.of("--limit-modules=java.base", "-Daparasort.target=jtp"), "jtp");
        assertEquals("JTP\n", output.out());
        assertEquals(List.of(), warnings(output));
    }

    /** One line says why there is no device. */
    @Test
    void thatAparapiDoesNotStartIsLoggedOnce() throws Exception {
        ChildJvm.Output output = run(List.of("--limit-modules=java.base"), "devices");
        assertEquals("[]\n[]\n", output.out());
        List<String> warnings = warnings(output);
        assertEquals(1, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).contains("Aparapi does not start: ") && warnings.get(0).contains("doctor"),
                warnings::toString);
    }

    @Test
    void nothingIsLoggedOnTheNormalPath() throws Exception {
        ChildJvm.Output output = run(List.of(), "jtp");
        assertEquals("JTP\n", output.out());
        assertEquals(List.of(), warnings(output));
    }

    @Test
    void faultsOfADeviceAreToldByWhatFollowsFromThem() {
        try (LogCapture log = new LogCapture()) {
            Events.fault("a device", String.class, "one");
            assertEquals(List.of(), log.warnings());
            Events.rejected("a device", String.class.getName(), "wrong", true);
            Events.switchedOff("a device", String.class, "switched off", true);
            assertEquals(List.of("java.lang.String is not used on a device until the process ends: wrong",
                    "a device is not used until the process ends: switched off"), log.warnings());
        }
    }

    private ChildJvm.Output run(List<String> options, String part) throws Exception {
        List<String> all = new ArrayList<>(options);
        all.add("-Duser.language=en");
        return ChildJvm.run(directory, QuietProcess.class, all, part);
    }

    private static List<String> warnings(ChildJvm.Output output) {
        return output.err().lines().filter(line -> line.startsWith("WARNING: ")).toList();
    }
}
