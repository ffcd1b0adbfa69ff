package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.internal.device.Drivers;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.QuietProcess;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library loads, prints and changes in a process that has just begun. */
@Tag(Coverage.EVERY_JDK)
class FirstUseTest {
    @TempDir
    Path directory;

    /** Small sorts load no class of Aparapi and LWJGL, in any operation, nor of the log and of Flight Recorder. */
    @ParameterizedTest(name = "{0}, target {1}")
    @CsvSource({"small, auto", "small, jdk", "small, jtp", "jtp-small, auto"})
    void smallSortsLoadNothingOfAparapi(String part, String target) throws Exception {
        String loaded = loadedBy(part, "-Daparasort.target=" + target);
        assertTrue(loaded.contains(" io.github.aparasort.Sorter "), "the log of loaded classes is not there");
        assertNothingOf(loaded, " com.aparapi.", " org.apache.bcel.", " org.lwjgl.", " jdk.jfr.", ".internal.event.Log",
                ".internal.event.Events", ".engine.Reports$Listener");
    }

    /** They are grouped without a sort, and no device may be faster. */
    @Test
    void fewKeysLoadNothingOfAparapi() throws Exception {
        String loaded = loadedBy("few-keys", "-Daparasort.target=auto");
        assertTrue(loaded.contains(" io.github.aparasort.internal.group.IntCodes "));
        assertNothingOf(loaded, " com.aparapi.", " org.apache.bcel.", " org.lwjgl.");
    }

    /** Plain Java runs rakes by its own threads. */
    @Test
    void sharedPlainJavaLoadsNothingOfAparapi() throws Exception {
        String loaded = loadedBy("shared", "-Daparasort.target=jdk");
        for (String rakes : List.of("scan.IntRakeScan", "merge.IntRakeMerge", "merge.IntRakeMultiwayMerge",
                "set.IntRakeSets")) {
            assertTrue(loaded.contains(" io.github.aparasort.internal." + rakes + " "), rakes);
        }
        assertNothingOf(loaded, " com.aparapi.", " org.apache.bcel.", " org.lwjgl.");
    }

    /** They live in the heap where no device can be of use, and few elements are nothing for threads. */
    @ParameterizedTest
    @ValueSource(strings = {"auto", "jtp", "jdk"})
    void smallResidentArraysLoadNothingOfAparapi(String target) throws Exception {
        assumeTrue(!Drivers.whyNotListed().isEmpty(), "AUTO looks for devices");
        String loaded = loadedBy("resident", "-Daparasort.target=" + target);
        assertTrue(loaded.contains(" io.github.aparasort.GpuInts "));
        assertNothingOf(loaded, " com.aparapi.", " org.apache.bcel.", " org.lwjgl.");
    }

    /** Calls are recorded although none looks for devices. */
    @ParameterizedTest
    @ValueSource(strings = {"few-keys-recorded", "sorted-recorded"})
    void callsWithoutDevicesAreRecorded(String part) throws Exception {
        Path file = directory.resolve("recording.jfr");
        String loaded = run(List.of("-Xlog:class+load"), part, file.toString()).out();
        assertNothingOf(loaded, " com.aparapi.");
        List<RecordedEvent> calls = RecordingFile.readAllEvents(file).stream()
                .filter(event -> event.getEventType().getName().equals("aparasort.Execution")).toList();
        assertTrue(!calls.isEmpty(), "nothing was recorded");
        assertEquals("JDK counts 200000", calls.get(0).getString("engine") + " " + calls.get(0).getString("operation")
                + " " + calls.get(0).getInt("n"));
    }

    /** That the log would show them. */
    @Test
    void largeSortsDoLoadAparapi() throws Exception {
        String loaded = loadedBy("large", "-Daparasort.target=auto");
        assertTrue(loaded.contains(" com.aparapi.Kernel "));
        assertTrue(loaded.contains(" io.github.aparasort.internal.sort.IntRakeRadixSort "));
    }

    /** PoCL replaces signal handlers of the JVM when it is loaded: neither target has a use for it. */
    @ParameterizedTest
    @ValueSource(strings = {"jtp", "auto"})
    void driversOfCpusAreNotLoaded(String part) throws Exception {
        assumeTrue(Drivers.whyNotListed().startsWith("the drivers are for CPUs"), "a driver of a GPU, or none, is registered");
        List<String> libraries = nativeLibraries(part);
        assertTrue(libraries.contains("so libjvm.so"), libraries::toString);
        assertEquals(List.of(), libraries.stream().filter(name -> name.matches(".*(OpenCL|pocl|lwjgl).*")).toList());
    }

    /** That the list would show them. */
    @Test
    void aDemandLoadsThem() throws Exception {
        TestDevice.openCl();
        assertTrue(nativeLibraries("opencl").stream().anyMatch(name -> name.matches(".*OpenCL.*")));
    }

    private List<String> nativeLibraries(String part) throws Exception {
        String err = ChildJvm.run(directory, QuietProcess.class, List.of(), part).err();
        List<String> libraries = err.lines().filter(line -> line.startsWith("so ")).toList();
        assumeTrue(!libraries.isEmpty(), "this system does not tell which libraries are loaded");
        return libraries;
    }

