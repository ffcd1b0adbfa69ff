package io.github.aparasort.internal.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.testing.Coverage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.ref.WeakReference;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which classes of which class loaders are changed, and what is said. The transformer is called as the JVM does. */
@Tag(Coverage.EVERY_JDK)
class ArraysTransformerTest {
    private static final String NAME = "com/acme/Sorter";

    @TempDir
    static Path directory;
    /** A class with one sort, and one without any. */
    private static byte[] sorter;
    private static byte[] other;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final ClassLoader ours = getClass().getClassLoader();

    @BeforeAll
    static void compile() throws IOException {
        Path classes = directory.resolve("classes");
        Sources.compile(classes, "com.acme.Sorter", """
                package com.acme;
                class Sorter {
                    void sort(int[] a) { java.util.Arrays.sort(a); }
                }""");
        Sources.compile(classes, "com.acme.Other", """
                package com.acme;
                class Other {
                    void fill(int[] a) { java.util.Arrays.fill(a, 1); }
                }""");
        sorter = Files.readAllBytes(classes.resolve("com/acme/Sorter.class"));
        other = Files.readAllBytes(classes.resolve("com/acme/Other.class"));
    }

    /** Modules are changed by the JVM only: {@link AgentTest} does that. */
    private ArraysTransformer transformer(String options) {
        Instrumentation none = (Instrumentation) Proxy.newProxyInstance(ours, new Class<?>[] {Instrumentation.class},
                (proxy, method, arguments) -> {
                    throw new UnsupportedOperationException(method.getName());
                });
        return new ArraysTransformer(Options.parse(options), none,
                new Messages(new PrintStream(said, true, StandardCharsets.UTF_8)));
    }

    private static byte[] transform(ArraysTransformer transformer, ClassLoader loader, String name, byte[] file) {
        Module module = loader == null ? Object.class.getModule() : loader.getUnnamedModule();
        byte[] before = file.clone();
        byte[] after = transformer.transform(module, loader, name, null, null, file);
        assertTrue(Arrays.equals(before, file), "the JVM's own bytes were changed");
        return after;
    }

    private List<String> said() {
        return said.toString(StandardCharsets.UTF_8).lines().toList();
    }

    // ---- classes

    @Test
    void aClassWithSortsIsChanged() {
        assertNotNull(transform(transformer(""), ours, NAME, sorter));
        assertEquals(List.of(), said());
        assertNotNull(transform(transformer("verbose"), ours, NAME, sorter));
        assertEquals(List.of("aparasort agent: com.acme.Sorter: sort(int[])"), said());
    }

    @Test
    void othersStay() {
        assertNull(transform(transformer("verbose"), ours, "com/acme/Other", other));
        assertNull(transform(transformer("verbose,exclude=com.acme.*"), ours, NAME, sorter));
        assertNull(transform(transformer("verbose"), ours, null, sorter));
        assertEquals(List.of(), said());
    }

