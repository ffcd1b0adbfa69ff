package io.github.aparasort.internal.cli;

import io.github.aparasort.Operation;
import io.github.aparasort.Order;
import java.util.Arrays;
import java.util.Comparator;

/** The sorts of objects that {@code demo} runs: of texts, and of records by an {@link Order}. */
final class ObjectSampleCalls {
    /** Objects of this many words take about as long as a million words. */
    private static final int MOST = 1 << 16;
    /** Many records have the same group. */
    private static final int GROUPS = 1000;

    /** The name is that of the type in the table. */
    private record Item(String group, int number) {
    }

    private ObjectSampleCalls() {
    }

    static SampleCall<?, ?> texts(int[] words) {
        String[] in = Arrays.stream(words).limit(MOST).mapToObj(Integer::toString).toArray(String[]::new);
        return sort(in, Comparator.naturalOrder(), Comparator.naturalOrder());
    }

    static SampleCall<?, ?> records(int[] words) {
        Item[] in = Arrays.stream(words).limit(MOST).mapToObj(word -> new Item("group " + word % GROUPS, word))
                .toArray(Item[]::new);
        return sort(in, Order.by(Item::group).thenByInt(Item::number),
                Comparator.comparing(Item::group).thenComparingInt(Item::number));
    }

    /** @param plain the same order, by which the JDK sorts what is expected */
    private static <T> SampleCall<T[], T[]> sort(T[] in, Comparator<T> order, Comparator<T> plain) {
        T[] sorted = in.clone();
        Arrays.sort(sorted, plain);
        Class<?> type = in.getClass().getComponentType();
        return new SampleCall<>(Operation.SORT, type, in.length, in::clone, (gpu, objects) -> {
            gpu.sorter().sort(objects, order);
            return objects;
        }, objects -> Arrays.equals(objects, sorted));
    }
}
