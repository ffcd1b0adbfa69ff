package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Order;
import io.github.aparasort.OrderKeys;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Coverage;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What keys cost depends on what is read, not on how long the values are; what is counted here is no time. */
@Tag(Coverage.EVERY_JDK)
class KeyCostTest {
    private static final int N = 2000;
    /** Bits of numbers of ten thousand digits. */
    private static final int LONG = 33_219;

    /** Counts what is read of it. */
    private record Counted(CharSequence text, Count count) implements CharSequence {
        @Override
        public int length() {
            count.lengths.incrementAndGet();
            return text.length();
        }

        @Override
        public char charAt(int index) {
            count.chars.increment();
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int begin, int end) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }

    private static final class Count {
        final AtomicLong lengths = new AtomicLong();
        final LongAdder chars = new LongAdder();
    }

    private static Count sortTexts(IntFunction<CharSequence> text, boolean asTheJdk) {
        Count count = new Count();
        Object[] texts = IntStream.range(0, N).mapToObj(i -> new Counted(text.apply(i), count)).toArray();
        if (asTheJdk) {
            Arrays.sort(texts, cast(Order.chars()));
        } else {
            sort(texts, cast(Order.chars()));
        }
        return count;
    }

    @SuppressWarnings("unchecked")
    private static Comparator<Object> cast(Comparator<?> order) {
        return (Comparator<Object>) order;
    }

    private static void sort(Object[] a, Comparator<Object> order) {
        try (Dispatcher dispatcher = KernelTrials.dispatcher(Target.JTP, null)) {
            new ObjectSorter(dispatcher, new Sizes(2, 500, 1500, 200)).sort(a, 0, a.length, order, OrderKeys.of(order));
        }
    }

    /** Sorts as the JDK does, equal elements included. */
    private static void assertSorts(List<?> values) {
        for (Comparator<Object> order : List.of(cast(Comparator.naturalOrder()), cast(Comparator.reverseOrder()))) {
            Object[] expected = values.toArray();
            Object[] found = expected.clone();
            Arrays.sort(expected, order);
            sort(found, order);
            for (int i = 0; i < expected.length; i++) {
                assertSame(expected[i], found[i], "at " + i);
            }
        }
    }

    private static boolean load(Object[] values, long[] keys) {
        int n = values.length;
        return NumberReader.of(values, 0, 0, values[0]).load(PairValues.indices(n), 0, n, keys, 0);
    }

    private static Object[] decimals(int n, int bits, int scale) {
        Random random = new Random(bits);
        return IntStream.range(0, n).mapToObj(i -> new BigDecimal(new BigInteger(bits, random), scale)).toArray();
    }

    @Test
    void lengthOfTextsDoesNotMatter() {
        int[] places = new Random(1).ints(N, 0, Integer.MAX_VALUE).toArray();
        Count ofShort = sortTexts(i -> "all alike " + places[i] + "x".repeat(100), false);
        Count ofLong = sortTexts(i -> "all alike " + places[i] + "x".repeat(4000), false);
        // Of one text in each segment more is read, to see what all may share.
        assertTrue(ofLong.chars.sum() < ofShort.chars.sum() + 4 * 4000, ofLong.chars + " after " + ofShort.chars);
    }

    /** They differ at one place and where they end: keys tell hardly any apart behind that place. */
    @Test
    void manyTextsThatBeginAlikeAreCompared() {
        Random random = new Random(2);
        String letters = random.ints(4000, 'a', 'z' + 1)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
        String[] texts = IntStream.range(0, N).mapToObj(i -> letters.substring(0, 9) + (char) ('a' + i % 3)
                + letters.substring(10, 300 + random.nextInt(3700))).toArray(String[]::new);
        Collections.shuffle(Arrays.asList(texts), random);
        long theirs = sortTexts(i -> texts[i], true).lengths.get();
        long ours = sortTexts(i -> texts[i], false).lengths.get();
        assertTrue(5 * ours < 6 * theirs, ours + " texts were looked at, by the JDK " + theirs);
    }

