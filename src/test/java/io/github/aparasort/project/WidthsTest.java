package io.github.aparasort.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code build/Widths.java}, which derives sources for other element types: {@code docs/widths.md}. */
class WidthsTest {
    private static final String REGION = """
                // region Derived from the method above by build/Widths.java: do not edit

                /** Adds floats. */
                public int count(float[] a) {
                    return new FloatHalf().length(a);
                }
                // endregion
            """;

    private static final Path FIXTURES = Path.of("src/test/resources/widths");

    /** The program, compiled once: a start of its source takes much longer than its work. */
    @TempDir
    private static Path program;

    @TempDir
    private Path root;
    private Path sources;
    private Path twins;

    @BeforeAll
    static void compile() {
        ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
        assertEquals(0, javac.run(System.out, System.err, "-d", program.toString(), "build/Widths.java"));
    }

    @BeforeEach
    void copyOfAProject() throws IOException {
        sources = Files.createDirectories(root.resolve("src/main/java/io/github/aparasort"));
        twins = root.resolve("target/generated-sources/widths/io/github/aparasort");
        for (String name : List.of("IntHalf", "Sums", "Calls")) {
            copy(name);
        }
    }

    private void copy(String name) throws IOException {
        Files.copy(FIXTURES.resolve(name + ".java"), sources.resolve(name + ".java"));
    }

    /** What is committed is what the build derives. The build refreshes it, so .ci/run checks it once more before. */
    @Test
    void committedTextIsUpToDate() throws Exception {
        assertEquals("", widths(Path.of(""), "check"));
    }

    @Test
    void theCheckFindsWhatIsNotUpToDateAndWritesNothing() throws Exception {
        String stale = widths(root, "check");
        assertTrue(stale.contains("Sums.java") && stale.contains("Calls.java"), stale);
        assertFalse(text("Sums").contains("region") || Files.exists(twins));
        assertEquals("", widths(root));
        assertEquals("", widths(root, "check"));
        replace("Sums", "/** Adds floats. */", "/** Adds numbers. */");
        stale = widths(root, "check");
        assertTrue(stale.contains("Sums.java") && !stale.contains("Calls.java"), stale);
    }

    @Test
    void theBuildRefreshesRegions() throws Exception {
        assertEquals("", widths(root));
        String fresh = text("Sums");
        assertTrue(fresh.contains(REGION), fresh);
        replace("Sums", "/** Adds floats. */", "/** Adds numbers. */");
        assertEquals("", widths(root));
        assertEquals(fresh, text("Sums"));
        String calls = text("Calls");
        assertTrue(calls.contains("    /** Adds floats. */\n    public static int count(float[] a) {\n"
                + "        return Gpu.sums().count(a);\n"), calls);
    }

    /** It follows from what the template uses: an IDE may organize the imports of the template. */
    @Test
    void aTwinHasItsOwnImports() throws Exception {
        replace("IntHalf", "IntConsumer action", "IntHalf other");
        assertEquals("", widths(root));
        String twin = text("FloatHalf");
        assertTrue(twin.startsWith("// Derived from IntHalf by build/Widths.java: do not edit\n"), twin);
        assertEquals(List.of("import java.util.function.IntUnaryOperator;"),
                twin.lines().filter(line -> line.startsWith("import")).toList());
        assertTrue(twin.contains("float half(float a, int places, IntUnaryOperator op)"), twin);
        assertTrue(text("LongHalf").contains("long half(long a, int places, Long"));
    }

    @Test
    void whatOnlyRegionsNeedIsImportedInARegion() throws Exception {
        String part = "package io.github.aparasort.part;\n\n%spublic class %sPart {\n}\n";
        Path folder = Files.createDirectories(sources.resolve("part"));
        Files.writeString(folder.resolve("IntPart.java"), part.formatted("// Twins: Float\n", "Int"));
        replace("Sums", "IntHalf()", "IntPart()");
        replace("Sums", "aparasort;\n", "aparasort;\n\nimport io.github.aparasort.part.IntPart;\n");
        String before = text("Sums").split("class Sums")[0];
        assertEquals("", widths(root));
        String imports = "// region Derived from the methods below by build/Widths.java: do not edit\n"
                + "import io.github.aparasort.part.FloatPart;\n// endregion\n";
        assertEquals(before.strip() + "\n" + imports + "\n", text("Sums").split("class Sums")[0]);
        assertEquals("", widths(root, "check"));
        // As an IDE does that organizes imports.
        replace("Sums", imports, "import io.github.aparasort.part.FloatPart;\n");
        String organized = text("Sums");
        assertEquals("", widths(root));
        assertEquals(organized, text("Sums"));
    }

    @Test
    void aTwinWithoutTemplateGoesAway() throws Exception {
        assertEquals("", widths(root));
        replace("Sums", "float", "long");
        replace("IntHalf", ", Float", "");
        assertEquals("", widths(root));
        try (Stream<Path> files = Files.list(twins)) {
            assertEquals(List.of("LongHalf.java"), files.map(file -> file.getFileName().toString()).toList());
        }
    }

    /** Elsewhere a name such as GpuInts is that of the template, unless it is marked; and so is an array of ints. */
    @Test
    void aClassNeedsNoMarkInItsHeaderAndConstructors() throws Exception {
        Files.writeString(sources.resolve("GpuInts.java"), """
                package io.github.aparasort;

                // Twins: Long
                public class GpuInts extends IntHalf<GpuInts, int[]> {
                    GpuInts(GpuInts other, int[] places) {
                    }
                }
                """);
        assertEquals("", widths(root));
        assertTrue(text("GpuLongs").endsWith("""
                public class GpuLongs extends LongHalf<GpuLongs, long[]> {
                    GpuLongs(GpuInts other, int[] places) {
                    }
                }
                """), text("GpuLongs"));
    }

