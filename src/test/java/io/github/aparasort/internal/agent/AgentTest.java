package io.github.aparasort.internal.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole applications in JVMs of their own, with the agent and without it. */
@Tag(Coverage.EVERY_JDK)
class AgentTest {
    private static final String APPLICATION = "com.acme.Sorts";
    private static final String SAID = "aparasort agent: ";
    /** What verbose tells of the application. */
    private static final String CHANGED = SAID + "com.acme.Sorts: ";

    @TempDir
    static Path shared;
    private static Path jar;
    private static Path classes;
    /** What the application prints without the agent. */
    private static String expected;

    @TempDir
    Path directory;

    @BeforeAll
    static void build() throws Exception {
        jar = AgentJar.in(shared.resolve("lib"), AgentJar.DEPENDENCIES);
        classes = shared.resolve("classes");
        for (String part : List.of("application", "loaders", "attach")) {
            Sources.compileResources(classes, part);
        }
        Sources.compileResources(shared.resolve("modular"), "modular");
        ChildJvm.Output plain = ChildJvm.run(shared, List.of("-cp", classes.toString(), APPLICATION));
        assertEquals(15, plain.out().lines().count(), plain.out());
        expected = plain.out();
    }

    private ChildJvm.Output run(String agent, String... arguments) throws Exception {
        List<String> all = new ArrayList<>();
        all.add("-javaagent:" + agent);
        all.addAll(List.of(arguments));
        return quiet(ChildJvm.run(directory, all));
    }

    /** Without the lines of the JVM. */
    private static ChildJvm.Output quiet(ChildJvm.Output output) {
        return new ChildJvm.Output(output.out(), output.err().lines().filter(line -> !line.startsWith("Picked up "))
                .collect(Collectors.joining("\n")));
    }

    @Test
    void resultsAreTheSameAndNothingIsPrinted() throws Exception {
        ChildJvm.Output changed = run(jar.toString(), "-cp", classes.toString(), APPLICATION);
        assertEquals(expected, changed.out());
        assertEquals("", changed.err());
    }

    /** Calls, method references and calls from comparators; the counts of successful calls are those of the source. */
    @Test
    void callsReachTheLibrary() throws Exception {
        ChildJvm.Output changed = run(jar.toString(), "-cp", classes.toString(), "com.acme.Watched", APPLICATION);
        assertEquals(expected, changed.out());
        String calls = changed.err().strip().replaceAll("sort char=\\d{4,}", "sort char=many");
        assertEquals("{sort Integer=1, sort Object=1, sort String=2, sort char=many, sort double=1, sort int=2}", calls);
    }

    @Test
    void verboseTellsEachChangedClassAndItsCalls() throws Exception {
        String said = run(jar + "=verbose", "-cp", classes.toString(), APPLICATION).err();
        assertEquals(1, said.lines().count(), said);
        assertTrue(said.startsWith(CHANGED), said);
        for (String call : List.of("sort(int[])", "sort(int[], int, int)", "parallelSort(int[], int, int)",
                "sort(double[])", "parallelPrefix(int[], IntBinaryOperator)", "sort(Object[], Comparator)",
                "sort(Object[])", "sort(char[])", "Collections.sort(List)", "List.sort(Comparator)")) {
            assertTrue((said.strip() + ",").contains(" " + call + ","), said);
        }
    }

    /** Written by the changed class, and read by it; a plain call of the same method, and one of another. */
    @Test
    void serializedMethodReferences() throws Exception {
        ChildJvm.Output changed = run(jar + "=verbose", "-cp", classes.toString(), "com.acme.Serialized");
        assertEquals(List.of("[1, 2, 3]", "[4, 5, 6]", "[7, 8, 9]"), changed.out().lines().toList());
        List<String> said = changed.err().lines().toList();
        assertEquals(2, said.size(), said::toString);
        assertTrue(said.get(0).startsWith(SAID + "leaves sort(int[]) in com.acme.Serialized as it is: this class may"
                + " read a serialized method reference, which names the class of the method by a text"),
                said::toString);
        assertEquals(SAID + "com.acme.Serialized: sort(long[])", said.get(1));
    }

    // ---- logging

    /** The library begins to log when it has found the devices. The application chooses its log manager before that. */
    @Test
    void theApplicationChoosesItsLogManager() throws Exception {
        assertEquals("Manager", logManager(1));
        String loaded = Files.readString(directory.resolve("loaded"));
        int manager = loaded.indexOf(" java.util.logging.LogManager ");
        assertTrue(manager >= 0 && loaded.indexOf(" io.github.aparasort.internal.event.Log ") > manager, "the library is not loaded after it");
    }

