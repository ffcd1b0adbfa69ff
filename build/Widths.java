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
 * Derives code for other element types from plain Java: LongSortJob from IntSortJob, sort(long[]) from sort(int[]). The
 * build runs this file before it compiles; docs/widths.md explains it. With the argument "check" it writes nothing, and
 * fails if something derived in src is not up to date.
 */
public class Widths {
    /** What the words of a template become in a twin. */
    record Twin(String name, String key, String value) {}

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
            new Twin("IntPair",    "long",      "long"),
            new Twin("LongPair",   "long",      "long"),
            new Twin("IntOrder",   "int",       "int"),
            new Twin("LongOrder",  "long",      "long"),
            new Twin("IntRake",    "int",       "int"),
            new Twin("LongRake",   "long",      "long"),
            new Twin("FloatRake",  "int",       "float"),
            new Twin("DoubleRake", "long",      "double"),
            // Kernels with values that travel with the keys.
            new Twin("IntValue",   "int",       "int"),
            new Twin("LongValue",  "long",      "long"));

    /** A hand-written file, without what is derived in it. Class names with its type (Int, Float, Byte) change. */
    record Source(Path file, String name, String type, String text) {
        String name(Twin twin) {
            return twin.name + name.substring(type.length());
        }
    }

    static final Pattern TWINS_LINE = Pattern.compile("(?m)^// Twins: (.*)\\n");
    static final String DERIVED = "// Derived from ";
    /** Twins in this package are committed, in src, because they are API. All others are in target. */
    static final Path PUBLIC = Path.of("src/main/java/io/github/aparasort");
    static final Pattern IMPORT = Pattern.compile("(?m)^(import .*\\.)(\\w+);\\n");
    static final String MARK = "/\\*(?:key|value)\\*/ ?";
    /** A comment of one word and the word after it (groups 1 and 2), or a class name without (groups 3 and 4). */
    static final Pattern WORD = Pattern.compile("/\\*(\\s*\\w+\\s*)\\*/ ?(\\w*)|\\b(Int|Float|Byte)([A-Z]\\w*)");

    static final String REGION = "    // region Derived from %s by build/Widths.java: do not edit\n%s"
            + "    // endregion\n";
    static final String REGIONS = "(?m)^" + REGION.formatted(".*", "(?:.*\\n)*?");
    static final String ALSO_FOR = "    // Also for ";
    static final String LINES = ".*\\n(?:    //   .*\\n)*";
    /** A method without its Javadoc (group 1), and the lines "// Also for" after it (group 2). */
    static final Pattern ALSO = Pattern.compile(
            "(?m)^(    [\\w<].*\\n(?:(?:     .*)?\\n)*    \\}\\n)((?:" + ALSO_FOR + LINES + ")+)");
    static final Pattern STRAY = Pattern.compile(MARK + "|" + ALSO_FOR);
    /** The mark of a method's first value, and its type (group 1). */
    static final Pattern VALUE = Pattern.compile("/\\*value\\*/ (int|float|byte)\\b");
    /** A class (group 1), an expression that has it (group 2), and names of its methods (group 3). */
    static final Pattern FORWARDED = Pattern.compile("(?m)^    // Forwarded to the (\\w+) (\\S+): (" + LINES + ")");
    /** A public method: its Javadoc (group 1), type (2), name (3) and parameters (4), all as they are written. */
    static final Pattern PUBLIC_METHOD = Pattern.compile("(?m)^(    /\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)"
            + "    public ((?:<[^(]*> )?[\\w<>\\[\\], ?]+) (\\w+)\\(([^)]*)\\) \\{");

    static final Set<String> errors = new TreeSet<>();

    final List<Source> sources = new ArrayList<>();
    /** The simple names of all classes: a word becomes the name of a twin only if there is such a class. */
    final Set<String> classes;
    /** The text that each file should have; none if it should not be there. */
    final Map<Path, String> outputs = new TreeMap<>();

    public static void main(String[] args) throws IOException {
        Widths main = new Widths("src/main/java", "target/generated-sources/widths", Set.of());
        Widths test = new Widths("src/test/java", "target/generated-test-sources/widths", main.classes);
        if (errors.isEmpty()) {
            main.write(List.of(args).contains("check"));
            test.write(List.of(args).contains("check"));
        }
        errors.forEach(System.err::println);
        System.exit(errors.isEmpty() ? 0 : 1);
    }

    /** Reads a source folder and derives in memory. */
    Widths(String folder, String target, Set<String> classesBelow) throws IOException {
        classes = new TreeSet<>(classesBelow);
        for (Path file : javaFiles(Path.of(folder))) {
            String name = file.getFileName().toString().replace(".java", "");
            String text = read(file);
            if (text.startsWith(DERIVED)) {
                outputs.put(file, "");
            } else {
                sources.add(new Source(file, name, name.startsWith("Float") ? "Float" : "Int",
                        text.replaceAll(REGIONS, "")));
                classes.add(name);
            }
        }
        javaFiles(Path.of(target)).forEach(file -> outputs.put(file, ""));
        // All names come before any text, since a template may refer to any twin.
        sources.forEach(source -> twins(source).forEach(twin -> classes.add(source.name(twin))));
        for (Source source : sources) {
            Path place = source.file.getParent();
            Path twinPlace = place.equals(PUBLIC) ? place : Path.of(target).resolve(Path.of(folder).relativize(place));
            twins(source).forEach(twin ->
                    outputs.put(twinPlace.resolve(source.name(twin) + ".java"), derived(source, twin)));
            if (twins(source).isEmpty()) {
                outputs.put(source.file, withRegions(source));
            }
        }
    }

    /** Writes only what has changed, so that the compiler finds the rest unchanged. */
    void write(boolean check) throws IOException {
        for (Path file : outputs.keySet()) {
            String text = outputs.get(file);
            if (Files.exists(file) && read(file).equals(text) || check && !file.startsWith("src")) {
                continue;
            }
            if (check) {
                errors.add(file + " is not up to date: run mvn generate-sources and commit the change");
            } else if (text.isEmpty()) {
                Files.delete(file);
            } else {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            }
        }
    }

    // ---- classes

    static List<Twin> twins(Source source) {
        return TWINS_LINE.matcher(source.text).results().flatMap(line -> Stream.of(line.group(1).split(", ")))
                .map(name -> twin(source, name)).toList();
    }

    /** The first twin with this name, or with values of this type. */
    static Twin twin(Source source, String name) {
        return TWINS.stream().filter(twin -> twin.name.equals(name) || twin.value.equals(name)).findFirst()
                .orElseGet(() -> error(source, "no twin is named '" + name + "'", TWINS.get(0)));
    }

    String derived(Source source, Twin twin) {
        String text = TWINS_LINE.matcher(source.text).replaceFirst("");
        int body = text.indexOf('\n', text.lastIndexOf("\nimport ") + 1) + 1;
        // A name becomes two names if it comes with and without a mark. Each needs its import.
        String head = IMPORT.matcher(text.substring(0, body)).replaceAll(line -> Pattern.compile(
                "(?:" + MARK + ")?\\b" + line.group(2) + "\\b").matcher(text.substring(body)).results()
                .map(name -> derived(source, twin, line.group(1)) + derived(source, twin, name.group()) + ";\n")
                .distinct().collect(Collectors.joining()));
        return DERIVED + source.name + " by build/Widths.java: do not edit\n" + head
                + derived(source, twin, text.substring(body));
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
        String type = isKey ? "Int" : source.type;
        String from = type.toLowerCase(Locale.ROOT);
        String to = isKey ? twin.key : twin.value;
        String word = match.group(2);
        if (!match.group().matches(MARK + "(" + String.join("|", from, from.toUpperCase(Locale.ROOT), box(from), type)
                + "[A-Z]\\w*)")) {
            return error(source, "no rule takes '" + match.group() + "'", word);
        }
        return word.equals(from) ? to : word.equals(box(from)) ? box(to) : !word.startsWith(type)
                ? to.toUpperCase(Locale.ROOT)
                : (isKey ? twin(source, twin.key).name : twin.name) + word.substring(type.length());
    }

    /** The class of a primitive type. */
    static String box(String type) {
        return type.equals("int") ? "Integer" : twin(null, type).name;
    }

    // ---- methods

    /** The text of a file with its derived regions. */
    String withRegions(Source source) {
        if (STRAY.matcher(ALSO.matcher(source.text).replaceAll("")).find()) {
            error(source, "a mark, or a line '// Also for', belongs to no template and to no method above", "");
        }
        String text = ALSO.matcher(source.text).replaceAll(method -> Matcher.quoteReplacement(method.group()
                + REGION.formatted("the method above", overloads(source, method.group(1), method.group(2)))));
        return FORWARDED.matcher(text).replaceAll(line -> Matcher.quoteReplacement(line.group()
                + REGION.formatted(line.group(1), forwarded(source, line))));
    }

    /** Copies of a method for lines such as "// Also for long, float: Javadoc with the word {type}." */
    String overloads(Source source, String method, String lines) {
        String type = VALUE.matcher(method).results().map(value -> value.group(1)).findFirst().orElse("int");
        Source typed = new Source(source.file, source.name, twin(source, type).name, source.text);
        StringBuilder copies = new StringBuilder();
        for (String line : lines.substring(ALSO_FOR.length()).split("(?m)^" + ALSO_FOR)) {
            String[] typesAndComment = line.replaceAll("\\s*// *", " ").strip().split(": ", 2);
            for (String other : typesAndComment[0].split(", ")) {
                copies.append('\n').append(typesAndComment.length == 1 ? "" : javadoc(
                        typesAndComment[1].replace("{type}", other).replace("{Type}", box(other))));
                copies.append(derived(typed, twin(source, other), method));
            }
        }
        return copies.toString();
    }

    /** A Javadoc comment, in one line if that has at most 120 characters. */
    static String javadoc(String text) {
        String line = "    /** " + text + " */\n";
        return line.length() <= 121 ? line : "    /**\n" + text.replaceAll("(.{1,113})(?: |$)", "     * $1\n")
                + "     */\n";
    }

    /** Methods that call those of the same names in another class, with the same Javadoc. */
    String forwarded(Source source, MatchResult line) {
        String object = line.group(2);
        String modifiers = Character.isUpperCase(object.charAt(0)) ? "public static" : "public";
        List<String> names = List.of(line.group(3).replaceAll("\\s*//\\s*", " ").strip().split(", "));
        String methods = sources.stream().filter(other -> other.name.equals(line.group(1)))
                .flatMap(other -> PUBLIC_METHOD.matcher(withRegions(other).replaceAll(MARK, "")).results())
                .filter(method -> names.contains(method.group(3)))
                .map(method -> "\n%s    %s %s %s(%s) {\n        %s%s.%s(%s);\n    }\n".formatted(method.group(1),
                        modifiers, method.group(2), method.group(3), method.group(4), method.group(2).endsWith("void") ? ""
                        : "return ", object, method.group(3), method.group(4).replaceAll("(?:[^,<]|<[^>]*>)+ (\\w+)", "$1").replace(",", ", ")))
                .collect(Collectors.joining());
        names.stream().filter(name -> !methods.contains(" " + name + "(")).forEach(name ->
                error(source, line.group(1) + " has no public method " + name, ""));
        return methods;
    }

    // ---- files

    static <T> T error(Source source, String message, T instead) {
        errors.add(source.file + ": " + message);
        return instead;
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