    /** They would call themselves. */
    @ParameterizedTest
    @ValueSource(strings = {"io/github/aparasort/GpuArrays", "io/github/aparasort/Startup$1",
        "io/github/aparasort/internal/sort/JdkSort", "com/aparapi/internal/kernel/KernelManager",
        "org/apache/bcel/util/ClassQueue", "org/apache/commons/lang3/ArraySorter"})
    void theLibraryAndWhatItRunsOnStay(String name) {
        assertNull(transform(transformer("verbose,include=**"), ours, name, sorter));
        assertEquals(List.of(), said());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Main", "io/github/aparasort/quickstart/Migrate", "io/github/aparasorted/Main",
        "com/aparapix/Main", "org/apache/commons/math3/util/MathArrays"})
    void namesLikeTheirsAreOfTheApplication(String name) {
        assertNotNull(transform(transformer("include=**"), ours, name, sorter));
    }

    @Test
    void classesOfTheJdkStay() {
        ArraysTransformer transformer = transformer("verbose");
        assertNull(transform(transformer, null, NAME, sorter));
        assertNull(transform(transformer, ClassLoader.getPlatformClassLoader(), NAME, sorter));
        // javac has the class loader of applications.
        Module compiler = ModuleLayer.boot().findModule("jdk.compiler").orElseThrow();
        assertEquals(ClassLoader.getSystemClassLoader(), compiler.getClassLoader());
        assertNull(transformer.transform(compiler, compiler.getClassLoader(), NAME, null, null, sorter));
        assertEquals(List.of(), said());
    }

    @Test
    void loadedClassesInScope() {
        ArraysTransformer transformer = transformer("");
        assertTrue(transformer.isInScope(org.junit.jupiter.api.Assertions.class));
        Runnable hidden = () -> { };
        for (Class<?> type : List.of(String.class, int.class, Test[].class, GpuArrays.class, hidden.getClass())) {
            assertTrue(!transformer.isInScope(type), type::getName);
        }
    }

    @Test
    void aDamagedClassStays() {
        byte[] damaged = Arrays.copyOf(sorter, sorter.length / 4);
        assertNull(transform(transformer(""), ours, NAME, damaged));
        assertEquals(List.of(), said());
        assertNull(transform(transformer("verbose"), ours, NAME, damaged));
        assertEquals(List.of("aparasort agent: leaves com.acme.Sorter as it is: it is truncated"), said());
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.base", "jdk.compiler"})
    void modulesOfTheJdk(String name) {
        assertTrue(ArraysTransformer.isOfJdk(name));
    }

    /** Wherever they are: jlink puts modules of the application into the runtime image. */
    @ParameterizedTest
    @ValueSource(strings = {"com.acme.app", "javafx.graphics", "jdkextras", "java.annotation", "java", "jdk.acme"})
    void modulesOfApplications(String name) {
        assertTrue(!ArraysTransformer.isOfJdk(name));
    }

    /** The class compares the name of the class when it reads one. Its other calls are changed. */
    @Test
    void methodReferencesThatCanBeSerializedStay() throws IOException {
        Path classes = directory.resolve("serialized");
        Sources.compile(classes, "com.acme.Sorter", """
                package com.acme;
                class Sorter {
                    interface Sort extends java.io.Serializable { void go(int[] a); }
                    Sort reference = java.util.Arrays::sort;
                    Sort lambda = a -> java.util.Arrays.parallelSort(a);
                    void sort(long[] a) { java.util.Arrays.sort(a); }
                }""");
        byte[] file = Files.readAllBytes(classes.resolve("com/acme/Sorter.class"));
        assertNotNull(transform(transformer("verbose"), ours, NAME, file));
        assertEquals(2, said().size(), said()::toString);
        assertEquals("aparasort agent: leaves sort(int[]) in com.acme.Sorter as it is: this class may read a serialized"
                + " method reference, which names java.util.Arrays by a text", said().get(0));
        for (String call : List.of("com.acme.Sorter: ", "sort(long[])", "parallelSort(int[])")) {
            assertTrue(said().get(1).contains(call), said()::toString);
        }
    }

    /** Nothing else is left to change. Without serialization a method reference is changed like a call. */
    @Test
    void methodReferences() throws IOException {
        for (String type : List.of("Runnable", "Runnable & java.io.Serializable")) {
            Path classes = directory.resolve("references" + type.length());
            Sources.compile(classes, "com.acme.Sorter", """
                    package com.acme;
                    class Sorter {
                        interface Sort { void go(int[] a); }
                        Object reference = (%s) java.util.Arrays::sort;
                    }""".formatted(type.replace("Runnable", "Sort")));
            byte[] file = Files.readAllBytes(classes.resolve("com/acme/Sorter.class"));
            assertEquals(type.equals("Runnable"), transform(transformer(""), ours, NAME, file) != null);
        }
        assertEquals(List.of(), said());
    }

    // ---- class loaders

    @Test
    void oneWarningForAllClassLoadersThatDoNotSeeTheLibrary() {
        ArraysTransformer transformer = transformer("");
        for (int i = 0; i < 3; i++) {
            assertNull(transform(transformer, isolated(), NAME, sorter));
        }
        assertNotNull(transform(transformer, ours, NAME, sorter));
        assertEquals(1, said().size());
        String warning = said().get(0);
        for (String part : List.of("java.net.URLClassLoader 'isolated'", "com.acme.Sorter", "java.util.Arrays",
                "does not see io.github.aparasort.GpuArrays", "Add the jars")) {
            assertTrue(warning.contains(part), warning);
        }
    }

    @Test
    void verboseTellsEachClassThatStays() {
        ArraysTransformer transformer = transformer("verbose");
        assertNull(transform(transformer, isolated(), NAME, sorter));
        assertNull(transform(transformer, isolated(), NAME, sorter));
        assertEquals(2, said().stream().filter(line -> line.contains("leaves com.acme.Sorter as it is: this class"
                + " loader does not see")).count());
        assertEquals(3, said().size());
    }

    private static ClassLoader isolated(URL... urls) {
        return new URLClassLoader("isolated", urls, ClassLoader.getPlatformClassLoader());
    }

    private static URL library() {
        return GpuArrays.class.getProtectionDomain().getCodeSource().getLocation();
    }

    @Test
    void theLibraryWithoutAparapi() {
        assertNull(transform(transformer(""), isolated(library()), NAME, sorter));
        assertTrue(said().get(0).contains("Aparapi is missing beside Aparasort. Put aparapi, "), said()::toString);
    }

    /** To answer, this class loader needs a class of its own, which then comes to the transformer. */
    @Test
    void aClassLoaderThatLoadsItsOwnClassesToAnswer() {
        ArraysTransformer transformer = transformer("verbose");
        byte[][] nested = new byte[2][];
        nested[0] = sorter;
        ClassLoader busy = new ClassLoader(ours) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (name.equals(GpuArrays.class.getName())) {
                    nested[0] = transform(transformer, this, "com/acme/Helper", sorter);
                    nested[1] = transform(transformer, ours, "com/acme/Helper2", sorter);
                }
                return super.loadClass(name, resolve);
            }
        };
        assertNotNull(transform(transformer, busy, NAME, sorter));
        assertNull(nested[0]);
        assertEquals("aparasort agent: leaves com.acme.Helper as it is: the class loader needs it to look for"
                + " io.github.aparasort.GpuArrays", said().get(0));
        assertNotNull(transform(transformer, busy, "com/acme/Helper", sorter));
    }

    /** An error like this reaches no application. */
    @ParameterizedTest
    @ValueSource(classes = {IllegalStateException.class, NoClassDefFoundError.class})
    void aClassLoaderThatThrows(Class<? extends Throwable> type) {
        ClassLoader broken = new ClassLoader(ours) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) {
                if (type == NoClassDefFoundError.class) {
                    throw new NoClassDefFoundError("planned");
                }
                throw new IllegalStateException("planned");
            }
        };
        assertNull(transform(transformer("verbose"), broken, NAME, sorter));
        assertTrue(said().get(0).contains("leaves com.acme.Sorter as it is: "), said()::toString);
    }

    /** Applications come and go in servers: what the agent knows of a class loader does not keep it. */
    @Test
    void classLoadersAreNotKept() throws Exception {
        ArraysTransformer transformer = transformer("");
        URL aparapi = com.aparapi.Kernel.class.getProtectionDomain().getCodeSource().getLocation();
        ClassLoader loader = isolated(library(), aparapi);
        assertNotNull(transform(transformer, loader, NAME, sorter));
        WeakReference<ClassLoader> reference = new WeakReference<>(loader);
        loader = null;
        for (int i = 0; i < 100 && reference.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertNull(reference.get());
        assertNotNull(transform(transformer, ours, NAME, sorter));
    }
}
