package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The engine that a context would use for each size, and why. */
public final class Choices {
    /** One operation of each family other than sorts. */
    static final List<Operation> FAMILIES =
            List.of(Operation.MERGE, Operation.UNION, Operation.INCLUSIVE);
    private static final int[] SIZES = {1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000};
    private static final int[] FEW_SIZES = {10_000, 1_000_000, 100_000_000};

    private final List<Plan> plans = new ArrayList<>();
    /** The engines that were measured. */
    private final Set<String> measured = new LinkedHashSet<>();
    /** How the measurements were made. */
    private final Set<String> notes = new LinkedHashSet<>();
    /** By the name of a device in plans. */
    private final Map<String, String> shortNames = new LinkedHashMap<>();

    Choices(Gpu gpu) {
        for (DeviceInfo device : Gpu.devices()) {
            shortNames.putIfAbsent(device.toString(), NamedEngine.name(device));
        }
        explain(gpu, Operation.SORT, int.class, SIZES);
        explain(gpu, Operation.SORT, long.class, SIZES);
        FAMILIES.forEach(operation -> explain(gpu, operation, int.class, FEW_SIZES));
    }

    private void explain(Gpu gpu, Operation operation, Class<?> type, int[] sizes) {
        for (int n : sizes) {
            Plan plan = gpu.explain(operation, type, n);
            plans.add(plan);
            measured.addAll(plan.estimatedNanos().keySet());
            for (String note : plan.notes()) {
                // The notes on the profile are the same for all operations.
                notes.add(note.startsWith("profile ") ? note : operation(plan) + ": " + note);
            }
        }
    }

    void print(PrintStream out) {
        List<String> header = new ArrayList<>(List.of("operation", "#n", "engine"));
        measured.forEach(engine -> header.add("#" + name(engine) + ", ms"));
        header.add("why");
        Table table = new Table(header);
        for (Plan plan : plans) {
            List<String> row = new ArrayList<>(List.of(operation(plan), Text.count(plan.n()), name(engine(plan))));
            for (String engine : measured) {
                Long nanos = plan.estimatedNanos().get(engine);
                row.add(nanos == null ? "-" : Text.millis(nanos));
            }
            row.add(plan.why());
            table.row(row);
        }
        table.print(out);
    }

    private static String operation(Plan plan) {
        return plan.operation() + " " + plan.type() + "[]";
    }

    private static String engine(Plan plan) {
        return plan.device().map(Object::toString).orElse(plan.engine().toString());
    }

    private String name(String engine) {
        return shortNames.getOrDefault(engine, engine);
    }

    /**
     * Why an engine is not used, then the notes. A reason that holds for some operations only names these. The table
     * shows which engines are slower, so that is no reason here.
     */
    List<String> reasons() {
        Map<String, Set<String>> reasons = new LinkedHashMap<>();
        Set<String> all = new LinkedHashSet<>();
        for (Plan plan : plans) {
            all.add(operation(plan));
            plan.whyNot().forEach((engine, reason) -> {
                if (!isSlower(plan, engine)) {
                    reasons.computeIfAbsent("Not " + name(engine) + ": " + reason, why -> new LinkedHashSet<>())
                            .add(operation(plan));
                }
            });
        }
        List<String> lines = new ArrayList<>();
        reasons.forEach((why, which) ->
                lines.add(which.equals(all) ? why : why + " (" + String.join(", ", which) + ")"));
        lines.addAll(notes);
        if (!measured.isEmpty()) {
            lines.add("The times are estimates from measurements of a few sizes on this machine.");
        }
        return lines;
    }

    private static boolean isSlower(Plan plan, String engine) {
        Long there = plan.estimatedNanos().get(engine);
        Long here = plan.estimatedNanos().get(engine(plan));
        return there != null && here != null && there >= here;
    }
}
