package io.github.aparasort.benchmark.maps;

import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import it.unimi.dsi.fastutil.HashCommon;
import java.lang.reflect.Array;
import java.util.Map;

/**
 * Tells results apart: the number of their rows, and a sum of these in which the weight of a row depends on its key. So
 * the order of rows, which engines differ in, does not matter.
 */
record CheckSum(long rows, double sum) {
    /** Relatively: sums depend on the order of additions. As in {@code db}, where sums of 1e7 rows agree to 2e-12. */
    private static final double ROUNDING = 1e-11;
    private static final double UNIT = 0x1p-64;

    static CheckSum ofMap(Map<?, Double> sums) {
        double sum = 0;
        for (Map.Entry<?, Double> each : sums.entrySet()) {
            sum += weight(each.getKey().hashCode()) * each.getValue();
        }
        return new CheckSum(sums.size(), sum);
    }

    /** Of an array of keys and their sums. */
    static CheckSum ofPairs(Pairs<?, double[]> sums) {
        double sum = 0;
        for (int i = 0; i < sums.values().length; i++) {
            sum += weight(Array.get(sums.keys(), i).hashCode()) * sums.values()[i];
        }
        return new CheckSum(Array.getLength(sums.keys()), sum);
    }

    static CheckSum ofRows(JoinedRows rows) {
        int[] aRows = rows.aRows();
        int[] bRows = rows.bRows();
        double sum = 0;
        for (int i = 0; i < aRows.length; i++) {
            sum += weight((long) aRows[i] << Integer.SIZE | Integer.toUnsignedLong(bRows[i]));
        }
        return new CheckSum(aRows.length, sum);
    }

    /** From 1 to 2, so that none is lost. */
    private static double weight(long key) {
        return 1.5 + HashCommon.murmurHash3(key) * UNIT;
    }

    boolean agrees(CheckSum other) {
        return rows == other.rows && Math.abs(sum - other.sum) <= ROUNDING * Math.abs(other.sum);
    }
}
