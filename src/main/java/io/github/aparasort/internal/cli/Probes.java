package io.github.aparasort.internal.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;

/** Runs a small input through the kernels of each family on each engine, and checks the results. */
public final class Probes {
    /** JTP leaves smaller inputs to the JDK. */
    private static final int WORDS = 20_000;
    /** So few different keys that many are equal. */
    private static final int DIFFERENT_KEYS = 5_000;
    private static final List<Operation> OPERATIONS =
            List.of(Operation.SORT, Operation.SORT_PAIRS, Operation.MERGE, Operation.UNION, Operation.REDUCE,
                    Operation.INCLUSIVE);

    /** By type and operation: does the work, and returns whether the result is right. */
    private final Map<String, Map<Operation, Predicate<Gpu>>> probes = new LinkedHashMap<>();
    private final Table table = new Table(List.of("engine", "operation", "#int[]", "#long[]", "#float[]",
            "#double[]", "kernel of ints", "result"));
    /** The reasons not to use an engine, each with the operations that it concerns. */
    private final Map<String, List<String>> unused = new LinkedHashMap<>();

    Probes() {
        int[] words = new SplittableRandom(1).ints(WORDS, -DIFFERENT_KEYS / 2, DIFFERENT_KEYS / 2).toArray();
        plant("int[]", IntSampleCalls.ofInts(words)::of);
        plant("long[]", LongSampleCalls.ofInts(words)::of);
        plant("float[]", FloatSampleCalls.ofInts(words)::of);
        plant("double[]", DoubleSampleCalls.ofInts(words)::of);
    }

    private void plant(String type, Function<Operation, SampleCall<?, ?>> calls) {
        for (Operation operation : OPERATIONS) {
            SampleCall<?, ?> call = calls.apply(operation);
            plant(operation, type, gpu -> call.nanos(gpu).isPresent());
        }
    }

    /** Replaces a probe. Tests use it too. */
    void plant(Operation operation, String type, Predicate<Gpu> probe) {
        probes.computeIfAbsent(type, key -> new LinkedHashMap<>()).put(operation, probe);
    }

    Probes run(Progress progress) {
        NamedEngine.withKernels(true).forEach(engine -> prove(engine, progress));
        return this;
    }

    void print(PrintStream out) {
        table.print(out);
        unused.forEach((why, which) -> out.println("Not " + why + " (" + String.join(", ", which) + ")"));
    }

    void prove(NamedEngine engine, Progress progress) {
        try (NamedEngine.Session session = engine.open()) {
            for (Operation operation : OPERATIONS) {
                progress.step("building and proving kernels on " + engine.name() + ": " + operation);
                prove(engine.name(), session, operation);
            }
        } catch (GpuException | LinkageError e) {
            note(engine.name() + ": " + reason(e), "all");
        }
    }

    private void prove(String engine, NamedEngine.Session session, Operation operation) {
        List<String> row = new ArrayList<>(List.of(engine, operation.method()));
        String kernel = "";
        String result = "proven";
        for (Map.Entry<String, Map<Operation, Predicate<Gpu>>> probe : probes.entrySet()) {
            long begin = System.nanoTime();
            String fault = fault(session, probe.getValue().get(operation));
            if (fault.isEmpty()) {
                row.add(Text.millis(System.nanoTime() - begin));
                kernel = kernel.isEmpty() ? session.kernel() : kernel;
            } else {
                row.add("-");
                result = "see below";
                note(engine + ": " + fault, operation + " " + probe.getKey());
            }
        }
        row.addAll(List.of(kernel, result));
        table.row(row);
    }

    /** What is wrong with a kernel, or an empty text. */
    private static String fault(NamedEngine.Session session, Predicate<Gpu> probe) {
        try {
            boolean right = probe.test(session.gpu());
            return !right ? "WRONG result" : !session.kernel().isEmpty() ? "" : "left to the JDK"
                    + (session.note().isEmpty() ? "" : ", " + session.note());
        } catch (GpuException | LinkageError e) {
            return reason(e);
        }
    }

    /** The message of a linkage error (Aparapi does not load) says little without the name of its class. */
    private static String reason(Throwable e) {
        return e instanceof GpuException ? e.getMessage() : e.toString();
    }

    private void note(String why, String which) {
        unused.computeIfAbsent(why, absent -> new ArrayList<>()).add(which);
    }
}
