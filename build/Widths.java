import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Derives code for other element types from plain Java: LongSortJob from IntSortJob, sort(long[]) from sort(int[]). So
 * are methods that differ in a word from others. The build runs this file: docs/widths.md. With the argument "check" it
 * only fails if src has derived text that is old.
 */
public class Widths {
    /** What the words of a template become in a twin. */
    record Twin(String name, String key, String value) {
        String box() {
            return name.replaceFirst("^Int$", "Integer");
        }
    }

    static final List<Twin> TWINS = List.of(
            //        Int           /*key*/ int  /*value*/ int
            new Twin("Int",        "int",       "int"),
            new Twin("Long",       "long",      "long"),
            new Twin("Float",      "int",       "float"),
            new Twin("Double",     "long",      "double"),
            new Twin("Byte",       "int",       "byte"),
            new Twin("Short",      "int",       "short"),
            new Twin("Character",  "int",       "char"),
            new Twin("Boolean",    "int",       "boolean"),
            // One more copy, for one kernel: the JIT compiler makes fast code of a hot loop only if no other shares it.
            new Twin("IntPair",    "long",      "long"),    new Twin("LongPair",   "long", "long"),
            new Twin("IntOrder",   "int",       "int"),     new Twin("LongOrder",  "long", "long"),
            new Twin("IntRake",    "int",       "int"),     new Twin("LongRake",   "long", "long"),
            new Twin("FloatRake",  "int",       "float"),   new Twin("DoubleRake", "long", "double"),
            // Kernels with values that travel with the keys.
            new Twin("IntValue",   "int",       "int"),     new Twin("LongValue",  "long", "long"));

    /** A hand-written file, without what is derived in it. Class names with its type (Int, Float, Byte) change. */
    record Source(Path file, String name, String type, String text) {
        String name(Twin twin) {
            return name.replaceFirst(type, twin.name);
        }

        List<Twin> twins() {
            return TWINS_LINE.matcher(text).results().flatMap(line -> Stream.of(line.group(1).split(", ")))
                    .map(name -> twin(this, name)).toList();
        }
    }

    static final Pattern TWINS_LINE = Pattern.compile("(?m)^// Twins: (.*)\\n");
    /** Members that only some of the twins have (group 1). */
    static final Pattern ONLY_IN = Pattern.compile(
            "(?m)^    // region Only in (.*)\\n(?:.*\\n)*?    // endregion\\n");
    static final String DERIVED = "// Derived from ";
    /** Public twins in this package are API, so they are committed beside their templates. All others are in target. */
    static final Path PUBLIC = Path.of("src/main/java/io/github/aparasort");
    static final String MARK = "/\\*(?:key|value)\\*/ ?";
    /** A comment of one word and the word after it (groups 1 and 2), or a class name without (groups 3 and 4). */
    static final Pattern WORD = Pattern.compile("/\\*(\\s*\\w+\\s*)\\*/ ?(\\w*)|\\b(Int|Float|Byte)([A-Z]\\w*)");
    static final String BLOCK = "    // region Derived from %s by build/Widths.java: do not edit\n%s    // endregion\n";
    static final String BLOCKS = "(?m)^" + BLOCK.formatted(".*", "(?:.*\\n)*?");
    static final String ALSO_FOR = "    // Also for ";
    static final String ALSO_WITH = "    // Also with ";
    static final String LINES = ".*\\n(?:    //   .*\\n)*";
    static final String JAVADOC = "    /\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n";
    /**
     * A method's Javadoc and annotations (group 1), the method (group 2), and after it the lines "// Also for" (group
     * 3), and one with other words (group 4) for a word (group 5).
     */
    static final Pattern ALSO = Pattern.compile("(?m)^((?:" + JAVADOC + "(?:    @.*\\n)*)?)"
            + "(    [\\w<].*\\n(?:(?:     .*)?\\n)*    \\}\\n)(?=    // Also )((?:" + ALSO_FOR + LINES + ")*)"
            + "(?:" + ALSO_WITH + "(.*) in place of (\\w+)\\n)?");
    /** A class (group 1), an expression that has it (group 2), and names of its methods (group 3). */
    static final Pattern FORWARDED = Pattern.compile("(?m)^    // Forwarded to the (\\w+) (\\S+): (" + LINES + ")");
    /** A public method, static or not: its Javadoc (group 1), type (2), name (3) and parameters (4), as written. */
    static final Pattern PUBLIC_METHOD = Pattern.compile("(?m)^(" + JAVADOC + ")"
            + "    public (?:static )?((?:<[^(]*> )?[\\w<>\\[\\], ?]+) (\\w+)\\(([^)]*)\\) \\{");

