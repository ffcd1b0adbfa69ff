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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Derives code for other element types from plain Java: LongSortJob from IntSortJob, sort(long[]) from sort(int[]). It
 * also derives methods that differ in little more than their names, and those that only call another class. The build
 * runs this file: docs/widths.md. With the argument "check" it only fails if src has derived text that is old.
 */
public class Widths {
    /** What the words of a template become in a twin. */
    record Twin(String name, String key, String value, String operation) {
        Twin(String name, String key, String value) {
            this(name, key, value, "");
        }

        /** Its values, as in the name of a class. */
        String type() {
            return value.substring(0, 1).toUpperCase(Locale.ROOT) + value.substring(1);
        }

        String box() {
            return name.replaceFirst("^Int$", "Integer");
        }
    }

    static final List<Twin> TYPES = List.of(
            //        Int           /*key*/ int  /*value*/ int
            new Twin("Int",        "int",       "int"),
            new Twin("Long",       "long",      "long"),
            new Twin("Float",      "int",       "float"),
            new Twin("Double",     "long",      "double"));

    static final List<Twin> TWINS = Stream.of(TYPES.stream(), Stream.of(
            new Twin("Byte",       "int",       "byte"),
            new Twin("Short",      "int",       "short"),
            new Twin("Character",  "int",       "char"),
            new Twin("Boolean",    "int",       "boolean"),
            new Twin("Object",     "int",       "Object"),
            // One more copy, for one kernel: the JIT compiler makes fast code of a hot loop only if no other shares it.
            new Twin("IntPair",    "long",      "long"),    new Twin("LongPair",   "long", "long"),
            new Twin("IntOrder",   "int",       "int"),     new Twin("LongOrder",  "long", "long"),
            new Twin("IntRake",    "int",       "int"),     new Twin("LongRake",   "long", "long"),
            new Twin("FloatRake",  "int",       "float"),   new Twin("DoubleRake", "long", "double"),
            // Kernels with values that travel with the keys.
            new Twin("IntValue",   "int",       "int"),     new Twin("LongValue",  "long", "long")),
            // Loops of one operation or one operator, which leave out what the others need.
            operations("Walk.", "Merge", "Union", "Intersection", "Difference", "SymmetricDifference"),
            operations("Operators.", "Sum", "Product", "Min", "Max"))
            .flatMap(twins -> twins).toList();

    static Stream<Twin> operations(String place, String... names) {
        return Stream.of(names).flatMap(name -> TYPES.stream().map(type -> new Twin(type.name + name, type.key,
                type.value, place + name.replaceAll("\\B[A-Z]", "_$0").toUpperCase(Locale.ROOT))));
    }

    /** A hand-written file, without what is derived in it. Class names with its type (Int, Float, Byte) change. */
    record Source(Path file, String name, String type, String text) {
        String name(Twin twin) {
            return name.replaceFirst(type, twin.name);
        }

        boolean isTemplate() {
            return TWINS_LINE.matcher(text).find();
        }

        List<Twin> twins() {
            return TWINS_LINE.matcher(text).results().flatMap(line -> Stream.of(line.group(1).split(", ")))
                    .map(name -> twin(this, name)).toList();
        }
    }

