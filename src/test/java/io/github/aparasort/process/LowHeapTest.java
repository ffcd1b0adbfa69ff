package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Target;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A heap that has no room for scratch memory: the JDK sorts in place, and nobody sees an OutOfMemoryError. */
@Tag(Coverage.EVERY_JDK)
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

    @ParameterizedTest
    @CsvSource({"AUTO, -XX:+UseSerialGC", "JTP, -XX:+UseSerialGC", "JTP, -XX:+UseParallelGC"})
    void scratchThatIsKeptDoesNotStarveTheCaller(Target target, String collector) throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, ScratchLoop.class, List.of("-Xmx64m", collector),
                target.name());
        assertEquals(IntStream.range(0, ScratchLoop.ROUNDS).mapToObj(round -> "round " + round + " right").toList(),
                output.out().lines().toList());
    }

    /** The JDK sorts even then, and afterwards everything works again: no class was broken by being loaded then. */
    @Test
    void aFullHeapStopsNoSort() throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, FullHeap.class, List.of("-Xmx64m", "-XX:+UseSerialGC"), "JTP");
        assertEquals(List.of("formatted 1,000,000", "sorted"), output.out().lines().toList());
    }
}