    final List<Source> sources = new ArrayList<>();
    /** The simple names of all classes: a word becomes the name of a twin only if there is such a class. */
    final Set<String> classes;
    /** What each file should have; no text if it should not be there. */
    final Map<Path, String> outputs = new TreeMap<>();

    public static void main(String[] args) throws IOException {
        Widths main = new Widths(Path.of("src/main/java"), Path.of("target/generated-sources/widths"), Set.of());
        Widths test = new Widths(Path.of("src/test/java"), Path.of("target/generated-test-sources/widths"),
                main.classes);
        main.outputs.putAll(test.outputs);
        main.write(List.of(args).contains("check"));
    }

    Widths(Path folder, Path target, Set<String> classesBelow) throws IOException {
        classes = new TreeSet<>(classesBelow);
        for (Path file : javaFiles(folder)) {
            String name = file.getFileName().toString().replace(".java", "");
            String text = read(file);
            if (text.startsWith(DERIVED)) {
                outputs.put(file, "");
            } else {
                String type = name.startsWith("Float") ? "Float" : "Int";
                sources.add(new Source(file, name, type, text.replaceAll(BLOCKS, "")));
                classes.add(name);
            }
        }
        javaFiles(target).forEach(file -> outputs.put(file, ""));
        // All names come before any text, since a template may refer to any twin.
        sources.forEach(source -> source.twins().stream().filter(twin -> !classes.add(source.name(twin))).forEach(
                twin -> fail(source.file + ": there is a class " + source.name(twin) + " already")));
        for (Source source : sources) {
            boolean isPublic = source.file.getParent().equals(PUBLIC) && source.text.contains("\npublic ");
            Path place = isPublic ? folder : target;
            for (Twin twin : source.twins()) {
                outputs.put(place.resolve(folder.relativize(source.file)).resolveSibling(source.name(twin) + ".java"),
                        derived(source, twin));
            }
            if (source.twins().isEmpty()) {
                outputs.put(source.file, withRegions(source));
            }
        }
    }