    static final Pattern IMPORT = Pattern.compile("(?m)^import ([\\w.]+)\\.(\\w+);\\n");
    static final Pattern CLASS = Pattern.compile("\\b[A-Z]\\w*");
    static final Pattern COMMENT = Pattern.compile("(?m)^ *(?:/?\\*|//).*\\n");
    static final Pattern TWINS_LINE = Pattern.compile("(?m)^// Twins: (.*)\\n");
    /** Members that only some of the twins have (group 1). */
    static final Pattern ONLY_IN = Pattern.compile(
            "(?m)^    // region Only in (.*)\\n(?:.*\\n)*?    // endregion\\n");
    static final String DERIVED = "// Derived from ";
    static final String MARK = "/\\*(?:key|value|operation)\\*/ ?";
    /** A comment of one word and the word after it (groups 1 and 2), or a class name without (groups 3 and 4). */
    static final Pattern WORD = Pattern.compile("/\\*(\\s*\\w+\\s*)\\*/ ?(\\w*)|\\b(Int|Float|Byte)([A-Z]\\w*)");
    static final String BLOCK =
            "%1$s// region Derived from %2$s by build/Widths.java: do not edit\n%3$s%1$s// endregion\n";
    static final String INDENT = "    ";
    /** Imports that only such methods need. */
    static final String IMPORTS = "// region Derived from the methods below by build/Widths.java: do not edit\n"
            + "%s// endregion\n";
    static final String BLOCKS =
            "(?m)^( {8,}(?=// region Derived from the lines above)|    )" + BLOCK.formatted("", ".*", "(?:.*\\n)*?\\1");
    static final String ALSO_LINE = "^    // Also (?=(?:for|with|as) )";
    static final String LINES = ".*\\n(?:    //   .*\\n)*";
    static final String JAVADOC = "    /\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n";
    /** A method's Javadoc and annotations, if it has them (group 1), its code (2), and lines "// Also" after it (3). */
    static final Pattern ALSO = Pattern.compile("(?m)^((?:" + JAVADOC + ")?(?:    @.*\\n)*)"
            + "(    [\\w<].*\\n(?:(?:     .*)?\\n)*    \\}\\n)((?:" + ALSO_LINE + LINES + ")+)");
    /** Lines of a method that stand together (group 1), their indentation (2), and what changes in their copies (3). */
    static final Pattern AGAIN = Pattern.compile(
            "(?m)^(( {8,})\\S.*\\n(?:\\2.*\\n)*?)\\2// Again (with .*\\n(?:\\2//   .*\\n)*)");
    /** A type in a method that changes too, whatever the type of the twin is (group 1). */
    static final Pattern OTHER = Pattern.compile("/\\*other\\*/ ?(\\w+)");
    /** A class (group 1), an expression that has it (group 2), and its methods (group 3): "take, sort(order)". */
    static final Pattern FORWARDED = Pattern.compile("(?m)^    // Forwarded to the (\\w+) (\\S+): (" + LINES + ")");
    /** A public method, static or not: its Javadoc (group 1), type (2), name (3) and parameters (4), as written. */
    static final Pattern PUBLIC_METHOD = Pattern.compile("(?m)^(" + JAVADOC + ")"
            + "    public (?:static )?((?:<[^(]*> )?[\\w<>\\[\\], ?]+) (\\w+)\\(([^)]*)\\) \\{");

    /** The superclass (group 1) of the class of a file. */
    static final Pattern EXTENDS = Pattern.compile("(?m)^\\w[\\w ]* class \\w+(?:<.*>)? extends (\\w+)");

