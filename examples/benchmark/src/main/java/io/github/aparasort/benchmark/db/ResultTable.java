package io.github.aparasort.benchmark.db;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/** The seconds and check sums of all questions of a task, as a table in Markdown. */
final class ResultTable {
    private final Task task;
    private final Map<DbEngine, List<Runs>> engines = new EnumMap<>(DbEngine.class);
    private final List<Map<DbEngine, Runs>> rows = new ArrayList<>();
    private final List<String> checkSums = new ArrayList<>();
    private boolean right = true;

    ResultTable(Task task) {
        this.task = task;
    }

    /**
     * Adds the next question.
     *
     * @param known the right check sums, or null: then DuckDB is the judge, or without it the first engine
     * @return what was found, for the progress
     */
    String add(Map<DbEngine, Runs> runs, double[] known) {
        rows.add(runs);
        if (runs.isEmpty()) {
            checkSums.add("-");
            return "no engine answers";
        }
        DbEngine judge = runs.containsKey(DbEngine.DUCKDB) ? DbEngine.DUCKDB : runs.keySet().iterator().next();
        double[] sums = known == null ? runs.get(judge).firstSums() : known;
        checkSums.add(Answer.text(sums) + (known == null ? " (" + judge + ")" : ""));
        StringJoiner times = new StringJoiner(", ");
        StringBuilder wrong = new StringBuilder();
        runs.forEach((engine, each) -> {
            engines.computeIfAbsent(engine, key -> new ArrayList<>()).add(each);
            times.add(engine + " " + seconds(List.of(each)));
            each.otherThan(sums).ifPresent(others ->
                    wrong.append("; WRONG: ").append(engine).append(" gives ").append(Answer.text(others)));
        });
        right &= wrong.isEmpty();
        return times.toString() + wrong;
    }

    boolean isRight() {
        return right;
    }

    @Override
    public String toString() {
        StringBuilder table = new StringBuilder("\n| ").append(task).append(" |");
        engines.keySet().forEach(engine -> table.append(' ').append(engine).append(" |"));
        table.append(" rows; check sums |\n|---|").append("---:|".repeat(engines.size())).append("---|\n");
        for (int i = 0; i < rows.size(); i++) {
            table.append("| ").append(task.questions.get(i)).append(" |");
            Map<DbEngine, Runs> row = rows.get(i);
            for (DbEngine engine : engines.keySet()) {
                cell(table, row.containsKey(engine) ? List.of(row.get(engine)) : List.of(),
                        row.containsKey(DbEngine.DUCKDB) ? List.of(row.get(DbEngine.DUCKDB)) : List.of());
            }
            table.append(' ').append(checkSums.get(i)).append(" |\n");
        }
        table.append("| total |");
        engines.values().forEach(all -> cell(table, all.size() == rows.size() ? all : List.of(),
                engines.getOrDefault(DbEngine.DUCKDB, List.of())));
        return table.append(right ? " |\n\nAll check sums are right.\n" : " |\n\nCheck sums are WRONG: see above.\n")
                .toString();
    }

    /** The seconds, and how many times as fast as DuckDB that is. */
    private static void cell(StringBuilder table, List<Runs> all, List<Runs> duck) {
        if (all.isEmpty()) {
            table.append(" - |");
        } else {
            table.append(' ').append(seconds(all));
            if (!duck.isEmpty() && !duck.equals(all)) {
                table.append(String.format(Locale.ROOT, " (%.2f)", later(duck) / later(all)));
            }
            table.append(" |");
        }
    }

    private static String seconds(Collection<Runs> all) {
        return String.format(Locale.ROOT, "%.3f; %.3f", all.stream().mapToDouble(Runs::first).sum(), later(all));
    }

    private static double later(Collection<Runs> all) {
        return all.stream().mapToDouble(Runs::later).sum();
    }
}
