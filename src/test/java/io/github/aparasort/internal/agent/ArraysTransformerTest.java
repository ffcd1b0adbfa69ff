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
import java.util.ArrayList;
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
    /** The classes that the JVM is asked to give to the transformer again. */
    private final List<Class<?>> again = new ArrayList<>();
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
                    if (!method.getName().equals("retransformClasses")) {
                        throw new UnsupportedOperationException(method.getName());
                    }
                    again.addAll(List.of((Class<?>[]) arguments[0]));
                    return null;
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

    /** A class of a class loader that was not asked yet is left at first. Then the agent's thread asks, and ends. */
    private static void leaveAtFirst(ArraysTransformer transformer, ClassLoader loader, String name)
            throws InterruptedException {
        assertNull(transform(transformer, loader, name, sorter));
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("aparasort-agent")) {
                thread.join();
            }
        }
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
        "org/apache/bcel/util/ClassQueue", "org/apache/commons/lang3/ArraySorter", "org/lwjgl/system/JNI"})
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
    void oneWarningForAllClassLoadersThatDoNotSeeTheLibrary() throws InterruptedException {
        ArraysTransformer transformer = transformer("");
        for (int i = 0; i < 3; i++) {
            leaveAtFirst(transformer, isolated(), NAME);
        }
        assertNotNull(transform(transformer, ours, NAME, sorter));
        assertEquals(1, said().size());
        String warning = said().get(0);
        for (String part : List.of("java.net.URLClassLoader 'isolated'", "com.acme.Sorter", "keep the sorts of the JDK",
                "does not see io.github.aparasort.GpuArrays", "Add the jars")) {
            assertTrue(warning.contains(part), warning);
        }
        assertEquals(List.of(), again);
    }

    @Test
    void verboseTellsEachClassThatStays() throws InterruptedException {
        ArraysTransformer transformer = transformer("verbose");
        ClassLoader isolated = isolated();
        leaveAtFirst(transformer, isolated, NAME);
        assertNull(transform(transformer, isolated, NAME, sorter));
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
    void theLibraryWithoutAparapi() throws InterruptedException {
        leaveAtFirst(transformer(""), isolated(library()), NAME);
        assertTrue(said().get(0).contains("Aparapi is missing beside Aparasort. Put aparapi, "), said()::toString);
    }

    /** A class loader may load classes of its own to answer. No thread that loads a class calls it. */
    @Test
    void aClassLoaderThatLoadsItsOwnClassesToAnswer() throws Exception {
        ArraysTransformer transformer = transformer("verbose");
        List<Thread> askedBy = new ArrayList<>();
        List<byte[]> nested = new ArrayList<>();
        ClassLoader busy = new URLClassLoader(new URL[] {compiled()}, ours) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                askedBy.add(Thread.currentThread());
                if (name.equals(GpuArrays.class.getName())) {
                    nested.add(transform(transformer, this, "com/acme/Other", sorter));
                    nested.add(transform(transformer, ours, "com/acme/Helper", sorter));
                }
                return super.loadClass(name, resolve);
            }
        };
        leaveAtFirst(transformer, busy, NAME);
        assertTrue(!askedBy.isEmpty() && !askedBy.contains(Thread.currentThread()), askedBy::toString);
        assertNull(nested.get(0));
        assertNotNull(nested.get(1));
        assertEquals(2, nested.size());
        assertEquals(List.of(busy.loadClass("com.acme.Sorter"), busy.loadClass("com.acme.Other")), again);
        assertNotNull(transform(transformer, busy, NAME, sorter));
    }

    private static URL compiled() throws IOException {
        return directory.resolve("classes").toUri().toURL();
    }

    /** A class that cannot be found by its name, and one that another class loader has. */
    @Test
    void classesThatTheirClassLoaderDoesNotHave() throws Exception {
        ArraysTransformer transformer = transformer("verbose");
        leaveAtFirst(transformer, new ClassLoader(ours) { }, NAME);
        assertEquals(List.of("aparasort agent: leaves com.acme.Sorter as it is: java.lang.ClassNotFoundException:"
                + " com.acme.Sorter"), said());
        leaveAtFirst(transformer, new ClassLoader(new URLClassLoader(new URL[] {compiled()}, ours)) { }, NAME);
        assertEquals(List.of(), again);
    }

    /** An error like this reaches no application. The next class asks again. */
    @ParameterizedTest
    @ValueSource(classes = {IllegalStateException.class, NoClassDefFoundError.class, StackOverflowError.class})
    void aClassLoaderThatThrows(Class<? extends Throwable> type) throws Exception {
        boolean[] isBroken = {true};
        ClassLoader broken = new URLClassLoader(new URL[] {compiled()}, ours) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (!isBroken[0]) {
                    return super.loadClass(name, resolve);
                }
                if (type == NoClassDefFoundError.class) {
                    throw new NoClassDefFoundError("planned");
                }
                if (type == StackOverflowError.class) {
                    throw new StackOverflowError("planned");
                }
                throw new IllegalStateException("planned");
            }
        };
        ArraysTransformer transformer = transformer("verbose");
        leaveAtFirst(transformer, broken, NAME);
        boolean isSaid = type != StackOverflowError.class;
        assertEquals(isSaid, !said().isEmpty() && said().get(0).contains("leaves com.acme.Sorter as it is: "));
        isBroken[0] = false;
        boolean isFinal = type == NoClassDefFoundError.class;
        leaveAtFirst(transformer, broken, NAME);
        assertEquals(isFinal ? List.of() : List.of(broken.loadClass("com.acme.Sorter")), again);
    }

    /** Applications come and go in servers: what the agent knows of a class loader does not keep it. */
    @Test
    void classLoadersAreNotKept() throws Exception {
        ArraysTransformer transformer = transformer("");
        URL aparapi = com.aparapi.Kernel.class.getProtectionDomain().getCodeSource().getLocation();
        ClassLoader loader = isolated(library(), aparapi, compiled());
        leaveAtFirst(transformer, loader, NAME);
        assertEquals(1, again.size());
        again.clear();
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
