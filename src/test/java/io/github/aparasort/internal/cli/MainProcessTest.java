package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Main;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line in a JVM of its own, started without libjsig. */
@Tag(Coverage.EVERY_JDK)
class MainProcessTest {
    private static final Path POCL = Path.of("/etc/OpenCL/vendors/pocl.icd");

    @TempDir
    Path directory;

    /**
     * The command has the options of the JVM that was started. PoCL's compiler could end this JVM. The other engines
     * are proven.
     */
    @Test
    void theCommandRunsInTheJvmThatWasStartedAndBuildsNothingForPoclWithoutLibjsig() throws Exception {
        String output = run(0, "doctor");
        assertTrue(output.matches("(?s).*processors +1\\R.*"), output);
        assertTrue(output.contains("IntRakeRadixSort"), output);
        Assumptions.assumeTrue(Files.exists(POCL), "no PoCL");
        assertFalse(output.contains("IntTileScan"), output);
        assertTrue(output.contains("start Java with LD_PRELOAD="), output);
    }

    @Test
    void theExitStatusIsTheCommands() throws Exception {
        assertTrue(run(2, "sort").contains("help"));
        assertTrue(run(1, "sort", directory.resolve("none").toString(), "out", "--type", "i32").contains("none"));
        assertTrue(run(0, "version").startsWith("aparasort "));
    }

    private String run(int status, String... args) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("-XX:ActiveProcessorCount=1", "-cp",
                System.getProperty("java.class.path"), Main.class.getName()));
        arguments.addAll(List.of(args));
        ChildJvm.Output done = ChildJvm.run(directory, status, Map.of("LD_PRELOAD", ""), arguments);
        return done.out() + done.err();
    }
}
