package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Gpu;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** OpenCL drivers may not bear that two copies of the library list devices at the same moment. */
@Tag(Coverage.EVERY_JDK)
class TwoLoadersTest {
    /** Here LWJGL also unpacks its native library, once for each class loader. */
    @TempDir
    Path directory;

    @Test
    void eachListsTheSameDevices() throws Exception {
        List<String> listed = ChildJvm.run(directory, TwoLoaders.class,
                List.of("-Djava.io.tmpdir=" + directory, "-Duser.home=" + directory)).out().lines().toList();
        assertEquals(Collections.nCopies(listed.size(), Gpu.devices().toString()), listed);
    }
}
