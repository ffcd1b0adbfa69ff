package io.github.aparasort.internal.external;

import static io.github.aparasort.internal.external.FilesOfWays.LARGE;
import static io.github.aparasort.internal.external.FilesOfWays.LINES;
import static io.github.aparasort.internal.external.FilesOfWays.QUESTIONS;
import static io.github.aparasort.internal.external.FilesOfWays.TINY;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalRecords;
import io.github.aparasort.ExternalSorter;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.internal.external.RecordLists.Way;
import io.github.aparasort.testing.FilesInMemory;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorts from iterators and to consumers that are interrupted or cancelled: they leave nothing behind. */
class ExternalIteratorInterruptTest {
    @TempDir(factory = FilesInMemory.class)
    Path directory;
    private FilesOfWays files;

    @BeforeEach
    void makeFiles() throws IOException {
        files = new FilesOfWays(directory);
    }

    // ---- interrupts and cancellation

    private void assertEndsByInterrupt(Way way, long memory, Consumer<Integer> given, Consumer<byte[]> consumer)
            throws IOException {
        try {
            IOException e = assertThrows(IOException.class, () -> {
                try {
                    files.sort(way, files.sorter(memory), files.given(given), consumer);
                } catch (UncheckedIOException unchecked) {
                    assertTrue(way.toRecords);
                    throw unchecked.getCause();
                }
            }, way + ", memory " + memory);
            assertInstanceOf(InterruptedIOException.class, e);
        } finally {
            assertTrue(Thread.interrupted(), "the thread is not interrupted any more");
        }
        files.assertNothingIsLeft();
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptEndsThem(Way way) throws IOException {
        for (long memory : new long[] {LARGE, TINY}) {
            Thread.currentThread().interrupt();
            assertEndsByInterrupt(way, memory, number -> { }, result -> { });
            for (int at : new int[] {0, 7_000}) {
                if (way.isFromIterator) {
                    assertEndsByInterrupt(way, memory, number -> {
                        if (number == at) {
                            Thread.currentThread().interrupt();
                        }
                    }, result -> { });
                }
            }
        }
        // Of many runs: while they are merged.
        int[] results = {0};
        if (way != Way.ITERATOR_TO_FILE) {
            assertEndsByInterrupt(way, TINY, number -> { }, result -> {
                if (results[0]++ == 1_000) {
                    Thread.currentThread().interrupt();
                }
            });
            assertTrue(results[0] < LINES, "results " + results[0]);
        }
    }

    /** After that it is closed. */
    @Test
    void fetchingEndsByInterrupt() throws IOException {
        ExternalRecords sorted = files.sorter(TINY).sort(files.in());
        sorted.next();
        Thread.currentThread().interrupt();
        try {
            UncheckedIOException e = assertThrows(UncheckedIOException.class, () -> {
                for (int i = 1; i < LINES; i++) {
                    sorted.next();
                }
            });
            assertInstanceOf(InterruptedIOException.class, e.getCause());
        } finally {
            assertTrue(Thread.interrupted());
        }
        files.assertNothingIsLeft();
        assertThrows(IllegalStateException.class, sorted::hasNext);
        sorted.close();
    }

    @ParameterizedTest
    @EnumSource
    void cancellationEndsThem(Way way) throws IOException {
        int[] asked = {0};
        int[] end = {Integer.MAX_VALUE};
        Thread caller = Thread.currentThread();
        Gpu gpu = Gpu.open(Target.JDK).withThreads(1).withCancellation(() -> {
            assertSame(caller, Thread.currentThread());
            return ++asked[0] >= end[0];
        });
        for (long memory : new long[] {LARGE, TINY}) {
            ExternalSorter sorter = files.sorter(memory).gpu(gpu);
            asked[0] = 0;
            end[0] = Integer.MAX_VALUE;
            files.sort(way, sorter, files.given(number -> { }), result -> { });
            files.restore();
            int all = asked[0];
            assertTrue(all > 2, "asked " + all + " times");
            for (int number = 1; number <= all; number += Math.max(1, all / QUESTIONS)) {
                asked[0] = 0;
                end[0] = number;
                assertThrows(CancellationException.class,
                        () -> files.sort(way, sorter, files.given(record -> { }), result -> { }),
                        way + ", question " + end[0] + " of " + all);
                files.assertNothingIsLeft();
            }
        }
    }

    /** After that it is closed. */
    @ParameterizedTest
    @ValueSource(ints = {1, 5_000, 15_000})
    void fetchingEndsByCancellation(int fetched) throws IOException {
        boolean[] isCancelled = {false};
        Gpu gpu = Gpu.open(Target.JDK).withCancellation(() -> isCancelled[0]);
        ExternalRecords sorted = files.sorter(TINY).gpu(gpu).sort(files.in());
        for (int i = 0; i < fetched; i++) {
            sorted.next();
        }
        isCancelled[0] = true;
        assertThrows(CancellationException.class, () -> {
            for (int i = fetched; i < LINES; i++) {
                sorted.next();
            }
        });
        files.assertNothingIsLeft();
        assertThrows(IllegalStateException.class, sorted::hasNext);
        sorted.close();
    }
}
