package io.github.aparasort.benchmark.db;

import io.github.aparasort.Gpu;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;

/** What answers the questions. */
public enum DbEngine {
    APARASORT, DUCKDB, FASTUTIL, STREAMS;

    /** How it answers from tables in arrays: in the order of the questions, with null for none; DuckDB has its own. */
    List<Callable<Answer>> questions(Task task, Map<String, DataFrame> tables, Gpu gpu) {
        DataFrame x = tables.get("x");
        boolean groups = task == Task.GROUPBY;
        return switch (this) {
            case APARASORT -> groups ? GroupByQuestions.of(gpu, x) : JoinQuestions.of(gpu, tables);
            case FASTUTIL -> groups ? HashGroups.questions(x) : HashJoins.questions(tables);
            case STREAMS -> groups ? StreamGroups.questions(x) : List.of();
            case DUCKDB -> throw new IllegalStateException("DuckDB has tables of its own");
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
