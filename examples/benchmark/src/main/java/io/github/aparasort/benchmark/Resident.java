package io.github.aparasort.benchmark;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.benchmark.contender.Aparasort;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.contender.ResidentCalls;
import io.github.aparasort.benchmark.contest.QueuedCalls;
import io.github.aparasort.benchmark.input.KeyType;
import io.github.aparasort.benchmark.report.Machine;
import io.github.aparasort.benchmark.report.Units;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Prints what operations on resident arrays take, as a table in Markdown. */
@Command(name = "resident", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Prints what "
        + "operations on resident arrays take: the mean of many calls that are queued one after the other, with one at "
        + "the end that waits for all; the median of some rounds. Inputs are ints, and longs for sorts, loaded before; "
        + "one result of each operation is verified.")
final class Resident implements Callable<Integer> {
    @Option(names = {"-n", "--sizes"}, split = ",", paramLabel = "N", converter = Sizes.class, defaultValue = "1M,10M",
            description = "Numbers of elements. Default: ${DEFAULT-VALUE}.")
    private List<Integer> sizes;

    @Option(names = {"-o", "--operations"}, split = ",", paramLabel = "NAME", description = "Default: all that have a "
            + "row.")
    private List<Operation> operations = ResidentCalls.OPERATIONS;

    @Option(names = {"--targets", "--target"}, split = ",", paramLabel = "TARGET", defaultValue = "auto",
            description = "auto, gpu, opencl: a device, for auto the heap if there is no GPU; jtp, jdk: the heap. "
            + "Default: ${DEFAULT-VALUE}.")
    private List<Target> targets;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "7", description = "Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        operations.stream().filter(operation -> !ResidentCalls.OPERATIONS.contains(operation)).forEach(operation -> {
            throw new ParameterException(spec.commandLine(), operation + " has no row; these have one: "
                    + ResidentCalls.OPERATIONS);
        });
        if (rounds < 1) {
            throw new ParameterException(spec.commandLine(), "--rounds " + rounds + ": at least 1");
        }
        Machine.facts().forEach((name, value) -> System.out.println(name + ": " + value));
        for (Target target : targets) {
            Gpu gpu = Aparasort.context(target);
            String place = Aparasort.place(gpu);
            for (int n : sizes) {
                System.out.printf("%n%s elements, in %s (target %s)%n%n", Units.size(n), place, target);
                System.out.println("| operation | input | a call | an element |\n|---|---|---|---|");
                for (Operation operation : operations) {
                    row(gpu, target, operation, KeyType.INT, n);
                    if (operation == Operation.SORT) {
                        row(gpu, target, operation, KeyType.LONG, n);
                    }
                }
            }
        }
        return 0;
    }

    private void row(Gpu gpu, Target target, Operation operation, KeyType type, int n) {
        // In the heap AUTO chooses an engine for each call, as for arrays of the host.
        Aparasort.warmUp(target, operation, type);
        double nanos = QueuedCalls.nanos(gpu, Contender.of(target), operation, type, n, rounds);
        System.out.printf("| %s %s | %s | %s | %s ns |%n", operation, type, QueuedCalls.distribution(operation),
                Units.nanos(nanos), Units.digits(nanos / Math.max(1, n)));
    }
}
