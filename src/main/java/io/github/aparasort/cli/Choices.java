package io.github.aparasort.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.Plan;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which engine {@code GpuArrays} would use for each size, and why. */
final class Choices {
    private static final int[] SIZES = {1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000};

    private final List<Plan> plans = new ArrayList<>();
    /** Names of the engines that were measured. */
    private final Set<String> measured = new LinkedHashSet<>();
    /** By type: how the measurements came about. */
    private final Set<String> notes = new LinkedHashSet<>();

    Choices(Gpu gpu) {
        for (WordType type : WordType.values()) {
            for (int n : SIZES) {
                Plan plan = gpu.explain(type.component(), n);
                plans.add(plan);
                measured.addAll(plan.estimatedNanos().keySet());
                for (String note : plan.notes()) {
                    // What became of the profile is the same for all types.
                    notes.add(note.startsWith("profile ") ? note : plan.type() + "[]: " + note);
                }
            }
        }
    }

    void print(PrintStream out) {
        List<String> header = new ArrayList<>(List.of("type", "#n", "engine"));
        measured.forEach(engine -> header.add("#ms on " + engine));
        header.add("why");
        Table table = new Table(header.toArray(String[]::new));
        plans.forEach(plan -> table.row(row(plan)));
        table.print(out);
        whyNot().forEach(line -> out.println("Not " + line));
        notes.forEach(out::println);
    }

    private String[] row(Plan plan) {
        List<String> row = new ArrayList<>(List.of(plan.type() + "[]", Text.count(plan.n()), Text.chosen(plan)));
        for (String engine : measured) {
            Long nanos = plan.estimatedNanos().get(engine);
            row.add(nanos == null ? "-" : Text.millis(nanos));
        }
        row.add(plan.why());
        return row.toArray(String[]::new);
    }

    /** Every reason once, except where the estimates in the table say it all. */
    private Set<String> whyNot() {
        Set<String> reasons = new LinkedHashSet<>();
        for (Plan plan : plans) {
            for (Map.Entry<String, String> reason : plan.whyNot().entrySet()) {
                if (!isSlower(plan, reason.getKey())) {
                    reasons.add(reason.getKey() + ": " + reason.getValue());
                }
            }
        }
        return reasons;
    }

    private static boolean isSlower(Plan plan, String engine) {
        Long there = plan.estimatedNanos().get(engine);
        Long here = plan.estimatedNanos().get(plan.device().map(Object::toString).orElse(plan.engine().toString()));
        return there != null && here != null && there >= here;
    }
}
