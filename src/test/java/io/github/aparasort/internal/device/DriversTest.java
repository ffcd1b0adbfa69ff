package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which drivers are registered, and whether one of them may have a GPU. */
@Tag(Coverage.EVERY_JDK)
class DriversTest {
    @TempDir
    Path directory;

    private Map<String, String> registered(String... environment) {
        Map<String, String> variables = new HashMap<>();
        for (int i = 0; i < environment.length; i += 2) {
            variables.put(environment[i], environment[i + 1]);
        }
        return Drivers.registered(directory.toFile(), variables);
    }

    @Test
    void driversAreReadFromTheirFiles() throws Exception {
        assertEquals(Map.of(), registered());
        assertEquals(Map.of(), Drivers.registered(directory.resolve("absent").toFile(), Map.of()));
        Files.writeString(directory.resolve("pocl.icd"), "/usr/lib/libpocl.so.2\n");
        Files.writeString(directory.resolve("nvidia.icd"), "libnvidia-opencl.so.1\n");
        Files.writeString(directory.resolve("readme.txt"), "no driver");
        Files.createDirectory(directory.resolve("folder.icd"));
        assertEquals(Map.of("pocl.icd", "/usr/lib/libpocl.so.2", "nvidia.icd", "libnvidia-opencl.so.1"), registered());
    }

    /** As ocl-icd reads it; the loader of Khronos knows only directories. */
    @Test
    void aVariableReplacesTheDirectory() throws Exception {
        Path other = Files.createDirectory(directory.resolve("other"));
        Path pocl = Files.writeString(other.resolve("pocl.icd"), "libpocl.so.2");
        Files.writeString(directory.resolve("nvidia.icd"), "libnvidia-opencl.so.1");
        String name = "OCL_ICD_VENDORS";
        assertEquals(Map.of("pocl.icd", "libpocl.so.2"), registered(name, other.toString()));
        assertEquals(Map.of("pocl.icd", "libpocl.so.2"), registered(name, other + "/"));
        assertEquals(Map.of("pocl.icd", "libpocl.so.2"), registered(name, pocl.toString()));
        assertEquals(Map.of("nvidia.icd", "libnvidia-opencl.so.1"), registered(name, "nvidia.icd"));
        assertEquals(Map.of(), registered(name, "absent.icd"));
        assertEquals(Map.of("libamdocl64.so", "libamdocl64.so"), registered(name, "libamdocl64.so"));
        assertEquals(Map.of("nvidia.icd", "libnvidia-opencl.so.1", "a.so", "a.so", "/b.so", "/b.so"),
                registered("OCL_ICD_FILENAMES", "a.so:/b.so"), "of Khronos");
    }

    /** ocl-icd takes an empty variable for one that is not set, and the loader of Khronos for no directory. */
    @Test
    void anEmptyVariableKeepsNoDriverOut() throws Exception {
        Files.writeString(directory.resolve("pocl.icd"), "libpocl.so.2");
        for (String name : List.of("OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH", "OCL_ICD_FILENAMES")) {
            assertEquals(Map.of("pocl.icd", "libpocl.so.2"), registered(name, ""), name);
        }
    }

    /** Only ocl-icd knows this variable, a directory; the other loader reads the usual directory then. */
    @Test
    void aDirectoryOfOneLoaderStandsBesideTheUsualOne() throws Exception {
        Path other = Files.createDirectory(directory.resolve("other"));
        Files.writeString(other.resolve("nvidia.icd"), "libnvidia-opencl.so.1");
        Files.writeString(directory.resolve("pocl.icd"), "libpocl.so.2");
        Files.writeString(directory.resolve("nvidia.icd"), "libnvidia-opencl.so.2");
        assertEquals(Map.of("nvidia.icd", "libnvidia-opencl.so.1", "pocl.icd", "libpocl.so.2",
                directory + "/nvidia.icd", "libnvidia-opencl.so.2"),
                registered("OPENCL_VENDOR_PATH", other.toString()));
        // Where both are set, each loader takes drivers of its own from the other variable, or none.
        assertEquals(Map.of("nvidia.icd", "libnvidia-opencl.so.1"),
                registered("OPENCL_VENDOR_PATH", other.toString(), "OCL_ICD_VENDORS", ""));
        assertEquals(Map.of("nvidia.icd", "libnvidia-opencl.so.1"),
                registered("OPENCL_VENDOR_PATH", other.toString(), "OCL_ICD_VENDORS", "nvidia.icd"));
        assertEquals(Map.of("pocl.icd", "libpocl.so.2", "nvidia.icd", "libnvidia-opencl.so.2"),
                registered("OPENCL_VENDOR_PATH", "/absent"));
    }

    @Test
    void autoListsNoDriversOfCpus() {
        assertEquals("", Drivers.whyNotListed(Map.of(), false));
        assertTrue(Drivers.whyNotListed(Map.of("a.icd", "libpocl.so.2", "b.icd", "/opt/intel/libintelocl.so"), true)
                .startsWith("the drivers are for CPUs"));
    }

    /** The name of a file may tell more than that of the library in it. */
    @Test
    void autoListsPoclBesideAGpuOnlyIfThatIsSafe() {
        for (Map<String, String> both : List.of(
                Map.of("pocl.icd", "libpocl.so.2", "nvidia.icd", "libnvidia-opencl.so.1"),
                Map.of("pocl.icd", "", "nvidia.icd", "libnvidia-opencl.so.1"))) {
            assertTrue(Drivers.whyNotListed(both, false).startsWith("PoCL would be loaded"));
            assertEquals("", Drivers.whyNotListed(both, true));
        }
        assertEquals("", Drivers.whyNotListed(Map.of("nvidia.icd", "libnvidia-opencl.so.1"), false));
        assertEquals("", Drivers.whyNotListed(Map.of("secret.icd", ""), false));
    }
}