    /** One that never logs is served too, after a million elements in small sorts. */
    @Test
    void anApplicationThatDoesNotLog() throws Exception {
        assertEquals("Manager", logManager(255));
        assertEquals("LogManager", logManager(256));
    }

    /** The log manager that counts if the application sorts so many small arrays before it chooses one. */
    private String logManager(int sorts) throws Exception {
        return run(jar.toString(), "-Xlog:class+load:file=" + directory.resolve("loaded"), "-cp", classes.toString(),
                "com.acme.Logs", Integer.toString(sorts)).out().strip();
    }

    // ---- where the library is

    @Test
    void withoutAparapiTheJdkIsCalledAsBefore() throws Exception {
        Path alone = AgentJar.in(directory.resolve("alone"), List.of());
        ChildJvm.Output unchanged = run(alone.toString(), "-cp", classes.toString(), APPLICATION);
        assertEquals(expected, unchanged.out());
        assertEquals(1, unchanged.err().lines().count(), unchanged.err());
        assertTrue(unchanged.err().contains("Aparapi is missing") && unchanged.err().contains("mvn"), unchanged.err());
    }

    @Test
    void dependenciesMayBeOnTheClassPath() throws Exception {
        Path alone = AgentJar.in(directory.resolve("alone"), List.of());
        String path = Stream.concat(Stream.of(classes), AgentJar.dependencies(AgentJar.DEPENDENCIES).stream())
                .map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        ChildJvm.Output changed = run(alone + "=verbose", "-cp", path, APPLICATION);
        assertEquals(expected, changed.out());
        assertTrue(changed.err().startsWith(CHANGED), changed.err());
    }

    /**
     * Sorts fail here unless an OpenCL device does them. LWJGL's classes for newer JDKs are in versions of its jar. Some
     * builds copy jars without the versions in their names.
     */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void openClByTheJarsBesideTheAgent(boolean isVersioned) throws Exception {
        TestDevice.openCl();
        Path agent = isVersioned ? jar : AgentJar.withoutVersions(directory.resolve("plain"));
        ChildJvm.Output changed = run(agent.toString(), "-Daparasort.target=opencl",
                "-Xlog:class+load:file=" + directory.resolve("loaded"), "-cp", classes.toString(), APPLICATION);
        assertEquals(expected, changed.out());
        assertEquals("", changed.err());
        String loaded = Files.readString(directory.resolve("loaded"));
        assertTrue(loaded.contains(" org.lwjgl.opencl.CL10 "), "no OpenCL");
        assertEquals(Runtime.version().feature() >= 25, loaded.contains(" org.lwjgl.system.JNI$JNIBindings "));
    }

    /** One that is only half there serves as well as it can, and does no harm. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void incompleteDependenciesDoNoHarm(int count) throws Exception {
        Path some = AgentJar.in(directory.resolve("some"), AgentJar.DEPENDENCIES.subList(0, count));
        ChildJvm.Output changed = run(some.toString(), "-cp", classes.toString(), APPLICATION);
        assertEquals(expected, changed.out());
    }

    // ---- class loaders and modules

    /** The module does not read the library: the agent lets it. The library may be a named module. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void modules(boolean ofTheLibraryToo) throws Exception {
        String path = shared.resolve("modular") + (ofTheLibraryToo ? File.pathSeparator + jar.getParent() : "");
        ChildJvm.Output changed = run(jar + "=verbose", "-Xlog:class+load:file=" + directory.resolve("loaded"), "-p",
                path, "--add-modules", ofTheLibraryToo ? "io.github.aparasort" : "java.base", "-m",
                "com.acme.modular/com.acme.modular.Modular");
        assertEquals("com.acme.modular [1, 2, 3]", changed.out().strip());
        assertEquals(SAID + "com.acme.modular.Modular: sort(int[])", changed.err().strip());
        assertTrue(Files.readString(directory.resolve("loaded")).contains(" io.github.aparasort.GpuArrays "));
    }

    /** Ten class loaders that do not see the library; each is left alone, and the first of each kind is told of. */
    @Test
    void classLoadersThatDoNotSeeTheLibrary() throws Exception {
        ChildJvm.Output unchanged = run(jar.toString(), "-cp", classes.toString(), "com.acme.ManyLoaders",
                classes.toString());
        assertEquals("320", unchanged.out().strip());
        assertEquals(2, unchanged.err().lines().count(), unchanged.err());
        for (String kind : List.of("com.acme.ManyLoaders$Serial", "java.net.URLClassLoader")) {
            assertTrue(unchanged.err().contains("classes of " + kind + ", such as com.acme.ManyLoaders$"),
                    unchanged.err());
        }
        assertTrue(unchanged.err().contains("does not see io.github.aparasort.GpuArrays. Add the jars"),
                unchanged.err());
    }

