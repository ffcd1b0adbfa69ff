package io.github.aparasort.internal.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a look at a few places says of keys of every type: the same for all of them. */
class KeySampleTest {
    private static final int MARGIN = 5;
    /** Begun again for each array, so that no test depends on those before it. */
    private static SplittableRandom random;

    /** Keys by their index among n, and what is seen. */
    private enum Shape {
        ANY(n -> i -> random.nextInt() >> 8, KeySample.DISORDER, KeySample.DISTINCT),
        BELOW_N(n -> i -> random.nextInt(n), KeySample.DISORDER, KeySample.DISTINCT),
        THOUSAND(n -> i -> random.nextInt(1000), KeySample.DISORDER, KeySample.DISTINCT),
        DOZENS(n -> i -> random.nextInt(22), KeySample.DISORDER, KeySample.TIES),
        TEN(n -> i -> random.nextInt(10), KeySample.DISORDER, KeySample.FEW_VALUES),
        THREE(n -> i -> random.nextInt(3), KeySample.DISORDER, KeySample.HARDLY_ANY),
        TWO(n -> i -> random.nextInt(2), KeySample.DISORDER, KeySample.HARDLY_ANY),
        INTERLEAVED(n -> i -> i % 2 == 0 ? i : n + i, KeySample.DISORDER, KeySample.DISTINCT),
        HALF(n -> i -> i < n / 2 ? i : random.nextInt(n), KeySample.PARTS, KeySample.DISTINCT),
        OTHER_HALF(n -> i -> i >= n / 2 ? i : random.nextInt(n), KeySample.PARTS, KeySample.DISTINCT),
        TEETH(n -> i -> i % 1000, KeySample.TEETH, KeySample.DISTINCT),
        TEETH_OF_A_POWER(n -> i -> -(i % 512), KeySample.TEETH, KeySample.DISTINCT),
        TAIL(n -> i -> i < n - n / 10 ? i : random.nextInt(n), KeySample.NEARLY, KeySample.DISTINCT),
        SORTED(n -> i -> i - n / 2, KeySample.ASCENDING, KeySample.DISTINCT),
        DESCENDING(n -> i -> n / 2 - i, KeySample.RUNS, KeySample.DISTINCT),
        STEPS(n -> i -> i * 7 / n, KeySample.ASCENDING, KeySample.DISTINCT),
        STEPS_DOWN(n -> i -> -i * 7 / n, KeySample.RUNS, KeySample.DISTINCT),
        EQUAL(n -> i -> 3, KeySample.ASCENDING, KeySample.DISTINCT),
        ORGAN_PIPE(n -> i -> Math.min(i, n - i), KeySample.RUNS, KeySample.DISTINCT),
        MIDDLE_REVERSED(n -> i -> i < n / 4 || i >= n - n / 4 ? i : n - 1 - i, KeySample.RUNS, KeySample.DISTINCT);

        private final IntFunction<IntUnaryOperator> keys;
        private final int order;
        private final int ties;

        Shape(IntFunction<IntUnaryOperator> keys, int order, int ties) {
            this.keys = keys;
            this.order = order;
            this.ties = ties;
        }

        int[] keys(int n) {
            random = new SplittableRandom(n);
            return IntStream.range(0, n).map(keys.apply(n)).toArray();
        }
    }

