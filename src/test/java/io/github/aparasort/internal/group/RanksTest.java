package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Gpu;
import io.github.aparasort.Plan;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Ranks on each target, against a stable sort that is walked along. */
@Tag(Coverage.SCALED)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class RanksTest extends FamilyCase {
    private static final List<String> RANKS = List.of("rank", "rankDescending", "denseRank");
    private static final List<Input> INPUTS = List.of(Input.RANDOM, Input.EXTREMES, Input.SORTED, Input.REVERSED,
            Input.EQUAL, Input.FIVE_VALUES, Input.SAWTOOTH);
    /** Few; around the threshold of JTP; and so many that several threads write the ranks, within groups too. */
    private static final int[] SIZES = {0, 1, 2, 33, 4095, 4097, 70_001};

    static List<Class<?>> types() {
        return AnyArray.TYPES;
    }

    @ParameterizedTest
    @MethodSource("types")
    void ranks(Class<?> type) {
        for (Input input : INPUTS) {
            for (int n : Coverage.sizes(SIZES, input)) {
                ranks(AnyArray.of(type, input, null, n), input + " " + type + "[" + n + "]");
            }
        }
        if (type == float.class || type == double.class) {
            for (SpecialFloats specials : SpecialFloats.values()) {
                for (int n : Coverage.sizes(SIZES, specials)) {
                    ranks(AnyArray.of(type, Input.RANDOM, specials, n), specials + " " + type + "[" + n + "]");
                }
            }
        }
    }

    private void ranks(Object a, String what) {
        Class<?> type = a.getClass().getComponentType();
        boolean isNarrow = Arrays.stream(KeyType.values()).noneMatch(each -> each.type == type);
        Object before = AnyArray.copy(a);
        for (String name : RANKS) {
            int[] found = (int[]) call(gpu.groups(), name, a);
            assertGrouped(name, isNarrow ? int.class : type, Array.getLength(a));
            assertArrayEquals(expected(name, a), found, name + " of " + what);
        }
        AnyArray.assertSame(before, a, what);
    }

    private static int[] expected(String name, Object a) {
        int n = Array.getLength(a);
        Order.Comparison comparison = (name.endsWith("Descending") ? Order.DESCENDING : Order.ASCENDING).of(a);
        int[] order = Oracle.stableOrder(0, n, comparison);
        int[] ranks = new int[n];
        int rank = 0;
        for (int i = 1; i < n; i++) {
            if (comparison.compare(order[i - 1], order[i]) != 0) {
                rank = name.startsWith("dense") ? rank + 1 : i;
            }
            ranks[order[i]] = rank;
        }
        return ranks;
    }

    /** By hand: ties, gaps, both zeros and NaNs with different bits. */
    @Test
    void ranksAreThoseOfSql() {
        int[] scores = {30, 10, 30, 20, 40};
        assertArrayEquals(new int[] {2, 0, 2, 1, 4}, gpu.groups().rank(scores));
        assertArrayEquals(new int[] {1, 4, 1, 3, 0}, gpu.groups().rankDescending(scores));
        assertArrayEquals(new int[] {2, 0, 2, 1, 3}, gpu.groups().denseRank(scores));
        double[] doubles = {Double.NaN, 0.0, -0.0, 0.0, Double.longBitsToDouble(0x7ff8_0000_0000_0001L)};
        assertArrayEquals(new int[] {3, 1, 0, 1, 3}, gpu.groups().rank(doubles));
        assertArrayEquals(new int[] {0, 2, 4, 2, 0}, gpu.groups().rankDescending(doubles));
        assertArrayEquals(new int[] {2, 1, 0, 1, 2}, gpu.groups().denseRank(doubles));
    }

    @Test
    void wrongArgumentsAreRefused() {
        refused(NullPointerException.class, null, () -> gpu.groups().rank((int[]) null));
        refused(NullPointerException.class, null, () -> gpu.groups().rankDescending((double[]) null));
        refused(NullPointerException.class, null, () -> gpu.groups().denseRank((byte[]) null));
        Gpu closed = Gpu.open(target);
        closed.close();
        assertThrows(IllegalStateException.class, () -> closed.groups().rank(new long[5]));
        assertThrows(IllegalStateException.class, () -> closed.groups().denseRank(new char[5]));
    }

    @Test
    void isExplainedAsItRuns() {
        for (String name : RANKS) {
            for (Class<?> type : AnyArray.TYPES) {
                for (int n : new int[] {100, 4095, 4096, 100_003}) {
                    Plan plan = gpu.explain(name, type, n);
                    assertEquals(name, plan.operation());
                    assertEquals(engine(n), plan.engine(), plan::toString);
                }
            }
            assertThrows(IllegalArgumentException.class, () -> gpu.explain(name, boolean.class, 10));
        }
        gpu.warmUp("rank", short.class);
        forget();
    }
}
