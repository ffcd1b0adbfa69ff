package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Merger;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SortedLists;
import io.github.aparasort.testing.SortedLists.Keys;
import io.github.aparasort.testing.SortedLists.Lengths;
import io.github.aparasort.testing.UnsortedInputs;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Merges of any number of sorted arrays on each target, against a stable sort of all elements. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "JTP", "OPENCL"})
class MergeAllTest extends FamilyCase {
    private static final int[] LISTS = {1, 2, 3, 4, 5, 7, 16, 17, 64};
    /** On OpenCL devices, where a call costs more than its work: one for each number of passes but one. */
    private static final int[] FEW_LISTS = {2, 3, 7, 17};
    /** Few; primes; around 4096; and enough for several work-items. */
    private static final int[] SIZES = {0, 1, 2, 3, 31, 1009, 4095, 4096, 4097, 20_011};

    static Stream<Arguments> typesAndKeys() {
        return Arrays.stream(KeyType.values()).flatMap(type ->
                Arrays.stream(Keys.values()).map(keys -> Arguments.of(type, keys)));
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @MethodSource("typesAndKeys")
    void mergesAll(KeyType type, Keys keys) {
        SplittableRandom random = new SplittableRandom(keys.ordinal());
        for (int lists : target == Target.OPENCL ? FEW_LISTS : LISTS) {
            for (int n : Coverage.sizes(SIZES, lists + keys.ordinal() + type.ordinal())) {
                Lengths lengths = Lengths.values()[random.nextInt(Lengths.values().length)];
                mergesAll(type, SortedLists.of(type, keys, lengths.of(n, lists, random), random),
                        keys + " " + lengths + " " + lists + " lists");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("typesAndKeys")
    void mergesManyLists(KeyType type, Keys keys) {
        SplittableRandom random = new SplittableRandom(keys.ordinal());
        for (Lengths lengths : Lengths.values()) {
            mergesAll(type, SortedLists.of(type, keys, lengths.of(30_011, 1000, random), random),
                    keys + " " + lengths);
        }
        mergesAll(type, SortedLists.of(type, keys, Lengths.EVEN.of(1000, 1000, random), random), keys + " of one");
        mergesAll(type, SortedLists.of(type, keys, Lengths.EVEN.of(70_001, 3, random), random), keys + " of three");
        mergesAll(type, SortedLists.of(type, keys, Lengths.ONE_LONG.of(100_003, 16, random), random), keys + " long");
    }

    private void mergesAll(KeyType type, Object[] lists, String how) {
        Object[] before = SortedLists.copy(lists);
        Object expected = SortedLists.merged(type, before);
        int n = Array.getLength(expected);
        long some = Arrays.stream(lists).filter(list -> Array.getLength(list) > 0).count();
        String what = type + " " + n + " " + how;

        Object merged = call(gpu.merger(), "mergeAll", (Object) lists);
        assertRan("mergeAll", type.type, n, some < 2);
        AnyArray.assertSame(expected, merged, what);
        for (int i = 0; i < lists.length; i++) {
            AnyArray.assertSame(before[i], lists[i], what);
            assertNotSame(lists[i], merged, what);
        }
    }

    /** Under AUTO on whatever engine is chosen, while it is measured and after. */
    @ParameterizedTest
    @EnumSource
    void mergesWhereverItRuns(KeyType type) {
        List<Execution> calls = new ArrayList<>();
        try (Gpu auto = Gpu.open(target == Target.JDK ? Target.AUTO : target)) {
            auto.onExecution(calls::add);
            for (int call = 0; call < 40; call++) {
                SplittableRandom random = new SplittableRandom(call);
                Object[] lists = SortedLists.of(type, Keys.RANDOM, Lengths.EVEN.of(20_011, 3 + call, random), random);
                AnyArray.assertSame(SortedLists.merged(type, lists), call(auto.merger(), "mergeAll", (Object) lists),
                        "call " + call);
            }
        }
        assertEquals(40, calls.size());
        assertTrue(calls.stream().allMatch(done -> done.operation().equals("mergeAll") && done.n() == 20_011));
    }

    @ParameterizedTest
    @EnumSource
    void thereMayBeNoLists(KeyType type) {
        mergesAll(type, SortedLists.of(type, Keys.RANDOM, new int[0], new SplittableRandom(1)), "none");
        mergesAll(type, SortedLists.of(type, Keys.RANDOM, new int[7], new SplittableRandom(1)), "empty ones");
    }

    @ParameterizedTest
    @EnumSource
    void oneListMayComeSeveralTimes(KeyType type) {
        Object[] lists = SortedLists.of(type, Keys.SPECIAL, new int[] {3001, 2003}, new SplittableRandom(1));
        Object[] all = (Object[]) Array.newInstance(type.type.arrayType(), 5);
        Arrays.setAll(all, i -> lists[i % 2]);
        mergesAll(type, all, "the same");
    }

    /** A device's two-way merges have strategies; other numbers of lists ignore them. */
    @ParameterizedTest
    @EnumSource
    void mergesByEveryStrategy(MergeStrategy strategy) {
        Merger merger = gpu.merger().using(strategy);
        for (int lists : new int[] {2, 3}) {
            Object[] some = SortedLists.of(KeyType.INT, Keys.RUNS, Lengths.EVEN.of(9001, lists,
                    new SplittableRandom(1)), new SplittableRandom(2));
            AnyArray.assertSame(SortedLists.merged(KeyType.INT, some), call(merger, "mergeAll", (Object) some),
                    strategy + " " + lists);
            assertRan("mergeAll", int.class, 9001, false);
        }
    }

    // ---- what is refused

    @ParameterizedTest
    @EnumSource
    void namesWhatIsNotSorted(KeyType type) {
        for (int n : new int[] {100, 5003, 200_009}) {
            SplittableRandom random = new SplittableRandom(n);
            for (int wrong = 0; wrong < 5; wrong += 2) {
                Object[] lists = SortedLists.of(type, Keys.SAWTOOTH, Lengths.EVEN.of(n, 5, random), random);
                int length = Array.getLength(lists[wrong]);
                for (int at : new int[] {1, length / 2, length - 1}) {
                    UnsortedInputs.swap(lists[wrong], at - 1, at);
                    // A later list is wrong too, but the first one is named.
                    UnsortedInputs.swap(lists[4], length - 3, length - 4);
                    Object[] before = SortedLists.copy(lists);
                    int first = wrong == 4 ? Math.min(at, length - 3) : at;
                    refused(IllegalArgumentException.class, UnsortedInputs.message("sorted[" + wrong + "]",
                            lists[wrong], first), () -> call(gpu.merger(), "mergeAll", (Object) lists));
                    for (int i = 0; i < lists.length; i++) {
                        AnyArray.assertSame(before[i], lists[i], "a refusal");
                    }
                    UnsortedInputs.swap(lists[4], length - 3, length - 4);
                    UnsortedInputs.swap(lists[wrong], at - 1, at);
                }
            }
        }
    }

    @Test
    void theOrderIsThatOfCompare() {
        refused(IllegalArgumentException.class, "sorted[1][1] = -0.0 is less than sorted[1][0] = 0.0: sorted[1] must be "
                + "sorted", () -> gpu.merger().mergeAll(new float[][] {{}, {0.0f, -0.0f}, {}}));
        refused(IllegalArgumentException.class, "sorted[0][2] = 1.0 is less than sorted[0][1] = NaN: sorted[0] must be "
                + "sorted", () -> gpu.merger().mergeAll(new double[][] {{-1, Double.NaN, 1}}));
    }

    @Test
    void nullIsRefusedByName() {
        refused(NullPointerException.class, "sorted", () -> gpu.merger().mergeAll((int[][]) null));
        refused(NullPointerException.class, "sorted[3]",
                () -> gpu.merger().mergeAll(new long[][] {{2, 1}, {}, {}, null, null}));
        refused(NullPointerException.class, "sorted[0]", () -> gpu.merger().mergeAll(new float[1][]));
        refused(NullPointerException.class, "sorted[1]", () -> gpu.merger().mergeAll(new double[][] {{}, null}));
    }

    /** One by one, without an array around them. */
    @Test
    void arraysMayBeGivenOneByOne() {
        Merger merger = gpu.merger();
        int[] single = {1, 3};
        int[] copy = merger.mergeAll(single);
        assertArrayEquals(single, copy);
        assertNotSame(single, copy);
        forget();
        assertArrayEquals(new int[] {0, 1, 2, 3}, merger.mergeAll(single, new int[] {0, 2}));
        assertRan("mergeAll", int.class, 4, false);
        assertArrayEquals(new long[] {0, 1, 2, 3}, merger.mergeAll(new long[] {3}, new long[0], new long[] {0, 1, 2}));
        assertArrayEquals(new float[] {-0.0f, 0, Float.NaN},
                merger.mergeAll(new float[] {0}, new float[] {Float.NaN}, new float[] {-0.0f}));
        assertArrayEquals(new double[] {1, 2, 2, 3}, merger.mergeAll(new double[] {2}, new double[] {2, 3},
                new double[] {1}));
        forget();
        refused(NullPointerException.class, "sorted[0]", () -> merger.mergeAll((int[]) null));
        refused(NullPointerException.class, "sorted[1]", () -> merger.mergeAll(single, null));
        refused(IllegalArgumentException.class, "sorted[1][1] = 1 is less than sorted[1][0] = 2: sorted[1] must be "
                + "sorted", () -> merger.mergeAll(single, new int[] {2, 1}));
    }

    /** One array 4,096 times is too much for any result, and takes little memory. */
    @Test
    void tooManyElementsAreRefused() {
        int[][] lists = new int[1 << 12][];
        Arrays.fill(lists, new int[1 << 20]);
        refused(IllegalArgumentException.class, "the arrays of sorted have 4294967296 elements: together more than an "
                + "array holds", () -> gpu.merger().mergeAll(lists));
    }

    // ---- the context

    @Test
    void isExplained() {
        assertExplained("mergeAll");
    }

    @Test
    void warmsUp() {
        for (KeyType type : KeyType.values()) {
            gpu.warmUp("mergeAll", type.type);
            assertRan("mergeAll", type.type, 4096, false);
        }
    }
}