    /** A range of each type with these keys, between others. */
    private static Stream<Sequence> sequences(int[] keys, int margin) {
        int n = keys.length;
        int[] ints = IntStream.range(-margin, n + margin)
                .map(i -> i < 0 || i >= n ? i * 0x9e37_79b9 : keys[i]).toArray();
        long[] longs = Arrays.stream(ints).asLongStream().toArray();
        long[] wide = Arrays.stream(longs).map(k -> k << 38).toArray();
        double[] doubles = Arrays.stream(ints).asDoubleStream().toArray();
        float[] floats = new float[ints.length];
        for (int i = 0; i < ints.length; i++) {
            floats[i] = ints[i];
        }
        return Stream.of(new IntSequence(ints, margin, n), new LongSequence(longs, margin, n),
                new LongSequence(wide, margin, n), new FloatSequence(floats, margin, n),
                new DoubleSequence(doubles, margin, n));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsThere(Shape shape) {
        for (int n : new int[] {16_384, 65_536, 100_003, 1_000_000}) {
            int[] keys = shape.keys(n);
            sequences(keys, MARGIN).forEach(sequence -> {
                int seen = sequence.look();
                String of = shape + " " + sequence.getClass() + " " + n;
                // Teeth are never taken for a few runs, but by chance their turns may be few.
                assertTrue(shape.order == KeySample.order(seen)
                        || shape.order == KeySample.TEETH && KeySample.order(seen) == KeySample.NEARLY, of);
                assertEquals(shape.ties, KeySample.ties(seen), of);
                assertTrue(seen >= 0 && seen <= 11);
            });
        }
    }

    /** Random input is class 0, nearly always. */
    @Test
    void randomKeysAreOfOneClass() {
        int others = 0;
        for (int i = 0; i < 1000; i++) {
            int[] keys = Shape.ANY.keys(4096 + i);
            others += (int) sequences(keys, 0).filter(sequence -> sequence.look() != 0).count();
        }
        assertTrue(others <= 5, others + " of 5000");
    }

    /** The only places that are looked at are in the range, and the first and the last part of it are among them. */
    @Test
    void sizesFromNoneOn() {
        for (int n = 0; n < 700; n++) {
            int[] keys = Shape.SORTED.keys(n);
            int expected = n < KeySample.WIDTH ? KeySample.DISORDER : KeySample.ASCENDING;
            int size = n;
            Stream.of(0, MARGIN).flatMap(margin -> sequences(keys, margin)).forEach(sequence ->
                    assertEquals(expected, KeySample.order(sequence.look()), () -> sequence.getClass() + " " + size));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 127, 128, 129, 4096, 1_000_003, Integer.MAX_VALUE - 8, Integer.MAX_VALUE})
    void placesAreInTheRange(int n) {
        assertEquals(0, KeySample.begin(0, n));
        for (int place = 1; place < KeySample.PLACES; place++) {
            int begin = KeySample.begin(place, n);
            assertTrue(begin >= KeySample.begin(place - 1, n) && begin <= n - KeySample.WIDTH, () -> begin + " of " + n);
            assertEquals((double) n / KeySample.PLACES * place, begin, n / KeySample.PLACES + KeySample.WIDTH);
        }
    }

    /** A place is in order if it would be so by comparisons, whatever the signs of keys and of their differences. */
    @Test
    void fourKeys() {
        long[] some = {Long.MIN_VALUE, Long.MIN_VALUE + 1, -5, -1, 0, 1, 5, Long.MAX_VALUE - 1, Long.MAX_VALUE};
        for (long w : some) {
            for (long x : some) {
                int up = Long.compare(x, w);
                assertEquals(up, KeySample.direction(w, x));
                assertEquals(Integer.compare((int) (x >> 32), (int) (w >> 32)),
                        KeySample.direction((int) (w >> 32), (int) (x >> 32)));
                for (long y : some) {
                    for (long z : some) {
                        assertEquals(w <= x && x <= y && y <= z || w >= x && x >= y && y >= z ? 1 : 0,
                                KeySample.inOrder(w, x, y, z));
                        assertEquals(KeySample.inOrder(w >> 32, x >> 32, y >> 32, z >> 32),
                                KeySample.inOrder((int) (w >> 32), (int) (x >> 32), (int) (y >> 32), (int) (z >> 32)));
                    }
                }
            }
        }
    }

    /** Few turns are a few runs, wherever they are; many are not. */
    @Test
    void turns() {
        assertEquals(KeySample.ASCENDING, KeySample.order(KeySample.classOf(32, 0, KeySample.DISTINCT)));
        assertEquals(KeySample.NEARLY, KeySample.order(KeySample.classOf(31, 0, KeySample.DISTINCT)));
        assertEquals(KeySample.RUNS, KeySample.order(KeySample.classOf(32, 4, KeySample.DISTINCT)));
        assertEquals(KeySample.NEARLY, KeySample.order(KeySample.classOf(32, 5, KeySample.DISTINCT)));
        assertEquals(KeySample.NEARLY, KeySample.order(KeySample.classOf(28, 6, KeySample.DISTINCT)));
        assertEquals(KeySample.TEETH, KeySample.order(KeySample.classOf(28, 7, KeySample.DISTINCT)));
        assertEquals(KeySample.PARTS, KeySample.order(KeySample.classOf(27, 0, KeySample.TIES)));
        assertEquals(KeySample.DISORDER, KeySample.order(KeySample.classOf(27, 0, KeySample.FEW_VALUES)));
        assertEquals(KeySample.RUNS, KeySample.order(KeySample.classOf(32, 1, KeySample.HARDLY_ANY)));
        assertEquals(KeySample.PARTS, KeySample.order(KeySample.classOf(11, 0, KeySample.DISTINCT)));
        assertEquals(KeySample.DISORDER, KeySample.order(KeySample.classOf(10, 14, KeySample.DISTINCT)));
        int n = 50_000;
        for (int runs = 1; runs <= 3; runs++) {
            int length = (n + runs - 1) / runs;
            sequences(IntStream.range(0, n).map(i -> i % length).toArray(), MARGIN).forEach(sequence ->
                    assertEquals(length == n ? KeySample.ASCENDING : KeySample.RUNS, KeySample.order(sequence.look())));
        }
    }

    @Test
    void otherOrders() {
        int[] descending = Shape.DESCENDING.keys(5000);
        assertEquals(KeySample.ASCENDING,
                KeySample.order(new IntSequence(descending, 0, 5000, KeyOrder.DESCENDING).look()));
        int[] below = IntStream.range(0, 5000).map(i -> i * 0x9e37_79b9).toArray();
        for (KeyOrder order : KeyOrder.values()) {
            assertEquals(0, new IntSequence(below, 0, 5000, order).look());
        }
        // Signed, these are two runs; a turn is counted where the second begins.
        int[] unsigned = IntStream.range(0, 5000).map(i -> i << 19).toArray();
        Arrays.sort(unsigned);
        assertEquals(KeySample.RUNS, KeySample.order(new IntSequence(unsigned, 0, 5000, KeyOrder.UNSIGNED).look()));
    }

    @Test
    void zerosAndNans() {
        double[] a = new double[5000];
        Arrays.setAll(a, i -> i < 1000 ? i - 1000 : i < 2000 ? -0.0 : i < 3000 ? 0.0 : i < 4000 ? i : Double.NaN);
        assertEquals(KeySample.ASCENDING, KeySample.order(new DoubleSequence(a, 0, a.length).look()));
        assertEquals(KeySample.RUNS, KeySample.order(new DoubleSequence(a, 0, a.length, KeyOrder.DESCENDING).look()));
        Arrays.fill(a, Double.NaN);
        assertEquals(KeySample.ASCENDING, KeySample.order(new DoubleSequence(a, 0, a.length).look()));
        // One value among random places: not one of these places is in order.
        Arrays.setAll(a, i -> i % 2 == 0 ? Double.NaN : i % 4 == 1 ? i : -i);
        assertEquals(KeySample.DISORDER, KeySample.order(new DoubleSequence(a, 0, a.length).look()));
    }

    /** Whatever the period of keys, it is not that of the places that are looked at. */
    @Test
    void periodsAreNotTies() {
        for (int period = 64; period <= 4096; period *= 2) {
            int teeth = period;
            int[] keys = IntStream.range(0, 1 << 20).map(i -> i * 0x9e37_79b9 >>> 8 & teeth - 1).toArray();
            assertTrue(KeySample.ties(new IntSequence(keys, 0, keys.length).look()) < KeySample.FEW_VALUES, period + "");
        }
    }

    @Test
    void nothingIsAllocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (Shape shape : new Shape[] {Shape.ANY, Shape.SORTED}) {
            Sequence keys = new IntSequence(shape.keys(5000), 0, 5000);
            int seen = 0;
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            for (int i = 0; i < 10_000; i++) {
                seen += keys.look();
            }
            long bytes = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            assertEquals(10_000 * keys.look(), seen);
            assertTrue(bytes < 10_000, () -> bytes + " bytes");
        }
    }

