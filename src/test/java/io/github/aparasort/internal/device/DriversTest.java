package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.Coverage;
import java.nio.file.Files;
import java.nio.file.Path;
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

    @Test
    void driversAreReadFromTheirFiles() throws Exception {
        assertEquals(Map.of(), Drivers.registered(directory.toFile()));
        assertEquals(Map.of(), Drivers.registered(directory.resolve("absent").toFile()));
        Files.writeString(directory.resolve("pocl.icd"), "/usr/lib/libpocl.so.2\n");
        Files.writeString(directory.resolve("nvidia.icd"), "libnvidia-opencl.so.1\n");
        Files.writeString(directory.resolve("readme.txt"), "no driver");
        Files.createDirectory(directory.resolve("folder.icd"));
        assertEquals(Map.of("pocl.icd", "/usr/lib/libpocl.so.2", "nvidia.icd", "libnvidia-opencl.so.1",
                "folder.icd", ""), Drivers.registered(directory.toFile()));
    }

    @Test
    void driversOfCpusAreKnown() {
        Map<String, String> cpus = Map.of("a.icd", "libpocl.so.2", "b.icd", "/opt/intel/libintelocl.so");
        assertEquals(2, Drivers.ifAllAreForCpus(cpus).size());
        assertEquals(List.of(), Drivers.ifAllAreForCpus(Map.of()));
        assertEquals(List.of(), Drivers.ifAllAreForCpus(
                Map.of("pocl.icd", "libpocl.so.2", "nvidia.icd", "libnvidia-opencl.so.1")));
    }
}
