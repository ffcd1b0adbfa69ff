package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.ExternalSummary;
import io.github.aparasort.Target;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.SortedFiles;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever fails, wherever: the files are as they were, no temporary file and no thread is left. */
@ParameterizedClass
@EnumSource
class ExternalFaultTest {
    /** Enough for two threads that merge. */
    private static final long MEMORY = 1_200_000;
    /** All fits into this. */
    private static final long LARGE = 64L << 20;
    /** Far more events, reads or writes than a sort has here: a fault at each of them ends before. */
    private static final int MOST = 100_000;
    private static final long TB = 1L << 40;
    /** Every fault is at one event more than this times the last one. */
    private static final double STEP = 1.3;

    @Parameter
    FaultedFile file;
    @TempDir
    Path directory;

    private final Dispatcher dispatcher = KernelTrials.dispatcher(Target.JDK, null);
    private Path in;
    private Path out;
    private byte[] content;
    private byte[] sorted;
    private final byte[] old = {1, 2, 3};

    @BeforeEach
    void writeFiles() throws IOException {
        content = file.content();
        sorted = file.sorted(content);
        in = Files.write(directory.resolve("in"), content);
        out = Files.write(directory.resolve("out"), old);
    }

    @AfterEach
    void noThreadIsLeft() throws InterruptedException {
        assertFalse(Thread.interrupted());
        List<Thread> ours = Thread.getAllStackTraces().keySet().stream()
                .filter(t -> t.getName().equals("aparasort-external")).toList();
        for (Thread each : ours) {
            // A pool has terminated when its last thread has only to end.
            each.join(TimeUnit.MINUTES.toMillis(1));
        }
        assertEquals(List.of(), ours.stream().filter(Thread::isAlive).toList());
        dispatcher.close();
    }

    private ExternalSummary sort(long memory, Consumer<ExternalProgress> listener, Disk disk) throws IOException {
        return FaultedSorts.with(options -> {
            options.records = file.format;
            file.set(options);
        }, memory, null, dispatcher, listener, disk).sort(in, out);
    }

    private void assertUnchanged(String where) throws IOException {
        assertArrayEquals(content, Files.readAllBytes(in), where);
        assertArrayEquals(old, Files.readAllBytes(out), where);
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }

    private void assertSorted() throws IOException {
        assertArrayEquals(content, Files.readAllBytes(in));
        assertArrayEquals(sorted, Files.readAllBytes(out));
        assertEquals(List.of("in", "out"), SortedFiles.names(directory));
    }

    // ---- the disk

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDiskThatFailsEndsTheSort(boolean atWrites) throws IOException {
        for (long memory : new long[] {MEMORY, LARGE}) {
            int failures = 0;
            Set<String> named = new HashSet<>();
            for (int number = 1; number < MOST; number = (int) (number * STEP) + 1) {
                try {
                    ExternalSummary done = sort(memory, progress -> { }, FaultedSorts.failing(number, atWrites));
                    assertEquals(memory == LARGE, done.runs() == 1);
                    assertTrue(memory == LARGE || done.threads() > 1 == file.hasThreads(), done::toString);
                    break;
                } catch (IOException e) {
                    FileSystemException failure = assertInstanceOf(FileSystemException.class, e);
                    assertEquals(atWrites ? "No space left on device" : "Input/output error", failure.getReason());
                    named.add(failure.getFile());
                    assertUnchanged("at " + number);
                    failures++;
                }
            }
            assertTrue(failures > 1, "failures: " + failures);
            if (file == FaultedFile.UNIQUE_LINES) {
                // What is moved there is read there, too.
                named.remove(out.toString());
                named.add((atWrites ? out : in).toString());
            }
            Set<Path> expected = memory == LARGE ? Set.of(atWrites ? out : in) : Set.of(atWrites ? out : in, directory);
            assertEquals(expected.stream().map(Path::toString).collect(Collectors.toSet()), named);
            assertSorted();
            Files.write(out, old);
        }
    }

