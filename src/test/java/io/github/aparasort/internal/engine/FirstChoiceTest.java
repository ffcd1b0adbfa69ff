package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which engine does the first call of a process, before anything is known of this machine. */
@Tag(Coverage.EVERY_JDK)
class FirstChoiceTest {
    @TempDir
    Path directory;

    /** Large ones load Java threads and use them. Others are left to plain Java, and none lists the OpenCL devices. */
    @ParameterizedTest(name = "{0} of {1} with {2} processors")
    @CsvSource({"argsort, 1000000, 2, JTP", "argsort, 100000, 2, JDK", "argsort, 1000000, 1, JDK",
        "sortPairs, 1000000, 2, JTP", "by, 1000000, 2, JTP", "inner, 1000000, 2, JTP", "sort, 4000000, 2, JTP",
        "sort, 1000000, 2, JDK", "sortSorted, 4000000, 2, JDK", "reduce, 4000000, 2, JDK", "union, 2000000, 2, JDK"})
    void aLargeFirstCallGoesToJavaThreads(String operation, String n, int processors, String engine) throws Exception {
        String out = ChildJvm.run(directory, FirstChoices.class, List.of("-XX:ActiveProcessorCount=" + processors),
                operation, n).out();
        assertEquals(Set.of(engine), new TreeSet<>(Arrays.asList(out.strip().split(" "))));
    }

    /** On few processors, other threads would take a part of the time of the first call. */
    @Test
    void nothingIsLoadedBesideAFirstCallOfTheJdk() throws Exception {
        assertEquals("during the call: [], after it: JDK\n",
                ChildJvm.run(directory, FirstOrder.class, List.of("-XX:ActiveProcessorCount=2")).out());
    }
}
