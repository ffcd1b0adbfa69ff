package io.github.aparasort.benchmark.contender;

import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.benchmark.input.KeyType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * DuckDB in this process, through JDBC, on as many threads as there are processors. The input is in a table in memory
 * before the first run. A run is one {@code CREATE TABLE ... AS SELECT ...}: the result stays in DuckDB's own memory.
 * What it costs to bring rows into Java arrays, which takes longer, is not measured.
 */
final class DuckDb implements Algorithm {
    /** For fewer rows, parsing and planning the statement is most of the time. */
    static final int SMALLEST = 100_000;
    private static final String URL = "jdbc:duckdb:";

    private static Connection connection;
    private static SQLException unavailable;

    /** A column of a table, as an array. */
    private record Column(String name, String sqlType, Object array) {
    }

    private final String query;
    private final KeyType type;
    private Work loaded;

    private DuckDb(String query, KeyType type) {
        this.query = query;
        this.type = type;
    }

    /** Null where SQL says nothing comparable. */
    static Algorithm algorithm(Operation operation, KeyType type) {
        String query = switch (operation) {
            case SORT -> "SELECT k FROM a ORDER BY k";
            case TOP_K -> "SELECT k FROM a ORDER BY k DESC LIMIT " + Operation.TOP;
            case UNIQUE -> "SELECT DISTINCT k FROM a ORDER BY k";
            case COUNTS -> "SELECT k, count(*)::INTEGER FROM a GROUP BY k ORDER BY k";
            case SUM_BY_KEY -> "SELECT k, sum(v)::BIGINT FROM a GROUP BY k ORDER BY k";
            case INNER_JOIN -> "SELECT a.i, b.i FROM a JOIN b USING (k)";
            case TOP_REGIONS -> "SELECT region, sum(quantity::BIGINT * price)::BIGINT AS revenue FROM orders "
                    + "JOIN customers ON customer = id WHERE product IN (SELECT product FROM wanted) "
                    + "GROUP BY region ORDER BY revenue DESC, region LIMIT " + TopRegions.TOP;
            default -> null;
        };
        return query == null ? null : new DuckDb(query, type);
    }

    /** Whether the driver is in the class path, and its native library runs here. */
    static synchronized boolean isAvailable() {
        if (connection == null && unavailable == null) {
            try {
                connection = DriverManager.getConnection(URL);
                execute("SET threads = " + Runtime.getRuntime().availableProcessors());
            } catch (SQLException e) {
                unavailable = e;
            } catch (LinkageError | RuntimeException e) {
                unavailable = new SQLException(e);
            }
        }
        return unavailable == null;
    }

    @Override
    public void load(Work work) {
        if (!isAvailable()) {
            throw new IllegalStateException("DuckDB does not run here", unavailable);
        }
        try {
            if (work.other instanceof Shop shop) {
                load(shop, work.ints());
            } else {
                load("a", work.keys, work.values);
                if (work.other != null) {
                    load("b", work.other, null);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException("DuckDB does not load the table", e);
        }
        loaded = work;
    }

    private void load(Shop shop, int[] customers) throws IOException, SQLException {
        load("orders", new Column("customer", "INTEGER", customers), new Column("product", "INTEGER", shop.product()),
                new Column("quantity", "INTEGER", shop.quantity()), new Column("price", "INTEGER", shop.price()));
        load("customers", new Column("id", "INTEGER", shop.customerId()),
                new Column("region", "INTEGER", shop.customerRegion()));
        load("wanted", new Column("product", "INTEGER", shop.wanted()));
    }

    private void load(String table, Object keys, int[] values) throws IOException, SQLException {
        int n = Array.getLength(keys);
        load(table, new Column("i", "INTEGER", IntStream.range(0, n).toArray()), new Column("k", sqlType(), keys),
                new Column("v", "INTEGER", values == null ? new int[n] : values));
    }

    /** By a file of text, which takes plain JDBC, and is a hundred times as fast as inserting rows. */
    private static void load(String table, Column... columns) throws IOException, SQLException {
        Path file = Files.createTempFile("aparasort-benchmark", ".csv");
        try {
            try (var writer = Files.newBufferedWriter(file)) {
                for (int i = 0; i < Array.getLength(columns[0].array); i++) {
                    for (int c = 0; c < columns.length; c++) {
                        writer.append(c == 0 ? "" : ",").append(String.valueOf(Array.get(columns[c].array, i)));
                    }
                    writer.append('\n');
                }
            }
            execute("CREATE OR REPLACE TABLE " + table + " AS SELECT * FROM read_csv('" + file
                    + "', header = false, columns = {" + Arrays.stream(columns)
                            .map(column -> "'" + column.name + "': '" + column.sqlType + "'")
                            .collect(Collectors.joining(", ")) + "})");
        } finally {
            Files.delete(file);
        }
    }

    private String sqlType() {
        return switch (type) {
            case INT -> "INTEGER";
            case LONG -> "BIGINT";
            case FLOAT -> "REAL";
            case DOUBLE -> "DOUBLE";
        };
    }

    @Override
    public void run(Work work) {
        if (work != loaded) {
            throw new IllegalStateException("another table is loaded");
        }
        try {
            execute("CREATE OR REPLACE TABLE result AS " + query);
        } catch (SQLException e) {
            throw new IllegalStateException(query, e);
        }
    }

    @Override
    public Object result(Work work, Operation operation) {
        try {
            return switch (operation) {
                case COUNTS -> new Pairs<>((int[]) column(1, int.class), (int[]) column(2, int.class));
                case SUM_BY_KEY, TOP_REGIONS ->
                        new Pairs<>((int[]) column(1, int.class), (long[]) column(2, long.class));
                case INNER_JOIN -> new JoinedRows((int[]) column(1, int.class), (int[]) column(2, int.class));
                default -> column(1, type.component());
            };
        } catch (SQLException e) {
            throw new IllegalStateException("DuckDB does not show the result", e);
        }
    }

    private static Object column(int column, Class<?> component) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int n;
            try (ResultSet count = statement.executeQuery("SELECT count(*) FROM result")) {
                count.next();
                n = count.getInt(1);
            }
            Object array = Array.newInstance(component, n);
            try (ResultSet rows = statement.executeQuery("SELECT * FROM result")) {
                for (int i = 0; rows.next(); i++) {
                    Array.set(array, i, rows.getObject(column));
                }
            }
            return array;
        }
    }

    private static void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
