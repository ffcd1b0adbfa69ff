package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.NativeShim;
import io.github.aparasort.testing.TestDevice;
import io.github.aparasort.testing.ToolJvm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Integer division by zero throws, whatever OpenCL drivers have done to the process, in JVMs without libjsig. */
@Tag(Coverage.EVERY_JDK)
class SignalHandlersTest {
    private static final List<String> DIVISIONS = List.of("int /", "int %", "long /", "long %", "floorDiv", "floorMod");

    @TempDir
    Path directory;

    /** Interpreted, and with the methods that are concerned compiled at once, by either compiler. */
    @ParameterizedTest
    @CsvSource({"list, -Xint", "list, -Xcomp -XX:TieredStopAtLevel=1", "list, -Xcomp -XX:-TieredCompilation",
        "list, -Dnone", "sort, -Dnone"})
    void divisionByZeroThrowsBesidePocl(String part, String options) throws Exception {
        TestDevice.openCl();
        ToolJvm jvm = new ToolJvm(directory);
        for (String option : options.split(" ")) {
            jvm.option(option);
        }
        // Or else all of the JDK is compiled as well, which takes half a minute.
        jvm.option("-XX:CompileCommand=quiet").option("-XX:CompileCommand=compileonly,*Signal*::*");
        List<String> lines = jvm.run(SignalProcess.class, part).out().lines().toList();
        assertEquals(part.equals("sort") ? "OPENCL right" : Devices.openCl().size() + " devices", lines.get(0));
        assertEquals(DIVISIONS.stream().map(name -> name + " throws").toList(), lines.subList(1, 7));
        assertEquals("problem ", lines.get(7));
    }

    /** AUTO has no use for PoCL. It stays out, even if there is a driver that may be that of a GPU. */
    @Test
    void autoDoesNotLoadPoclBesideAGpu() throws Exception {
        Assumptions.assumeTrue(Files.isReadable(Path.of("/proc/self/maps")), "libraries are not told");
        TestDevice.openCl();
        String out = new ToolJvm(directory)
                .environment("OCL_ICD_VENDORS", TestDevice.driversBesideAGpu(directory).toString())
                .run(SignalProcess.class, "auto").out();
        assertTrue(out.contains("PoCL is not loaded"), out);
        assertTrue(out.contains("not OPENCL: not loaded, because PoCL would be loaded"), out);
        assertTrue(out.contains("LD_PRELOAD="), out);
        assertTrue(out.contains("int / throws"), out);
    }

    /** A handler that does not go away, as one of another version of PoCL might not. */
    @Test
    void aJvmThatDividesByZeroIsReported() throws Exception {
        Assumptions.assumeTrue(System.getProperty("os.arch").equals("amd64"), "other processors do not trap");
        Path library = NativeShim.build("sigfpe");
        ToolJvm jvm = new ToolJvm(directory).option("-Xint").option(NativeShim.option(library))
                .environment("LD_PRELOAD", library.toString());
        ChildJvm.Output output = jvm.run(SignalProcess.class, "list");
        assertTrue(output.out().contains("int / 500"), output.out());
        assertTrue(output.out().contains("problem since the OpenCL drivers were loaded, integer division by zero"),
                output.out());
        assertTrue(output.err().contains("integer division by zero does not throw"), output.err());
    }
}
