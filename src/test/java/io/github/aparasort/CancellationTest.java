package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.process.AllFamilies;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Calls that end early. */
@Tag(Coverage.EVERY_JDK)
class CancellationTest {
    /** Enough for several threads, and for the passes of a device. */
    private static final int N = 150_000;
    private static final int N_ON_DEVICE = 20_000;
    /** Of calls that ask more often, some of the questions are answered with yes. */
    private static final int QUESTIONS = 12;

    @TempDir
    Path directory;

    /** Says yes to one question, and counts them. It is asked by one thread, the caller. */
    private static final class Question {
        private final Thread caller = Thread.currentThread();
        private int asked;
        private int end = Integer.MAX_VALUE;

        boolean ask() {
            assertSame(caller, Thread.currentThread());
            return ++asked >= end;
        }

        /** From the question with this number on, the answer is yes. */
        void endAt(int number) {
            asked = 0;
            end = number;
        }
    }

    /** Wherever it is, a call ends at once; the arrays have their elements, and the context goes on. */
    @ParameterizedTest
    @EnumSource(names = {"JDK", "JTP", "AUTO", "OPENCL"})
    void callsEndEarlyAndLoseNothing(Target target) {
        if (target == Target.OPENCL) {
            TestDevice.openCl();
        }
        Question question = new Question();
        AllFamilies families = new AllFamilies(target == Target.OPENCL ? N_ON_DEVICE : N);
        long before = families.contents();
        AtomicInteger ended = new AtomicInteger();
        try (Gpu gpu = Gpu.open(target)) {
            Gpu ending = gpu.withCancellation(question::ask);
            families.calls().forEach((name, call) -> ended.addAndGet(end(name, call, ending, question)));
            gpu.sorter().sort(new int[] {3, 1, 2});
        }
        assertEquals(before, families.contents(), "inputs have changed");
        assertTrue(ended.get() > 2 * families.calls().size(), "ended " + ended);
    }

    /** Ends a call at several of its questions. Returns at how many. */
    private static int end(String name, Consumer<Gpu> call, Gpu gpu, Question question) {
        question.endAt(Integer.MAX_VALUE);
        call.accept(gpu);
        int all = question.asked;
        assertTrue(all > 0, name + " asks nothing");
        int step = Math.max(1, all / QUESTIONS);
        int ended = 0;
        for (int number = 1; number <= all; number += step) {
            question.endAt(number);
            try {
                call.accept(gpu);
                // Learning makes calls differ: another engine asks less often.
                assertTrue(question.asked < number, name + " went on after question " + number);
            } catch (CancellationException e) {
                assertEquals("the call was cancelled", e.getMessage());
                // A call that goes on asks again.
                assertEquals(number, question.asked, name);
                ended++;
            }
        }
        question.endAt(Integer.MAX_VALUE);
        call.accept(gpu);
        return ended;
    }

    @Test
    void pairsStayTogether() {
        Question question = new Question();
        int[] keys = new SplittableRandom(1).ints(N, 0, 1000).toArray();
        for (Target target : List.of(Target.JDK, Target.JTP)) {
            Gpu ending = Gpu.open(target).withCancellation(question::ask);
            for (int number = 1; number < 12; number++) {
                int[] sorted = keys.clone();
                int[] values = new int[N];
                Arrays.setAll(values, i -> ~keys[i]);
                question.endAt(number);
                try {
                    ending.sorter().sortPairs(sorted, values);
                } catch (CancellationException e) {
                    // Somewhere in the midst.
                }
                assertArrayEquals(Arrays.stream(sorted).map(key -> ~key).toArray(), values);
                Arrays.sort(sorted);
                int[] expected = keys.clone();
                Arrays.sort(expected);
                assertArrayEquals(expected, sorted);
            }
        }
    }

    /** A sort by the JDK could not end. */
    @Test
    void longSortsUnderAutoCanEnd() {
        Question question = new Question();
        int[] a = new SplittableRandom(1).ints(1 << 20).toArray();
        // By one thread: of several, the caller may have few tasks, and is asked before each of them.
        Gpu ending = Gpu.shared().withThreads(1).withCancellation(question::ask);
        ending.sorter().sort(a.clone());
        int asked = question.asked;
        assertTrue(asked > 3, "asked " + asked + " times");
        question.endAt(asked / 2);
        assertThrows(CancellationException.class, () -> ending.sorter().sort(a));
    }

    @Test
    void anInterruptEndsACallIfItIsAskedFor() {
        Gpu interruptible = Gpu.shared().withCancellation(() -> Thread.currentThread().isInterrupted());
        interruptible.sorter().sort(new int[N]);
        Thread.currentThread().interrupt();
        try {
            assertThrows(CancellationException.class, () -> interruptible.sorter().argsort(new int[N]));
            assertEquals(N, Gpu.shared().sorter().argsort(new int[N]).length);
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void whatTheQuestionThrowsEndsTheCall() {
        IllegalStateException thrown = new IllegalStateException("planted");
        Gpu failing = Gpu.shared().withCancellation(() -> {
            throw thrown;
        });
        int[] a = {3, 1, 2};
        CancellationException end = assertThrows(CancellationException.class, () -> failing.sorter().sort(a));
        assertSame(thrown, end.getCause());
        assertArrayEquals(new int[] {3, 1, 2}, a);
    }

    /** Of a file that fits into the memory, and of one that is sorted in runs. */
    @Test
    void filesStayAsTheyWere() throws IOException {
        Question question = new Question();
        byte[] content = new byte[1 << 20];
        new SplittableRandom(1).nextBytes(content);
        Path file = Files.write(directory.resolve("longs"), content);
        // By one thread: otherwise it depends on others how often the caller is asked.
        Gpu ending = Gpu.open(Target.JDK).withThreads(1).withCancellation(question::ask);
        for (long memory : new long[] {1 << 24, 1 << 19}) {
            ExternalSorter sorter = ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN).memory(memory).gpu(ending);
            question.endAt(Integer.MAX_VALUE);
            sorter.sort(file, directory.resolve("sorted"));
            int all = question.asked;
            assertTrue(all > 3, "asked " + all + " times");
            for (int number = 1; number <= all; number += Math.max(1, all / QUESTIONS)) {
                question.endAt(number);
                assertThrows(CancellationException.class, () -> sorter.sort(file, file));
                assertArrayEquals(content, Files.readAllBytes(file));
                try (Stream<Path> files = Files.list(directory)) {
                    assertEquals(2, files.count(), "a temporary file is left");
                }
            }
        }
    }
}
