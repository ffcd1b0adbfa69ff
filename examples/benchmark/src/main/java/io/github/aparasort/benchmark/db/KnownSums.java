package io.github.aparasort.benchmark.db;

import java.util.Arrays;
import java.util.List;

/**
 * Rows and check sums of the answers for 1e7 rows. db-benchmark publishes the sums of its groups; the others are those
 * on which DuckDB, fastutil and Aparasort agreed.
 */
final class KnownSums {
    private static final int KNOWN_ROWS = 10_000_000;
    private static final List<String> GROUPS_OF_R = List.of(
            "100; 29998789",
            "10000; 29998789",
            "100000; 29998789; 4999719.622",
            "100; 299.988; 799.894; 4999.767",
            "100000; 29998789; 79989360; 499976651.408",
            "10000; 499920.140; 288648.108",
            "100000; 399882",
            "200000; 19700450.588",
            "10000; 9.839",
            "10000000; 499976651.408; 10000000");
    private static final List<String> JOINS_OF_R = List.of(
            "8998860; 450015153.577; 347720187.395",
            "8998412; 449954076.026; 449999844.937",
            "10000000; 500043740.752; 449999844.937",
            "8998412; 449954076.026; 449999844.937",
            "9000000; 450032091.841; 449860428.616");
    private static final List<String> GROUPS_OF_JAVA = List.of(
            "100; 29999800",
            "10000; 29999800",
            "100000; 29999800; 5000084.750",
            "100; 299.998; 800.316; 5000.129",
            "100000; 29999800; 80031620; 500013114.708",
            "10000; 500176.101; 288601.773",
            "100000; 399896",
            "200000; 19700525.162",
            "10000; 10.026",
            "10000000; 500013114.708; 10000000");
    private static final List<String> JOINS_OF_JAVA = List.of(
            "9002447; 450120920.929; 571825084.738",
            "9001848; 450057069.471; 449682901.625",
            "10000000; 500025501.565; 449682901.625",
            "9001848; 450057069.471; 449682901.625",
            "9000000; 450061193.242; 449902015.524");

    private KnownSums() {
    }

    /** Null if they are not known. */
    static double[] of(DataFiles files, int question) {
        if (files.rows() != KNOWN_ROWS) {
            return null;
        }
        List<String> known = files.task() == Task.GROUPBY ? files.byR() ? GROUPS_OF_R : GROUPS_OF_JAVA
                : files.byR() ? JOINS_OF_R : JOINS_OF_JAVA;
        return Arrays.stream(known.get(question).split("; ")).mapToDouble(Double::parseDouble).toArray();
    }
}
