package io.github.aparasort.internal.external;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.sort.IntSortJob;
import java.nio.ByteBuffer;

// Twins: Long, Float, Double
/** Ints of a file. The order of its bytes is that of the buffers. */
final class IntBlock extends Block {
    private final /*value*/ int[] a;
    private final KeyOrder order;
    private final /*key*/ int mask;

    IntBlock(int capacity, KeyOrder order) {
        this.a = new /*value*/ int[capacity];
        this.order = order;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
    }

    /** Sorts the first numbers in place. */
    static Block sort(Block block, int count, Dispatcher dispatcher) {
        IntBlock ints = (IntBlock) block;
        dispatcher.submit(new IntSortJob(ints.a, 0, count, ints.order));
        return block;
    }

    @Override
    void load(ByteBuffer bytes, int at, int count) {
        NumberBytes.load(bytes, a, at, count);
    }

    @Override
    void store(ByteBuffer bytes, int at, int count) {
        NumberBytes.store(bytes, a, at, count);
    }

    @Override
    long key(int at) {
        return SortableKeys.of(a[at]) ^ mask;
    }

    @Override
    void copy(Block from, int at, int to) {
        a[to] = ((IntBlock) from).a[at];
    }
}