    /** Such a class loader hides classes on purpose, from a jar of an agent or from beside the classes of the JDK. */
    @ParameterizedTest
    @ValueSource(strings = {"-javaagent:", "-Xbootclasspath/a:"})
    void classLoadersOfOtherAgentsAreNotToldOf(String option) throws Exception {
        Path other = AgentJar.ofOtherAgent(directory.resolve("other.jar"), classes, "com.acme.OtherAgent");
        for (String options : List.of("", "=verbose")) {
            String said = run(jar + options, option + other, "-cp", other + File.pathSeparator + classes,
                    "com.acme.Hidden", classes.toString()).err();
            assertEquals(options.isEmpty() ? 0 : 1, said.lines().count(), said);
        }
    }

    /** A mock of such a list is of its very class, once a library of mocks has changed that. Any other class may be. */
    @ParameterizedTest
    @CsvSource({"java.util.ArrayList, {}, 1", "java.util.Arrays$ArrayList, {}, 1",
        "java.util.LinkedList, {sort Object=2}, 0"})
    void listsThatAnotherAgentChangesSortThemselves(String changed, String calls, int said) throws Exception {
        Path other = AgentJar.ofOtherAgent(directory.resolve("other.jar"), classes, "com.acme.OtherAgent");
        ChildJvm.Output output = run(jar + "=verbose", "-javaagent:" + other + "=" + changed, "-cp",
                other + File.pathSeparator + classes, "com.acme.Watched", "com.acme.LargeList");
        assertEquals("true 1", output.out().strip());
        List<String> lines = output.err().lines().toList();
        assertEquals(said, lines.stream().filter(line -> line.startsWith(SAID + "leaves all lists ")).count(),
                output::err);
        assertEquals(calls, lines.get(lines.size() - 1));
    }

    /** Class loaders that ask each other: the agent asks them in a thread that holds none of their locks. */
    @Test
    void classLoadersThatAskEachOther() throws Exception {
        ChildJvm.Output changed = run(jar + "=verbose", "-cp", classes.toString(), "com.acme.Plugins");
        assertEquals("done", changed.out().strip());
        for (String name : List.of("A", "B")) {
            // The class loader of the class path has one too.
            String line = SAID + "com.acme.Plugins$" + name + ": sort(int[])";
            assertEquals(101, changed.err().lines().filter(line::equals).count(), changed.err());
        }
    }

    /** Ten class loaders that have a copy of the library each: it is loaded while a class of the application is. */
    @Test
    void classLoadersWithACopyOfTheirOwn() throws Exception {
        List<String> arguments = new ArrayList<>(List.of("-cp", classes.toString(), "com.acme.ManyLoaders",
                classes.toString(), jar.toString()));
        AgentJar.dependencies(AgentJar.DEPENDENCIES).forEach(path -> arguments.add(path.toString()));
        ChildJvm.Output changed = run(jar + "=verbose", arguments.toArray(String[]::new));
        assertEquals("320", changed.out().strip());
        String line = SAID + "com.acme.ManyLoaders$A: sort(int[])";
        assertEquals(10, changed.err().lines().filter(line::equals).count(), changed.err());
        assertEquals(40, changed.err().lines().count(), changed.err());
    }

    // ---- attached

    @Test
    void attachedToARunningProcess() throws Exception {
        List<String> options = new ArrayList<>(List.of("-Djdk.attach.allowAttachSelf=true",
                "-Xlog:class+load:file=" + directory.resolve("loaded")));
        if (Runtime.version().feature() >= 21) {
            // Otherwise these JDKs print a warning.
            options.add("-XX:+EnableDynamicAgentLoading");
        }
        options.addAll(List.of("-cp", classes.toString(), "com.acme.Attached", jar.toString(), "wrong", "verbose", ""));
        ChildJvm.Output output = quiet(ChildJvm.run(directory, options));
        assertEquals(List.of("[1, 2, 3]", "[4, 5, 6]"), output.out().lines().toList());
        List<String> said = output.err().lines().toList();
        assertTrue(said.get(0).startsWith(SAID + "changes nothing: unknown option 'wrong'"), said::toString);
        assertEquals(List.of(SAID + "com.acme.Attached: sort(int[])",
                SAID + "is already at work; it keeps its first options"), said.subList(1, said.size()));
        assertTrue(Files.readString(directory.resolve("loaded")).contains(" io.github.aparasort.GpuArrays "));
    }
}