    /** One percent of the keys is out of place: in a third of such arrays, 32 places of four keys are all in order. */
    @ParameterizedTest
    @ValueSource(ints = {100_000, 1_000_000})
    void misplacedKeysAreNoRuns(int n) {
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom places = new SplittableRandom(seed);
            int[] keys = IntStream.range(0, n).map(i -> places.nextInt(100) == 0 ? places.nextInt(n) : i).toArray();
            int at = seed;
            sequences(keys, 0).forEach(sequence ->
                    assertTrue(KeySample.order(sequence.look()) < KeySample.RUNS, "seed " + at));
        }
    }

    /** Wherever the borders of a few runs are, in whatever directions these go. */
    @ParameterizedTest
    @ValueSource(ints = {70_000, 1_000_000})
    void aFewRunsStayRuns(int n) {
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom places = new SplittableRandom(seed);
            int border = places.nextInt(n);
            int other = border + places.nextInt(n - border);
            boolean down = places.nextBoolean();
            int[] keys = IntStream.range(0, n)
                    .map(i -> i < border ? i : i < other ? n - i : down ? other - i : i - other).toArray();
            int at = seed;
            sequences(keys, 0).forEach(sequence -> assertTrue(KeySample.order(sequence.look()) >= KeySample.RUNS
                    || touches(border, n) || touches(other, n), "seed " + at));
        }
    }

    /** Whether a border lies in one of the places of four keys. */
    private static boolean touches(int border, int n) {
        return IntStream.range(0, KeySample.PLACES).map(place -> KeySample.begin(place, n))
                .anyMatch(begin -> begin > border - KeySample.WIDTH && begin < border + 1);
    }
}
