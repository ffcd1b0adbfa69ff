package io.github.aparasort.internal.cli;

import io.github.aparasort.Operation;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Function;

/** The words of a file: one of the arrays holds them, the other is null. */
public final class Words {
    private final int[] ints;
    private final long[] longs;

    Words(WordType type, int n) {
        ints = type == WordType.I32 ? new int[n] : null;
        longs = type == WordType.I64 ? new long[n] : null;
    }

    int length() {
        return ints != null ? ints.length : longs.length;
    }

    void read(int begin, ByteBuffer bytes, int count) {
        if (ints != null) {
            bytes.asIntBuffer().get(ints, begin, count);
        } else {
            bytes.asLongBuffer().get(longs, begin, count);
        }
    }

    /** Operations on these words, by name. */
    Function<Operation, SampleCall<?, ?>> operations() {
        return ints != null ? new IntSampleCalls(ints)::of : new LongSampleCalls(longs)::of;
    }

    /** Sorts of objects that are made of 32-bit words. */
    List<SampleCall<?, ?>> ofObjects() {
        return List.of(ObjectSampleCalls.texts(ints), ObjectSampleCalls.records(ints));
    }
}
