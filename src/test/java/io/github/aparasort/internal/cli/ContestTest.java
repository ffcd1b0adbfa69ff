package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Target;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** A contestant that is wrong or fails is found out. */
class ContestTest {
    private static Contest.Result run(Contestant contestant) {
        Words words = new IntWords(3);
        words.read(0, new byte[] {3, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0}, 3);
        try (Progress progress = new Progress(new PrintStream(new ByteArrayOutputStream()))) {
            return new Contest(words, progress).run(contestant);
        }
    }

    @Test
    void aResultThatIsNotSortedIsWrong() {
        assertFalse(run(new Contestant("nothing done", words -> { }, null)).right());
        assertTrue(run(new Contestant("right", Words::sort, null)).right());
    }

    @Test
    void aFailureIsToldAndNoTimeIs() {
        Contest.Result result = run(new Contestant("none", null, () -> {
            throw new GpuException("no such device", null);
        }));
        assertEquals("no such device", result.failure());
        assertEquals(0, result.runs());
    }

    @Test
    void whatReallyRanIsTold() {
        // Too few words for JTP: the JDK does it, and the result says so.
        Contest.Result result = run(new Contestant("JTP", null, () -> Gpu.open(Target.JTP)));
        assertEquals("JDK", result.ran());
        assertEquals("JTP", result.asked());
    }
}
