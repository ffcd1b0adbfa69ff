package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Engine;
import io.github.aparasort.Gpu;
import io.github.aparasort.Plan;
import io.github.aparasort.Search;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SearchOracle;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches on each target, against binary searches and sets of the JDK. */
@Tag(Coverage.EVERY_JDK)
@ParameterizedClass
@EnumSource(names = {"JDK", "OPENCL"})
class SearchTest extends FamilyCase {
    /**
     * Elements and needles: few, around a group of needles, primes, around 4096, and enough for several work-items;
     * many more of one kind, and about as many.
     */
    private static final int[][] SIZES = {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {3, 15}, {15, 16},
        {16, 17}, {17, 33}, {100, 4095}, {4096, 4096}, {9001, 4097}, {1, 5003}, {0, 5003}, {100_003, 17},
        {300_007, 20_011}, {70_001, 65_537}, {5003, 262_147}};
    /** Ranks, from which the keys of each type are made. */
    enum Ranks {
        RANDOM, FEW, EQUAL, NEAR, SORTED, REVERSED, SAWTOOTH, ROWS, OUTSIDE;

        int[] of(int n, SplittableRandom random) {
            int[] ranks = new int[n];
            int near = random.nextInt(KeyType.RANKS - n);
            for (int i = 0; i < n; i++) {
                ranks[i] = switch (this) {
                    case FEW -> 1000 * random.nextInt(5);
                    case EQUAL -> 2000;
                    case NEAR -> near + random.nextInt(n);
                    case SAWTOOTH -> (int) (KeyType.RANKS / 1001L * (i % 1000));
                    case ROWS -> i / 37 * 31;
                    case OUTSIDE -> random.nextBoolean() ? 0 : KeyType.RANKS;
                    default -> random.nextInt(KeyType.RANKS);
                };
            }
            if (this == SORTED || this == REVERSED) {
                Arrays.sort(ranks);
            }
            return this == REVERSED ? IntStream.range(0, n).map(i -> ranks[n - 1 - i]).toArray() : ranks;
        }
    }

    private int[] bounds(boolean upper, Object sorted, Object needles) {
        return (int[]) call(gpu.search(), upper ? "upperBounds" : "lowerBounds", sorted, needles);
    }

    // ---- bounds

    /** In the usual run each kind of needles meets a third of the sizes in each kind of elements, all by all types. */
    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @EnumSource
    void findsBounds(KeyType type) {
        Ranks[] kinds = {Ranks.RANDOM, Ranks.FEW, Ranks.NEAR};
        for (int kind = 0; kind < kinds.length; kind++) {
            Ranks elements = kinds[kind];
            for (Ranks needles : Ranks.values()) {
                for (int[] size : Coverage.some(SIZES, kind + needles.ordinal() + type.ordinal())) {
                    SplittableRandom random = new SplittableRandom(size[0] + 31L * size[1] + needles.ordinal());
                    int[] ranks = elements.of(size[0], random);
                    Arrays.sort(ranks);
                    finds(type.ofRanks(ranks, random), type.ofRanks(needles.of(size[1], random), random),
                            size[1] + " " + needles + " in " + size[0] + " " + elements);
                }
            }
        }
    }

    /** Extremes, both zeros, infinities and NaNs of all kinds: between any two of these there are several of each. */
    @ParameterizedTest
    @EnumSource
    void findsBoundsOfExtremes(KeyType type) {
        for (int[] size : SIZES) {
            for (boolean zeros : new boolean[] {false, true}) {
                SplittableRandom random = new SplittableRandom(size[0] + 31L * size[1]);
                Object sorted = type.special(size[0], zeros, random);
                Object needles = type.special(size[1], zeros && random.nextBoolean(), random);
                String what = size[1] + " specials in " + size[0];
                finds(sorted, needles, what + ", in order");
                finds(sorted, shuffled(needles, random), what);
            }
        }
    }

