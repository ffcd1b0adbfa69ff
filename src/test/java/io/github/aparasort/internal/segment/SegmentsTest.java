package io.github.aparasort.internal.segment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Segments;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.Segmentation;
import io.github.aparasort.testing.SpecialFloats;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Segments on each target, against a stable sort of each. */
@Tag(Coverage.SCALED)
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "OPENCL"})
class SegmentsTest extends FamilyCase {
    /** Few; a prime; around 4,096; and so many that large segments are sorted by themselves. */
    private static final int[] SIZES = {0, 1, 2, 33, 1009, 4095, 4096, 4097, 9001};
    private static final int LARGE = 80_021;
    private static final List<Segmentation> LARGE_SEGMENTS = List.of(Segmentation.POWER_LAW, Segmentation.LARGE_FIRST,
            Segmentation.LARGE_LAST);
    private static final List<Input> INPUTS = List.of(Input.RANDOM, Input.EXTREMES, Input.SORTED, Input.REVERSED,
            Input.EQUAL, Input.TWO_VALUES, Input.FIVE_VALUES, Input.SAWTOOTH, Input.ORGAN_PIPE, Input.NEARLY_SORTED);

    private static final List<Class<?>> VALUE_TYPES = List.of(int.class, long.class, float.class, double.class,
            String.class);

    private final List<Execution> told = new ArrayList<>();

    static Stream<Arguments> types() {
        return SpecialFloats.beside(List.of(KeyType.values()), Set.of(KeyType.FLOAT, KeyType.DOUBLE),
                SpecialFloats.EVERYTHING, SpecialFloats.NANS, SpecialFloats.ZEROS);
    }

    private interface Trial {
        void run(Object keys, int[] offsets, int[] order, String what);
    }

    private static void each(KeyType type, SpecialFloats specials, Trial trial) {
        int kind = type.ordinal() + (specials == null ? 0 : specials.ordinal());
        for (Input input : specials == null ? INPUTS : List.of(Input.RANDOM)) {
            for (Segmentation segments : Segmentation.values()) {
                // In the usual run every input meets a third of the segmentations, random keys all of them. In a
                // difference of the same numbers the sizes do not follow from their sum.
                if (input == Input.RANDOM || Coverage.isTurn(INPUTS.indexOf(input) + segments.ordinal() + kind)) {
                    for (int n : Coverage.sizes(SIZES, kind - segments.ordinal())) {
                        each(AnyArray.of(type.type, input, specials, n), segments, input + " " + specials, trial);
                    }
                }
            }
        }
        for (Segmentation segments : specials == null || specials == SpecialFloats.EVERYTHING ? LARGE_SEGMENTS
                : List.<Segmentation>of()) {
            each(AnyArray.of(type.type, Input.RANDOM, specials, LARGE), segments, "large", trial);
        }
    }

    private static void each(Object keys, Segmentation segments, String input, Trial trial) {
        int n = Array.getLength(keys);
        int[] offsets = segments.offsets(n);
        int[] order = Segmentation.stableOrder(keys, offsets);
        int[] before = offsets.clone();
        trial.run(keys, offsets, order, segments + " of " + input + " " + keys.getClass().getComponentType() + "["
                + n + "]");
        assertArrayEquals(before, offsets);
    }

    private void listening(Runnable call) {
        told.clear();
        try (Gpu.Registration ignored = gpu.onExecution(told::add)) {
            call.run();
        }
        forget();
    }

    @ParameterizedTest
    @MethodSource("types")
    void sorts(KeyType type, SpecialFloats specials) {
        each(type, specials, (a, offsets, order, what) -> {
            Object expected = AnyArray.gathered(a, 0, order);
            listening(() -> call(gpu.segments(), "sort", a, offsets));
            AnyArray.assertSame(expected, a, what);
            assertTold(type, Array.getLength(a), what);
        });
    }

