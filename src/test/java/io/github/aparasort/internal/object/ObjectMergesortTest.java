package io.github.aparasort.internal.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyedRecord;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The parallel sort of objects in a pool of four, whatever the machine has: right, stable, and safe. */
@Tag(Coverage.EVERY_JDK)
@Timeout(600)
class ObjectMergesortTest {
    private static final int FROM = ObjectMergesort.PARALLEL_FROM;
    private static final ForkJoinPool FOUR = new ForkJoinPool(4);

    @AfterAll
    static void end() {
        FOUR.shutdown();
    }

    /** On the pool; what it throws, this throws, the same instance. */
    private static void inPool(ForkJoinPool pool, Runnable work) {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        pool.submit(() -> {
            try {
                work.run();
            } catch (Throwable e) {
                thrown.set(e);
            }
        }).join();
        if (thrown.get() != null) {
            ObjectMergesortTest.<RuntimeException>sneak(thrown.get());
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void sneak(Throwable e) throws E {
        throw (E) e;
    }

    private static void assertSorts(KeyedRecord[] items, int from, int to) {
        KeyedRecord[] before = items.clone();
        ObjectMergesort.sort(items, from, to, KeyedRecord.BY_KEY);
        KeyedRecord.assertSorted(before, from, to, items);
    }

    @ParameterizedTest
    @EnumSource
    void sortsStably(Input input) {
        inPool(FOUR, () -> {
            for (int n : new int[] {0, 1, 2, 3, 31, 33, 1009, FROM - 1, FROM, FROM + 1, 16_385, 50_021}) {
                assertSorts(KeyedRecord.of(input, n), 0, n);
                assertEquals(n >= FROM, ObjectMergesort.parts(n) > 1);
            }
            int n = 2 * FROM;
            for (int[] range : new int[][] {{1, n}, {0, n - 1}, {777, n - 555}, {n / 2, n}, {5, 5}, {5, 7}}) {
                assertSorts(KeyedRecord.of(input, n), range[0], range[1]);
            }
        });
    }

    /** From one part to many, by even and odd numbers of passes. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 16})
    void sortsInPoolsOfAnySize(int threads) {
        ForkJoinPool pool = new ForkJoinPool(threads);
        for (int n : new int[] {FROM, FROM + 4099, 100_003}) {
            inPool(pool, () -> {
                for (Input input : List.of(Input.RANDOM, Input.FIVE_VALUES, Input.ORGAN_PIPE)) {
                    assertSorts(KeyedRecord.of(input, n), 0, n);
                }
                int parts = ObjectMergesort.parts(n);
                assertEquals(1, Integer.bitCount(parts));
                assertTrue(threads == 1 ? parts == 1 : parts >= Math.min(threads, 4), () -> parts + " parts");
            });
        }
        pool.shutdown();
    }

    @Test
    void sortsByNaturalOrder() {
        String[] words = IntStream.of(Input.RANDOM.ints(30_011)).mapToObj(Integer::toString).toArray(String[]::new);
        String[] expected = Stream.of(words).sorted().toArray(String[]::new);
        inPool(FOUR, () -> ObjectMergesort.sort(words, 0, words.length, null));
        assertEquals(List.of(expected), List.of(words));
    }

    /** What a comparator knows what to do with, it gets. */
    @Test
    void nullsAreElementsLikeOthers() {
        KeyedRecord[] items = KeyedRecord.of(Input.FIVE_VALUES, 20_000);
        for (int i = 0; i < items.length; i += 3) {
            items[i] = null;
        }
        inPool(FOUR, () -> ObjectMergesort.sort(items, 0, items.length, Comparator.nullsLast(KeyedRecord.BY_KEY)));
        assertEquals(20_000 / 3 + 1, Stream.of(items).skip(20_000 - 20_000 / 3 - 1).filter(i -> i == null).count());
    }

    @Test
    void helpersTakePart() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        AtomicInteger comparisons = new AtomicInteger();
        KeyedRecord[] items = KeyedRecord.of(Input.RANDOM, FROM);
        inPool(FOUR, () -> ObjectMergesort.sort(items, 0, FROM, (a, b) -> {
            threads.add(Thread.currentThread());
            // Later than the look at what is in order, which is the caller's.
            while (comparisons.incrementAndGet() > 100 && threads.size() < 2) {
                Thread.onSpinWait();
            }
            return KeyedRecord.BY_KEY.compare(a, b);
        }));
        assertTrue(threads.size() >= 2);
    }

    /** Two runs apart from each other: one look through the first, what TimSort takes, and a little for the passes. */
    @Test
    void fewRunsTakeFewComparisons() {
        int n = 100_000;
        KeyedRecord[] items = new KeyedRecord[n];
        for (int i = 0; i < n; i++) {
            items[i] = new KeyedRecord((i + n / 2 + 1) % n, i);
        }
        AtomicInteger comparisons = new AtomicInteger();
        ObjectMergesort.sort(items, 0, n, (a, b) -> {
            comparisons.incrementAndGet();
            return KeyedRecord.BY_KEY.compare(a, b);
        });
        for (int i = 0; i < n; i++) {
            assertEquals(i, items[i].key());
        }
        assertTrue(comparisons.get() < n + n / 2 + n / 50, () -> comparisons + " comparisons");
    }

    // ---- comparators that throw

    /** Cannot be made again by reflection, as a pool would do with an exception of another thread. */
    private static final class Planted extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Planted(String message, int more) {
            super(message + more);
        }
    }

