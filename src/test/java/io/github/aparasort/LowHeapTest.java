package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.ChildJvm;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A heap that has no room for scratch memory: the JDK sorts in place, and nobody sees an OutOfMemoryError. */
class LowHeapTest {
    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({"AUTO", "JTP"})
    void largeArraysAreSortedWithoutScratch(Target target) throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, LowHeapSorts.class, List.of("-Xmx24m"), target.name());
        List<String> expected = new ArrayList<>();
        for (String type : List.of("int", "long", "float", "double")) {
            expected.add(type + " right JDK no room");
        }
        // What fits is sorted by kernels as before.
        expected.add("int right JTP ");
        assertEquals(expected, output.out().lines().toList());
    }
}
