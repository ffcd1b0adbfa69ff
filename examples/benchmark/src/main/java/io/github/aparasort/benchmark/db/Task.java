package io.github.aparasort.benchmark.db;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The two tasks of db-benchmark, with the names that it gives to their questions. */
public enum Task {
    GROUPBY(Set.of("id1", "id2", "id3"), Set.of("v3"),
            "sum v1 by id1", "sum v1 by id1:id2", "sum v1 mean v3 by id3", "mean v1:v3 by id4", "sum v1:v3 by id6",
            "median v3 sd v3 by id4 id5", "max v1 - min v2 by id3", "largest two v3 by id6",
            "regression v1 v2 by id2 id4", "sum v3 count by id1:id6"),
    JOIN(Set.of("id4", "id5", "id6"), Set.of("v1", "v2"),
            "small inner on int", "medium inner on int", "medium outer on int", "medium inner on factor",
            "big inner on int");

    /** Columns of strings, and columns of doubles; all others have ints. */
    final Set<String> strings;
    final Set<String> doubles;
    final List<String> questions;

    Task(Set<String> strings, Set<String> doubles, String... questions) {
        this.strings = strings;
        this.doubles = doubles;
        this.questions = List.of(questions);
    }

    /** The tables of a task with so many rows, and the names of their files; the first has all rows. */
    List<TableFile> tables(int rows) {
        String size = name(rows);
        if (this == GROUPBY) {
            return List.of(new TableFile("x", "G1_" + size + "_1e2_0_0.csv", rows));
        }
        String prefix = "J1_" + size + "_";
        int small = smallRows(rows);
        int medium = mediumRows(rows);
        return List.of(new TableFile("x", prefix + "NA_0_0.csv", rows),
                new TableFile("small", prefix + name(small) + "_0_0.csv", small),
                new TableFile("medium", prefix + name(medium) + "_0_0.csv", medium),
                new TableFile("big", prefix + size + "_0_0.csv", rows));
    }

    /** A millionth; db-benchmark begins with 1e7 rows, and fewer have ten as well. */
    private static int smallRows(int rows) {
        return Math.max(10, rows / 1_000_000);
    }

    /** A thousandth, and more than in the small table. */
    private static int mediumRows(int rows) {
        return Math.max(100, rows / 1_000);
    }

    /** Of a power of ten: 1e7. */
    static String name(int rows) {
        return "1e" + Math.round(Math.log10(rows));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A table, its file in the folder, and its rows. */
    record TableFile(String table, String file, int rows) {
    }
}
