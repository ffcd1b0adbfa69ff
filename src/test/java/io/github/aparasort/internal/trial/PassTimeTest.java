package io.github.aparasort.internal.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.aparasort.testing.FaultControl;
import io.github.aparasort.testing.NativeShim;
import io.github.aparasort.testing.ToolJvm;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The time of passes ends when the device is done, also on drivers that only wait for what was not flushed. */
class PassTimeTest {
    @Test
    void somethingIsQueuedBeforeEachFinish(@TempDir Path directory) throws Exception {
        Path control = directory.resolve("fault");
        Path log = directory.resolve("fault.log");
        String out = new ToolJvm(directory).option(NativeShim.option(NativeShim.build("clfault")))
                .environment("LD_PRELOAD", NativeShim.preload())
                .environment(FaultControl.VARIABLE, control.toString())
                .run(PassTimeProcess.class).out();
        assertEquals("measured", out.strip());
        assertFalse(Files.exists(log), () -> "vain finish");
    }
}
