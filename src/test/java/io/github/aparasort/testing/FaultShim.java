package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

/** Starts JVMs with the library that injects faults into OpenCL (src/test/native/clfault.c). */
public final class FaultShim {
    private final Path library;

    private FaultShim(Path library) {
        this.library = library;
    }

    /** See {@link NativeShim#build}. */
    public static FaultShim build() throws Exception {
        return new FaultShim(NativeShim.build("clfault"));
    }

    /**
     * Runs a scenario of {@link FaultScenarios}. No kernel is idle for long enough to free its memory: that would be
     * counted or meet the fault.
     *
     * @param scenario its name, and the families of calls, or the calls, that it is about
     * @param options of the JVM, or {@code NAME=value} for its environment
     */
    public List<FaultCase> run(Path directory, String scenario, String... options) throws Exception {
        Path control = directory.resolve("fault");
        ToolJvm jvm = new ToolJvm(directory).quick()
                .option(Coverage.OPTION)
                .option("-Xmx2g")
                .option("-Daparasort.idleSeconds=86400")
                .option(NativeShim.option(library))
                .environment("LD_PRELOAD", NativeShim.preload())
                .environment(FaultControl.VARIABLE, control.toString())
                // AUTO lists PoCL, which stands for a GPU here.
                .environment("OCL_ICD_VENDORS", TestDevice.driversBesideAGpu(directory).toString());
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
}
