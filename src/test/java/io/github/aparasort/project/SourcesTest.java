package io.github.aparasort.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The sources are files that a reader can take in: {@code docs/contributing.md} has the limits. */
class SourcesTest {
    private static final int LINES = 450;
    private static final int COLUMNS = 120;
    /** Calls that format or convert by the default locale. */
    private static final Pattern USES_LOCALE = Pattern.compile("(String\\.format|\\.printf|new Formatter)\\(\\s*"
            + "(?!Locale\\.ROOT|\\s)|\\.formatted\\(|\\.to(Lower|Upper)Case\\(\\)|NumberFormat\\.get"
            + "|new DecimalFormat");

    /** A link of the Javadoc to a member whose name has no parentheses. */
    private static final Pattern LINK = Pattern.compile("(?:@see|\\{@link(?:plain)?)\\s+(\\w*)#(\\w+)(?![\\w(])");

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?[\\w.]+\\.(\\w+);$");
    /** A comment. A text block has no such lines, but may have a word that is a class. */
    private static final Pattern COMMENT = Pattern.compile("/\\*[\\s\\S]*?\\*/|//.*");
    private static final Pattern TEXT = Pattern.compile("\"\"\"[\\s\\S]*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"");
    /** What a comment refers to, for the compiler of an IDE too. */
    private static final Pattern REFERENCE = Pattern.compile("@(?:link|linkplain|see|throws|value)\\s+[^}\\n]*");
    /** What a page says of a class: {@code `Class.member}. */
    private static final Pattern MEMBER = Pattern.compile("`([A-Z]\\w+)\\.(\\w+)");
    /** What build/Widths.java derives, in a file of other methods. */
    private static final Pattern REGION = Pattern.compile(
            "(?m)^    // region Derived .*\\n(?:.*\\n)*?    // endregion\\n");

    /** Hand-written lines. */
    @Test
    void filesAreShort() {
        assertEquals(List.of(), Stream.of("src/main", "src/test", "build").flatMap(SourcesTest::sources)
                .filter(file -> REGION.matcher(text(file)).replaceAll("").lines().count() > LINES).toList());
    }

    /** An IDE would remove them. In twins they would come from templates that import for their twins. */
    @Test
    void nothingIsImportedWithoutUse() {
        assertEquals(List.of(), Stream.of("src/main/java", "src/test/java", "target/generated-sources/widths",
                "target/generated-test-sources/widths").flatMap(SourcesTest::sources)
                .flatMap(file -> unusedImports(text(file)).map(name -> file + ": " + name)).toList());
        assertEquals(List.of("List"), unusedImports("import a.List;\nimport a.Set;\nimport a.Map;\n"
                + "/** A List for a {@link Map}. */\nSet x = \"List\"; // List\n").toList());
    }

    private static Stream<String> unusedImports(String text) {
        String code = COMMENT.matcher(TEXT.matcher(IMPORT.matcher(text).replaceAll("")).replaceAll("\"\""))
                .replaceAll(comment -> Matcher.quoteReplacement(REFERENCE.matcher(comment.group()).results()
                        .map(MatchResult::group).collect(Collectors.joining(" "))));
        return IMPORT.matcher(text).results().map(line -> line.group(1))
                .filter(name -> !Pattern.compile("\\b" + name + "\\b").matcher(code).find());
    }

    @Test
    void linesAreShort() {
        assertEquals(List.of(), Stream.of("src/main", "build").flatMap(SourcesTest::sources)
                .filter(file -> lines(file).stream().anyMatch(line -> line.length() > COLUMNS)).toList());
    }

    /** Numbers and names look the same in every locale. */
    @Test
    void nothingDependsOnTheLocale() {
        assertEquals(List.of(), sources("src/main").filter(file -> USES_LOCALE.matcher(code(file)).find()).toList());
        assertTrue(USES_LOCALE.matcher("String.format(\n  \"%,d\", n)").find());
        assertTrue(USES_LOCALE.matcher("name.toLowerCase()").find());
        assertFalse(USES_LOCALE.matcher("String.format(Locale.ROOT, \"%,d\", n)").find());
    }

    /** Without parentheses a link goes to the field of that name, if there is one. Javadoc shows no hidden fields. */
    @Test
    void linksGoToNoHiddenField() {
        assertEquals(List.of(), sources("src/main").filter(file -> file.getParent().endsWith("io/github/aparasort"))
                .flatMap(SourcesTest::deadLinks).toList());
    }

    private static Stream<String> deadLinks(Path file) {
        String own = file.getFileName().toString().replace(".java", "");
        String text = lines(file).stream().map(line -> line.replaceFirst("^\\s*\\*", ""))
                .collect(Collectors.joining("\n"));
        return LINK.matcher(text).results()
                .filter(link -> isHiddenField(link.group(1).isEmpty() ? own : link.group(1), link.group(2)))
                .map(link -> own + ": " + link.group());
    }

    private static boolean isHiddenField(String type, String name) {
        try {
            Class<?> shown = Class.forName(Gpu.class.getPackageName() + '.' + type, false, Gpu.class.getClassLoader());
            int modifiers = shown.getDeclaredField(name).getModifiers();
            return !Modifier.isPublic(modifiers) && !Modifier.isProtected(modifiers);
        } catch (ClassNotFoundException | NoSuchFieldException e) {
            return false;
        }
    }

    /** Pages name members that classes of this library have. */
    @Test
    void pagesNameMembersThatAreThere() throws IOException {
        Map<String, String> classes = Stream.of("src/main", "src/test").flatMap(SourcesTest::sources).collect(
                Collectors.toMap(file -> file.getFileName().toString(), SourcesTest::text, String::concat));
        try (Stream<Path> pages = Files.list(Path.of("docs"))) {
            assertEquals(List.of(), pages.filter(page -> page.toString().endsWith(".md"))
                    .flatMap(page -> MEMBER.matcher(text(page)).results())
                    .filter(name -> classes.containsKey(name.group(1) + ".java"))
                    .filter(name -> !Pattern.compile("\\b" + name.group(2) + "\\b")
                            .matcher(classes.get(name.group(1) + ".java")).find())
                    .map(MatchResult::group).toList());
        }
    }

    @Test
    void sourcesAreFound() {
        assertTrue(sources("src/main").count() > 200);
        assertTrue(sources("build").findAny().isPresent());
    }

    private static Stream<Path> sources(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file without its comments. */
    private static String code(Path file) {
        return lines(file).stream().filter(line -> !line.strip().startsWith("*") && !line.strip().startsWith("//"))
                .collect(Collectors.joining("\n"));
    }

    private static List<String> lines(Path file) {
        return text(file).lines().toList();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
