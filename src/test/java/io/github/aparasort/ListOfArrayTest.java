package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.SplittableRandom;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code GpuArrays.sort} of lists does all that their own {@code sort} does: to elements, iterators and locks. */
@Tag(Coverage.EVERY_JDK)
class ListOfArrayTest {
    /** The last size that is left to the list, the first that is not, and one that is large. */
    private static final int[] SIZES = {0, 1, 2, 100, Startup.KEYED - 1, Startup.KEYED, 20_000};
    private static final int LARGE = 20_000;

    private static List<Integer> numbers(int n) {
        SplittableRandom random = new SplittableRandom(n);
        // Boxed anew, so that equal elements are told from each other.
        return random.ints(n, 0, n / 3 + 1).mapToObj(ListOfArrayTest::boxed)
                .collect(ArrayList::new, List::add, List::addAll);
    }

    @SuppressWarnings({"deprecation", "removal", "BoxedPrimitiveConstructor"})
    private static Integer boxed(int number) {
        return new Integer(number);
    }

    private static Stream<Comparator<Integer>> orders() {
        return Stream.of(null, Comparator.naturalOrder(), Comparator.reverseOrder(), Order.by(i -> i % 100),
                Comparator.nullsFirst(Comparator.reverseOrder()), Comparator.comparing(i -> i % 100),
                (x, y) -> Integer.compare(x % 10, y % 10));
    }

    private static void assertSameElements(List<?> expected, List<?> found) {
        assertEquals(expected.size(), found.size());
        Iterator<?> each = found.iterator();
        int place = 0;
        for (Object element : expected) {
            int i = place++;
            assertSame(element, each.next(), () -> "element " + i);
        }
    }

    @ParameterizedTest
    @MethodSource("orders")
    void elementsAreThoseOfTheOwnSort(Comparator<Integer> order) {
        for (UnaryOperator<List<Integer>> maker : List.<UnaryOperator<List<Integer>>>of(ArrayList::new,
                list -> Arrays.asList(list.toArray(new Integer[0])), LinkedList::new, Vector::new,
                CopyOnWriteArrayList::new, Collections::synchronizedList, list -> list.subList(0, list.size()))) {
            for (int n : SIZES) {
                List<Integer> numbers = numbers(n);
                List<Integer> expected = new ArrayList<>(numbers);
                expected.sort(order);
                List<Integer> found = maker.apply(numbers);
                GpuArrays.sort(found, order);
                assertSameElements(expected, found);
            }
        }
    }

    @Test
    void theNaturalOrder() {
        for (int n : SIZES) {
            List<Integer> found = numbers(n);
            List<Integer> expected = new ArrayList<>(found);
            Collections.sort(expected);
            GpuArrays.sort(found);
            assertSameElements(expected, found);
        }
    }

    /** The list of an array writes to that array, whatever its type. */
    @Test
    void theListOfAnArray() {
        String[] words = numbers(LARGE).stream().map(String::valueOf).toArray(String[]::new);
        String[] expected = words.clone();
        Arrays.sort(expected);
        GpuArrays.sort(Arrays.asList(words));
        assertEquals(List.of(expected), List.of(words));
    }

    // ---- iterators

