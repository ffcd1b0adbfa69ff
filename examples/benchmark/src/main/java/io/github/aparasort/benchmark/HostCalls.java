package io.github.aparasort.benchmark;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.benchmark.host.HostCallRun;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Holds whole calls against the same work in steps. */
@Command(name = "host-calls", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Compares "
        + "calls with arrays of the host, by algorithm and strategy too, with the same work step by step: make "
        + "resident arrays, let the operation run, copy its results back. Prints medians. What plain Java takes for "
        + "the same work is in the mode tables.")
final class HostCalls implements Callable<Integer> {
    @Option(names = {"-n", "--sizes"}, split = ",", paramLabel = "N", converter = Sizes.class, defaultValue = "1M",
            description = "Numbers of elements. Default: ${DEFAULT-VALUE}.")
    private List<Integer> sizes;

    @Option(names = "--target", paramLabel = "TARGET", defaultValue = "gpu", description = "auto, gpu, opencl, jtp, "
            + "jdk. Default: ${DEFAULT-VALUE}.")
    private Target target;

    @Parameters(paramLabel = "ROW", description = "The rows to measure, such as sort/RADIX or unionTo. Default: all.")
    private List<String> rows = List.of();

    @Override
    public Integer call() {
        try (Gpu gpu = Gpu.open(target)) {
            sizes.forEach(n -> new HostCallRun(gpu, n, rows).print());
        }
        return 0;
    }
}
