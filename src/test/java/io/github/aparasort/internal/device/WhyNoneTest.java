package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The remedy must fit the reason: most users who meet these messages have a driver. */
@Tag(Coverage.EVERY_JDK)
class WhyNoneTest {
    private static final String DIRECTORY = System.getProperty("java.io.tmpdir");
    private static final String REMEDY = "another one with -Djava.io.tmpdir=DIRECTORY";

    @TempDir
    Path directory;

    /** What the listing of devices says in a process of its own. */
    static final class Listing {
        public static void main(String[] args) {
            System.out.println(Devices.openCl() + " " + Devices.problem());
        }
    }

    @Test
    void aTemporaryDirectoryThatIsNoneIsNamed() throws Exception {
        Path file = Files.createFile(directory.resolve("file"));
        ChildJvm.Output output = ChildJvm.run(directory, Listing.class, List.of("-Djava.io.tmpdir=" + file));
        assertTrue(output.out().startsWith("[] no OpenCL: Aparapi's native library cannot be unpacked to the temporary"
                + " directory " + file) && output.out().endsWith(REMEDY + "\n"), output.out());
    }

    @Test
    void aFullTemporaryDirectoryIsNamed() {
        String text = WhyNone.ofLibrary(new IOException("No space left on device"));
        assertTrue(text.contains(DIRECTORY + " (java.io.IOException: No space left on device)")
                && text.endsWith(REMEDY), text);
    }

    @Test
    void aMountThatRunsNothingIsNamed() {
        for (String linker : List.of("failed to map segment from shared object", "Operation not permitted")) {
            String text = WhyNone.ofLibrary(new UnsatisfiedLinkError("/t/libaparapi.so: /t/libaparapi.so: " + linker));
            assertTrue(text.contains(DIRECTORY) && text.contains("noexec") && text.endsWith(REMEDY), text);
        }
    }

    @Test
    void otherwiseALoaderOrADriverIsMissing() {
        String loader = WhyNone.ofLibrary(new UnsatisfiedLinkError("libOpenCL.so.1: cannot open shared object file"));
        String system = WhyNone.ofLibrary(new IOException("System is not compatible with any of the known ..."));
        String unknown = WhyNone.ofLibrary(null);
        for (String text : List.of(loader, system, unknown)) {
            assertTrue(text.contains("ocl-icd-libopencl1") && !text.contains("tmpdir"), text);
        }
        assertTrue(loader.contains("no OpenCL loader"), loader);
    }

    @Test
    void driversWithoutDevicesAreNamed() {
        assertEquals("the OpenCL loader is there but lists no device: install the GPU vendor's OpenCL driver",
                WhyNone.ofDrivers(Map.of()));
        String text = WhyNone.ofDrivers(Map.of("pocl.icd", "libpocl.so.2"));
        assertTrue(text.contains("[pocl.icd]") && text.contains("POCL_CACHE_DIR"), text);
    }
}
