package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Main;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line in a JVM of its own, started without libjsig. */
@Tag(Coverage.EVERY_JDK)
class MainProcessTest {
    private static final Path POCL = Path.of("/etc/OpenCL/vendors/pocl.icd");
    private static final int PATIENCE_SECONDS = 600;

    @TempDir
    Path directory;

    /** PoCL's compiler could end this JVM. The other engines are proven. */
    @Test
    void noKernelIsBuiltForPoclWithoutLibjsig() throws Exception {
        Assumptions.assumeTrue(Files.exists(POCL), "no PoCL");
        String output = run(0, "doctor");
        assertTrue(output.contains("IntRakeRadixSort"), output);
        assertFalse(output.contains("IntTileScan"), output);
        assertTrue(output.contains("start Java with LD_PRELOAD="), output);
    }

    @Test
    void theExitStatusIsTheCommands() throws Exception {
        assertTrue(run(2, "sort").contains("help"));
        assertTrue(run(1, "sort", directory.resolve("none").toString(), "out", "--type", "i32").contains("none"));
        assertTrue(run(0, "version").startsWith("aparasort "));
    }

    /** The command has the options of the JVM that was started. */
    @Test
    void theCommandRunsInTheJvmThatWasStarted() throws Exception {
        assertTrue(run(0, "doctor").matches("(?s).*processors +1\\R.*"));
    }

    private String run(int status, String... args) throws Exception {
        Path out = directory.resolve("out.txt");
        ProcessBuilder java = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g", "-XX:ActiveProcessorCount=1", "-cp", System.getProperty("java.class.path"),
                Main.class.getName());
        java.command().addAll(List.of(args));
        java.environment().remove("LD_PRELOAD");
        Process process = java.redirectErrorStream(true).redirectOutput(out.toFile()).start();
        try {
            assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "the process does not end");
            String output = Files.readString(out);
            assertEquals(status, process.exitValue(), output);
            return output;
        } finally {
            process.destroyForcibly();
        }
    }
}
