package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which engine does the first call of a process, before anything is known of this machine. */
@Tag(Coverage.EVERY_JDK)
class FirstChoiceTest {
    private static final int SORTED = Prior.WIDE_SORT.from() + 1000;

    @TempDir
    Path directory;

    private static Stream<Arguments> calls() {
        return Stream.of(arguments("argsort", SORTED, 2, "JTP"), arguments("argsort", 100_000, 2, "JDK"),
                arguments("argsort", SORTED, 1, "JDK"), arguments("sortPairs", SORTED, 2, "JTP"),
                arguments("by", SORTED, 2, "JTP"), arguments("inner", SORTED, 2, "JDK"),
                arguments("sort", SORTED, 2, "JTP"), arguments("sort", 400_000, 2, "JDK"),
                arguments("sortSorted", SORTED, 2, "JDK"), arguments("reduce", 4_000_000, 2, "JDK"),
                arguments("union", 2_000_000, 2, "JDK"));
    }

    /** Large ones go to Java threads. Others are left to plain Java, and none lists the OpenCL devices. */
    @ParameterizedTest(name = "{0} of {1} with {2} processors")
    @MethodSource("calls")
    void aLargeFirstCallGoesToJavaThreads(String operation, int n, int processors, String engine) throws Exception {
        String out = ChildJvm.run(directory, FirstChoices.class, List.of("-XX:ActiveProcessorCount=" + processors),
                operation, Integer.toString(n)).out();
        assertEquals(Set.of(engine), new TreeSet<>(Arrays.asList(out.strip().split(" "))));
    }

    /** On few processors, other threads would take a part of the time of the first call. */
    @Test
    void nothingIsLoadedBesideAFirstCallOfTheJdk() throws Exception {
        assertEquals("during the call: [], after it: JDK\n",
                ChildJvm.run(directory, FirstOrder.class, List.of("-XX:ActiveProcessorCount=2")).out());
    }
}
