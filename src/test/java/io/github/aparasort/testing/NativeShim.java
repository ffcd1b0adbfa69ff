package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** Builds libraries that stand between a JVM and OpenCL, from src/test/native. */
public final class NativeShim {
    private static final Path SOURCES = Path.of("src/test/native");

    private NativeShim() {
    }

    /**
     * Returns the library. Without gcc or an OpenCL device the test is skipped, or fails where the environment demands
     * OpenCL.
     */
    public static Path build(String name) throws Exception {
        TestDevice.openCl();
        Path source = SOURCES.resolve(name + ".c");
        String missing = !System.getProperty("os.name").equals("Linux") ? source + " is for Linux only"
                : !Files.exists(source) ? "not run in the project's directory: no " + source
                : !runs("gcc", "--version") ? "no gcc to build " + source + " with" : null;
        if (missing != null) {
            if ("1".equals(System.getenv("APARASORT_REQUIRE_OPENCL"))) {
                fail(missing + " (APARASORT_REQUIRE_OPENCL=1 demands it)");
            }
            Assumptions.abort(missing);
        }
        // A file of its own, because another JVM may have loaded an older one.
        Path library = Files.createTempFile(name, ".so");
        library.toFile().deleteOnExit();
        assertTrue(runs("gcc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library.toString(),
                source.toString(), "-ldl", "-lpthread", "-Wl,--no-as-needed", "-l:libOpenCL.so.1"),
                "gcc does not build " + source);
        return library;
    }

    /** The option by which a JVM takes the library for that of OpenCL. */
    public static String option(Path library) {
        return "-Dorg.lwjgl.opencl.libname=" + library;
    }

    /** What to preload, because PoCL needs it. */
    public static String preload() {
        Path jsig = Path.of(System.getProperty("java.home"), "lib", "libjsig.so");
        return Files.exists(jsig) ? jsig.toString() : "";
    }

    private static boolean runs(String... command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start();
            return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