    /** Aparapi sets every handler of the root logger to WARNING; an order of the caller's is part of Aparapi, too. */
    @ParameterizedTest
    @ValueSource(strings = {"levels", "levels-order"})
    void logHandlersKeepTheirLevels(String part) throws Exception {
        assertEquals(List.of("FINER", "INFO"), run(List.of(), part).out().lines().toList());
    }

    /**
     * The first question comes before any call: nothing is measured. So the JDK works, or Java threads where they are
     * expected to be worth it.
     */
    @Test
    void theFirstPlanSaysThatNothingIsMeasured() throws Exception {
        String large = run(List.of("-XX:ActiveProcessorCount=2"), "explain-large").out();
        assertTrue(large.startsWith("argsort long[10,000,000]: JTP, assumed to be the fastest for so many elements, until"
                + " engines are measured"), large);
        String plan = run(List.of(), "explain").out();
        assertTrue(plan.startsWith("sort int[500,000]: JDK, no other engine is known to be faster"), plan);
        assertTrue(plan.contains("not JTP: not measured yet"), plan);
    }

    /** The devices are found after the first call. Then these are opened, without a second call. */
    @Test
    void theFirstCallOpensTheEngines() throws Exception {
        assertEquals("open", run(List.of(), "one-sort").out().strip());
    }

    /** Through the drop-in. */
    @ParameterizedTest
    @CsvSource({"2, 9000000, true", "1, 9000000, false", "2, 300000, false"})
    void aLargeFirstSortGoesToJavaThreads(int processors, String n, boolean goesToThreads) throws Exception {
        String loaded = run(List.of("-Xlog:class+load", "-XX:ActiveProcessorCount=" + processors), "first-sort", n).out();
        int end = loaded.indexOf("sorted\n");
        int rakes = loaded.indexOf(" io.github.aparasort.internal.sort.DoubleRakeRadixSort ");
        assertTrue(end > 0, loaded);
        assertEquals(goesToThreads, rakes > 0 && rakes < end);
    }

    /** The warning comes when sorts work already. */
    @Test
    void aLogHandlerMaySort() throws Exception {
        List<String> out = run(List.of("-Daparasort.target=cpu"), "sorting-handler").out().lines().toList();
        assertTrue(out.get(0).contains("aparasort.target=cpu has no valid value"), out::toString);
        assertEquals(Collections.nCopies(6, "true"), out.subList(1, out.size()));
    }

    /** It lets nobody read the property: the JDK does the work. */
    @Test
    void aSecurityManagerBreaksNothing() throws Exception {
        assumeTrue(Runtime.version().feature() < 24, "this JDK has no security managers");
        String out = run(List.of("-Djava.security.manager"), "all-calls").out();
        assertEquals(Collections.nCopies(3, "true"), out.lines().toList());
    }

    /** It lets everybody read properties, and denies what the library does besides. */
    @Test
    void sortsGoOnUnderASecurityManager() throws Exception {
        assumeTrue(Runtime.version().feature() < 24, "this JDK has no security managers");
        Path policy = Files.writeString(directory.resolve("policy"),
                "grant { permission java.util.PropertyPermission \"*\", \"read\"; };");
        ChildJvm.Output output = ChildJvm.run(directory, GuardedSorts.class,
                List.of("-Duser.language=en", "-Djava.security.manager", "-Djava.security.policy==" + policy));
        assertEquals("done\n", output.out());
        assertTrue(!output.err().contains("Exception in"), output.err());
    }

    /** Nor is a file written over that only happens to be named. */
    @Test
    void aProfileThatIsNoneIsANoteInThePlan() throws Exception {
        Path file = Files.writeString(directory.resolve("notes.txt"), "not to be lost");
        String plan = run(List.of("-Daparasort.profile=" + file), "measured").out();
        assertTrue(plan.contains("\n  profile " + file + ": ignored, it is not a profile"), plan);
        assertTrue(plan.contains("measured on JDK: 4,096 in "), plan);
        assertEquals("not to be lost", Files.readString(file));
    }

    /** What was measured is kept, as far as there was time for it. */
    @Test
    void aProfileIsReadAndWritten() throws Exception {
        Path file = directory.resolve("profile");
        String first = run(List.of("-Daparasort.profile=" + file), "measured").out();
        assertTrue(first.contains("profile " + file) && first.contains("saved in it"), first);
        String second = run(List.of("-Daparasort.profile=" + file), "explain").out();
        assertTrue(second.contains("taken from it") && second.contains("expected on JTP: "), second);
    }

    /** The log of loaded classes. Nothing at all is printed on stdout; on stderr at most a line of the JVM. */
    private String loadedBy(String part, String option) throws Exception {
        Path log = directory.resolve("loaded");
        ChildJvm.Output output = run(List.of("-Xlog:class+load:file=" + log, option), part);
        assertEquals("", output.out());
        assertEquals(List.of(), output.err().lines().filter(line -> !line.startsWith("Picked up ")).toList());
        return Files.readString(log);
    }

    private static void assertNothingOf(String loaded, String... forbidden) {
        assertEquals(List.of(), loaded.lines().filter(line -> Stream.of(forbidden).anyMatch(line::contains)).toList());
    }

    private ChildJvm.Output run(List<String> options, String... part) throws Exception {
        List<String> all = new ArrayList<>(options);
        all.add("-Duser.language=en");
        return ChildJvm.run(directory, FirstUse.class, all, part);
    }
}
