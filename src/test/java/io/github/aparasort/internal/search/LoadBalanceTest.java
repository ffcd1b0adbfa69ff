package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Engine;
import io.github.aparasort.Plan;
import io.github.aparasort.Search;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.SearchOracle;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Finds the segments of elements, and expands counts, on each target, against loops over segments and elements. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "OPENCL"})
class LoadBalanceTest extends FamilyCase {
    private static final int[] ELEMENTS = {0, 1, 2, 7, 8, 9, 63, 4095, 4096, 4097, 65_537, 300_007};

    /** How elements are shared by segments. */
    enum Shape {
        ONE, ONES, RANDOM, SHORT_ONES, MOSTLY_EMPTY, FIRST_HAS_ALL, LAST_HAS_ALL, MIDDLE_HAS_ALL, LONG_AND_SHORT;

        int[] counts(int n) {
            SplittableRandom random = new SplittableRandom(n);
            int segments = switch (this) {
                case ONE -> 1;
                case ONES -> n;
                case RANDOM, LONG_AND_SHORT -> n / 10 + 1;
                case SHORT_ONES -> n / 2 + 1;
                case MOSTLY_EMPTY -> 3 * n + 1;
                default -> n / 3 + 3;
            };
            int[] counts = new int[segments];
            if (this == LONG_AND_SHORT && n > 0) {
                counts[0] = n / 4;
                counts[segments / 2] += n / 2;
            }
            int left = n - Arrays.stream(counts).sum();
            for (int i = 0; i < left; i++) {
                counts[switch (this) {
                    case ONES -> i;
                    case FIRST_HAS_ALL -> 0;
                    case LAST_HAS_ALL -> segments - 1;
                    case MIDDLE_HAS_ALL -> segments / 2;
                    default -> random.nextInt(segments);
                }]++;
            }
            return counts;
        }
    }

    private static int[] offsets(int[] counts) {
        int[] offsets = new int[counts.length + 1];
        for (int i = 0; i < counts.length; i++) {
            offsets[i + 1] = offsets[i] + counts[i];
        }
        return offsets;
    }

    @ParameterizedTest
    @EnumSource
    void findsSegments(Shape shape) {
        for (int n : ELEMENTS) {
            int[] counts = shape.counts(n);
            int[] expected = SearchOracle.expanded(counts);
            int[] offsets = offsets(counts);
            int[] offsetsBefore = offsets.clone();
            assertArrayEquals(expected, gpu.search().loadBalance(offsets), shape + " " + n);
            assertRan("loadBalance", int.class, n, false);
            assertArrayEquals(offsetsBefore, offsets);

            int[] countsBefore = counts.clone();
            assertArrayEquals(expected, gpu.search().expand(counts), shape + " " + n);
            assertRan("expand", int.class, n, false);
            assertArrayEquals(countsBefore, counts);
        }
    }

    @Test
    void examplesOfTheDocumentation() {
        assertArrayEquals(new int[] {0, 0, 2, 2, 2}, gpu.search().loadBalance(new int[] {0, 2, 2, 5}));
        assertArrayEquals(new int[] {0, 0, 2, 2, 2}, gpu.search().expand(new int[] {2, 0, 3}));
        assertArrayEquals(new int[0], gpu.search().loadBalance(new int[] {0}));
        assertArrayEquals(new int[0], gpu.search().loadBalance(new int[] {0, 0, 0}));
        assertArrayEquals(new int[0], gpu.search().expand(new int[0]));
        assertArrayEquals(new int[0], gpu.search().expand(new int[100_003]));
    }

    @Test
    void wrongOffsetsAreRefused() {
        Search search = gpu.search();
        refused(NullPointerException.class, "offsets", () -> search.loadBalance(null));
        refused(IllegalArgumentException.class, "offsets is empty: it must have one more element than there are"
                + " segments, at least a 0", () -> search.loadBalance(new int[0]));
        refused(IllegalArgumentException.class, "offsets[0] = 1: the first segment must begin at 0",
                () -> search.loadBalance(new int[] {1, 2}));
        refused(IllegalArgumentException.class, "offsets[0] = -1: the first segment must begin at 0",
                () -> search.loadBalance(new int[] {-1, 0}));
        refused(IllegalArgumentException.class, "offsets[2] = 3 is less than offsets[1] = 4: offsets must be sorted",
                () -> search.loadBalance(new int[] {0, 4, 3}));
        refused(IllegalArgumentException.class, "the last of offsets is 2147483647: more than an array holds",
                () -> search.loadBalance(new int[] {0, Integer.MAX_VALUE}));
    }

    @Test
    void wrongCountsAreRefused() {
        Search search = gpu.search();
        refused(NullPointerException.class, "counts", () -> search.expand(null));
        int[] counts = new int[200_003];
        counts[200_002] = -1;
        counts[150_001] = Integer.MIN_VALUE;
        refused(IllegalArgumentException.class, "counts[150001] = -2147483648: a count must not be negative",
                () -> search.expand(counts));
        refused(IllegalArgumentException.class, "counts[0] = -1: a count must not be negative",
                () -> search.expand(new int[] {-1, 1}));
        refused(IllegalArgumentException.class, "counts add up to 2147483648: more than an array holds",
                () -> search.expand(new int[] {Integer.MAX_VALUE, 1}));
        int[] large = new int[100_003];
        Arrays.fill(large, Integer.MAX_VALUE);
        refused(IllegalArgumentException.class, "counts add up to " + 100_003L * Integer.MAX_VALUE
                + ": more than an array holds", () -> search.expand(large));
    }

    @Test
    void isExplained() {
        for (String operation : new String[] {"loadBalance", "expand"}) {
            for (int n : new int[] {0, 1, 100, 4095, 4096, 100_003}) {
                Plan plan = gpu.explain(operation, int.class, n);
                assertEquals(operation, plan.operation());
                assertEquals(n < 2 ? Engine.JDK : engine(n), plan.engine(), plan::toString);
            }
            for (Class<?> type : new Class<?>[] {long.class, float.class, byte.class, String.class}) {
                assertThrows(IllegalArgumentException.class, () -> gpu.explain(operation, type, 10));
            }
        }
    }

    @Test
    void warmsUp() {
        gpu.warmUp("expand", int.class);
        assertRan("expand", int.class, 1 << 16, false);
    }
}