    @Test
    void longDecimalsHaveNoKeys() {
        long[] keys = new long[N];
        assertFalse(load(decimals(N, LONG, 9990), keys));
        assertFalse(load(decimals(N, 1000, 2), keys));
        // The digits of most databases, of doubles, and a few long ones among short ones.
        assertTrue(load(decimals(N, 128, 2), keys));
        assertTrue(load(new Random(3).doubles(N).mapToObj(BigDecimal::new).toArray(), keys));
        Object[] mixed = decimals(N, 60, 2);
        System.arraycopy(decimals(N / 100, 1000, 300), 0, mixed, N / 2, N / 100);
        assertTrue(load(mixed, keys));
    }

    @Test
    void integersBeyondDoublesHaveKeys() {
        Random random = new Random(4);
        Object[] integers = IntStream.range(0, N).mapToObj(i ->
                new BigInteger(i % 2 == 0 ? LONG : 1020 + i % 9, random).multiply(BigInteger.valueOf(i % 3 - 1)))
                .sorted().toArray();
        long[] keys = new long[N];
        assertTrue(load(integers, keys));
        for (int i = 1; i < N; i++) {
            assertTrue(keys[i - 1] <= keys[i], "at " + i);
        }
        // A third of them is 0.
        assertTrue(Arrays.stream(keys).distinct().count() > N * 6 / 10);
    }

    @Test
    void sortsIntegersOfAnyLength() {
        Random random = new Random(5);
        List<BigInteger> integers = new ArrayList<>();
        BigInteger base = new BigInteger(LONG, random);
        for (int i = 0; i < N; i++) {
            BigInteger magnitude = switch (i % 6) {
                case 0 -> new BigInteger(1000 + random.nextInt(100), random);
                case 1 -> BigInteger.ONE.shiftLeft(1015 + random.nextInt(20)).subtract(BigInteger.valueOf(i % 5 - 2));
                case 2 -> new BigInteger(random.nextInt(LONG), random);
                case 3 -> base.add(BigInteger.valueOf(random.nextInt(100)));
                case 4 -> BigInteger.valueOf(random.nextInt(5));
                default -> BigInteger.ONE.shiftLeft(1024).subtract(BigInteger.ONE.shiftLeft(968 + random.nextInt(4)));
            };
            integers.add(random.nextBoolean() ? magnitude : magnitude.negate());
        }
        assertSorts(integers);
        assertSorts(integers.stream().map(BigInteger::abs).toList());
    }

    @Test
    void sortsDecimalsOfAnyLengthAndScale() {
        Random random = new Random(6);
        int[] scales = {0, 2, -2, 400, -400, Integer.MAX_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE,
            Integer.MIN_VALUE + 1};
        List<BigDecimal> few = new ArrayList<>();
        for (int i = 0; i < N; i++) {
            int scale = scales[random.nextInt(scales.length)];
            BigInteger digits = switch (i % 4) {
                case 0 -> BigInteger.ZERO;
                case 1 -> BigInteger.valueOf(random.nextInt(3) * 10 - 10);
                case 2 -> BigInteger.valueOf(random.nextLong() >> random.nextInt(64));
                default -> new BigInteger(random.nextInt(80), random).negate();
            };
            few.add(new BigDecimal(digits, scale));
        }
        assertSorts(few);
        // Equal numbers of different scales, and long ones: with keys, and without.
        List<BigDecimal> scaled = IntStream.range(0, N).mapToObj(i ->
                new BigDecimal(new BigInteger(70, random), 2).setScale(2 + random.nextInt(3))).toList();
        assertSorts(Stream.of(scaled, scaled).flatMap(each ->
                each.stream().map(value -> value.setScale(5 + random.nextInt(2)))).toList());
        BigInteger base = new BigInteger(LONG, random);
        List<BigDecimal> longs = IntStream.range(0, N).mapToObj(i -> new BigDecimal(i % 3 == 0
                ? base.add(BigInteger.valueOf(random.nextInt(1000))) : new BigInteger(LONG, random), 9990)).toList();
        assertSorts(longs);
        assertSorts(IntStream.range(0, N).mapToObj(i -> i == 17 ? longs.get(i) : scaled.get(i)).toList());
    }
}
