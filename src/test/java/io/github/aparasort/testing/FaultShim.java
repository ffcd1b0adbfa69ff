package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** Builds the library that injects faults into OpenCL (src/test/native/clfault.c), and starts JVMs with it. */
public final class FaultShim {
    private static final Path SOURCE = Path.of("src/test/native/clfault.c");

    private final Path library;

    private FaultShim(Path library) {
        this.library = library;
    }

    /** Without gcc or an OpenCL device the test is skipped, or fails where the environment demands OpenCL. */
    public static FaultShim build() throws Exception {
        TestDevice.openCl();
        String missing = !System.getProperty("os.name").equals("Linux") ? "faults are injected on Linux only"
                : !Files.exists(SOURCE) ? "not run in the project's directory: no " + SOURCE
                : !runs("gcc", "--version") ? "no gcc to build " + SOURCE + " with" : null;
        if (missing != null) {
            if ("1".equals(System.getenv("APARASORT_REQUIRE_OPENCL"))) {
                fail(missing + " (APARASORT_REQUIRE_OPENCL=1 demands it)");
            }
            Assumptions.abort(missing);
        }
        // A file of its own, because another JVM may have loaded an older one.
        Path library = Files.createTempFile("clfault", ".so");
        library.toFile().deleteOnExit();
        assertTrue(runs("gcc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library.toString(),
                SOURCE.toString(), "-ldl", "-lpthread"), "gcc does not build " + SOURCE);
        return new FaultShim(library);
    }

    /**
     * Runs a scenario of {@link FaultScenarios}, with enough room for young objects and classes that no collection is
     * asked for while a transfer fails: up to JDK 21 that one case ends in a hang, which nothing above Aparapi's native
     * code can prevent (see Launcher). All collections are those that the scenario forces when the thread is gone.
     *
     * @param scenario its name, and the families of calls, or the calls, that it is about
     * @param options of the JVM, or {@code NAME=value} for its environment
     */
    public List<FaultCase> run(Path directory, String scenario, String... options) throws Exception {
        Path control = directory.resolve("fault");
        Path jsig = Path.of(System.getProperty("java.home"), "lib", "libjsig.so");
        ToolJvm jvm = new ToolJvm(directory)
                .option(Coverage.OPTION)
                .option("-Xms2g").option("-Xmx2g").option("-Xmn1600m").option("-XX:MetaspaceSize=256m")
                .environment("LD_PRELOAD", (Files.exists(jsig) ? jsig + " " : "") + library)
                .environment(FaultControl.VARIABLE, control.toString())
                // Otherwise AUTO does not list PoCL, which stands for a GPU here.
                .environment("OCL_ICD_VENDORS", "/etc/OpenCL/vendors");
        for (String option : options) {
            if (option.startsWith("-")) {
                jvm.option(option);
            } else {
                jvm.environment(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
            }
        }
        ChildJvm.Output output = jvm.run(FaultScenarios.class, scenario.split(" "));
        List<FaultCase> cases = output.out().lines().filter(FaultCase::isLine).map(FaultCase::parse).toList();
        assertEquals(List.of(), output.out().lines().filter(line -> !FaultCase.isLine(line)).toList());
        return cases;
    }

    private static boolean runs(String... command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start();
            return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (java.io.IOException e) {
            return false;
        }
    }
}
