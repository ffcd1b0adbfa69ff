package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.aparasort.ExternalRecords;
import io.github.aparasort.ExternalSorter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/** Records of a file as lists of arrays, and the ways to sort such records without one file or the other. */
final class RecordLists {
    private RecordLists() {
    }

    /** Where records come from and go to. */
    enum Way {
        ITERATOR_TO_FILE(true, false), ITERATOR_TO_CONSUMER(true, false), ITERATOR_TO_RECORDS(true, true),
        FILE_TO_CONSUMER(false, false), FILE_TO_RECORDS(false, true);

        final boolean isFromIterator;
        /** They are fetched one by one. */
        final boolean toRecords;

        Way(boolean isFromIterator, boolean toRecords) {
            this.isFromIterator = isFromIterator;
            this.toRecords = toRecords;
        }

        boolean toConsumer() {
            return this == ITERATOR_TO_CONSUMER || this == FILE_TO_CONSUMER;
        }

        /**
         * Sorts, and gives all records to a consumer.
         *
         * @param in the file
         * @param given the same records
         */
        void sort(ExternalSorter sorter, Path in, Iterator<byte[]> given, Path out, Consumer<byte[]> consumer)
                throws IOException {
            switch (this) {
                case ITERATOR_TO_FILE -> sorter.sort(given, out);
                case ITERATOR_TO_CONSUMER -> sorter.sort(given, consumer);
                case FILE_TO_CONSUMER -> sorter.sort(in, consumer);
                default -> {
                    try (ExternalRecords sorted = this == FILE_TO_RECORDS ? sorter.sort(in) : sorter.sort(given)) {
                        while (sorted.hasNext()) {
                            consumer.accept(sorted.next());
                        }
                    }
                }
            }
        }
    }

    /** Asked by the thread that made it, and by no other. */
    static final class Given implements Iterator<byte[]> {
        private final Thread caller = Thread.currentThread();
        private final Iterator<byte[]> records;
        /** Gets the number of the next record. */
        private final Consumer<Integer> listener;
        private int number;

        Given(List<byte[]> records, Consumer<Integer> listener) {
            this.records = records.iterator();
            this.listener = listener;
        }

        @Override
        public boolean hasNext() {
            assertSame(caller, Thread.currentThread());
            return records.hasNext();
        }

        @Override
        public byte[] next() {
            assertSame(caller, Thread.currentThread());
            listener.accept(number++);
            return records.next();
        }
    }

    /** Records of a length, or lines without their ends if it is 0. */
    static List<byte[]> split(byte[] content, int length) {
        List<byte[]> records = new ArrayList<>();
        for (int from = 0; from < content.length;) {
            int to = from + length;
            while (length == 0 && to < content.length && content[to] != '\n') {
                to++;
            }
            records.add(Arrays.copyOfRange(content, from, to));
            from = length == 0 ? to + 1 : to;
        }
        return records;
    }

    static List<byte[]> of(Path file, int length) throws IOException {
        return split(Files.readAllBytes(file), length);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