    /** All large segments, each by itself, and the others together. A device sorts all together. */
    private void assertTold(KeyType type, int n, String what) {
        assertTrue(!told.isEmpty(), what);
        assertEquals(n, told.stream().mapToInt(Execution::n).sum() + (told.size() > 1 ? 0 : n - told.get(0).n()), what);
        for (Execution each : told) {
            assertEquals("sortSegments", each.operation());
            assertEquals(type.type, each.type());
            assertEquals(engine(each.n()), each.engine(), each::toString);
        }
        if (target == Target.OPENCL) {
            assertEquals(n, told.get(0).n(), what);
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void orders(KeyType type, SpecialFloats specials) {
        each(type, specials, (a, offsets, order, what) -> {
            Object before = AnyArray.copy(a);
            assertArrayEquals(order, (int[]) call(gpu.segments(), "argsort", a, offsets), what);
            assertRan("argsortSegments", type.type, Array.getLength(a), false);
            AnyArray.assertSame(before, a, what);
        });
    }

    static Stream<Arguments> keysWithValues() {
        return types().filter(type -> type.get()[1] == null || type.get()[1] == SpecialFloats.EVERYTHING)
                .flatMap(type -> VALUE_TYPES.stream()
                        .filter(values -> Coverage.ALL || type.get()[0] == KeyType.INT || values == String.class)
                        .map(values -> Arguments.of(type.get()[0], type.get()[1], values)));
    }

    @ParameterizedTest
    @MethodSource("keysWithValues")
    void pairs(KeyType type, SpecialFloats specials, Class<?> valueType) {
        each(type, specials, pairs(type, valueType));
    }

    /** Every method, with one input. */
    @ParameterizedTest
    @EnumSource(KeyType.class)
    void pairsOfAllTypes(KeyType type) {
        for (Class<?> valueType : VALUE_TYPES) {
            each(AnyArray.of(type.type, Input.FIVE_VALUES, null, 4097), Segmentation.POWER_LAW, "five values",
                    pairs(type, valueType));
        }
    }

    private Trial pairs(KeyType type, Class<?> valueType) {
        return (keys, offsets, order, what) -> {
            int n = Array.getLength(keys);
            Object values = AnyArray.values(valueType, n);
            Object expectedKeys = AnyArray.gathered(keys, 0, order);
            Object expectedValues = AnyArray.gathered(values, 0, order);
            call(gpu.segments(), "sortPairs", keys, values, offsets);
            AnyArray.assertSame(expectedKeys, keys, what);
            AnyArray.assertSame(expectedValues, values, "values of " + what);
            assertRan("sortPairsSegments", type.type, n, false);
        };
    }

    @ParameterizedTest
    @MethodSource("types")
    void reduces(KeyType type, SpecialFloats specials) {
        try (Gpu plain = Gpu.open(Target.JDK)) {
            for (Segmentation segments : Segmentation.values()) {
                for (int n : SIZES) {
                    Object a = AnyArray.of(type.type, Input.RANDOM, specials, n);
                    int[] offsets = segments.offsets(n);
                    ScanOp op = ScanOp.values()[(n + segments.ordinal()) % ScanOp.values().length];
                    Object expected = Array.newInstance(type.type, offsets.length - 1);
                    for (int segment = 0; segment + 1 < offsets.length; segment++) {
                        Object alone = Array.newInstance(type.type, offsets[segment + 1] - offsets[segment]);
                        System.arraycopy(a, offsets[segment], alone, 0, Array.getLength(alone));
                        Array.set(expected, segment, call(plain.scan(), "reduce", alone, op));
                    }
                    Object found = call(gpu.segments(), "reduce", a, offsets, op);
                    // NaNs may have any bits.
                    assertTrue(Arrays.deepEquals(new Object[] {expected}, new Object[] {found}),
                            () -> op + " of " + segments + " of " + n + " " + type);
                    assertRanPlain("reduceSegments", type.type, n);
                }
            }
        }
    }

    // ---- arguments

    @Test
    void wrongArgumentsAreRefused() {
        Segments segments = gpu.segments();
        int[] a = Input.RANDOM.ints(5000);
        int[] before = a.clone();
        String empty = "offsets is empty: it must have one more element than there are segments, at least a 0";
        String begin = "offsets[0] = 1: the first segment must begin at 0";
        String disorder = "offsets[2] = 3 is less than offsets[1] = 7: offsets must be sorted";
        String end = "offsets[2] = 4999, but there are 5000 elements: offsets must end with their number";
        assertOffsets(a, empty);
        assertOffsets(a, begin, 1, 5000);
        assertOffsets(a, disorder, 0, 7, 3, 5000);
        assertOffsets(a, end, 0, 7, 4999);
        refused(NullPointerException.class, "offsets", () -> segments.sort(a, null));
        refused(NullPointerException.class, "op", () -> segments.reduce(a, new int[] {0, 5000}, null));
        refused(IllegalArgumentException.class, "5000 keys, but 4 values",
                () -> segments.sortPairs(a, new long[4], new int[] {0, 5000}));
        assertThrows(NullPointerException.class, () -> segments.sort((int[]) null, new int[1]));
        assertArrayEquals(before, a);
        segments.sort(new int[0], new int[1]);
        assertArrayEquals(new int[0], segments.reduce(new int[0], new int[1], ScanOp.SUM));
        Gpu closed = Gpu.open(target);
        closed.close();
        assertThrows(IllegalStateException.class, () -> closed.segments().sort(a, new int[] {0, 5000}));
        assertThrows(IllegalStateException.class, () -> closed.segments().argsort(a, new int[] {0, 5000}));
    }

    private void assertOffsets(int[] a, String message, int... offsets) {
        refused(IllegalArgumentException.class, message, () -> gpu.segments().sort(a, offsets));
        refused(IllegalArgumentException.class, message, () -> gpu.segments().argsort(a, offsets));
        refused(IllegalArgumentException.class, message, () -> gpu.segments().sortPairs(a, a, offsets));
        refused(IllegalArgumentException.class, message, () -> gpu.segments().reduce(a, offsets, ScanOp.SUM));
    }

    @Test
    void isExplained() {
        for (String operation : List.of("sortSegments", "argsortSegments", "sortPairsSegments")) {
            assertExplained(operation);
            gpu.warmUp(operation, double.class);
            forget();
        }
        assertEquals(Engine.JDK, gpu.explain("reduceSegments", int.class, 100_003).engine());
    }
}
