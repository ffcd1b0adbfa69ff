package io.github.aparasort.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.LwjglNatives;
import io.github.aparasort.testing.TestDevice;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A program that is a module compiles against the library and runs with it, as {@code docs/operations.md} describes:
 * sorts, and a kernel of its own whose fields Aparapi reads.
 */
@Tag(Coverage.EVERY_JDK)
class ModulePathTest {
    private static final String COMMONS_LANG = "org.apache.commons.lang3";
    private static final String ADDED = "--add-modules=" + COMMONS_LANG + ",org.lwjgl.opencl";
    private static final String NATIVES = "lwjgl-[0-9.]+-natives-.*";
    private static final String MODULE = """
            module app {
                requires io.github.aparasort;
                opens app;
            }
            """;
    private static final String ORDER = """
            package app;

            public final class ByDistance extends io.github.aparasort.IntOrderKernel {
                private final int centre;

                ByDistance(int centre) {
                    this.centre = centre;
                }

                @Override
                public boolean before(int a, int b) {
                    return abs(a - centre) < abs(b - centre);
                }
            }
            """;
    private static final String PROGRAM = """
            package app;

            import io.github.aparasort.Gpu;
            import io.github.aparasort.GpuException;
            import io.github.aparasort.Target;
            import java.util.Arrays;
            import java.util.Random;

            public final class Program {
                public static void main(String[] args) {
                    System.out.println(Gpu.class.getModule() + " for " + Program.class.getModule());
                    int[] input = new Random(1).ints(100_000, 0, 1_000_000).toArray();
                    int[] expected = input.clone();
                    Arrays.sort(expected);
                    try (Gpu gpu = Gpu.open(Target.valueOf(args[0]))) {
                        gpu.onExecution(done -> System.out.println(done.engine()));
                        int[] sorted = input.clone();
                        gpu.sorter().sort(sorted);
                        System.out.println(Arrays.equals(sorted, expected));
                        sorted = input.clone();
                        gpu.sorter().sort(sorted, () -> new ByDistance(2_000_000));
                        for (int i = 0; i < sorted.length; i++) {
                            if (sorted[i] != expected[sorted.length - 1 - i]) {
                                throw new AssertionError(i);
                            }
                        }
                        System.out.println("by distance");
                    } catch (GpuException e) {
                        System.out.println(e.getMessage());
                    }
                }
            }
            """;

    @TempDir
    private static Path directory;
    private static String modulePath;
    /** The native libraries of LWJGL, for all systems: their modules have the same name, so this is a class path. */
    private static String classPath;

    @BeforeAll
    static void compile() throws Exception {
        Path jar = jar();
        modulePath = Stream.concat(Stream.of(jar.toString()), dependencies().filter(path -> !isNative(path)))
                .collect(Collectors.joining(File.pathSeparator));
        classPath = dependencies().filter(ModulePathTest::isNative).collect(Collectors.joining(File.pathSeparator));
        Path sources = Files.createDirectories(directory.resolve("src/app"));
        Path module = Files.writeString(directory.resolve("src/module-info.java"), MODULE);
        Path order = Files.writeString(sources.resolve("ByDistance.java"), ORDER);
        Path program = Files.writeString(sources.resolve("Program.java"), PROGRAM);
        Path out = directory.resolve("app");
        tool("javac", "-d", out.toString(), "-p", modulePath, module.toString(), order.toString(), program.toString());
        modulePath += File.pathSeparator + out;
    }

    /** The jar as Maven makes it: a module by the name in its manifest. */
    private static Path jar() throws Exception {
        Matcher name = Pattern.compile("<Automatic-Module-Name>(.*)</Automatic-Module-Name>")
                .matcher(Files.readString(Path.of("pom.xml")));
        assertTrue(name.find());
        Path manifest = Files.writeString(directory.resolve("manifest"),
                "Automatic-Module-Name: " + name.group(1) + "\n");
        Path classes = Path.of(Gpu.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path jar = directory.resolve("aparasort.jar");
        tool("jar", "--create", "--no-compress", "--file", jar.toString(), "--manifest", manifest.toString(), "-C",
                classes.toString(), ".");
        return jar;
    }

    private static Stream<String> dependencies() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> new File(path).getName().matches("(aparapi|bcel|commons-lang3|lwjgl).*\\.jar"));
    }

    private static boolean isNative(String path) {
        return new File(path).getName().matches(NATIVES);
    }

    private static void tool(String name, String... args) {
        assertEquals(0, ToolProvider.findFirst(name).orElseThrow().run(System.out, System.err, args), name);
    }

    private static List<String> run(Target target, String... options) throws IOException, InterruptedException {
        return output(target, modulePath, options).out().lines().toList();
    }

    private static ChildJvm.Output output(Target target, String path, String... options)
            throws IOException, InterruptedException {
        return ChildJvm.runModule(directory, path, "app/app.Program", List.of(options), target.name());
    }

    private static List<String> expected(Engine engine) {
        return List.of("module io.github.aparasort for module app", engine.toString(), "true", engine.toString(),
                "by distance");
    }

    @Test
    void jtpRunsInAModule() throws Exception {
        assertEquals(expected(Engine.JTP), run(Target.JTP));
    }

    @Test
    void openClRunsInAModule() throws Exception {
        TestDevice.openCl();
        ChildJvm.Output output = output(Target.OPENCL, modulePath, ADDED, "-cp", classPath);
        assertEquals(expected(Engine.OPENCL), output.out().lines().toList());
        // No other module than LWJGL's calls native code.
        assertEquals("", output.err());
    }

    /** The other way: the native library of this system as a module. */
    @Test
    void openClRunsInAModuleWithOneNativeLibraryBesideTheModules() throws Exception {
        TestDevice.openCl();
        String natives = dependencies().filter(path -> path.endsWith(LwjglNatives.classifier() + ".jar")).findFirst()
                .orElseThrow();
        ChildJvm.Output output = output(Target.OPENCL, modulePath + File.pathSeparator + natives,
                ADDED + ",org.lwjgl.natives");
        assertEquals(expected(Engine.OPENCL), output.out().lines().toList());
    }

    /** A module that nothing requires is not loaded from the module path, although it is there. */
    @Test
    void withoutTheModuleOfBcelOpenClSaysWhatToAdd() throws Exception {
        List<String> lines = run(Target.OPENCL);
        assertEquals(2, lines.size(), lines::toString);
        assertTrue(lines.get(1).contains("--add-modules " + COMMONS_LANG), lines::toString);
    }
}