    private static Throwable context(int number) {
        return switch (number % 4) {
            case 0 -> new Planted("planted", number);
            case 1 -> new AssertionError("planted");
            case 2 -> new java.io.IOException("not declared");
            default -> new OutOfMemoryError("planted");
        };
    }

    /** Sorts by a comparator that throws at comparison k; returns whether there were as many. */
    private static boolean throwsAt(int k, KeyedRecord[] before, int from, int to) {
        KeyedRecord[] items = before.clone();
        Throwable context = context(k);
        AtomicInteger comparisons = new AtomicInteger();
        Throwable thrown = null;
        try {
            ObjectMergesort.sort(items, from, to, (a, b) -> {
                if (comparisons.getAndIncrement() == k) {
                    ObjectMergesortTest.<RuntimeException>sneak(context);
                }
                return KeyedRecord.BY_KEY.compare(a, b);
            });
            KeyedRecord.assertSorted(before, from, to, items);
        } catch (Throwable e) {
            thrown = e;
        }
        int made = comparisons.get();
        if (made > k) {
            assertSame(context, thrown);
            KeyedRecord.assertPermutation(before, from, to, items);
            assertEquals(made, comparisons.get(), "it goes on after it has ended");
        } else if (thrown != null) {
            ObjectMergesortTest.<RuntimeException>sneak(thrown);
        }
        return made > k;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 20, 33, 64, 150})
    void whatIsThrownComesOutWhereverItIsThrown(int n) {
        for (Input input : List.of(Input.RANDOM, Input.SORTED, Input.REVERSED, Input.SAWTOOTH)) {
            int k = 0;
            while (throwsAt(k, KeyedRecord.of(input, n), 0, n)) {
                k++;
            }
            assertTrue(k >= n - 1, "there were fewer comparisons than any sort needs");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"RANDOM", "SORTED", "REVERSED", "FIVE_VALUES", "ORGAN_PIPE", "ALTERNATING_MERGES"})
    void whatAnyThreadThrowsComesOut(Input input) {
        int n = FROM + 1000;
        KeyedRecord[] before = KeyedRecord.of(input, n);
        AtomicInteger all = new AtomicInteger();
        inPool(FOUR, () -> {
            ObjectMergesort.sort(before.clone(), 300, n - 300, (a, b) -> {
                all.incrementAndGet();
                return KeyedRecord.BY_KEY.compare(a, b);
            });
            SplittableRandom random = new SplittableRandom(input.ordinal());
            int hits = 0;
            for (int k = 0; k < 200; k++) {
                hits += throwsAt(random.nextInt(all.get()), before, 300, n - 300) ? 1 : 0;
                // Where merges end, too.
                hits += throwsAt(all.get() - 1 - k, before, 300, n - 300) ? 1 : 0;
            }
            assertTrue(hits > 350, hits + " hits");
        });
    }

    /** Of several, all at once: it is one of them. */
    @Test
    void oneOfThoseThatAreThrownComesOut() {
        for (int round = 0; round < 50; round++) {
            KeyedRecord[] before = KeyedRecord.of(Input.RANDOM, FROM);
            KeyedRecord[] items = before.clone();
            Set<Throwable> context = ConcurrentHashMap.newKeySet();
            AtomicInteger comparisons = new AtomicInteger(-1000 * round);
            Throwable thrown = null;
            try {
                inPool(FOUR, () -> ObjectMergesort.sort(items, 0, FROM, (a, b) -> {
                    if (comparisons.getAndIncrement() > 100) {
                        Planted mine = new Planted("planted", comparisons.get());
                        context.add(mine);
                        throw mine;
                    }
                    return KeyedRecord.BY_KEY.compare(a, b);
                }));
            } catch (Planted e) {
                thrown = e;
            }
            assertTrue(context.contains(thrown));
            KeyedRecord.assertPermutation(before, 0, FROM, items);
        }
    }

    /** Else these would take an hour. */
    @Test
    @Timeout(30)
    void theOthersStopSoon() {
        Planted context = new Planted("planted", 1);
        AtomicReference<Thread> slow = new AtomicReference<>();
        KeyedRecord[] before = KeyedRecord.of(Input.RANDOM, 4 * FROM);
        KeyedRecord[] items = before.clone();
        AtomicInteger comparisons = new AtomicInteger();
        try {
            inPool(FOUR, () -> ObjectMergesort.sort(items, 0, items.length, (a, b) -> {
                if (comparisons.incrementAndGet() < 10) {
                    return KeyedRecord.BY_KEY.compare(a, b);
                }
                slow.compareAndSet(null, Thread.currentThread());
                if (slow.get() != Thread.currentThread()) {
                    throw context;
                }
                pause();
                return KeyedRecord.BY_KEY.compare(a, b);
            }));
        } catch (Planted e) {
            assertSame(context, e);
            KeyedRecord.assertPermutation(before, 0, items.length, items);
            return;
        }
        throw new AssertionError("nothing was thrown");
    }

    private static void pause() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    // ---- comparators that are no order

    static Stream<Comparator<KeyedRecord>> disorders() {
        return Stream.of((a, b) -> 1, (a, b) -> -1, (a, b) -> a.place() % 3 - b.place() % 3 == 1 ? -1 : 1,
                (a, b) -> Integer.compare(a.key() % 3, (b.key() + 1) % 3), (a, b) -> a.key() - b.key(),
                new Dice(0), new Dice(10_000), new Dice(300_000), new Dice(800_000), new Dice(900_000));
    }

    /** Consistent for this many comparisons of each sort here, into its merges; then random. */
    private static final class Dice implements Comparator<KeyedRecord> {
        private final int honest;
        private final AtomicInteger comparisons = new AtomicInteger();
        private final ThreadLocal<SplittableRandom> random = ThreadLocal.withInitial(SplittableRandom::new);

        Dice(int honest) {
            this.honest = honest;
        }

        @Override
        public int compare(KeyedRecord a, KeyedRecord b) {
            return comparisons.getAndIncrement() < honest ? KeyedRecord.BY_KEY.compare(a, b)
                    : random.get().nextInt(3) - 1;
        }
    }

    @ParameterizedTest
    @MethodSource("disorders")
    void aComparatorThatIsNoOrderEnds(Comparator<KeyedRecord> disorder) {
        inPool(FOUR, () -> {
            for (int n : new int[] {2, 40, 1000, FROM, FROM + 3, 3 * FROM + 17, 70_001}) {
                for (Input input : List.of(Input.RANDOM, Input.EXTREMES, Input.SAWTOOTH)) {
                    KeyedRecord[] before = KeyedRecord.of(input, n);
                    KeyedRecord[] items = before.clone();
                    if (disorder instanceof Dice dice) {
                        dice.comparisons.set(0);
                    }
                    try {
                        ObjectMergesort.sort(items, 0, n, disorder);
                    } catch (IllegalArgumentException e) {
                        assertEquals("Comparison method violates its general contract!", e.getMessage());
                    }
                    KeyedRecord.assertPermutation(before, 0, n, items);
                }
            }
        });
    }
}
