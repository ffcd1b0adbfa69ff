package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.LinkedList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sorts of lists by a key: they sort what {@link List#sort} sorts, and refuse what it refuses. */
class ListSortsTest {
    /** Larger than what small sorts do, and enough for JTP. */
    private static final int[] SIZES = {0, 1, 2, 3, 100, 5000};

    /** A number with an identity of its own, so that a sort that is not stable is noticed. */
    private record Item(int key, int place) {
    }

    private enum Kind {
        ARRAY_LIST(ArrayList::new),
        LINKED_LIST(LinkedList::new),
        VECTOR(Vector::new),
        AS_LIST(items -> Arrays.asList(items.toArray(new Item[0]))),
        SUB_LIST(items -> {
            List<Item> longer = new ArrayList<>(items);
            longer.add(0, null);
            longer.add(null);
            return longer.subList(1, longer.size() - 1);
        }),
        SYNCHRONIZED(items -> Collections.synchronizedList(new ArrayList<>(items))),
        CHECKED(items -> Collections.checkedList(new ArrayList<>(items), Item.class)),
        /** The set of its list iterator throws. */
        COPY_ON_WRITE(CopyOnWriteArrayList::new),
        COPY_ON_WRITE_SUB_LIST(items -> {
            List<Item> longer = new CopyOnWriteArrayList<>(items);
            longer.add(0, null);
            longer.add(null);
            return longer.subList(1, longer.size() - 1);
        }),
        /** As some lists of other libraries. */
        WITHOUT_ITERATOR_SET(WithoutIteratorSet::new),
        UNMODIFIABLE(items -> Collections.unmodifiableList(new ArrayList<>(items))),
        IMMUTABLE(List::copyOf),
        /** It permits sort, but not that its element is set. */
        SINGLETON(items -> Collections.singletonList(new Item(1, 0))),
        EMPTY(items -> Collections.emptyList()),
        COPIES(items -> Collections.nCopies(items.size(), new Item(1, 0))),
        WITHOUT_SET(WithoutSet::new);

        private final UnaryOperator<List<Item>> maker;

        Kind(UnaryOperator<List<Item>> maker) {
            this.maker = maker;
        }
    }

    private static class WithoutSet extends AbstractList<Item> {
        final List<Item> items;

        WithoutSet(List<Item> items) {
            this.items = new ArrayList<>(items);
        }

        @Override
        public Item get(int index) {
            return items.get(index);
        }

        @Override
        public int size() {
            return items.size();
        }
    }

    private static final class WithoutIteratorSet extends WithoutSet {
        WithoutIteratorSet(List<Item> items) {
            super(items);
        }

        @Override
        public void sort(Comparator<? super Item> order) {
            items.sort(order);
        }

        @Override
        public void replaceAll(UnaryOperator<Item> operator) {
            items.replaceAll(operator);
        }
    }

    private enum Method {
        BY_INT((sorter, list) -> sorter.sortByInt(list, Item::key), Comparator.comparingInt(Item::key)),
        BY_LONG((sorter, list) -> sorter.sortByLong(list, Item::key), Comparator.comparingLong(Item::key)),
        BY_DOUBLE((sorter, list) -> sorter.sortByDouble(list, Item::key), Comparator.comparingDouble(Item::key)),
        BY_INT_DESCENDING((sorter, list) -> sorter.sortByIntDescending(list, Item::key),
                Comparator.comparingInt(Item::key).reversed()),
        BY_LONG_DESCENDING((sorter, list) -> sorter.sortByLongDescending(list, Item::key),
                Comparator.comparingLong(Item::key).reversed()),
        BY_DOUBLE_DESCENDING((sorter, list) -> sorter.sortByDoubleDescending(list, Item::key),
                Comparator.comparingDouble(Item::key).reversed());

        private final BiConsumer<Sorter, List<Item>> sort;
        private final Comparator<Item> order;

        Method(BiConsumer<Sorter, List<Item>> sort, Comparator<Item> order) {
            this.sort = sort;
            this.order = order;
        }
    }

    private static List<Item> items(int n) {
        SplittableRandom random = new SplittableRandom(n);
        List<Item> items = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            items.add(new Item(random.nextInt(n / 3 + 1), i));
        }
        return items;
    }

    /** What it throws, or null. */
    private static Class<?> thrownBy(Runnable action) {
        try {
            action.run();
            return null;
        } catch (RuntimeException e) {
            return e.getClass();
        }
    }

    @ParameterizedTest
    @EnumSource
    void listsAreSortedAsByTheirOwnSort(Kind kind) {
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            for (int n : SIZES) {
                for (Method method : Method.values()) {
                    List<Item> expected = kind.maker.apply(items(n));
                    List<Item> found = kind.maker.apply(items(n));
                    Class<?> refused = thrownBy(() -> expected.sort(method.order));
                    String what = method + " of " + kind + ", " + n;
                    assertEquals(refused, thrownBy(() -> method.sort.accept(gpu.sorter(), found)), what);
                    assertEquals(expected, found, what);
                }
            }
        }
    }

    @Test
    void theSharedContextSortsListsToo() {
        List<Item> list = new CopyOnWriteArrayList<>(items(100));
        GpuArrays.sortByInt(list, Item::key);
        List<Item> expected = items(100);
        expected.sort(Comparator.comparingInt(Item::key));
        assertEquals(expected, list);
    }

    /** A list of this kind is there for programs that change it while others use it. */
    @Test
    void aChangeDuringTheSortIsNotLost() {
        for (BiConsumer<List<Item>, Item> change : List.<BiConsumer<List<Item>, Item>>of(List::add,
                (list, item) -> list.remove(99), (list, item) -> list.set(50, item))) {
            List<Item> list = new CopyOnWriteArrayList<>(items(100));
            List<Item> expected = items(100);
            Item item = new Item(7, 1000);
            change.accept(expected, item);
            int[] calls = new int[1];
            assertThrows(ConcurrentModificationException.class, () -> GpuArrays.sortByInt(list, each -> {
                if (++calls[0] == 100) {
                    change.accept(list, item);
                }
                return each.key();
            }));
            assertEquals(expected, list);
        }
    }

    @Test
    void aKeyThatThrowsLeavesTheList() {
        List<Item> list = new CopyOnWriteArrayList<>(items(100));
        IllegalStateException thrown = new IllegalStateException("thrown by a key of a test");
        assertSame(thrown, assertThrows(IllegalStateException.class, () -> GpuArrays.sortByLong(list, each -> {
            throw thrown;
        })));
        assertEquals(items(100), list);
    }
}
