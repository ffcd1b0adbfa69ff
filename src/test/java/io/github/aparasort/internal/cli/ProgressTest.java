package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** Long work is told of, short work is not. */
class ProgressTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(bytes, true);

    @Test
    void shortWorkPrintsNothing() {
        try (Progress progress = new Progress(err)) {
            progress.step("reading");
        }
        assertEquals("", bytes.toString());
    }

    @Test
    void longWorkIsToldOfWithItsShare() throws InterruptedException {
        try (Progress progress = new Progress(err, 5)) {
            progress.step("reading a file");
            progress.reached(1, 4);
            for (int i = 0; i < 400 && bytes.size() == 0; i++) {
                Thread.sleep(5);
            }
        }
        assertTrue(bytes.toString().startsWith("... reading a file, 25 %"), bytes.toString());
    }
}
