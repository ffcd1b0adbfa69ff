package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.internal.cli.MainTest.CommandLine;
import io.github.aparasort.internal.device.Devices;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The doctor finds what is there and says what is not. */
class DoctorTest {
    private final String target = System.getProperty("aparasort.target");

    @AfterEach
    void restore() {
        if (target == null) {
            System.clearProperty("aparasort.target");
        } else {
            System.setProperty("aparasort.target", target);
        }
    }

    @Test
    void tellsOfDevicesKernelsAndChoices() {
        System.setProperty("aparasort.target", "gpuu");
        CommandLine done = CommandLine.run("doctor");
        assertEquals(0, done.status(), done.err());
        String out = done.out();
        assertTrue(out.contains("WRONG: gpuu"), out);
        assertTrue(Gpu.devices().isEmpty() ? out.contains("OpenCL devices: none") : out.contains("platform"), out);
        for (DeviceInfo device : Gpu.devices()) {
            assertTrue(out.contains(device.name()), out);
            assertTrue(out.contains(device.type() == DeviceInfo.Type.GPU ? "AUTO, where it is" : "OPENCL only"), out);
            assertTrue(out.contains("drivers loaded by"), out);
        }
        // These tests let it load native libraries.
        assertFalse(out.contains("native access"), out);
        assertTrue(out.toLowerCase().contains(Devices.problem().toLowerCase()), out);
        // Six operations, of four types, on JTP and on each device, each proven.
        for (String operation : List.of("sort", "sortPairs", "merge", "union", "reduce", "inclusive")) {
            String row = "\\S.*  " + operation + "( +[0-9.,]+){4}  \\w+  +proven";
            assertEquals(1 + Gpu.devices().size(), out.lines().filter(line -> line.matches(row)).count(), out);
        }
        assertTrue(out.lines().anyMatch(line -> line.matches("JTP +merge .* IntRakeMerge +proven")), out);
        // Six sizes of two types, with their engine; and three of three other operations.
        assertEquals(12, out.lines().filter(l -> l.matches("sort (int|long)\\[] +[0-9,]+ +\\S.*")).count(), out);
        String choice = "(merge|union|inclusive) int\\[] +[0-9,]+  (JDK|JTP|OpenCL [0-9]+) ( +[0-9.,]+){2,}  .*";
        assertEquals(9, out.lines().filter(line -> line.matches(choice)).count(), out);
        assertTrue(out.contains("aparasort.profile"), out);
        assertFalse(out.contains("null"), out);
    }
}