    final List<Source> sources = new ArrayList<>();
    /** The simple names of all classes: a word becomes the name of a twin only if there is such a class. */
    final Set<String> classes;
    /** The package of each class of these sources, and of those that they import. */
    final Map<String, String> packages = new TreeMap<>();
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
            String type = name.startsWith("Float") ? "Float" : "Int";
            sources.add(new Source(file, name, type, text.replaceAll(BLOCKS, "")
                    .replaceAll(IMPORTS.formatted("(?:import .*\\n)*"), "")));
            classes.add(name);
            packages.put(name, packageOf(text));
        }
        javaFiles(target).forEach(file -> outputs.put(file, ""));
        for (Source source : sources) {
            source.twins().forEach(twin -> packages.put(source.name(twin), packageOf(source.text)));
            IMPORT.matcher(source.text).results().forEach(line -> packages.putIfAbsent(line.group(2), line.group(1)));
        }
        // All names come before any text, since a template may refer to any twin.
        sources.forEach(source -> source.twins().stream().filter(twin -> !classes.add(source.name(twin))).forEach(
                twin -> fail(source.file + ": there is a class " + source.name(twin) + " already")));
        for (Source source : sources) {
            for (Twin twin : source.twins()) {
                outputs.put(target.resolve(folder.relativize(source.file)).resolveSibling(source.name(twin) + ".java"),
                        derived(source, twin));
            }
            outputs.put(source.file, withRegions(source, source.text));
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
        String text = withRegions(source, ONLY_IN.matcher(TWINS_LINE.matcher(source.text).replaceAll("")).replaceAll(
                part -> Set.of(part.group(1).split(", ")).contains(twin.name)
                        ? Matcher.quoteReplacement(part.group()) : ""));
        int body = text.indexOf('\n', text.lastIndexOf("\nimport ") + 1) + 1;
        // A name with and without a mark may become two names, and two names may become one.
        String head = Pattern.compile("(import .*\\.)(\\w+);\\n").matcher(text.substring(0, body)).replaceAll(line ->
                Pattern.compile("(?:" + MARK + ")?\\b" + line.group(2) + "\\b").matcher(text.substring(body)).results()
                .map(name -> derived(source, twin, line.group(1)) + derived(source, twin, name.group()) + ";\n")
                .distinct().collect(Collectors.joining())).replaceAll("(?m)^(import .*\\n)(?=[\\s\\S]*^\\1)", "");
        return DERIVED + source.name + " by build/Widths.java: do not edit\n" + head
                + derived(source, twin, withMarks(source, text.substring(body)));
    }

    /** In its header and its constructors a class is always meant itself, and its array is one of values. */
    static String withMarks(Source source, String body) {
        String array = twin(source, source.type).value + "\\[\\]";
        return Pattern.compile("(?m)^(?:\\w+ )*class %1$s\\b[^{]*\\{|^    %1$s\\(".formatted(source.name))
                .matcher(body).replaceAll(head -> head.group().replaceAll(
                        "\\b(" + source.name + "\\b|" + array + ")", "/*value*/ $1"));
    }

    /** A part of a source for a twin. All words are replaced at once, so that none is replaced twice. */
    String derived(Source source, Twin twin, String part) {
        return WORD.matcher(part).replaceAll(word -> word.group(1) != null ? marked(source, twin, word)
                // Without a mark: the class of the twin, of its values or of its key, the first that there is.
                : (word.group(3).equals(source.type) && classes.contains(twin.name + word.group(4)) ? twin.name
                : word.group(3).equals(source.type) && classes.contains(twin.type() + word.group(4)) ? twin.type()
                : word.group(3).equals("Int") ? twin(source, twin.key).name : word.group(3)) + word.group(4));
    }

    static String marked(Source source, Twin twin, MatchResult match) {
        boolean isKey = match.group(1).equals("key");
        Twin from = twin(source, isKey ? "Int" : source.type);
        Twin to = twin(source, isKey ? twin.key : twin.value);
        String word = match.group(2);
        if (match.group(1).equals("operation")) {
            // What tells a loop of all operations which one it is becomes a constant.
            return twin.operation.isEmpty() ? word : word.equals("mode") ? "Walk.KEYS" : twin.operation;
        }
        String other = word.equals("Gpu" + from.name + "s") ? "Gpu" + twin.name + "s"
                : word.equals(from.value + "s") ? to.value + "s"
                : word.matches(from.name + "[A-Z]\\w*")
                ? (isKey ? to : twin).name + word.substring(from.name.length())
                : word.equals(from.value) ? to.value : word.equals(from.value.toUpperCase(Locale.ROOT))
                ? to.value.toUpperCase(Locale.ROOT) : word.equals(from.box()) ? to.box() : null;
        return other != null && match.group().matches(MARK + ".*") ? other
                : fail(source.file + ": no rule takes '" + match.group() + "'");
    }

    /** The text of a file, or what a twin has of it, with its derived regions. */
    String withRegions(Source source, String part) {
        String rest = ALSO.matcher(part).replaceAll("");
        String marks = source.isTemplate() ? "" : MARK + "|" + OTHER + "|";
        if (Pattern.compile("(?m)" + marks + ALSO_LINE).matcher(rest).find()) {
            fail(source.file + ": a mark or a line '// Also' is in no template, and at no method");
        }
        if (Pattern.compile("(?m)^ +// Again with ").matcher(AGAIN.matcher(part).replaceAll("")).find()) {
            fail(source.file + ": a line '// Again' is behind no lines of a method");
        }
        String again = AGAIN.matcher(part).replaceAll(lines -> Matcher.quoteReplacement(lines.group()
                + BLOCK.formatted(lines.group(2), "the lines above", again(source, lines))));
        String text = ALSO.matcher(again).replaceAll(method -> Matcher.quoteReplacement(method.group()
                + BLOCK.formatted(INDENT, "the method above", copies(source, method))));
        return withImports(FORWARDED.matcher(text).replaceAll(line -> Matcher.quoteReplacement(line.group()
                + BLOCK.formatted(INDENT, line.group(1), forwarded(source, line)))));
    }

    /** A text of a file with imports of the classes that its regions have, and that it does not import itself. */
    String withImports(String text) {
        String imports = Pattern.compile(BLOCKS).matcher(text).results()
                .flatMap(region -> CLASS.matcher(COMMENT.matcher(region.group()).replaceAll("")).results())
                .map(MatchResult::group).distinct()
                .filter(name -> packages.containsKey(name) && !packages.get(name).equals(packageOf(text))
                        && !Pattern.compile("(?m)^import .*\\." + name + ";|\\b(?:class|record) " + name + "\\b")
                                .matcher(text).find())
                .map(name -> "import " + packages.get(name) + "." + name + ";\n").sorted()
                .collect(Collectors.joining());
        int end = text.indexOf('\n', Math.max(text.lastIndexOf("\nimport "), text.indexOf("\npackage ")) + 1) + 1;
        return imports.isEmpty() ? text : text.substring(0, end) + IMPORTS.formatted(imports) + text.substring(end);
    }

    static String packageOf(String text) {
        return text.replaceFirst("(?s)^.*?package (.*?);.*", "$1");
    }

    /** A line below a method: "Also for long, float: Javadoc", "Also with long, T" or "Also as left: Javadoc". */
    record Also(String kind, List<String> items, String text) {
        static Also of(String line) {
            String[] itemsAndText = (line.replaceAll("\\s*// *", " ").strip() + ": ").split(": ", 2);
            String[] kindAndItems = itemsAndText[0].split(" ", 2);
            // Not at the commas between arguments.
            return new Also(kindAndItems[0], List.of(kindAndItems[1].split(", (?![^(]*\\))")),
                    itemsAndText[1].replaceFirst(": $", ""));
        }

        /** One for each name: of "left|right, LEFT|RIGHT for INNER" the second is "right, RIGHT for INNER". */
        Stream<Also> names() {
            return IntStream.range(0, items.get(0).split("\\|").length).mapToObj(name -> new Also(kind, items.stream()
                    .map(item -> item.replaceFirst("^(?:[^|]*\\|){" + name + "}([^|]*?)(?:\\|.*?)?(?= for |$)", "$1"))
                    .toList(), text));
        }
    }

    /** Copies of a method for the lines below it: for its own name and others, with other types, for other types. */
    String copies(Source source, MatchResult method) {
        String name = method.group(2).replaceFirst("(?s)^.*?(\\w+)\\(.*", "$1");
        List<Also> all = Stream.of(method.group(3).split("(?m)" + ALSO_LINE)).skip(1).map(Also::of).flatMap(Also::names)
                .toList();
        String text = method.group(1) + method.group(2) + all.stream().filter(also -> also.kind.equals("for"))
                .map(Also::text).collect(Collectors.joining());
        StringBuilder copies = new StringBuilder(copies(source, method.group(2), all, List.of()));
        for (Also as : all) {
            if (as.kind.equals("as")) {
                List<String> words = new ArrayList<>(as.items);
                words.set(0, words.get(0) + "( for " + name + "(");
                String javadoc = renamed(method.group(1), words);
                String code = renamed(method.group(2), words);
                words.stream().skip(1).filter(word -> renamed(text, List.of(word)).equals(text)).forEach(
                        word -> fail(source.file + ": " + name + " has no such word: " + word));
                // A description of its own has the tags of the other, such as @param.
                copies.append('\n').append(as.text.isEmpty() ? javadoc : javadoc(as.text, javadoc))
                        .append(source.isTemplate() ? code : OTHER.matcher(code).replaceAll("$1").replaceAll(MARK, ""))
                        .append(copies(source, code, all, words));
            }
        }
        return copies.toString();
    }

    /** Copies of lines within a method, each with other words. */
    String again(Source source, MatchResult lines) {
        return Also.of(lines.group(3)).names().map(also -> {
            also.items.stream().filter(word -> renamed(lines.group(1), List.of(word)).equals(lines.group(1))).forEach(
                    word -> fail(source.file + ": the lines above have no such word: " + word));
            return renamed(lines.group(1), also.items);
        }).collect(Collectors.joining());
    }

    /** Copies of a method under one name. The type that is marked first is its own. */
    String copies(Source source, String method, List<Also> all, List<String> words) {
        Matcher value = Pattern.compile("/\\*value\\*/ (int|float|byte)\\b").matcher(method);
        Twin own = twin(source, value.find() ? value.group(1) : "int");
        Source typed = new Source(source.file, source.name, own.name, source.text);
        String other = OTHER.matcher(method).results().map(mark -> mark.group(1)).findFirst().orElse("");
        List<Also> types = new ArrayList<>(all.stream().filter(also -> also.kind.equals("for")).toList());
        List<String> others = new ArrayList<>(List.of(other));
        all.stream().filter(also -> also.kind.equals("with")).forEach(also -> others.addAll(also.items));
        if (others.size() > 1) {
            types.add(0, new Also("for", List.of(own.value), types.isEmpty() ? "" : types.get(0).text));
        }
        StringBuilder copies = new StringBuilder();
        for (String with : others) {
            String code = OTHER.matcher(method).replaceAll(with);
            for (Also also : types) {
                String text = renamed(also.text, words).replace("{other}", with);
                also.items.stream().filter(type -> !type.equals(own.value) || !with.equals(other)).forEach(type ->
                        copies.append('\n').append(javadoc(text.replace("{type}", type), ""))
                                .append(type.equals(own.value) ? code.replaceAll(MARK, "")
                                : derived(typed, twin(source, type), code)));
            }
        }
        return copies.toString();
    }

    /**
     * A text with other words: "LEFT for INNER" puts LEFT in place of each INNER, "left( for inner(" only of names, and
     * "2 for 1" makes x2 of x1.
     */
    static String renamed(String text, List<String> words) {
        String renamed = text;
        for (String word : words) {
            String[] newAndOld = word.split(" for ", 2);
            String before = newAndOld[1].matches("\\d") ? "(?<=[a-z])" : "(?<!\\w)";
            renamed = renamed.replaceAll(before + Pattern.quote(newAndOld[1]) + "(?:(?<=\\()|(?!\\w))",
                    Matcher.quoteReplacement(newAndOld[0]));
        }
        return renamed;
    }

    /** A comment for a text, in one line if that has at most 120 characters, with the tags of another comment. */
    static String javadoc(String text, String other) {
        Matcher tags = Pattern.compile("(?m)^     \\* @[\\s\\S]*^     \\*/\\n").matcher(other);
        boolean hasTags = tags.find();
        return text.isEmpty() ? "" : !hasTags && text.length() <= 109 ? "    /** " + text + " */\n"
                : "    /**\n" + text.replaceAll("(.{1,113})(?: |$)", "     * $1\n")
                + (hasTags ? "     *\n" + tags.group() : "     */\n");
    }

    /** Methods that call those of another class, with the same Javadoc: "take, find for bounds, sort(order)". */
    String forwarded(Source source, MatchResult line) {
        String object = line.group(2);
        String isPublic = Character.isUpperCase(object.charAt(0)) ? "public static" : "public";
        List<String> wanted = List.of(line.group(3).replaceAll("\\s*//\\s*", " ").strip().split(", "));
        List<String> words = wanted.stream().filter(name -> name.contains(" for "))
                .map(name -> name.replaceAll("\\(.*", "").replace(" for ", "( for ") + "(").toList();
        // A name, and that of the last parameter, or nothing for all methods with this name.
        Map<String, String> names = wanted.stream().collect(Collectors.toMap(
                name -> name.replaceAll(".* for |\\(.*", ""), name -> name.replaceAll("^[^(]*\\(?|\\)", "")));
        String methods = withSuperclasses(line.group(1))
                .map(other -> withRegions(other, other.text).replaceAll(MARK, ""))
                .flatMap(other -> PUBLIC_METHOD.matcher(OTHER.matcher(other).replaceAll("$1")).results())
                .filter(method -> names.containsKey(method.group(3))
                        && method.group(4).endsWith(names.get(method.group(3))))
                .map(method -> "\n%s    %s %s %s(%s) {\n        %s%s.%s(%s);\n    }\n".formatted(
                        renamed(method.group(1), words), isPublic, method.group(2),
                        renamed(method.group(3) + "(", words).replace("(", ""), method.group(4),
                        method.group(2).endsWith("void") ? "" : "return ", object, method.group(3),
                        // The names of the parameters, without their types.
                        method.group(4).replaceAll("(?:[^,<]|<[^>]*>)+ (\\w+)", "$1").replace(",", ", ")))
                .collect(Collectors.joining());
        return names.keySet().stream().allMatch(name -> methods.contains("." + name + "(")) ? methods
                : fail(source.file + ": " + line.group(1) + " lacks a public method of " + wanted);
    }

    /** A class after those that it extends. */
    Stream<Source> withSuperclasses(String name) {
        return sources.stream().filter(source -> source.name.equals(name)).flatMap(source -> Stream.concat(
                EXTENDS.matcher(source.text).results().flatMap(line -> withSuperclasses(line.group(1))),
                Stream.of(source)));
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
