package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Operation;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** The sort by keys, on columns of words whose keys are single letters, against a stable sort by comparisons. */
class KeySortTest {
    /** An engine sorts 8 elements and more, all threads share 60 and more, in parts of 12. */
    private static final Sizes SMALL = new Sizes(2, 8, 60, 12);
    /** Two elements behind this letter are compared. */
    private static final char COMPARED = 'c';
    /** A column has no keys if a word begins so. */
    private static final char KEYLESS = '?';

    private static final Dispatcher DISPATCHER = KernelTrials.dispatcher(Target.JTP, null);

    @AfterAll
    static void close() {
        DISPATCHER.close();
    }

    /** A column of words, of which null comes last, in either direction. */
    private static class Words extends SortKey {
        final String[] words;
        final boolean fetched;
        final AtomicIntegerArray fetches;
        final AtomicInteger keys = new AtomicInteger();
        final AtomicInteger comparisons = new AtomicInteger();
        final Set<Thread> readers = ConcurrentHashMap.newKeySet();
        /** How far the next key is behind a key. */
        int step = 1;
        /** Whether the caller's code reads the words. */
        boolean byCode;

        Words(String[] words, boolean descending, boolean fetched) {
            super(descending);
            this.words = words;
            this.fetched = fetched;
            byCode = fetched;
            fetches = new AtomicIntegerArray(words.length);
        }

        Comparator<Integer> order() {
            Comparator<String> letters = isDescending() ? Comparator.reverseOrder() : Comparator.naturalOrder();
            return Comparator.comparing(i -> words[i], Comparator.nullsLast(letters));
        }

        private String word(int element) {
            readers.add(Thread.currentThread());
            assertEquals(fetched ? 1 : 0, fetches.get(element), "fetches");
            return words[element];
        }

        @Override
        boolean isFetched() {
            return fetched;
        }

        @Override
        boolean readsByCode() {
            return byCode;
        }

        @Override
        void fetch(int[] order, int begin, int end) {
            for (int i = begin; i < end; i++) {
                readers.add(Thread.currentThread());
                fetches.incrementAndGet(order[i]);
            }
        }

        @Override
        Range placeNulls(int[] order, int begin, int end) {
            int[] placed = IntStream.range(begin, end).map(i -> order[i]).boxed()
                    .sorted(Comparator.comparing(i -> words[i] == null)).mapToInt(i -> i).toArray();
            System.arraycopy(placed, 0, order, begin, placed.length);
            return new Range(begin, begin + (int) Arrays.stream(placed).filter(i -> words[i] != null).count());
        }

        @Override
        protected KeyReader reader(int[] order, int begin, int end, int depth) {
            return new KeyReader() {
                @Override
                protected boolean load(int[] order, int begin, int end, long[] keys, int at) {
                    for (int i = begin; i < end; i++) {
                        Words.this.keys.incrementAndGet();
                        String word = word(order[i]);
                        if (!word.isEmpty() && word.charAt(0) == KEYLESS) {
                            return false;
                        }
                        keys[at + i - begin] = depth / step < word.length() ? word.charAt(depth / step) : 0;
                    }
                    return true;
                }

                @Override
                protected int next(int element, long key) {
                    return key == 0 ? EQUAL : key == COMPARED ? COMPARE : depth + step;
                }
            };
        }

        @Override
        protected int compare(int x, int y) {
            comparisons.incrementAndGet();
            return word(x).compareTo(word(y));
        }
    }

    private static String[] words(int n, String letters, int longest, SplittableRandom random) {
        return IntStream.range(0, n).mapToObj(i -> random.nextInt(9) == 0 ? null
                : random.ints(random.nextInt(longest + 1), 0, letters.length()).mapToObj(letters::charAt)
                        .collect(StringBuilder::new, StringBuilder::append, StringBuilder::append).toString())
                .toArray(String[]::new);
    }

    private static Ranking sort(int wanted, boolean sharesCode, Words... columns) {
        int n = columns[0].words.length;
        Ranking ranking = new Ranking(PairValues.indices(n), new boolean[n], wanted);
        new KeySort(DISPATCHER, DISPATCHER.begin(Operation.ARGSORT, String.class, n), List.of(columns), ranking, SMALL,
                sharesCode).sort(new SortKey.Range(0, n));
        return ranking;
    }

    private static void assertSorted(Ranking found, Words... columns) {
        Comparator<Integer> order = Arrays.stream(columns).map(Words::order).reduce(Comparator::thenComparing).get();
        Integer[] sorted = IntStream.range(0, columns[0].words.length).boxed().sorted(order).toArray(Integer[]::new);
        for (int i = 0; i < found.wanted(); i++) {
            assertEquals(sorted[i], found.order()[i], "place " + i + " of " + sorted.length);
            assertEquals(i > 0 && order.compare(sorted[i - 1], sorted[i]) == 0, found.ties()[i], "tie " + i);
        }
    }

    /** Columns of values and of a caller's function, ascending and descending; every pair of limits, and one more. */
    @Test
    void sortsStablyByOneColumnAfterTheOther() {
        SplittableRandom random = new SplittableRandom(1);
        for (int n : new int[] {0, 1, 2, 3, 7, 8, 9, 23, 24, 25, 26, 59, 60, 61, 500, 3000}) {
            for (int round = 0; round < 8; round++) {
                boolean sharesCode = round % 4 == 3;
                Words first = new Words(words(n, round % 2 == 0 ? "ab" : "abcdefgh", 4, random), round % 2 == 0, false);
                Words second = new Words(words(n, "abc", 1, random), round % 3 == 0, round % 2 == 0);
                second.byCode = true;
                Words third = new Words(words(n, "ab?", 9, random), round % 3 == 1, round % 4 == 0);
                assertSorted(sort(n, sharesCode, first), first);
                assertSorted(sort(n, sharesCode, first, second, third), first, second, third);
                if (!sharesCode) {
                    assertTrue(Set.of(Thread.currentThread()).containsAll(second.readers));
                }
            }
        }
    }

    /** The first places only: more than an eighth of the elements, as many, and fewer. */
    @Test
    void findsTheFirstPlaces() {
        SplittableRandom random = new SplittableRandom(2);
        for (int n : new int[] {9, 80, 1000}) {
            for (int wanted : new int[] {1, 2, n / 8, n / 8 + 1, n}) {
                Words column = new Words(words(n, "abcdefgh", 5, random), n == 80, false);
                assertSorted(sort(wanted, false, column), column);
            }
        }
    }

    /** Keys are given up if they tell nothing apart, unless each tells that many symbols are equal. */
    @Test
    void comparesWordsWhoseKeysAreWasted() {
        int n = 100;
        String[] alike = IntStream.range(0, n).mapToObj(i -> "b".repeat(38) + (char) ('d' + i * 7 % 26))
                .toArray(String[]::new);
        Words slow = new Words(alike, false, false);
        assertSorted(sort(n, false, slow), slow);
        assertTrue(slow.keys.get() <= 3 * n, slow.keys + " keys");
        assertTrue(slow.comparisons.get() > 0);
        Words fast = new Words(alike, false, false);
        fast.step = 256;
        assertSorted(sort(n, false, fast), fast);
        assertEquals(0, fast.comparisons.get());
    }
}
