package io.github.aparasort.internal.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Has the kernels of each family prove themselves on each engine, by a small work that is checked here once more. */
public final class Probes {
    /** Enough for JTP, which leaves less to the JDK. */
    private static final int WORDS = 20_000;
    /** So few that ties abound. */
    private static final int DIFFERENT_KEYS = 5_000;
    /** Columns of the table, whose types stand between the operation and these. */
    private static final int KERNEL = 6;
    private static final int RESULT = 7;

    /** By the type of the elements, by operation. */
    private final Map<String, Map<String, Predicate<Gpu>>> probes = new LinkedHashMap<>();
    private final Table table = new Table("engine", "operation", "#int[]", "#long[]", "#float[]", "#double[]",
            "kernel of ints", "result");
    /** What is not used: by engine and reason. */
    private final Map<String, List<String>> unused = new LinkedHashMap<>();

    Probes() {
        int[] words = new SplittableRandom(1).ints(WORDS, -DIFFERENT_KEYS / 2, DIFFERENT_KEYS / 2).toArray();
        probes.put("int[]", IntProbe.of(words));
        probes.put("long[]", LongProbe.of(words));
        probes.put("float[]", FloatProbe.of(words));
        probes.put("double[]", DoubleProbe.of(words));
    }

    /** For tests, which give a kernel something else to do. */
    void plant(String operation, String type, Predicate<Gpu> probe) {
        probes.get(type).put(operation, probe);
    }

    /** Goes through all engines. */
    Probes run(Progress progress) {
        for (Contestant contestant : Contestant.engines()) {
            // The JDK has no kernel to prove.
            if (!contestant.name().equals("JDK")) {
                prove(contestant, progress);
            }
        }
        return this;
    }

    void print(PrintStream out) {
        table.print(out);
        unused.forEach((why, which) -> out.println("Not " + why + " (" + String.join(", ", which) + ")"));
    }

    void prove(Contestant contestant, Progress progress) {
        try (Contestant.Session session = contestant.open()) {
            for (String operation : probes.get("int[]").keySet()) {
                progress.step("building and proving kernels on " + contestant.name() + ": " + operation);
                prove(contestant.name(), session, operation);
            }
        } catch (GpuException | LinkageError e) {
            note(contestant.name() + ": " + reason(e), "all");
        }
    }

    private void prove(String engine, Contestant.Session session, String operation) {
        String[] row = {engine, operation, "-", "-", "-", "-", "", "proven"};
        int column = 2;
        for (Map.Entry<String, Map<String, Predicate<Gpu>>> probe : probes.entrySet()) {
            long begin = System.nanoTime();
            String fault = fault(session, probe.getValue().get(operation));
            if (fault.isEmpty()) {
                row[column] = Text.millis(System.nanoTime() - begin);
                row[KERNEL] = row[KERNEL].isEmpty() ? session.kernel() : row[KERNEL];
            } else {
                row[RESULT] = "see below";
                note(engine + ": " + fault, operation + " " + probe.getKey());
            }
            column++;
        }
        table.row(row);
    }

    /** What is the matter with a kernel, or an empty text. */
    private static String fault(Contestant.Session session, Predicate<Gpu> probe) {
        try {
            boolean right = probe.test(session.gpu());
            return !right ? "WRONG result" : !session.kernel().isEmpty() ? "" : "left to the JDK"
                    + (session.note().isEmpty() ? "" : ", " + session.note());
        } catch (GpuException | LinkageError e) {
            return reason(e);
        }
    }

    /** An error of linking, where Aparapi does not load, says little without its kind. */
    private static String reason(Throwable e) {
        return e instanceof GpuException ? e.getMessage() : e.toString();
    }

    private void note(String why, String which) {
        unused.computeIfAbsent(why, absent -> new ArrayList<>()).add(which);
    }
}