    /** Each name comes with each other type and for each type; a description of its own has the tags of the first. */
    @Test
    void aMethodMayHaveOtherNamesAndOtherTypes() throws Exception {
        copy("Ends");
        assertEquals("", widths(root));
        assertEquals(Files.readString(FIXTURES.resolve("EndsWithRegion.java")), text("Ends"));
    }

    /** An overload keeps its name. Annotations go along with the Javadoc. */
    @Test
    void aLineMayHaveSeveralNames() throws Exception {
        Files.writeString(sources.resolve("Adder.java"), """
                class Adder {
                    /** Adds an int. */
                    @Override
                    public void addInt(int a) {
                        add(INT, a);
                    }
                    // Also as addLong|addChar, LONG|CHAR for INT, a long|a char for an int, long|char for int

                    public void add(Type type, int a) {
                    }
                    // Also as add, long for int
                }
                """);
        assertEquals("", widths(root));
        String text = text("Adder");
        String own = "    /** Adds a %1$s. */\n    @Override\n    public void add%2$s(%1$s a) {\n"
                + "        add(%3$s, a);\n    }\n";
        assertTrue(text.contains(own.formatted("long", "Long", "LONG")), text);
        assertTrue(text.contains(own.formatted("char", "Char", "CHAR")), text);
        assertTrue(text.endsWith("\n    public void add(Type type, long a) {\n    }\n    // endregion\n}\n"), text);
    }

    /** Its twins have the copies, too. A word may be an expression, with commas within parentheses. */
    @Test
    void aTemplateMayHaveMethodsWithOtherNames() throws Exception {
        copy("IntMover");
        assertEquals("", widths(root));
        String own = "    /** Moves an element out. */\n    void out(%s[] a, int i) {\n"
                + "        a[i] = take(i, 0);\n    }\n    // endregion\n}\n";
        assertTrue(text("IntMover").endsWith(own.formatted("/*" + "value*/ int")), text("IntMover"));
        assertTrue(text("LongMover").endsWith(own.formatted("long")), text("LongMover"));
        assertEquals("", widths(root, "check"));
    }

    /** Lines stand together up to an empty one, or to one that is further to the left. */
    @Test
    void linesMayStandInAMethodAgain() throws Exception {
        copy("Walks");
        assertEquals("", widths(root));
        assertEquals(Files.readString(FIXTURES.resolve("WalksWithRegion.java")), text("Walks"));
        assertEquals("", widths(root, "check"));
        assertMistake("Walks", "for first", "for fist", "the lines above have no such word: second for fist");
        assertMistake("Walks", "        // Again", "\n        // Again", "is behind no lines");
    }

    /** The last parameter tells overloads apart. */
    @Test
    void aForwardMayHaveAnotherNameAndNotAllOverloads() throws Exception {
        copy("Ends");
        replace("Calls", "the Sums Gpu.sums(): count", "the Ends ends(): least for first(order)");
        assertEquals("", widths(root));
        String calls = text("Calls");
        assertEquals("""
                class Calls {
                    // Forwarded to the Ends ends(): least for first(order)
                    // region Derived from Ends by build/Widths.java: do not edit

                    /** Finds the first keys in an order: as {@link #least(int[], int[])}. */
                    public int least(int[] keys, Order order) {
                        return ends().first(keys, order);
                    }
                    // endregion
                }
                """, calls.substring(calls.indexOf("class")));
    }

    @Test
    void mistakesEndTheBuild() throws Exception {
        assertMistake("IntHalf", "// Twins: Long, Float\n", "", "in no template");
        assertMistake("IntHalf", "Long, Float", "Long, Flaot", "no twin 'Flaot'");
        assertMistake("IntHalf", "int half", "String half", "no rule takes");
        assertMistake("IntHalf", "Long, Float", "Long, Long", "there is a class LongHalf already");
        assertMistake("Calls", "count", "counts", "lacks a public method");
        assertMistake("Calls", "count", "count(other)", "lacks a public method");
        copy("Ends");
        assertMistake("Ends", "LAST for FIRST", "LAST for FRIST", "first has no such word: LAST for FRIST");
        assertMistake("Ends", "Also", "Moreover", "in no template");
    }

    private void assertMistake(String name, String right, String wrong, String message) throws Exception {
        String text = text(name);
        replace(name, right, wrong);
        String output = widths(root);
        assertTrue(output.contains(message), output);
        Files.writeString(sources.resolve(name + ".java"), text);
    }

    private String text(String name) throws IOException {
        Path source = sources.resolve(name + ".java");
        return Files.readString(Files.exists(source) ? source : twins.resolve(name + ".java"));
    }

    private void replace(String name, String old, String other) throws IOException {
        assertTrue(text(name).contains(old), name);
        Files.writeString(sources.resolve(name + ".java"), text(name).replace(old, other));
    }

    /** Runs the program in a directory, and returns what it complains about. */
    private static String widths(Path directory, String... arguments) throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-cp", program.toString(), "Widths"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toAbsolutePath().toFile())
                .redirectErrorStream(true);
        // A preloaded library writes its own complaints.
        builder.environment().remove("LD_PRELOAD");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(output.isEmpty() ? 0 : 1, process.waitFor(), output);
        return output;
    }
}
