package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Operation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows in groups by their codes and by their order, against lists. */
class RowGroupsTest {
    /** Random codes; {@code groups} is that of a row in no group. Some groups are empty. */
    static int[] codes(int n, int groups) {
        SplittableRandom random = new SplittableRandom(n + groups);
        return random.ints(n, 0, groups + 1).map(code -> code % 5 == 1 && code < groups ? 0 : code).toArray();
    }

    /** The rows of each group. */
    static List<List<Integer>> rows(int[] codes, int groups) {
        List<List<Integer>> rows = new ArrayList<>();
        for (int group = 0; group <= groups; group++) {
            rows.add(new ArrayList<>());
        }
        for (int i = 0; i < codes.length; i++) {
            rows.get(codes[i]).add(i);
        }
        return rows.subList(0, groups);
    }

    /** The same groups by their order. */
    static RowGroups byOrder(List<List<Integer>> rows) {
        int[] offsets = new int[rows.size() + 1];
        for (int group = 0; group < rows.size(); group++) {
            offsets[group + 1] = offsets[group] + rows.get(group).size();
        }
        return RowGroups.ofOrder(order(rows), offsets);
    }

    private static int[] order(List<List<Integer>> rows) {
        return rows.stream().flatMap(List::stream).mapToInt(i -> i).toArray();
    }

    private static void check(RowGroups found, List<List<Integer>> rows, int n) {
        assertEquals(rows.size(), found.size());
        // What is asked for first has to make the others.
        int[] codes = new int[n];
        Arrays.fill(codes, rows.size());
        for (int group = 0; group < rows.size(); group++) {
            for (int i : rows.get(group)) {
                codes[i] = group;
            }
        }
        assertArrayEquals(codes, found.codes(n));
        assertArrayEquals(rows.stream().mapToInt(each -> each.isEmpty() ? -1 : each.get(0)).toArray(), found.firsts());
        assertArrayEquals(rows.stream().mapToInt(each -> each.isEmpty() ? -1 : each.get(each.size() - 1)).toArray(),
                found.lasts());
        assertArrayEquals(order(rows), found.order());
        assertEquals(order(rows).length, found.inGroups());
        assertArrayEquals(rows.stream().mapToInt(List::size).toArray(), found.counts());
        assertArrayEquals(byOrder(rows).offsets(), found.offsets());
    }

    private static List<List<Integer>> where(List<List<Integer>> rows, boolean[] mask) {
        return rows.stream().map(each -> each.stream().filter(i -> mask[i]).toList()).toList();
    }

    /** None, one, several parts of rows; groups that are too many for parts. */
    @ParameterizedTest
    @CsvSource({"0, 0", "0, 3", "1, 0", "1, 1", "2, 9", "33, 4", "4097, 1", "4097, 8000", "65535, 2", "65536, 2",
        "70001, 1000", "200003, 7", "200003, 8191", "200003, 60000"})
    void bothFormsAreTheSame(int n, int groups) {
        int[] codes = codes(n, groups);
        List<List<Integer>> rows = rows(codes, groups);
        // In any other order, as topK finds it.
        List<List<Integer>> shuffled = rows.stream()
                .map(each -> each.stream().sorted(Comparator.comparing(i -> i * 0x9E37_79B1)).toList()).toList();
        check(RowGroups.ofCodes(codes, groups), rows, n);
        check(byOrder(rows), rows, n);
        check(byOrder(shuffled), shuffled, n);
        for (int kept : new int[] {0, 1, 3, 4}) {
            SplittableRandom random = new SplittableRandom(kept);
            boolean[] mask = new boolean[n];
            boolean[] again = new boolean[n];
            for (int i = 0; i < n; i++) {
                mask[i] = random.nextInt(4) < kept && (kept == 4 || codes[i] % 3 != 2);
                again[i] = random.nextBoolean();
            }
            check(RowGroups.ofCodes(codes, groups).where(mask), where(rows, mask), n);
            check(byOrder(shuffled).where(mask), where(shuffled, mask), n);
            List<List<Integer>> both = where(where(rows, mask), again);
            check(RowGroups.ofCodes(codes, groups).where(mask).where(again), both, n);
            check(byOrder(rows).where(mask).where(again), both, n);
        }
    }

    /** All rows are in groups, and no group is empty. */
    @ParameterizedTest
    @CsvSource({"0", "1", "2", "100", "70001"})
    void ranksAreTheNumbersOfLesserAndGreaterRows(int n) {
        int groups = (n + 6) / 7;
        int[] codes = IntStream.range(0, n).map(i -> i * 31 % groups).toArray();
        List<List<Integer>> rows = rows(codes, groups);
        int[] lesser = new int[groups + 1];
        IntStream.of(codes).forEach(code -> lesser[code + 1]++);
        Arrays.parallelPrefix(lesser, Integer::sum);
        for (RowGroups found : List.of(RowGroups.ofCodes(codes, groups), byOrder(rows))) {
            assertArrayEquals(codes, found.ranks(Operation.DENSE_RANK));
            assertArrayEquals(IntStream.of(codes).map(code -> lesser[code]).toArray(), found.ranks(Operation.RANK));
            assertArrayEquals(IntStream.of(codes).map(code -> n - lesser[code + 1]).toArray(),
                    found.ranks(Operation.RANK_DESCENDING));
        }
    }
}
