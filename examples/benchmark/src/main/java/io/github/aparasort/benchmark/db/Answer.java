package io.github.aparasort.benchmark.db;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What an engine gives for a question. */
interface Answer {
    /** Relatively: sums of groups depend on the order of additions. Of 1e7 rows they agreed to 2e-12, in all digits. */
    double ROUNDING = 1e-11;
    /** Published sums have three digits. */
    double LAST_DIGIT = 0.001;

    /** The number of rows, and of each column of values the sum of those that are not NaN or missing. */
    double[] checkSums() throws SQLException;

    static boolean agree(double[] a, double[] b) {
        boolean agree = a.length == b.length;
        for (int i = 0; agree && i < a.length; i++) {
            agree = Math.abs(a[i] - b[i]) <= LAST_DIGIT + ROUNDING * Math.abs(b[i]);
        }
        return agree;
    }

    static String text(double[] checkSums) {
        return Arrays.stream(checkSums).mapToObj(sum -> String.format(Locale.ROOT, sum == Math.rint(sum) ? "%.0f"
                : "%.3f", sum)).collect(Collectors.joining("; "));
    }
}
