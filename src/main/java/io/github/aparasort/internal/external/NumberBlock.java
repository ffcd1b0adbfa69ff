package io.github.aparasort.internal.external;

import io.github.aparasort.internal.array.DoubleRuns;
import io.github.aparasort.internal.array.FloatRuns;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.LongRuns;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.file.OpenFile;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.LongSortJob;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;

/** Numbers of a file, in an array of their type. */
final class NumberBlock extends Block {
    private final Numbers format;
    private final Object numbers;
    private final int capacity;
    private final ByteBuffer buffer;

    NumberBlock(Numbers format, int capacity, int transfer) {
        super(format.width);
        this.format = format;
        this.numbers = Array.newInstance(format.type, capacity);
        this.capacity = capacity;
        this.buffer = ByteBuffer.allocate(Math.max(1, transfer / width) * width).order(format.byteOrder);
    }

    @Override
    long read(OpenFile file, long from, long size, Phases.Listener reached) throws IOException {
        int most = (int) Math.min(capacity, (size - from) / width);
        for (count = 0; count < most;) {
            int part = Math.min(buffer.capacity() / width, most - count);
            buffer.clear().limit(part * width);
            file.read(buffer, from + (long) count * width);
            load(buffer.flip(), part);
            count += part;
            reached.told(from + size(0, count));
        }
        return size(0, count);
    }

    private void load(ByteBuffer bytes, int part) {
        if (numbers instanceof int[] a) {
            bytes.asIntBuffer().get(a, count, part);
        } else if (numbers instanceof long[] a) {
            bytes.asLongBuffer().get(a, count, part);
        } else if (numbers instanceof float[] a) {
            bytes.asFloatBuffer().get(a, count, part);
        } else {
            bytes.asDoubleBuffer().get((double[]) numbers, count, part);
        }
    }

    @Override
    byte[] sort(Dispatcher dispatcher) {
        dispatcher.submit(job(KeyOrder.of(format.isDescending)));
        return new byte[0];
    }

    private Job job(KeyOrder order) {
        return numbers instanceof int[] a ? new IntSortJob(a, 0, count, order)
                : numbers instanceof long[] a ? new LongSortJob(a, 0, count, order)
                : numbers instanceof float[] a ? new FloatSortJob(a, 0, count, order)
                : new DoubleSortJob((double[]) numbers, 0, count, order);
    }

    @Override
    int distinct() {
        return numbers instanceof int[] a ? IntRuns.distinct(a, count)
                : numbers instanceof long[] a ? LongRuns.distinct(a, count)
                : numbers instanceof float[] a ? FloatRuns.distinct(a, count)
                : DoubleRuns.distinct((double[]) numbers, count);
    }

    @Override
    void write(FileOutput output, int from, int to) throws IOException {
        for (int begin = from, part; begin < to; begin += part) {
            ByteBuffer room = output.room(width).order(format.byteOrder);
            part = Math.min(room.remaining() / width, to - begin);
            store(room, begin, part);
            output.added(part * width);
        }
    }

    private void store(ByteBuffer bytes, int begin, int part) {
        if (numbers instanceof int[] a) {
            bytes.asIntBuffer().put(a, begin, part);
        } else if (numbers instanceof long[] a) {
            bytes.asLongBuffer().put(a, begin, part);
        } else if (numbers instanceof float[] a) {
            bytes.asFloatBuffer().put(a, begin, part);
        } else {
            bytes.asDoubleBuffer().put((double[]) numbers, begin, part);
        }
    }
}
