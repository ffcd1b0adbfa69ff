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

/** Where PoCL is installed the command line runs with libjsig preloaded, in whatever way it was started. */
@Tag(Coverage.EVERY_JDK)
class RelaunchTest {
    private static final Path JSIG = Path.of(System.getProperty("java.home"), "lib", "libjsig.so");
    private static final Path POCL = Path.of("/etc/OpenCL/vendors/pocl.icd");

    /** PoCL builds the kernels in half a minute, if none is in its cache and the machine is idle. */
    private static final int PATIENCE_SECONDS = 600;

    @TempDir
    Path directory;

    /** The doctor names libjsig as missing where it is not preloaded, and has PoCL build all kernels. */
    @Test
    void poclNeverRunsWithoutSignalChaining() throws Exception {
        Assumptions.assumeTrue(Files.exists(JSIG) && Files.exists(POCL), "no PoCL, or a JDK without libjsig");
        String output = run(0, "doctor");
        assertTrue(output.contains("IntTileScan"), output);
        assertFalse(output.contains("LD_PRELOAD"), output);
    }

    @Test
    void theExitStatusIsTheCommands() throws Exception {
        assertTrue(run(2, "sort").contains("Usage:"));
        assertTrue(run(1, "sort", directory.resolve("none").toString(), "out", "--type", "i32").contains("none"));
        assertTrue(run(0, "version").startsWith("aparasort "));
    }

    private String run(int status, String... args) throws Exception {
        Path out = directory.resolve("out.txt");
        ProcessBuilder java = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g", "-cp", System.getProperty("java.class.path"), Main.class.getName());
        java.command().addAll(List.of(args));
        java.environment().remove("LD_PRELOAD");
        Process process = java.redirectErrorStream(true).redirectOutput(out.toFile()).start();
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "the process does not end");
        String output = Files.readString(out);
        assertEquals(status, process.exitValue(), output);
        return output;
    }
}
