package io.github.aparasort.resident;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** What operations on arrays mean, by plain loops. Those that move elements return the indices that they come from. */
final class PlainOperations {
    enum SetKind {
        MERGE, UNION, INTERSECTION, DIFFERENCE, SYMMETRIC_DIFFERENCE
    }

    enum JoinKind {
        INNER, LEFT, RIGHT, OUTER, SEMI, ANTI
    }

    /** Groups of equal elements, in ascending order: indices of elements, and where each group begins among them. */
    record Grouped(int[] indices, int[] begins) {
        int size() {
            return begins.length - 1;
        }

        /** The first element of each group. */
        int[] firsts() {
            return IntStream.range(0, size()).map(g -> indices[begins[g]]).toArray();
        }

        int[] counts() {
            return IntStream.range(0, size()).map(g -> begins[g + 1] - begins[g]).toArray();
        }
    }

    private PlainOperations() {
    }

    static Grouped groups(Object array) {
        return runs(array, PlainArrays.argsort(array, false));
    }

    /** The runs of equal neighbours in some order of the elements. */
    static Grouped runs(Object array, int[] indices) {
        IntBinaryOperator order = PlainArrays.order(array);
        int[] begins = IntStream.range(0, indices.length)
                .filter(i -> i == 0 || order.applyAsInt(indices[i - 1], indices[i]) != 0).toArray();
        int[] ends = Arrays.copyOf(begins, begins.length + 1);
        ends[begins.length] = indices.length;
        return new Grouped(indices, ends);
    }

    /** Elements of a followed by b that a merge or a set operation takes. */
    static int[] combine(SetKind kind, Object a, Object b) {
        int aLength = PlainArrays.length(a);
        Grouped groups = groups(PlainArrays.concat(a, b));
        List<Integer> taken = new ArrayList<>();
        for (int g = 0; g < groups.size(); g++) {
            int begin = groups.begins()[g];
            int end = groups.begins()[g + 1];
            int middle = begin;
            while (middle < end && groups.indices()[middle] < aLength) {
                middle++;
            }
            int matched = Math.min(middle - begin, end - middle);
            for (int i = begin; i < end; i++) {
                boolean ofA = i < middle;
                boolean matches = (ofA ? i - begin : i - middle) < matched;
                boolean takes = switch (kind) {
                    case MERGE -> true;
                    case UNION -> ofA || !matches;
                    case INTERSECTION -> ofA && matches;
                    case DIFFERENCE -> ofA && !matches;
                    case SYMMETRIC_DIFFERENCE -> !matches;
                };
                if (takes) {
                    taken.add(groups.indices()[i]);
                }
            }
        }
        return ints(taken);
    }

    /** The number of rows of an inner join. */
    static long joinedRows(Object a, Object b) {
        int aLength = PlainArrays.length(a);
        Grouped groups = groups(PlainArrays.concat(a, b));
        long rows = 0;
        for (int g = 0; g < groups.size(); g++) {
            long ofA = 0;
            for (int i = groups.begins()[g]; i < groups.begins()[g + 1]; i++) {
                ofA += groups.indices()[i] < aLength ? 1 : 0;
            }
            rows += ofA * (groups.begins()[g + 1] - groups.begins()[g] - ofA);
        }
        return rows;
    }

    /** The rows of A and those of B. */
    static int[][] join(JoinKind kind, Object a, Object b) {
        int aLength = PlainArrays.length(a);
        Grouped groups = groups(PlainArrays.concat(a, b));
        List<Integer> aRows = new ArrayList<>();
        List<Integer> bRows = new ArrayList<>();
        for (int g = 0; g < groups.size(); g++) {
            int[] all = Arrays.copyOfRange(groups.indices(), groups.begins()[g], groups.begins()[g + 1]);
            int[] ofA = Arrays.stream(all).filter(row -> row < aLength).toArray();
            int[] ofB = Arrays.stream(all).filter(row -> row >= aLength).map(row -> row - aLength).toArray();
            boolean keepsA = switch (kind) {
                case LEFT, OUTER, ANTI -> ofB.length == 0;
                case SEMI -> ofB.length > 0;
                default -> false;
            };
            boolean keepsB = (kind == JoinKind.RIGHT || kind == JoinKind.OUTER) && ofA.length == 0;
            boolean pairs = kind != JoinKind.SEMI && kind != JoinKind.ANTI;
            for (int row : ofA) {
                for (int other : pairs ? ofB : new int[0]) {
                    aRows.add(row);
                    bRows.add(other);
                }
                if (keepsA) {
                    aRows.add(row);
                    bRows.add(-1);
                }
            }
            for (int row : keepsB ? ofB : new int[0]) {
                aRows.add(-1);
                bRows.add(row);
            }
        }
        return new int[][] {ints(aRows), ints(bRows)};
    }

