package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.internal.event.ExitDelay;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The end of the process waits for a thread that may be inside a driver. */
@Tag(Coverage.EVERY_JDK)
class ExitTest {
    @TempDir
    Path directory;

    /** Work that has begun is done before the process ends; none begins after that. */
    @Test
    void theEndWaitsForWorkThatHasBegun() throws Exception {
        assertEquals("done", ChildJvm.run(directory, ExitingProgram.class, List.of()).out().strip());
    }

    @Test
    void theWorkHasItsResultAndItsException() throws Exception {
        assertEquals(5, ExitDelay.call(() -> 5));
        assertThrows(IOException.class, () -> ExitDelay.call(() -> {
            throw new IOException("thrown by the work");
        }));
    }
}
