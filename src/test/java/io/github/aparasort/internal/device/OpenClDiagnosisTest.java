package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The remedy must fit the reason: most users who meet these messages have a driver. */
@Tag(Coverage.EVERY_JDK)
class OpenClDiagnosisTest {
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
    void aLibraryThatCannotBeUnpackedIsNamed() {
        for (String linker : List.of("Failed to locate library: liblwjgl.so",
                "/t/liblwjgl.so: failed to map segment from shared object")) {
            String text = OpenClDiagnosis.of(new UnsatisfiedLinkError(linker));
            assertTrue(text.contains("the temporary directory " + DIRECTORY) && text.contains("noexec")
                    && text.endsWith(REMEDY), text);
        }
    }

    @Test
    void aLoaderThatIsMissingIsNamed() throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, Listing.class,
                List.of("-Dorg.lwjgl.opencl.libname=libOpenCL.so.absent"));
        assertTrue(output.out().startsWith("[] no OpenCL: there is no OpenCL loader; install ")
                && output.out().contains("ocl-icd-libopencl1") && !output.out().contains("tmpdir"), output.out());
        assertEquals("", output.err());
    }

    @Test
    void anythingElseIsToldAsItIs() {
        String text = OpenClDiagnosis.of(new ExceptionInInitializerError(new IllegalStateException("planted")));
        assertTrue(text.startsWith("no OpenCL on ") && text.endsWith("java.lang.IllegalStateException: planted"), text);
    }

    @Test
    void driversWithoutDevicesAreNamed() {
        assertEquals("the OpenCL loader is there but lists no device: install the GPU vendor's OpenCL driver",
                OpenClDiagnosis.ofDrivers(Map.of(), List.of()));
        String text = OpenClDiagnosis.ofDrivers(Map.of("pocl.icd", "libpocl.so.2"), List.of());
        assertTrue(text.contains("[pocl.icd]") && text.contains("POCL_CACHE_DIR"), text);
    }
}