    /** How many elements of a sorted array are less than each needle, or not greater. */
    static int[] bounds(Object sorted, Object needles, boolean upper) {
        int m = PlainArrays.length(sorted);
        IntBinaryOperator order = PlainArrays.order(PlainArrays.concat(sorted, needles));
        int[] bounds = new int[PlainArrays.length(needles)];
        for (int i = 0; i < bounds.length; i++) {
            int low = 0;
            int high = m;
            while (low < high) {
                int middle = (low + high) >>> 1;
                int compared = order.applyAsInt(middle, m + i);
                if (compared < 0 || upper && compared == 0) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            bounds[i] = low;
        }
        return bounds;
    }

    static int[] histogram(Object array, Object edges) {
        int bins = PlainArrays.length(edges) - 1;
        int[] counts = new int[bins];
        int[] atMost = bounds(edges, array, true);
        int[] less = bounds(edges, array, false);
        for (int i = 0; i < atMost.length; i++) {
            if (atMost[i] > 0 && atMost[i] <= bins) {
                counts[atMost[i] - 1]++;
            } else if (atMost[i] == bins + 1 && less[i] <= bins) {
                counts[bins - 1]++;
            }
        }
        return counts;
    }

    static int[] isIn(Object array, Object haystack) {
        Set<Long> all = new HashSet<>();
        for (int i = 0; i < PlainArrays.length(haystack); i++) {
            all.add(PlainArrays.bits(haystack, i, true));
        }
        return IntStream.range(0, PlainArrays.length(array))
                .map(i -> all.contains(PlainArrays.bits(array, i, true)) ? 1 : 0).toArray();
    }

    /** The indices that sort each segment. */
    static int[] argsortSegments(Object array, int[] offsets) {
        IntBinaryOperator order = PlainArrays.order(array);
        int[] segment = loadBalance(offsets);
        return PlainArrays.argsort(segment.length, (i, j) ->
                segment[i] != segment[j] ? Integer.compare(segment[i], segment[j]) : order.applyAsInt(i, j));
    }

    static int[] loadBalance(int[] offsets) {
        List<Integer> segments = new ArrayList<>();
        for (int s = 0; s + 1 < offsets.length; s++) {
            segments.addAll(Collections.nCopies(offsets[s + 1] - offsets[s], s));
        }
        return ints(segments);
    }

    static int[] expand(int[] counts) {
        List<Integer> indices = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            indices.addAll(Collections.nCopies(counts[i], i));
        }
        return ints(indices);
    }

    /** Elements of an array followed by values. */
    static int[] insert(int n, int[] positions) {
        List<Integer> taken = new ArrayList<>();
        int next = 0;
        for (int i = 0; i <= n; i++) {
            while (next < positions.length && positions[next] == i) {
                taken.add(n + next++);
            }
            if (i < n) {
                taken.add(i);
            }
        }
        return ints(taken);
    }

    static int[] remove(int n, int[] positions) {
        Set<Integer> gone = new HashSet<>(Arrays.stream(positions).boxed().toList());
        return IntStream.range(0, n).filter(i -> !gone.contains(i)).toArray();
    }

    /** A quantile, by the formula and the exceptions that its description names. */
    static double quantile(Object sorted, double q) {
        double at = q * (PlainArrays.length(sorted) - 1);
        int below = (int) Math.floor(at);
        double t = at - below;
        double x = PlainArrays.asDouble(sorted, below);
        if (t == 0) {
            return x;
        }
        double y = PlainArrays.asDouble(sorted, below + 1);
        if (Double.isNaN(x) || Double.isNaN(y)) {
            return Double.NaN;
        }
        if (x == y) {
            return x;
        }
        if (Double.isInfinite(x) || Double.isInfinite(y)) {
            if (Double.isInfinite(x) && Double.isInfinite(y)) {
                return t < 0.5 ? x : t > 0.5 ? y : 0;
            }
            return Double.isInfinite(x) ? x : y;
        }
        double half = t < 0.5 ? x / 2 + (y / 2 - x / 2) * t : y / 2 - (y / 2 - x / 2) * (1 - t);
        return 2 * half;
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(i -> i).toArray();
    }
}