    /** Not the thread of the caller, but one that merges beside it. */
    @Test
    void aFailureOfAnotherThreadReachesTheCaller() throws IOException {
        assumeTrue(file.hasThreads(), "the caller merges alone");
        Thread caller = Thread.currentThread();
        AtomicInteger merges = new AtomicInteger();
        Set<Phase> phases = EnumSet.noneOf(Phase.class);
        Disk disk = FaultedSorts.disk(position -> {
            if (Thread.currentThread() != caller && phases.contains(Phase.MERGE)) {
                merges.incrementAndGet();
                throw new IOException("No space left on device");
            }
        });
        IOException e = assertThrows(IOException.class, () -> sort(MEMORY, told -> phases.add(told.phase()), disk));
        assertEquals(out + ": No space left on device", e.getMessage());
        assertTrue(merges.get() > 0);
        assertUnchanged("a merge beside the caller's");
    }

    @Test
    void readsAndWritesMayFallShort() throws IOException {
        Disk disk = new Disk() {
            @Override
            public int read(FileChannel channel, ByteBuffer to, long position) throws IOException {
                int limit = to.limit();
                to.limit(Math.min(limit, to.position() + 10_007));
                int read = super.read(channel, to, position);
                to.limit(limit);
                return read;
            }

            @Override
            public int write(FileChannel channel, ByteBuffer from, long position) throws IOException {
                int limit = from.limit();
                from.limit(Math.min(limit, from.position() + 9_973));
                int written = super.write(channel, from, position);
                from.limit(limit);
                return written;
            }
        };
        sort(MEMORY, progress -> { }, disk);
        assertSorted();
    }

    @Test
    void aFileThatBecomesShorterIsAnError() throws IOException {
        Disk disk = new Disk() {
            @Override
            public int read(FileChannel channel, ByteBuffer to, long position) throws IOException {
                return position < 700_000 ? super.read(channel, to, position) : -1;
            }
        };
        assertThrows(FileSystemException.class, () -> sort(MEMORY, progress -> { }, disk));
        assertUnchanged("shorter");
        assertThrows(FileSystemException.class, () -> sort(LARGE, progress -> { }, disk));
        assertUnchanged("shorter");
    }

    // ---- space

    /** A disk of this size, with so many free bytes; the temporary directory is on another one or not. */
    private static Disk sized(long total, long free, boolean isSame) {
        return new Disk() {
            @Override
            protected Space space(Path place) {
                return new Space(total, free);
            }

            @Override
            public boolean isSame(Path directory, Path other) {
                return isSame;
            }
        };
    }

    @Test
    void spaceIsCheckedBeforeTheWork() throws IOException {
        long bytes = content.length + file.spare;
        assertSpace(String.format(Locale.ROOT, "%,d bytes are needed, %,d are free; choose another directory for"
                + " temporary files, or free some", 2 * bytes, 2 * bytes - 1), MEMORY, sized(TB, 2 * bytes - 1, true));
        String one = String.format(Locale.ROOT, "%,d bytes are needed, %,d are free; ", bytes, bytes - 1);
        assertSpace(one + "choose", MEMORY, sized(TB, bytes - 1, false));
        assertSpace(one + "free some", LARGE, sized(TB, bytes - 1, true));
    }

    private void assertSpace(String message, long memory, Disk disk) throws IOException {
        IOException e = assertThrows(IOException.class, () -> sort(memory, told -> assertEquals(0, told.done()), disk));
        assertTrue(e.getMessage().startsWith(directory + ": not enough space: " + message), e.getMessage());
        assertUnchanged(message);
    }

    @Test
    void asMuchSpaceAsIsNeededIsEnough() throws IOException {
        sort(MEMORY, progress -> { }, sized(TB, 2L * (content.length + file.spare), true));
        assertSorted();
    }

    /** As in a chroot without mount points. */
    @ParameterizedTest
    @ValueSource(longs = {MEMORY, LARGE})
    void spaceThatCannotBeToldIsNotChecked(long memory) throws IOException {
        Disk disk = new Disk() {
            @Override
            protected Space space(Path place) throws IOException {
                throw new IOException("mount point not found");
            }
        };
        sort(memory, progress -> { }, disk);
        assertSorted();
    }

    /** As ramfs, tmpfs without a limit, and many of FUSE. */
    @ParameterizedTest
    @ValueSource(longs = {MEMORY, LARGE})
    void aFileSystemWithoutASizeIsNotFull(long memory) throws IOException {
        sort(memory, progress -> { }, sized(0, 0, true));
        assertSorted();
        Files.write(out, old);
        assertThrows(FileSystemException.class, () -> sort(memory, progress -> { }, sized(1, 0, true)));
        assertUnchanged("full");
    }