    private static Object shuffled(Object array, SplittableRandom random) {
        int[] order = IntStream.range(0, Array.getLength(array)).toArray();
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[other];
            order[other] = swapped;
        }
        return AnyArray.gathered(array, 0, order);
    }

    @ParameterizedTest
    @EnumSource
    void theSameArrayMayBeBoth(KeyType type) {
        SplittableRandom random = new SplittableRandom(3);
        for (int n : new int[] {1, 5003, 40_009}) {
            int[] ranks = Ranks.NEAR.of(n, random);
            Arrays.sort(ranks);
            Object sorted = type.ofRanks(ranks, random);
            finds(sorted, sorted, "itself");
        }
    }

    private void finds(Object sorted, Object needles, String what) {
        KeyType type = KeyType.of(sorted);
        int n = Array.getLength(needles);
        Object sortedBefore = AnyArray.copy(sorted);
        Object needlesBefore = AnyArray.copy(needles);
        for (boolean upper : new boolean[] {false, true}) {
            int[] found = bounds(upper, sorted, needles);
            assertRan(upper ? "upperBounds" : "lowerBounds", type.type, n, false);
            assertArrayEquals(SearchOracle.bounds(sortedBefore, needlesBefore, upper), found,
                    type + " " + what + (upper ? ", upper" : ""));
        }
        AnyArray.assertSame(sortedBefore, sorted, what);
        AnyArray.assertSame(needlesBefore, needles, what);
    }

    @ParameterizedTest
    @EnumSource
    void arraysThatAreNotSortedAreRefused(KeyType type) {
        SplittableRandom random = new SplittableRandom(7);
        for (int m : new int[] {2, 5003, 200_003}) {
            for (int at : new int[] {1, m / 2, m - 1}) {
                int[] ranks = IntStream.range(0, m).map(i -> 1000 + i).toArray();
                ranks[at] = 7;
                Object array = type.ofRanks(ranks, random);
                if (at > 0) {
                    String message = "sorted[" + at + "] = " + Array.get(array, at) + " is less than sorted["
                            + (at - 1) + "] = " + Array.get(array, at - 1) + ": sorted must be sorted";
                    refused(IllegalArgumentException.class, message, () -> bounds(false, array, array));
                    refused(IllegalArgumentException.class, message, () -> bounds(true, array, type.array(0)));
                }
            }
        }
    }

    /** For few needles the check would take nearly all of the time. */
    @ParameterizedTest
    @EnumSource
    void trustingSearchesDoNotCheck(KeyType type) {
        int[] ranks = IntStream.range(0, 5003).toArray();
        Object sorted = type.ofRanks(ranks, new SplittableRandom(7));
        ranks[2000] = -7;
        Object unsorted = type.ofRanks(ranks, new SplittableRandom(7));
        for (String bounds : new String[] {"lowerBounds", "upperBounds"}) {
            assertArrayEquals(SearchOracle.bounds(sorted, sorted, bounds.equals("upperBounds")),
                    (int[]) call(gpu.search().trusting(), bounds, sorted, sorted));
            assertEquals(5003, ((int[]) call(Gpu.shared().search().trusting(), bounds, unsorted, sorted)).length);
            assertThrows(IllegalArgumentException.class, () -> Gpu.shared().search().trusting().trusting()
                    .loadBalance(new int[] {1}), "other arguments are checked");
        }
    }

    // ---- membership

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @EnumSource
    void tellsWhatIsIn(KeyType type) {
        for (Ranks ranks : new Ranks[] {Ranks.NEAR, Ranks.FEW, Ranks.RANDOM, Ranks.REVERSED, Ranks.OUTSIDE}) {
            for (int[] size : Coverage.some(SIZES, ranks.ordinal() + type.ordinal())) {
                // The same seed: needles begin with elements of the haystack, where these are fewer.
                Object haystack = type.ofRanks(ranks.of(size[0], new SplittableRandom(5)), new SplittableRandom(1));
                Object needles = type.ofRanks(ranks.of(size[1], new SplittableRandom(5)), new SplittableRandom(2));
                tells(needles, haystack, ranks + " of " + size[1] + " in " + size[0]);
            }
        }
        for (int[] size : SIZES) {
            SplittableRandom random = new SplittableRandom(size[0]);
            tells(shuffled(type.special(size[1], false, random), random), type.special(size[0] / 5, false, random),
                    "extremes");
            tells(type.special(size[1], false, random), type.special(size[0], true, random), "zeros");
        }
    }

    private void tells(Object needles, Object haystack, String what) {
        Object needlesBefore = AnyArray.copy(needles);
        Object haystackBefore = AnyArray.copy(haystack);
        // Boxes are equal as the order is: NaNs are, zeros of different signs are not.
        Set<Object> all = new HashSet<>();
        for (int i = 0; i < Array.getLength(haystack); i++) {
            all.add(Array.get(haystack, i));
        }
        boolean[] expected = new boolean[Array.getLength(needles)];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = all.contains(Array.get(needles, i));
        }
        boolean[] found = (boolean[]) call(gpu.search(), "isIn", needles, haystack);
        assertRanPlain("isIn", KeyType.of(needles).type, expected.length);
        assertArrayEquals(expected, found, what);
        AnyArray.assertSame(needlesBefore, needles, what);
        AnyArray.assertSame(haystackBefore, haystack, what);
    }

    @Test
    void anArrayIsInItself() {
        long[] a = new SplittableRandom(4).longs(50_021).toArray();
        boolean[] expected = new boolean[a.length];
        Arrays.fill(expected, true);
        assertArrayEquals(expected, gpu.search().isIn(a, a));
    }

    // ---- true elements

    /** None, few, half, most and all elements are true, in arrays of one part and of several. */
    @Test
    void indicesOfTrueElements() {
        for (int n : new int[] {0, 1, 2, 33, 4097, 65_535, 65_537, 270_029}) {
            for (double share : new double[] {0, 0.001, 0.5, 0.999, 1}) {
                SplittableRandom random = new SplittableRandom(n);
                boolean[] flags = new boolean[n];
                for (int i = 0; i < n; i++) {
                    flags[i] = random.nextDouble() < share;
                }
                assertIndices(flags, share + " of " + n);
            }
            boolean[] ends = new boolean[n];
            if (n > 0) {
                ends[0] = true;
                ends[n - 1] = true;
            }
            assertIndices(ends, "the ends of " + n);
        }
    }

    private void assertIndices(boolean[] flags, String what) {
        boolean[] before = flags.clone();
        int[] expected = IntStream.range(0, flags.length).filter(i -> before[i]).toArray();
        assertArrayEquals(expected, gpu.search().indices(flags), what);
        assertRanPlain("indices", boolean.class, flags.length);
        assertArrayEquals(before, flags, what);
    }

    // ---- what contexts tell

    @Test
    void nullIsRefusedByName() {
        Search search = gpu.search();
        int[] some = {1};
        refused(NullPointerException.class, "sorted", () -> search.lowerBounds(null, some));
        refused(NullPointerException.class, "needles", () -> search.lowerBounds(some, null));
        refused(NullPointerException.class, "sorted", () -> search.upperBounds((double[]) null, new double[1]));
        refused(NullPointerException.class, "needles", () -> search.upperBounds(new double[1], null));
        refused(NullPointerException.class, "needles", () -> search.isIn(null, some));
        refused(NullPointerException.class, "haystack", () -> search.isIn(some, null));
        refused(NullPointerException.class, "flags", () -> search.indices(null));
    }

    @Test
    void isExplained() {
        assertExplained("lowerBounds");
        assertExplained("upperBounds");
        for (KeyType type : KeyType.values()) {
            Plan plan = gpu.explain("isIn", type.type, 100_003);
            assertEquals(Engine.JDK, plan.engine());
            assertEquals("only plain Java does this for the type", plan.why());
        }
        assertEquals(Engine.JDK, gpu.explain("indices", boolean.class, 100_003).engine());
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("indices", int.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("isIn", byte.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("indices", String.class, 10));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain("isIn", null, 10));
    }

    @ParameterizedTest
    @EnumSource
    void warmsUp(KeyType type) {
        gpu.warmUp("upperBounds", type.type);
        assertRan("upperBounds", type.type, 4096, false);
        gpu.warmUp("isIn", type.type);
    }

    @Test
    void aClosedContextRefuses() {
        Gpu closed = Gpu.open(target);
        closed.close();
        int[] a = {1, 2};
        assertThrows(IllegalStateException.class, () -> closed.search().lowerBounds(a, a));
        assertThrows(IllegalStateException.class, () -> closed.search().isIn(a, a));
        assertThrows(IllegalStateException.class, () -> closed.search().indices(new boolean[2]));
    }
}
