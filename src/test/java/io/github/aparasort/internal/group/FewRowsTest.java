package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The best rows of each group, against a sort of each. */
class FewRowsTest {
    private static final int N = 400_003;

    /** So many groups that threads put their parts together too, and so few values that many rows are as good. */
    @ParameterizedTest
    @CsvSource({"20000, 2", "3000, 16", "40000, 1", "1, 3"})
    void partsArePutTogether(int groups, int k) {
        SplittableRandom random = new SplittableRandom(groups);
        // One more: the rows with this code are in no group.
        int[] codes = random.ints(N, 0, groups + 1).toArray();
        int[] ints = random.ints(N, -3, 4).map(i -> i == -3 ? Integer.MIN_VALUE : i == 3 ? Integer.MAX_VALUE : i)
                .toArray();
        double[] doubles = Arrays.stream(ints).mapToDouble(i -> i == 2 || i == Integer.MAX_VALUE ? Double.NaN : i)
                .toArray();
        RowGroups rows = RowGroups.ofCodes(codes, groups);
        assertTrue(IntFewRows.fits(rows, N, k));
        for (boolean isLeast : new boolean[] {false, true}) {
            Comparator<Integer> byInt = Comparator.comparingInt(row -> ints[row]);
            check(IntFewRows.of(ints, rows, k, isLeast), codes, groups, k, isLeast ? byInt : byInt.reversed());
            Comparator<Integer> byDouble = Comparator.comparingDouble(row -> doubles[row]);
            check(DoubleFewRows.of(doubles, rows, k, isLeast), codes, groups, k,
                    Comparator.<Integer, Boolean>comparing(row -> doubles[row] != doubles[row])
                            .thenComparing(isLeast ? byDouble : byDouble.reversed()));
        }
    }

    private static void check(RowGroups found, int[] codes, int groups, int k, Comparator<Integer> order) {
        List<List<Integer>> rows = new ArrayList<>();
        IntStream.rangeClosed(0, groups).forEach(group -> rows.add(new ArrayList<>()));
        for (int row = 0; row < N; row++) {
            rows.get(codes[row]).add(row);
        }
        rows.remove(groups);
        rows.replaceAll(group -> group.stream().sorted(order).limit(k).toList());
        assertArrayEquals(rows.stream().flatMap(List::stream).mapToInt(row -> row).toArray(), found.order());
        assertArrayEquals(rows.stream().mapToInt(List::size).toArray(), found.counts());
    }
}