    @ParameterizedTest
    @ValueSource(ints = {2, LARGE})
    void openIteratorsOfAnArrayListFail(int n) {
        List<Integer> list = numbers(n);
        Iterator<Integer> iterator = list.iterator();
        ListIterator<Integer> backwards = list.listIterator(n);
        List<Integer> part = list.subList(0, 1);
        GpuArrays.sort(list);
        assertThrows(ConcurrentModificationException.class, iterator::next);
        assertThrows(ConcurrentModificationException.class, backwards::previous);
        assertThrows(ConcurrentModificationException.class, part::size);
        assertDoesNotThrow(() -> list.iterator().next());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, LARGE})
    void openIteratorsOfTheListOfAnArrayGoOn(int n) {
        List<Integer> list = Arrays.asList(numbers(n).toArray(new Integer[0]));
        Iterator<Integer> iterator = list.iterator();
        GpuArrays.sort(list);
        assertSame(list.get(0), iterator.next());
    }

    /** As many changes are counted as by the list's own sort. The JDK opens this number to a JVM of its own. */
    @Test
    void changesAreCountedAsByTheOwnSort(@TempDir Path directory) throws Exception {
        assertEquals("[1, 1, 1, 1]", ChildJvm.run(directory, ChangeCount.class,
                List.of("--add-opens=java.base/java.util=ALL-UNNAMED")).out().strip());
    }

    // ---- changes during a sort

    /** An order that has keys; once it has given some of them, something happens. */
    private static Order<Integer> then(Runnable action) {
        AtomicInteger calls = new AtomicInteger();
        return Order.by(each -> {
            if (calls.incrementAndGet() == 100) {
                action.run();
            }
            return each;
        });
    }

    @Test
    void aChangeDuringTheSortIsNoticed() {
        for (Consumer<ArrayList<Integer>> change : List.<Consumer<ArrayList<Integer>>>of(list -> list.add(7),
                list -> list.remove(50), List::clear, list -> list.ensureCapacity(10 * LARGE),
                list -> list.sort(null))) {
            ArrayList<Integer> list = new ArrayList<>(numbers(LARGE));
            ArrayList<Integer> expected = new ArrayList<>(list);
            change.accept(expected);
            ConcurrentModificationException found = assertThrows(ConcurrentModificationException.class,
                    () -> GpuArrays.sort(list, then(() -> change.accept(list))));
            assertNull(found.getMessage());
            assertSameElements(expected, list);
        }
    }

    /** The own sort does not notice it either. */
    @Test
    void anElementThatIsSetDuringTheSort() {
        for (List<Integer> list : List.of(numbers(LARGE), Arrays.asList(numbers(LARGE).toArray(new Integer[0])))) {
            List<Integer> expected = new ArrayList<>(list);
            Collections.sort(expected);
            Integer last = list.get(LARGE - 1);
            GpuArrays.sort(list, then(() -> list.set(LARGE - 1, last)));
            assertSameElements(expected, list);
        }
    }

    @Test
    void anOrderThatThrowsLeavesTheList() {
        IllegalStateException thrown = new IllegalStateException("thrown by a key of a test");
        for (List<Integer> list : List.of(numbers(LARGE), Arrays.asList(numbers(LARGE).toArray(new Integer[0])))) {
            List<Integer> expected = new ArrayList<>(list);
            Iterator<Integer> iterator = list.iterator();
            assertSame(thrown, assertThrows(IllegalStateException.class, () -> GpuArrays.sort(list, then(() -> {
                throw thrown;
            }))));
            assertSameElements(expected, list);
            assertSame(list.get(0), iterator.next());
        }
    }

    // ---- what is refused

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void elementsThatCannotBeCompared() {
        for (Object odd : new Object[] {"a word", null, new Object()}) {
            List list = new ArrayList<Object>(numbers(LARGE));
            list.set(LARGE / 2, odd);
            List own = new ArrayList<Object>(list);
            RuntimeException expected = assertThrows(RuntimeException.class, () -> own.sort(null));
            assertEquals(expected.getClass(), assertThrows(RuntimeException.class, () -> GpuArrays.sort(list))
                    .getClass());
        }
    }

    @Test
    void noList() {
        List<Integer> none = null;
        assertThrows(NullPointerException.class, () -> GpuArrays.sort(none));
        assertThrows(NullPointerException.class, () -> GpuArrays.sort(none, Comparator.reverseOrder()));
    }

    @Test
    void listsThatRefuseToBeSorted() {
        for (List<Integer> list : List.of(List.copyOf(numbers(LARGE)), Collections.unmodifiableList(numbers(LARGE)),
                IntStream.range(0, LARGE).boxed().toList())) {
            List<Integer> expected = new ArrayList<>(list);
            assertThrows(UnsupportedOperationException.class, () -> GpuArrays.sort(list, Comparator.reverseOrder()));
            assertSameElements(expected, list);
        }
    }

    // ---- other classes

    /** A subclass that tells its listeners of a sort, as some of user interfaces do. */
    private static final class Observed extends ArrayList<Integer> {
        private static final long serialVersionUID = 1;
        private final transient List<Comparator<? super Integer>> sorts = new ArrayList<>();

        @Override
        public void sort(Comparator<? super Integer> order) {
            sorts.add(order);
            super.sort(order);
        }

        @Override
        public void replaceAll(UnaryOperator<Integer> operator) {
            throw new AssertionError("another way than sort");
        }

        @Override
        public Object[] toArray() {
            throw new AssertionError("another way than sort");
        }
    }

    @Test
    void subclassesKeepTheirOwnSort() {
        Observed list = new Observed();
        list.addAll(numbers(LARGE));
        GpuArrays.sort(list);
        GpuArrays.sort(list, Comparator.reverseOrder());
        assertEquals(Arrays.asList(null, Comparator.reverseOrder()), list.sorts);
        assertTrue(list.get(0) > list.get(LARGE - 1));
    }

    /** It is locked from the first comparison to the last. */
    @Test
    void aListWithALockIsLockedThroughoutTheSort() {
        List<Integer> list = Collections.synchronizedList(numbers(LARGE));
        AtomicBoolean free = new AtomicBoolean();
        GpuArrays.sort(list, (x, y) -> {
            if (!Thread.holdsLock(list)) {
                free.set(true);
            }
            return x.compareTo(y);
        });
        assertTrue(!free.get());
    }

    /** Prints by how much the number of changes of a list rises: two lists, each sorted by itself and by GpuArrays. */
    static final class ChangeCount {
        public static void main(String[] args) throws ReflectiveOperationException {
            List<Integer> changes = new ArrayList<>();
            for (int n : new int[] {2, LARGE}) {
                changes.add(changes(n, list -> list.sort(null)));
                changes.add(changes(n, GpuArrays::sort));
            }
            System.out.println(changes);
        }

        private static int changes(int n, Consumer<List<Integer>> sort) throws ReflectiveOperationException {
            List<Integer> list = numbers(n);
            int before = count(list);
            sort.accept(list);
            return count(list) - before;
        }

        private static int count(List<?> list) throws ReflectiveOperationException {
            Field field = AbstractList.class.getDeclaredField("modCount");
            field.setAccessible(true);
            return field.getInt(list);
        }
    }
}
