package io.github.aparasort.benchmark;

import io.github.aparasort.benchmark.run.Vm;
import picocli.CommandLine.ITypeConverter;

/** Reads parallelisms of the common pool. */
final class Workers implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
        return switch (text) {
            case "default" -> Vm.DEFAULT_WORKERS;
            case "cores" -> Runtime.getRuntime().availableProcessors();
            default -> Integer.valueOf(text);
        };
    }
}
