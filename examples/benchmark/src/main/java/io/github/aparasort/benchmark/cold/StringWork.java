package io.github.aparasort.benchmark.cold;

import io.github.aparasort.Columns;
import io.github.aparasort.Gpu;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Jobs on strings, with the maps of the JDK. */
final class StringWork {
    private StringWork() {
    }

    record StringSums(String[] keys, double[] values) implements Work {
        @Override
        public Map<String, Double> plain() {
            Map<String, Double> sums = new HashMap<>();
            for (int i = 0; i < keys.length; i++) {
                sums.merge(keys[i], values[i], Double::sum);
            }
            return sums;
        }

        @Override
        public Pairs<String[], double[]> aparasort() {
            return Gpu.shared().groups().reduceByKey(keys, values, ScanOp.SUM);
        }
    }

    /** For each row of A its row of B, whose keys are distinct, or -1. */
    record StringJoin(String[] a, String[] b) implements Work {
        @Override
        public int[] plain() {
            Map<String, Integer> rows = new HashMap<>();
            for (int i = 0; i < b.length; i++) {
                rows.put(b[i], i);
            }
            int[] bRows = new int[a.length];
            for (int i = 0; i < a.length; i++) {
                bRows[i] = rows.getOrDefault(a[i], -1);
            }
            return bRows;
        }

        @Override
        public int[] aparasort() {
            return Gpu.shared().joins().left(a, b).inOrderOfA().bRows();
        }
    }

    record DistinctDays(String[] customers, LocalDate[] days) implements Work {
        private record Key(String customer, LocalDate day) {
        }

        @Override
        public int[] plain() {
            Set<Key> keys = new HashSet<>();
            int[] rows = new int[customers.length];
            int count = 0;
            for (int i = 0; i < customers.length; i++) {
                if (keys.add(new Key(customers[i], days[i]))) {
                    rows[count++] = i;
                }
            }
            return Arrays.copyOf(rows, count);
        }

        @Override
        public int[] aparasort() {
            return Gpu.shared().groups().unique(Columns.of(customers).and(days));
        }
    }
}
