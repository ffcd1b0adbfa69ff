package io.github.aparasort.benchmark.db;

import io.github.aparasort.Gpu;
import io.github.aparasort.benchmark.run.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Asks the questions of a task: one after the other, in each round all engines. */
public final class DbRun {
    /** Of a question in a round, and of what comes before the first one, on two cores, for the usual rows, roughly. */
    private static final double QUESTION_SECONDS = 2.5;
    private static final double LOAD_SECONDS = 18;
    private static final double USUAL_ROWS = 1e7;

    private final DataFiles files;
    private final int rounds;
    private final Progress progress;
    private final Map<DbEngine, List<Callable<Answer>>> engines = new EnumMap<>(DbEngine.class);
    private final ResultTable table;

    private DbRun(DataFiles files, int rounds, Progress progress) {
        this.files = files;
        this.rounds = rounds;
        this.progress = progress;
        this.table = new ResultTable(files.task());
    }

    /**
     * Prints a table for each task.
     *
     * @param threads of DuckDB
     * @return whether all check sums are as they should be
     */
    public static boolean run(Path folder, int rows, int rounds, int threads, List<Task> tasks, List<DbEngine> engines)
            throws Exception {
        double pace = rows / USUAL_ROWS;
        int questions = tasks.stream().mapToInt(task -> task.questions.size()).sum();
        Progress progress = new Progress(System.out, tasks.size() + questions,
                pace * (tasks.size() * LOAD_SECONDS + questions * rounds * QUESTION_SECONDS));
        boolean right = true;
        for (Task task : tasks) {
            progress.begin("files of " + task);
            right &= new DbRun(DataFiles.of(folder, task, rows), rounds, progress).run(pace, threads, engines);
        }
        return right;
    }

    private boolean run(double pace, int threads, List<DbEngine> wanted) throws Exception {
        try (DuckTables duck = wanted.contains(DbEngine.DUCKDB) ? duck(files, threads) : null) {
            load(wanted, duck);
            progress.end(files.folder() + (files.byR() ? ", of R" : ", of Java"), pace * LOAD_SECONDS);
            for (int question = 0; question < files.task().questions.size(); question++) {
                ask(question, pace * rounds * QUESTION_SECONDS);
            }
        }
        System.out.println(table);
        return table.isRight();
    }

    /** Null where it does not run. */
    private static DuckTables duck(DataFiles files, int threads) throws IOException {
        try {
            return DuckTables.load(files, threads);
        } catch (SQLException | LinkageError e) {
            System.err.println("DuckDB does not run here: " + e.getMessage());
            return null;
        }
    }

    private void load(List<DbEngine> wanted, DuckTables duck) throws IOException {
        Map<String, DataFrame> tables = files.read();
        for (DbEngine engine : wanted) {
            List<Callable<Answer>> ways = engine == DbEngine.DUCKDB ? duck == null ? List.of() : duck.questions()
                    : engine.questions(files.task(), tables, Gpu.shared());
            if (!ways.isEmpty()) {
                engines.put(engine, ways);
            }
        }
    }

    private void ask(int question, double guess) throws Exception {
        progress.begin(files.task().questions.get(question));
        Map<DbEngine, Runs> runs = new EnumMap<>(DbEngine.class);
        for (int round = 0; round < rounds; round++) {
            for (Map.Entry<DbEngine, List<Callable<Answer>>> each : engines.entrySet()) {
                Callable<Answer> way = each.getValue().get(question);
                if (way != null) {
                    runs.computeIfAbsent(each.getKey(), key -> new Runs()).add(way);
                }
            }
        }
        progress.end(table.add(runs, KnownSums.of(files, question)), guess);
    }
}
