package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Only a heap that never gives memory back may be shared with a driver. */
@Tag(Coverage.EVERY_JDK)
class HeapMemoryTest {
    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({
        "true, -XX:+UseG1GC -Xms64m -Xmx64m",
        "false, -XX:+UseG1GC -Xms32m -Xmx64m",
        "false, -XX:+UseG1GC -Xmx64m",
        // The whole heap at the start, but less may be kept.
        "false, -XX:+UseG1GC -XX:InitialHeapSize=64m -XX:MinHeapSize=32m -Xmx64m",
        "false, -XX:+UseSerialGC -Xms64m -Xmx64m",
        "false, -XX:+UseParallelGC -Xms64m -Xmx64m",
        "false, -XX:+UseZGC -Xms64m -Xmx64m",
        // What jlink makes without the module that tells.
        "false, -XX:+UseG1GC -Xms64m -Xmx64m --limit-modules=java.base,java.logging,java.management"})
    void isKept(boolean kept, String options) throws Exception {
        List<String> given = List.of(options.split(" "));
        assertEquals(kept + "", ChildJvm.run(directory, HeapMemoryTest.class, given).out().strip());
    }

    public static void main(String[] args) {
        System.out.println(HeapMemory.isKept());
    }
}
