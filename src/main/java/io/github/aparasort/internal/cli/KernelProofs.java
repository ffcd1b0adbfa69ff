package io.github.aparasort.internal.cli;

import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Runs a small input through the kernels of each family on each engine, and checks the results. */
public final class KernelProofs {
    /** JTP leaves smaller inputs to the JDK. */
    private static final int WORDS = 20_000;
    /** So few different keys that many are equal. */
    private static final int DIFFERENT_KEYS = 5_000;
    private static final List<Operation> OPERATIONS =
            List.of(Operation.SORT, Operation.SORT_PAIRS, Operation.MERGE, Operation.UNION, Operation.REDUCE,
                    Operation.INCLUSIVE);

    /** For each type the calls of the operations. */
    private final List<Function<Operation, SampleCall<?, ?>>> types;
    private final Table table = new Table(List.of("engine", "operation", "#int[]", "#long[]", "#float[]",
            "#double[]", "kernel of ints", "result"));
    /** The reasons not to use an engine, each with the operations that it concerns. */
    private final Map<String, List<String>> unused = new LinkedHashMap<>();

    KernelProofs() {
        this(UnaryOperator.identity());
    }

    /** For tests: with other calls. */
    KernelProofs(UnaryOperator<SampleCall<?, ?>> change) {
        int[] words = new SplittableRandom(1).ints(WORDS, -DIFFERENT_KEYS / 2, DIFFERENT_KEYS / 2).toArray();
        types = Stream.<Function<Operation, SampleCall<?, ?>>>of(IntSampleCalls.ofInts(words)::of,
                LongSampleCalls.ofInts(words)::of, FloatSampleCalls.ofInts(words)::of,
                DoubleSampleCalls.ofInts(words)::of).map(calls -> calls.andThen(change)).toList();
    }

    KernelProofs run(Progress progress) {
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
        for (Function<Operation, SampleCall<?, ?>> type : types) {
            SampleCall<?, ?> call = type.apply(operation);
            long begin = System.nanoTime();
            String fault = fault(session, call);
            if (fault.isEmpty()) {
                row.add(Text.millis(System.nanoTime() - begin));
                kernel = kernel.isEmpty() ? session.kernel() : kernel;
            } else {
                row.add("-");
                result = "see below";
                note(engine + ": " + fault, call.toString());
            }
        }
        row.addAll(List.of(kernel, result));
        table.row(row);
    }

    /** The fault of a kernel, or an empty text. */
    private static String fault(NamedEngine.Session session, SampleCall<?, ?> call) {
        try {
            boolean right = call.nanos(session.gpu()).isPresent();
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
