package io.github.aparasort.benchmark.db;

import io.github.aparasort.benchmark.db.Task.TableFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.Callable;

/**
 * DuckDB in this process, with tables in memory. A question makes a table of its answer, which stays in DuckDB. The
 * types are those that Java has: strings, ints and doubles.
 */
final class DuckTables implements AutoCloseable {
    private static final List<String> GROUPS = List.of(
            "id1, sum(v1) v1 FROM x GROUP BY id1",
            "id1, id2, sum(v1) v1 FROM x GROUP BY id1, id2",
            "id3, sum(v1) v1, avg(v3) v3 FROM x GROUP BY id3",
            "id4, avg(v1) v1, avg(v2) v2, avg(v3) v3 FROM x GROUP BY id4",
            "id6, sum(v1) v1, sum(v2) v2, sum(v3) v3 FROM x GROUP BY id6",
            "id4, id5, quantile_cont(v3, 0.5) v3_median, stddev(v3) v3_sd FROM x GROUP BY id4, id5",
            "id3, max(v1) - min(v2) v_range FROM x GROUP BY id3",
            "id6, unnest(max(v3, 2)) v3 FROM x GROUP BY id6",
            "id2, id4, pow(corr(v1, v2), 2) v_r2 FROM x GROUP BY id2, id4",
            "id1, id2, id3, id4, id5, id6, sum(v3) v3, count(*) v_count FROM x GROUP BY id1, id2, id3, id4, id5, id6");
    private static final List<String> JOINS = List.of(
            "x.*, small.id4 small_id4, v2 FROM x JOIN small USING (id1)",
            "x.*, medium.id1 medium_id1, medium.id4 medium_id4, medium.id5 medium_id5, v2 FROM x "
                    + "JOIN medium USING (id2)",
            "x.*, medium.id1 medium_id1, medium.id4 medium_id4, medium.id5 medium_id5, v2 FROM x "
                    + "LEFT JOIN medium USING (id2)",
            "x.*, medium.id1 medium_id1, medium.id2 medium_id2, medium.id4 medium_id4, v2 FROM x "
                    + "JOIN medium USING (id5)",
            "x.*, big.id1 big_id1, big.id2 big_id2, big.id4 big_id4, big.id5 big_id5, big.id6 big_id6, v2 FROM x "
                    + "JOIN big USING (id3)");

    private final Connection connection;
    private final Task task;

    private DuckTables(Connection connection, Task task) {
        this.connection = connection;
        this.task = task;
    }

    static DuckTables load(DataFiles files, int threads) throws SQLException, IOException {
        DuckTables tables = new DuckTables(DriverManager.getConnection("jdbc:duckdb:"), files.task());
        tables.execute("SET threads = " + threads);
        for (TableFile table : files.tables()) {
            tables.load(table.table(), files.path(table));
        }
        return tables;
    }

    private void load(String table, Path file) throws SQLException, IOException {
        StringJoiner types = new StringJoiner(", ");
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String column : lines.readLine().split(",")) {
                types.add("'" + column + "': '" + (task.strings.contains(column) ? "VARCHAR"
                        : task.doubles.contains(column) ? "DOUBLE" : "INTEGER") + "'");
            }
        }
        execute("CREATE TABLE " + table + " AS SELECT * FROM read_csv('" + file.toString().replace("'", "''")
                + "', columns = {" + types + "})");
    }

    List<Callable<Answer>> questions() {
        return (task == Task.GROUPBY ? GROUPS : JOINS).stream().map(query -> (Callable<Answer>) () -> {
            execute("CREATE TABLE answer AS SELECT " + query);
            return this::checkSums;
        }).toList();
    }

    /** Drops the answer too: else the next one would have to, while its time is taken. */
    private double[] checkSums() throws SQLException {
        StringJoiner sums = new StringJoiner(", ");
        sums.add("count(*)");
        try (Statement statement = connection.createStatement()) {
            try (ResultSet columns = statement.executeQuery("SELECT column_name FROM (DESCRIBE answer)")) {
                while (columns.next()) {
                    String name = columns.getString(1);
                    if (DataFrame.hasValues(name)) {
                        sums.add("fsum(" + name + ") FILTER (NOT isnan(" + name + "::DOUBLE))");
                    }
                }
            }
            double[] checkSums;
            try (ResultSet row = statement.executeQuery("SELECT " + sums + " FROM answer")) {
                checkSums = new double[row.getMetaData().getColumnCount()];
                row.next();
                for (int i = 0; i < checkSums.length; i++) {
                    checkSums[i] = row.getDouble(i + 1);
                }
            }
            statement.execute("DROP TABLE answer");
            return checkSums;
        }
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
