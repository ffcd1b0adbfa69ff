package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.Order;
import io.github.aparasort.testing.SortEngine;
import io.github.aparasort.testing.SpecialFloats;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The sorts that {@code java.util.Arrays} has, and those of keys with indices or values: all inputs on each engine. */
@Tag(Coverage.EVERY_JDK)
@Tag(Coverage.SCALED)
@ParameterizedClass
@EnumSource
class AscendingSortsTest extends SortCase {
    /**
     * None, one, few; insertion in the JDK; around the threshold of JTP and of AUTO (4096); and around one to
     * four tiles of the default geometry, whose full tiles of 4352 take a path of their own.
     */
    private static final int[] SIZES = {0, 1, 2, 3, 17, 47, 1009, 4095, 4096, 4097, 4351, 4352, 4353, 8703, 8704, 8705,
        13_056, 16_383, 16_384, 16_385, 17_409, 30_467};
    private static final int[] LARGE_SIZES = {100_003, 1_000_003};
    /** Inputs of the largest sizes, each of which costs the oracle a second. Usually only random keys meet them all. */
    private static final Set<Enum<?>> AT_LARGE_SIZES =
            Set.of(Input.RANDOM, Input.FIVE_VALUES, SpecialFloats.EVERYTHING);

    static Stream<Arguments> all() {
        Class<?>[] whole = {int.class, long.class};
        Class<?>[] floating = {float.class, double.class};
        Input[] ranges = {Input.RANDOM, Input.REVERSED, Input.MOSTLY_MAX};
        Input[] ofFloats = {Input.RANDOM, Input.EXTREMES, Input.SORTED, Input.REVERSED, Input.EQUAL, Input.FIVE_VALUES,
            Input.NEARLY_SORTED};
        return Stream.of(sorts("sort", whole, Input.values(), 0), sorts("sort", floating, ofFloats, 0),
                sorts("sort", whole, ranges, MARGIN), sorts("sort", floating, SpecialFloats.values(), MARGIN),
                sorts("argsort", whole, Input.values(), 0), sorts("sortPairs", whole, Input.values(), 0))
                .flatMap(each -> each);
    }

    private static Stream<Arguments> sorts(String operation, Class<?>[] types, Enum<?>[] keys, int margin) {
        return Stream.of(types).flatMap(type -> Stream.of(keys).map(each ->
                Arguments.of(operation, type, each, margin)));
    }

    /** Runs are sorted as other keys are: in the usual run few inputs show how they are cut and merged. */
    private IntStream sizes(Enum<?> keys) {
        boolean runs = engine == SortEngine.RUNS;
        boolean large = AT_LARGE_SIZES.contains(keys) || Coverage.ALL && keys instanceof SpecialFloats;
        int count = !large ? 0 : !runs && (Coverage.ALL || keys == Input.RANDOM) ? LARGE_SIZES.length : 1;
        return IntStream.concat(runs && !Coverage.isOfTheFew(keys) ? IntStream.empty()
                : IntStream.of(Coverage.sizes(SIZES, keys)), IntStream.of(LARGE_SIZES).limit(count));
    }

    @ParameterizedTest
    @MethodSource("all")
    void sorts(String operation, Class<?> type, Enum<?> keys, int margin) {
        int[] sizes = sizes(keys).toArray();
        Assumptions.assumeTrue(sizes.length > 0, "only the profile exhaustive has this input");
        for (int n : sizes) {
            Example example = new Example(type, keys, margin, n);
            switch (operation) {
                case "sort" -> sort(example);
                case "argsort" -> argsort(example);
                default -> sortPairs(example);
            }
            SortKind kind = operation.equals("sort") ? SortKind.of(type) : pairs(type);
            assertEquals(type, assertTold(operation, kind, n).type());
        }
    }

    /** As the JDK sorts, to the bit. */
    private void sort(Example keys) {
        Object expected = AnyArray.copy(keys.array);
        AnyArray.sort(expected, keys.from, keys.from + keys.n);
        keys.call(gpu.sorter(), "sort", keys.array);
        AnyArray.assertSame(expected, keys.array, keys.toString());
    }

    private void argsort(Example keys) {
        Object before = AnyArray.copy(keys.array);
        assertArrayEquals(keys.order(Order.ASCENDING), (int[]) keys.call(gpu.sorter(), "argsort", keys.array),
                keys::toString);
        AnyArray.assertSame(before, keys.array, keys.toString());
    }

    private void sortPairs(Example keys) {
        Object expected = keys.gathered(keys.array, Order.ASCENDING);
        int[] values = Input.values(keys.n);
        keys.call(gpu.sorter(), "sortPairs", keys.array, values);
        AnyArray.assertSame(expected, keys.array, keys.toString());
        AnyArray.assertSame(keys.gathered(Input.values(keys.n), Order.ASCENDING), values, "values of " + keys);
    }
}
