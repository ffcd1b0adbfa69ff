package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Target;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What the doctor says of kernels that do not serve: nothing of it is taken for proven. */
class KernelProofsTest {
    private static final NamedEngine JTP = NamedEngine.of(Target.JTP);

    @Test
    void aWrongResultAFaultAndTheJdksWorkAreNoProof() {
        Predicate<Gpu> wrong = gpu -> gpu.merger().merge(new long[5000], new long[5000]).length == 1;
        Predicate<Gpu> fault = gpu -> {
            throw new GpuException("out of order", null);
        };
        Predicate<Gpu> small = gpu -> gpu.sorter().argsort(new int[1]).length == 1;
        List<String> lines = lines(new KernelProofs(call -> switch (call.toString()) {
            case "merge long[]" -> planted(call, wrong);
            case "union int[]", "union float[]" -> planted(call, fault);
            case "reduce double[]" -> planted(call, small);
            default -> call;
        }), JTP);
        assertTrue(row(lines, "sort").matches(".*sort( +[0-9.,]+){4}  IntRakeRadixSort +proven"), lines::toString);
        assertTrue(row(lines, "merge").matches(".*merge +[0-9.,]+ +-( +[0-9.,]+){2}  IntRakeMerge .*see below"),
                lines::toString);
        assertTrue(row(lines, "union").matches(".*union +- +[0-9.,]+ +- +[0-9.,]+  LongRakeSets .*see below"),
                lines::toString);
        assertTrue(row(lines, "reduce").matches(".*reduce( +[0-9.,]+){3} +-  .*see below"), lines::toString);
        assertEquals(List.of("Not JTP: WRONG result (merge long[])",
                "Not JTP: out of order (union int[], union float[])",
                "Not JTP: left to the JDK (reduce double[])"), lines.subList(lines.size() - 3, lines.size()));
    }

    /** An engine that does not even open. */
    @Test
    void anEngineThatIsNotThereIsToldOnce() {
        List<String> lines = lines(new KernelProofs(), new NamedEngine("OpenCL 7", () -> {
            throw new GpuException("no such device", null);
        }));
        assertEquals("Not OpenCL 7: no such device (all)", lines.get(lines.size() - 1));
        assertEquals(3, lines.size(), lines::toString);
    }

    private static SampleCall<?, ?> planted(SampleCall<?, ?> call, Predicate<Gpu> work) {
        return new SampleCall<>(call.operation(), call.type(), call.n(), () -> "", (gpu, none) -> work.test(gpu),
                right -> right);
    }

    private static List<String> lines(KernelProofs proofs, NamedEngine engine) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Progress progress = new Progress(new PrintStream(OutputStream.nullOutputStream()))) {
            proofs.prove(engine, progress);
        }
        proofs.print(new PrintStream(bytes, true));
        return bytes.toString().lines().toList();
    }

    private static String row(List<String> lines, String operation) {
        return lines.stream().filter(line -> line.contains("  " + operation + " ")).findFirst().orElseThrow();
    }
}
