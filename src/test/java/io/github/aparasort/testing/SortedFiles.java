package io.github.aparasort.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a file has to contain when it is sorted, by a stable sort of the JDK; and which files there are. */
public final class SortedFiles {
    private SortedFiles() {
    }

    /** The bytes of a file in the stable order of its numbers, of NaNs too. */
    public static byte[] numbers(byte[] content, Class<?> type, ByteOrder order, boolean descending) {
        VarHandle numbers = MethodHandles.byteArrayViewVarHandle(type.arrayType(), order);
        int width = type == long.class || type == double.class ? Long.BYTES : Integer.BYTES;
        Object values = Array.newInstance(type, content.length / width);
        for (int i = 0; i < content.length / width; i++) {
            Array.set(values, i, numbers.get(content, i * width));
        }
        return gathered(content, width, AnyArray.stableOrder(values, 0, content.length / width,
                descending ? Order.DESCENDING : Order.ASCENDING));
    }

    /** The content in the order of records with a key of unsigned bytes. */
    public static byte[] records(byte[] content, int length, int keyOffset, int keyLength, boolean descending) {
        Comparator<Integer> byKey = (x, y) -> {
            int a = x * length + keyOffset;
            int b = y * length + keyOffset;
            return Arrays.compareUnsigned(content, a, a + keyLength, content, b, b + keyLength);
        };
        return gathered(content, length, IntStream.range(0, content.length / length).boxed()
                .sorted(descending ? byKey.reversed() : byKey).mapToInt(i -> i).toArray());
    }

    private static byte[] gathered(byte[] content, int width, int[] places) {
        byte[] sorted = new byte[content.length];
        for (int i = 0; i < places.length; i++) {
            System.arraycopy(content, places[i] * width, sorted, i * width, width);
        }
        return sorted;
    }

    /** The names of the files in a directory, in order. */
    public static List<String> names(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
