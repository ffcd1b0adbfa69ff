package io.github.aparasort.internal.external;

import static io.github.aparasort.internal.external.FilesOfWays.LARGE;
import static io.github.aparasort.internal.external.FilesOfWays.LINES;
import static io.github.aparasort.internal.external.FilesOfWays.QUESTIONS;
import static io.github.aparasort.internal.external.FilesOfWays.TINY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.internal.external.RecordLists.Given;
import io.github.aparasort.internal.external.RecordLists.Way;
import io.github.aparasort.testing.FilesInMemory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sorts from iterators and to consumers that end by an exception: they leave nothing behind. */
class ExternalIteratorEndTest {
    @TempDir(factory = FilesInMemory.class)
    Path directory;
    private FilesOfWays files;

    @BeforeEach
    void makeFiles() throws IOException {
        files = new FilesOfWays(directory);
    }

    // ---- bad records

    /** Its length is wrong, or there is none. */
    @ParameterizedTest
    @EnumSource(names = "ITERATOR_.*", mode = EnumSource.Mode.MATCH_ALL)
    void badRecordsAreRefused(Way way) throws IOException {
        for (long memory : new long[] {LARGE, TINY}) {
            for (int at : new int[] {0, 1, 5_000, LINES - 1}) {
                ExternalSorter records = ExternalSorter.records(10, 0, 4).temporaryDirectory(files.temporary())
                        .memory(memory);
                List<byte[]> tens = new ArrayList<>();
                for (int i = 0; i < LINES; i++) {
                    tens.add(new byte[10]);
                }
                for (byte[] bad : new byte[][] {{}, new byte[9], new byte[11], new byte[100_000], null}) {
                    tens.set(at, bad);
                    assertRefused(records, way, tens, bad == null);
                }
                List<byte[]> lines = RecordLists.of(files.in(), 0);
                for (String bad : Arrays.asList("\n", "a\n", "a\nb", "\na", null)) {
                    lines.set(at, bad == null ? null : RecordLists.bytes(bad));
                    assertRefused(files.sorter(memory), way, lines, bad == null);
                }
            }
        }
    }

    private void assertRefused(ExternalSorter sorter, Way way, List<byte[]> records, boolean isNull)
            throws IOException {
        Class<? extends Exception> expected = isNull ? NullPointerException.class : IllegalArgumentException.class;
        assertThrows(expected, () -> files.sort(way, sorter, new Given(records, n -> { }), result -> { }));
        files.assertNothingIsLeft();
    }

    /** The message says which memory is enough. */
    @Test
    void aLineThatIsTooLongIsRefused() throws IOException {
        List<byte[]> all = RecordLists.of(files.in(), 0);
        all.set(LINES / 2, new byte[50_000]);
        for (Way way : List.of(Way.ITERATOR_TO_FILE, Way.ITERATOR_TO_CONSUMER, Way.ITERATOR_TO_RECORDS)) {
            IllegalArgumentException e = assertThrows(IllegalArgumentException.class,
                    () -> files.sort(way, files.sorter(TINY), new Given(all, n -> { }), result -> { }));
            assertTrue(e.getMessage().contains("memory of 60,000 bytes is too little"), e.getMessage());
            files.assertNothingIsLeft();
            long enough = Long.parseLong(e.getMessage().replaceAll(".*give it more, for instance ([\\d,]+).*", "$1")
                    .replace(",", ""));
            int[] results = {0};
            files.sorter(enough).sort(new Given(all, n -> { }), result -> results[0]++);
            assertEquals(LINES, results[0]);
        }
    }

    // ---- exceptions of the caller

    private static void throwIt(Throwable planted) {
        if (planted instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) planted;
    }

    @ParameterizedTest
    @EnumSource
    void exceptionsOfTheCallerComeOut(Way way) throws IOException {
        for (Throwable planted : List.of(new IllegalStateException("planted"), new AssertionError("planted"),
                new UncheckedIOException(new IOException("planted")))) {
            for (long memory : new long[] {LARGE, TINY}) {
                for (int at : new int[] {0, 1, 7_000, LINES - 1}) {
                    if (way.isFromIterator) {
                        assertSame(planted, assertThrows(planted.getClass(), () -> files.sort(way, files.sorter(memory),
                                files.given(number -> {
                                    if (number == at) {
                                        throwIt(planted);
                                    }
                                }), result -> { })));
                        files.assertNothingIsLeft();
                    }
                    if (way.toConsumer()) {
                        int[] results = {0};
                        assertSame(planted, assertThrows(planted.getClass(), () -> files.sort(way, files.sorter(memory),
                                files.given(number -> { }), result -> {
                                    if (results[0]++ == at) {
                                        throwIt(planted);
                                    }
                                })));
                        assertEquals(at + 1, results[0], "it is called after an exception");
                        files.assertNothingIsLeft();
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void exceptionsOfTheListenerComeOut(Way way) throws IOException {
        for (long memory : new long[] {LARGE, TINY}) {
            int[] told = {0};
            files.sort(way, files.sorter(memory).onProgress(progress -> told[0]++), files.given(number -> { }),
                    result -> { });
            files.restore();
            int all = told[0];
            assertTrue(all > 1, "told " + all);
            for (int at = 1; at <= all; at += Math.max(1, all / QUESTIONS)) {
                int end = at;
                told[0] = 0;
                IllegalStateException planted = new IllegalStateException("planted");
                assertSame(planted, assertThrows(IllegalStateException.class,
                        () -> files.sort(way, files.sorter(memory).onProgress(progress -> {
                            if (++told[0] == end) {
                                throw planted;
                            }
                        }), files.given(number -> { }), result -> { })), way + " at " + at + " of " + all);
                files.assertNothingIsLeft();
            }
        }
    }

    /** A temporary file that cannot be made is an error before anything is read. */
    @ParameterizedTest
    @EnumSource
    void theDirectoryForTemporaryFilesIsNeeded(Way way) throws IOException {
        ExternalSorter sorter = ExternalSorter.lines().temporaryDirectory(files.in().resolve("below"));
        IOException e = assertThrows(IOException.class, () -> files.sort(way, sorter, files.given(number -> {
            throw new AssertionError("it is asked");
        }), result -> { }));
        assertTrue(e.getMessage().startsWith(files.in().resolve("below") + ": "), e.getMessage());
        files.assertNothingIsLeft();
    }
}