    // ---- interrupts and listeners

    /**
     * Sorts again and again: with an action at the first event of each phase, then at one more event each time, until a
     * sort has fewer. How many there are depends on time, so the numbers alone might leave a phase out.
     *
     * @param action is what the listener does
     * @param check looks at what the sort threw
     */
    private void actAtEachEvent(long memory, Runnable action, Consumer<Exception> check) throws IOException {
        Set<Phase> phases = memory == LARGE ? EnumSet.complementOf(EnumSet.of(Phase.MERGE))
                : EnumSet.allOf(Phase.class);
        for (Phase phase : phases) {
            assertTrue(actAt(memory, told -> told.phase() == phase, action, check), phase::toString);
        }
        Set<Phase> found = EnumSet.noneOf(Phase.class);
        int number = 0;
        boolean hasMore = true;
        while (hasMore) {
            found.clear();
            number++;
            AtomicInteger left = new AtomicInteger(number);
            hasMore = actAt(memory, told -> {
                found.add(told.phase());
                return left.decrementAndGet() == 0;
            }, action, check);
        }
        assertEquals(phases, found);
        assertSorted();
    }

    /** Sorts with an action at an event. Returns whether there was one; then the sort must have ended. */
    private boolean actAt(long memory, Predicate<ExternalProgress> isDue, Runnable action, Consumer<Exception> check)
            throws IOException {
        AtomicBoolean hasActed = new AtomicBoolean();
        try {
            sort(memory, told -> {
                if (isDue.test(told)) {
                    hasActed.set(true);
                    action.run();
                }
            }, Disk.REAL);
            assertFalse(hasActed.get(), "the sort went on");
            return false;
        } catch (IOException | IllegalStateException e) {
            check.accept(e);
            assertUnchanged("after an action");
            return true;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {MEMORY, LARGE})
    void anInterruptEndsTheSort(long memory) throws IOException {
        actAtEachEvent(memory, Thread.currentThread()::interrupt, e -> {
            assertInstanceOf(InterruptedIOException.class, e);
            assertTrue(Thread.interrupted(), "the thread stays interrupted");
        });
    }

    /** Interrupted by another thread where it does not report: while it waits, reads or writes. */
    @Test
    void anInterruptAtTheDiskEndsTheSort() throws IOException {
        Thread caller = Thread.currentThread();
        int interrupts = 0;
        for (int number = 1; number < 120; number += 7) {
            AtomicInteger left = new AtomicInteger(number);
            try {
                sort(MEMORY, progress -> { }, FaultedSorts.disk(position -> {
                    if (left.decrementAndGet() == 0) {
                        caller.interrupt();
                    }
                }));
                assertTrue(left.get() > 0);
                assertSorted();
                Files.write(out, old);
            } catch (InterruptedIOException e) {
                assertTrue(Thread.interrupted(), "the thread stays interrupted");
                assertUnchanged("at write " + number);
                interrupts++;
            }
        }
        assertTrue(interrupts > 3, "interrupts: " + interrupts);
    }

    /** Before a phase works, not after its first part. */
    @ParameterizedTest
    @ValueSource(longs = {MEMORY, LARGE})
    void listenersAreToldThatAPhaseBegins(long memory) throws IOException {
        Map<Phase, Long> first = new EnumMap<>(Phase.class);
        ExternalSummary done = sort(memory, told -> first.putIfAbsent(told.phase(), told.done()), Disk.REAL);
        long written = first.get(Phase.WRITE);
        long lastRun = file.lastRun(done.runs());
        assertTrue(memory == LARGE ? written == 0 : written > 0 && written < content.length - lastRun, first::toString);
        first.remove(Phase.WRITE);
        assertEquals(Set.of(0L), Set.copyOf(first.values()), first::toString);
        assertEquals(memory == LARGE ? 3 : 4, first.size());
    }

    @ParameterizedTest
    @ValueSource(longs = {MEMORY, LARGE})
    void aListenerThatThrowsEndsTheSort(long memory) throws IOException {
        IllegalStateException thrown = new IllegalStateException("enough");
        actAtEachEvent(memory, () -> {
            throw thrown;
        }, e -> assertSame(thrown, e));
    }
}