    /** Writes only what has changed, so that the compiler finds the rest unchanged. */
    void write(boolean check) throws IOException {
        List<Path> stale = new ArrayList<>();
        for (Path file : outputs.keySet()) {
            String text = outputs.get(file);
            if (Files.exists(file) && read(file).equals(text)) {
                continue;
            }
            if (check && file.startsWith("src")) {
                stale.add(file);
            } else if (!check && text.isEmpty()) {
                Files.delete(file);
            } else if (!check) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            }
        }
        if (!stale.isEmpty()) {
            fail("Not up to date: " + stale + ". Run mvn generate-sources, and commit what it changes.");
        }
    }

    /** The first twin with this name, or with values of this type. */
    static Twin twin(Source source, String name) {
        return TWINS.stream().filter(twin -> twin.name.equals(name) || twin.value.equals(name)).findFirst()
                .orElseGet(() -> fail(source.file + ": there is no twin '" + name + "'"));
    }

    String derived(Source source, Twin twin) {
        String text = ONLY_IN.matcher(TWINS_LINE.matcher(source.text).replaceFirst("")).replaceAll(part ->
                Set.of(part.group(1).split(", ")).contains(twin.name)
                        ? Matcher.quoteReplacement(part.group()) : "");
        int body = text.indexOf('\n', text.lastIndexOf("\nimport ") + 1) + 1;
        // A name with and without a mark may become two names, and two names may become one.
        String head = Pattern.compile("(import .*\\.)(\\w+);\\n").matcher(text.substring(0, body)).replaceAll(line ->
                Pattern.compile("(?:" + MARK + ")?\\b" + line.group(2) + "\\b").matcher(text.substring(body)).results()
                .map(name -> derived(source, twin, line.group(1)) + derived(source, twin, name.group()) + ";\n")
                .distinct().collect(Collectors.joining())).replaceAll("(?m)^(import .*\\n)(?=[\\s\\S]*^\\1)", "");
        return DERIVED + source.name + " by build/Widths.java: do not edit\n" + head
                // In its header and its constructors a class is always meant itself.
                + derived(source, twin, text.substring(body)).replaceAll(
                        "(?m)(^    |\\bclass )" + source.name + "(?=\\(| extends )", "$1" + source.name(twin));
    }

    /** A part of a source for a twin. All words are replaced at once, so that none is replaced twice. */
    String derived(Source source, Twin twin, String part) {
        return WORD.matcher(part).replaceAll(word -> word.group(1) != null ? marked(source, twin, word)
                // Without a mark a class becomes that of the twin, or that of its key if there is no such class.
                : (word.group(3).equals(source.type) && classes.contains(twin.name + word.group(4)) ? twin.name
                : word.group(3).equals("Int") ? twin(source, twin.key).name : word.group(3)) + word.group(4));
    }

    static String marked(Source source, Twin twin, MatchResult match) {
        boolean isKey = match.group(1).equals("key");
        Twin from = twin(source, isKey ? "Int" : source.type);
        Twin to = twin(source, isKey ? twin.key : twin.value);
        String word = match.group(2);
        String other = word.equals("Gpu" + from.name + "s") ? "Gpu" + twin.name + "s"
                : word.equals(from.value + "s") ? to.value + "s"
                : word.matches(from.name + "[A-Z]\\w*")
                ? (isKey ? to : twin).name + word.substring(from.name.length())
                : word.equals(from.value) ? to.value : word.equals(from.value.toUpperCase(Locale.ROOT))
                ? to.value.toUpperCase(Locale.ROOT) : word.equals(from.box()) ? to.box() : null;
        return other != null && match.group().matches(MARK + ".*") ? other
                : fail(source.file + ": no rule takes '" + match.group() + "'");
    }

    /** The text of a file with its derived regions. */
    String withRegions(Source source) {
        if (Pattern.compile(MARK + "|" + ALSO_FOR + "|" + ALSO_WITH).matcher(
                ALSO.matcher(source.text).replaceAll("")).find()) {
            fail(source.file + ": a mark or a line '// Also for' or 'with' is in no template, and at no method");
        }
        String text = ALSO.matcher(source.text).replaceAll(method -> Matcher.quoteReplacement(method.group()
                + BLOCK.formatted("the method above", overloads(source, method.group(2), method.group(3))
                + variants(source, method))));
        return FORWARDED.matcher(text).replaceAll(line -> Matcher.quoteReplacement(line.group()
                + BLOCK.formatted(line.group(1), forwarded(source, line))));
    }

    /** Copies of a method, with its Javadoc and their own copies for other types, with other words for one word. */
    String variants(Source source, MatchResult method) {
        String word = method.group(5);
        StringBuilder copies = new StringBuilder();
        for (String other : word == null ? new String[0] : method.group(4).split(", ")) {
            String own = replaced(method.group(2), word, other);
            // The names of types are not words of the text.
            String lines = Pattern.compile("(?m)^((?:" + ALSO_FOR + "[\\w, ]+: )?)(.*)").matcher(method.group(3))
                    .replaceAll(line -> Matcher.quoteReplacement(line.group(1)
                            + replaced(line.group(2), word, other)));
            copies.append('\n').append(replaced(method.group(1), word, other)).append(own.replaceAll(MARK, ""))
                    .append(overloads(source, own, lines));
        }
        return copies.toString();
    }

    /** A text with another word for a word: with its article, its plural, within a name, and in capitals. */
    static String replaced(String text, String word, String other) {
        String capitals = word.toUpperCase(Locale.ROOT);
        return Pattern.compile("\\b(an? )?" + word + "(s?)\\b|(?<=[a-z])" + capitalized(word) + "(s?)(?![a-z])|\\b(?:"
                + uncapitalized(word) + "|" + capitalized(word) + ")(?=[A-Z])|\\b" + capitals + "\\b").matcher(text)
                .replaceAll(found -> found.group(2) != null
                        ? (found.group(1) == null ? "" : other.matches("[aeiou].*") ? "an " : "a ") + other
                        + found.group(2) : found.group(3) != null ? capitalized(other) + found.group(3)
                        : found.group().equals(uncapitalized(word)) ? uncapitalized(other)
                        : found.group().equals(capitalized(word)) ? capitalized(other)
                        : other.toUpperCase(Locale.ROOT));
    }

    static String capitalized(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    static String uncapitalized(String word) {
        return word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
    }

    /** Copies of a method, of the type that is marked first, for lines such as "Also for long, float: Javadoc". */
    String overloads(Source source, String method, String lines) {
        Matcher value = Pattern.compile("/\\*value\\*/ (int|float|byte)\\b").matcher(method);
        String own = value.find() ? twin(source, value.group(1)).name : "Int";
        Source typed = new Source(source.file, source.name, own, source.text);
        StringBuilder copies = new StringBuilder();
        for (String line : lines.isEmpty() ? new String[0]
                : lines.substring(ALSO_FOR.length()).split("(?m)^" + ALSO_FOR)) {
            String[] typesAndText = (line.replaceAll("\\s*// *", " ").strip() + ": ").split(": ", 2);
            for (String type : typesAndText[0].split(", ")) {
                copies.append('\n').append(javadoc(typesAndText[1].replace("{type}", type).replaceFirst(": $", "")))
                        .append(derived(typed, twin(source, type), method));
            }
        }
        return copies.toString();
    }

    /** A comment for a text, in one line if that has at most 120 characters. */
    static String javadoc(String text) {
        return text.isEmpty() ? "" : text.length() <= 109 ? "    /** " + text + " */\n"
                : "    /**\n" + text.replaceAll("(.{1,113})(?: |$)", "     * $1\n") + "     */\n";
    }

    /** Methods that call those of the same names in another class, with the same Javadoc. */
    String forwarded(Source source, MatchResult line) {
        String object = line.group(2);
        String isPublic = Character.isUpperCase(object.charAt(0)) ? "public static" : "public";
        Set<String> names = Set.of(line.group(3).replaceAll("\\s*//\\s*", " ").strip().split(", "));
        String methods = sources.stream().filter(other -> other.name.equals(line.group(1)))
                .flatMap(other -> PUBLIC_METHOD.matcher(withRegions(other).replaceAll(MARK, "")).results())
                .filter(method -> names.contains(method.group(3)))
                .map(method -> "\n%s    %s %s %s(%s) {\n        %s%s.%s(%s);\n    }\n".formatted(method.group(1),
                        isPublic, method.group(2), method.group(3), method.group(4),
                        method.group(2).endsWith("void") ? "" : "return ", object, method.group(3),
                        // The names of the parameters, without their types.
                        method.group(4).replaceAll("(?:[^,<]|<[^>]*>)+ (\\w+)", "$1").replace(",", ", ")))
                .collect(Collectors.joining());
        return names.stream().allMatch(name -> methods.contains("." + name + "(")) ? methods
                : fail(source.file + ": " + line.group(1) + " lacks a public method of " + names);
    }

    static <T> T fail(String message) {
        System.err.println(message);
        System.exit(1);
        throw new AssertionError();
    }

    static String read(Path file) throws IOException {
        return Files.readString(file).replace("\r\n", "\n");
    }

    static List<Path> javaFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.walk(folder) : Stream.of()) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }
}
