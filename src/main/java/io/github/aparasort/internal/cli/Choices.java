package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.Plan;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which engine a context would use for each size, and why. */
public final class Choices {
    /** Operations of which each stands for a family: other than sorts, of ints. */
    static final List<String> FAMILIES = List.of("merge", "union", "inclusive");
    private static final int[] SIZES = {1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000};
    private static final int[] FEW_SIZES = {10_000, 1_000_000, 100_000_000};

    private final List<Plan> sorts = new ArrayList<>();
    private final List<Plan> families = new ArrayList<>();
    /** Names of the engines that were measured. */
    private final Set<String> measured = new LinkedHashSet<>();
    /** By operation and type: how the measurements came about. */
    private final Set<String> notes = new LinkedHashSet<>();
    /** Numbers for devices, as they were listed: their own names are long. */
    private final Map<String, String> numbers = new LinkedHashMap<>();

    Choices(Gpu gpu) {
        for (DeviceInfo device : Gpu.devices()) {
            numbers.putIfAbsent(device.toString(), "OpenCL " + (numbers.size() + 1));
        }
        for (WordType type : WordType.values()) {
            for (int n : SIZES) {
                sorts.add(explained(gpu.explain(type.component(), n)));
            }
        }
        for (String operation : FAMILIES) {
            for (int n : FEW_SIZES) {
                families.add(explained(gpu.explain(operation, int.class, n)));
            }
        }
    }

    private Plan explained(Plan plan) {
        measured.addAll(plan.estimatedNanos().keySet());
        for (String note : plan.notes()) {
            // What became of the profile is the same for all.
            notes.add(note.startsWith("profile ") ? note : what(plan) + ": " + note);
        }
        return plan;
    }

    void printSorts(PrintStream out) {
        Table table = table("type");
        sorts.forEach(plan -> table.row(row(plan.type() + "[]", plan)));
        table.print(out);
    }

    void printFamilies(PrintStream out) {
        Table table = table("operation");
        families.forEach(plan -> table.row(row(plan.operation(), plan)));
        table.print(out);
    }

    private Table table(String first) {
        List<String> header = new ArrayList<>(List.of(first, "#n", "engine"));
        measured.forEach(engine -> header.add("#" + name(engine) + ", ms"));
        header.add("why");
        return new Table(header.toArray(String[]::new));
    }

    private String[] row(String first, Plan plan) {
        List<String> row = new ArrayList<>(List.of(first, Text.count(plan.n()), name(engine(plan))));
        for (String engine : measured) {
            Long nanos = plan.estimatedNanos().get(engine);
            row.add(nanos == null ? "-" : Text.millis(nanos));
        }
        row.add(plan.why());
        return row.toArray(String[]::new);
    }

    private static String what(Plan plan) {
        return plan.operation() + " " + plan.type() + "[]";
    }

    private static String engine(Plan plan) {
        return plan.device().map(Object::toString).orElse(plan.engine().toString());
    }

    private String name(String engine) {
        return numbers.getOrDefault(engine, engine);
    }

    /**
     * What is against an engine, every reason once, except where the estimates say it all: and of which operations,
     * unless it is so of all. Then the notes.
     */
    List<String> reasons() {
        Map<String, Set<String>> reasons = new LinkedHashMap<>();
        Set<String> all = new LinkedHashSet<>();
        for (List<Plan> plans : List.of(sorts, families)) {
            for (Plan plan : plans) {
                all.add(what(plan));
                plan.whyNot().forEach((engine, reason) -> {
                    if (!isSlower(plan, engine)) {
                        reasons.computeIfAbsent("Not " + name(engine) + ": " + reason, why -> new LinkedHashSet<>())
                                .add(what(plan));
                    }
                });
            }
        }
        List<String> lines = new ArrayList<>();
        reasons.forEach((why, which) ->
                lines.add(which.equals(all) ? why : why + " (" + String.join(", ", which) + ")"));
        lines.addAll(notes);
        if (!measured.isEmpty()) {
            lines.add("The times are expected ones, from measurements of a few sizes on this machine.");
        }
        return lines;
    }

    private static boolean isSlower(Plan plan, String engine) {
        Long there = plan.estimatedNanos().get(engine);
        Long here = plan.estimatedNanos().get(engine(plan));
        return there != null && here != null && there >= here;
    }
}
