package io.github.aparasort.benchmark.db;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class QuestionsTest {
    private static final int ROWS = 10_000;

    /** By their numbers of rows and sums, as in the benchmark. */
    @ParameterizedTest
    @EnumSource(Task.class)
    void allEnginesGiveTheSameAnswers(Task task, @TempDir Path folder) throws Exception {
        assumeTrue(DriverManager.drivers().anyMatch(one -> one.getClass().getName().contains("duckdb")),
                "built with -DwithoutDuckDB");
        DataFiles files = DataFiles.of(folder, task, ROWS);
        Map<String, DataFrame> tables = files.read();
        Map<String, List<Callable<Answer>>> engines = new LinkedHashMap<>();
        try (Gpu gpu = Gpu.open(Target.JDK); DuckTables duck = DuckTables.load(files, 1)) {
            engines.put("duckdb", duck.questions());
            for (DbEngine engine : DbEngine.values()) {
                if (engine != DbEngine.DUCKDB) {
                    engines.put(engine.toString(), engine.questions(task, tables, gpu));
                }
            }
            for (int question = 0; question < task.questions.size(); question++) {
                double[] expected = engines.get("duckdb").get(question).call().checkSums();
                assertTrue(expected[0] > 0, task.questions.get(question));
                List<String> asked = new ArrayList<>();
                for (Map.Entry<String, List<Callable<Answer>>> each : engines.entrySet()) {
                    Callable<Answer> way = each.getValue().isEmpty() ? null : each.getValue().get(question);
                    if (way != null) {
                        asked.add(each.getKey());
                        double[] sums = way.call().checkSums();
                        assertTrue(Answer.agree(sums, expected), () -> each.getKey() + ": " + Arrays.toString(sums)
                                + " instead of " + Arrays.toString(expected));
                    }
                }
                assertEquals(List.of("duckdb", "aparasort"), asked.subList(0, 2));
            }
        }
    }
}
