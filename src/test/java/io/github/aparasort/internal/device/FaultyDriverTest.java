package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.NativeShim;
import io.github.aparasort.testing.ToolJvm;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A driver with a fault takes no device of another driver away. Each process has the driver of fakecl.c. */
@Tag(Coverage.EVERY_JDK)
class FaultyDriverTest {
    private static final String OF_DEVICES = "Fake platform: clGetDeviceIDs returns CL_OUT_OF_HOST_MEMORY (-6)";

    @TempDir
    Path directory;

    private ChildJvm.Output run(String fault, boolean besideOthers, String... args) throws Exception {
        Path drivers = Files.createDirectories(directory.resolve("drivers"));
        Files.writeString(drivers.resolve("fake.icd"), NativeShim.build("fakecl").toString());
        if (besideOthers) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("/etc/OpenCL/vendors"), "*.icd")) {
                for (Path file : files) {
                    Files.copy(file, drivers.resolve(file.getFileName()));
                }
            }
        }
        return new ToolJvm(directory).quick().environment("LD_PRELOAD", NativeShim.preload())
                .environment("FAKE_FAULT", fault).environment("OCL_ICD_VENDORS", drivers.toString())
                .run(DeviceListing.class, args);
    }

    @ParameterizedTest
    @CsvSource({"devices, " + OF_DEVICES,
        "device, a device of Fake platform: clGetDeviceInfo returns CL_OUT_OF_RESOURCES (-5)",
        "platform, a device of Fake platform: clGetPlatformInfo returns CL_OUT_OF_HOST_MEMORY (-6)",
        "none, ''", "start, ''"})
    void onlyWhatFailsIsLeftOut(String fault, String why) throws Exception {
        List<String> expected = new ArrayList<>(List.of(Devices.openCl().size() + " devices "));
        Devices.openCl().forEach(device -> expected.add(device.info().orElseThrow().name()));
        if (!why.isEmpty()) {
            expected.add("left out " + why);
        }
        assertEquals(expected, run(fault, true).out().lines().toList());
    }

    @ParameterizedTest
    @CsvSource({"long, 1", "bytes, 1", "many, 100"})
    void whatIsOnlyUnusualIsListed(String fault, int devices) throws Exception {
        List<String> lines = run(fault, true).out().lines().toList();
        assertEquals((devices + Devices.openCl().size()) + " devices ", lines.get(0));
        String name = switch (fault) {
            case "long" -> "x".repeat(9000);
            case "bytes" -> "Fake \ufffd\ufffd GPU";
            default -> "Fake GPU";
        };
        assertEquals(devices, lines.stream().filter(name::equals).count(), lines::toString);
    }

    @Test
    void theReasonIsToldWhereNothingRemains() throws Exception {
        String problem = "the OpenCL loader is there, but no device of its drivers can be used: " + OF_DEVICES;
        assertEquals(List.of("0 devices " + problem, "left out " + OF_DEVICES),
                run("devices", false).out().lines().toList());
        assertTrue(run("devices", false, "auto").out().contains("not OPENCL: " + problem));
        String message = run("devices", false, "demand").out();
        assertTrue(message.contains("no OpenCL device was found (" + problem), message);
    }

    /** It does not depend on time: the driver answers never. */
    @Test
    void aDriverThatHangsIsNotWaitedForWithoutEnd() throws Exception {
        assertEquals("no answer clGetDeviceIDs of Fake platform\n", run("hang", false, "silence").out());
        String text = OpenClDiagnosis.ofSilence("a step", 60, Drivers.registered());
        assertTrue(text.contains("has not answered for 60 s (a step)"), text);
    }
}
