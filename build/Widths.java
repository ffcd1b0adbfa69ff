import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
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
 * Derives code for other key and value types from templates, which are plain Java. From a template in src/main/widths
 * or src/test/widths it derives classes: LongSortJob, FloatSortJob and DoubleSortJob from IntSortJob. To a template in
 * src/main/overloads it adds methods: sort(long[]) to sort(int[]). The build runs this file before it compiles;
 * docs/widths.md explains it. The tables TWINS and RULES come first, the program after them.
 */
public class Widths {
    // ---- TWINS: what the words of a template become. A class name such as IntSortJob takes the name of the twin.
    //                                         name        /*key*/ int  /*value*/ int or float
    static final Twin INT = new Twin(         "Int",       "int",       "int");
    static final Twin LONG = new Twin(        "Long",      "long",      "long");
    static final Twin FLOAT = new Twin(       "Float",     "int",       "float");
    static final Twin DOUBLE = new Twin(      "Double",    "long",      "double");
    static final Twin BYTE = new Twin(        "Byte",      "int",       "byte");
    static final Twin SHORT = new Twin(       "Short",     "int",       "short");
    static final Twin CHARACTER = new Twin(   "Character", "int",       "char");
    static final Twin BOOLEAN = new Twin(     "Boolean",   "int",       "boolean");
    // Copies for one kernel each. The JIT compiler makes fast code of a hot loop only if no other kernel shares it.
    static final Twin INT_PAIR = new Twin(    "IntPair",   "long",      "long");
    static final Twin LONG_PAIR = new Twin(   "LongPair",  "long",      "long");
    static final Twin INT_ORDER = new Twin(   "IntOrder",  "int",       "int");
    static final Twin LONG_ORDER = new Twin(  "LongOrder", "long",      "long");
    // Kernels with values that travel with the keys.
    static final Twin INT_VALUE = new Twin(   "IntValue",  "int",       "int");
    static final Twin LONG_VALUE = new Twin(  "LongValue", "long",      "long");

    // ---- RULES: which templates have which twins. A template has the twins of all rules that match it.
    static final List<Rule> RULES = List.of(
            new Rule("Int*", LONG),
            new Rule("Int*", "/*value*/", FLOAT, DOUBLE),
            new Rule("Float*", DOUBLE),
            // These elements are only read, as ints.
            new Rule("IntSequence", BYTE, SHORT, CHARACTER),
            new Rule("IntRakePasses", INT_PAIR, LONG_PAIR, INT_ORDER, LONG_ORDER),
            new Rule("IntRadixPasses", INT_PAIR, LONG_PAIR, FLOAT, DOUBLE),
            // Their superclasses have these twins.
            new Rule("IntTileSegmentSort", INT_VALUE, LONG_VALUE),
            new Rule("IntTileGroups", INT_VALUE, LONG_VALUE),
            // Tests without a value of their own, whose superclasses or kernels have these twins.
            new Rule("IntDyingRadixSort", FLOAT, DOUBLE, INT_PAIR, LONG_PAIR),
            new Rule("IntDyingMerge", FLOAT, DOUBLE),
            new Rule("IntDyingMultiwayMerge", FLOAT, DOUBLE),
            new Rule("IntDyingSets", FLOAT, DOUBLE),
            new Rule("IntDyingTake", FLOAT, DOUBLE),
            new Rule("IntDyingSelect", FLOAT, DOUBLE),
            new Rule("IntDyingSegmentSort", FLOAT, DOUBLE),
            new Rule("IntDyingBounds", FLOAT, DOUBLE),
            new Rule("IntScanTiles", FLOAT, DOUBLE),
            new Rule("IntScanKernelTest", FLOAT, DOUBLE));

    // ---- KERNEL COPIES: each *Folds, template or twin, has a copy *RakeFolds that extends Kernel. Only in a kernel
    // does Aparapi use OpenCL's min for Math.min. Elsewhere it translates the bytecode of Math.min, for longs wrongly.
    static final String FOLDS = "Folds";
    static final String RAKE_FOLDS = "RakeFolds";
    static final String RAKE_FOLDS_PACKAGE = "io.github.aparasort.internal.scan";
    static final String RAKE_FOLDS_IMPORTS = """

            import com.aparapi.Kernel;
            """;

    // ---- the program

    record Twin(String name, String key, String value) {
        /** The first word of the names of classes that hold keys only: Int or Long. */
        String keyName() {
            return key.equals("int") ? "Int" : "Long";
        }
    }

    /**
     * @param names a class name, or the beginning of class names and a star
     * @param text what the template has to contain
     */
    record Rule(String names, String text, Twin... twins) {
        Rule(String names, Twin... twins) {
            this(names, "", twins);
        }

        boolean matches(String name, String template) {
            String start = names.replace("*", "");
            return (names.endsWith("*") ? name.startsWith(start) : name.equals(start)) && template.contains(text);
        }
    }

    /** One file of a widths folder. Its name begins with its type, Int or Float. */
    record Template(Path file, String type, String rest, String text, List<Twin> twins) {
        /** The template as a twin of its own. */
        Twin itself() {
            return new Twin(type, "int", type.toLowerCase(Locale.ROOT));
        }
    }

    /** The types of overloads. */
    static final Map<String, Twin> TYPES = Stream.of(INT, LONG, FLOAT, DOUBLE, BYTE, SHORT, CHARACTER, BOOLEAN)
            .collect(Collectors.toMap(Twin::value, twin -> twin));

    static final Map<String, String> BOXES = Map.of("byte", "Byte", "short", "Short", "char", "Character",
            "int", "Integer", "long", "Long", "float", "Float", "double", "Double", "boolean", "Boolean");
    /** A comment of one word and the word after it (groups 1 and 2), or a class name without (groups 3 and 4). */
    static final Pattern WORD = Pattern.compile("/\\*(\\s*\\w+\\s*)\\*/ ?(\\w*)|\\b(Int|Float|Byte)([A-Z]\\w*)");
    static final Pattern MARK = Pattern.compile("/\\*(key|value)\\*/");
    /** A mark and the type of a method's first value (group 1). */
    static final Pattern VALUE = Pattern.compile("/\\*value\\*/ (\\w+)");
    /** A method without its comment (group 1), and the lines "// Also for" after it (group 2). */
    static final Pattern OVERLOADED = Pattern.compile(
            "(?m)^(    [\\w<].*\\n(?:(?:     .*)?\\n)*    \\}\\n)((?:    // Also for .*\\n(?:    //   .*\\n)*)+)");
    static final String ALSO = "// Also for ";
    /** A line "// Methods of Other by expression: names" (groups 2 to 4), static or not (group 1). */
    static final Pattern METHODS = Pattern.compile(
            "(?m)^    // (Methods|Static methods) of (\\w+) by (\\S+): (\\w.*\\n(?:    //   .*\\n)*)");
    /** A public method: its Javadoc (group 1), type (2), name (3) and parameters (4), all as they are written. */
    static final Pattern PUBLIC_METHOD = Pattern.compile("(?m)^(    /\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)"
            + "    public ((?:<[^(]*> )?[\\w<>\\[\\], ?]+) (\\w+)\\(([^)]*)\\) \\{");
    /** A parameter: its type, which may contain commas between angle brackets, and its name (group 1). */
    static final Pattern PARAMETER = Pattern.compile("(?:[^,<]|<[^>]*>)+ (\\w+)");
    static final int LINE_LENGTH = 120;

    static final Set<String> errors = new TreeSet<>();
    static final Set<Rule> unused = new LinkedHashSet<>(RULES);

    /** The simple names of all classes: a word becomes the name of a twin only if there is such a class. */
    final Set<String> classes;
    final List<Template> templates = new ArrayList<>();
    /** The classes with overloads, by their names. */
    final Map<String, Path> overloadedFiles = new TreeMap<>();
    /** The derived files to be and their text. */
    final Map<Path, String> derived = new TreeMap<>();

    public static void main(String[] args) throws IOException {
        Widths main = new Widths("main", Set.of());
        Widths test = new Widths("test", main.classes);
        unused.forEach(rule -> errors.add("build/Widths.java: the rule for " + rule.names + " matches no template"));
        if (!errors.isEmpty()) {
            errors.forEach(System.err::println);
            System.exit(1);
        }
        main.write(Path.of("target/generated-sources/widths"));
        test.write(Path.of("target/generated-test-sources/widths"));
    }

    /** Reads src/main or src/test and derives the twins in memory. */
    Widths(String part, Set<String> classesBelow) throws IOException {
        Path folder = Path.of("src", part, "widths");
        classes = new TreeSet<>(classesBelow);
        for (Path file : javaFiles(Path.of("src", part, "java"))) {
            String text = read(file);
            MARK.matcher(text).results().forEach(mark -> error(file, text, mark.start(),
                    "a mark outside of the folders of templates"));
            classes.add(className(file));
        }
        List<Path> overloaded = javaFiles(Path.of("src", part, "overloads"));
        overloaded.forEach(file -> addClass(file, className(file)));
        for (Path file : javaFiles(folder)) {
            String name = className(file);
            String text = read(file);
            List<Rule> rules = RULES.stream().filter(rule -> rule.matches(name, text)).toList();
            unused.removeAll(rules);
            if (rules.isEmpty()) {
                error(file, text, 0, "no rule of build/Widths.java takes a template with this name");
                continue;
            }
            String type = name.startsWith("Float") ? "Float" : "Int";
            templates.add(new Template(file, type, name.substring(type.length()), text,
                    rules.stream().flatMap(rule -> Stream.of(rule.twins)).toList()));
            addClass(file, name);
        }
        // All names are collected before any text is derived, since a template may refer to any twin.
        for (Template template : templates) {
            template.twins.forEach(twin -> addClass(template.file, twin.name + template.rest));
        }
        for (Template template : templates) {
            Path place = folder.relativize(template.file);
            for (Twin twin : template.twins) {
                derived.put(place.resolveSibling(twin.name + template.rest + ".java"), derive(template, twin));
            }
            if (template.rest.equals(FOLDS)) {
                deriveRakeFolds(template, template.itself());
                template.twins.forEach(twin -> deriveRakeFolds(template, twin));
            }
        }
        overloaded.forEach(file -> overloadedFiles.put(className(file), file));
        for (Path file : overloaded) {
            derived.put(Path.of("src", part, "overloads").relativize(file), header(file) + whole(className(file)));
        }
    }

    void addClass(Path source, String name) {
        if (!classes.add(name)) {
            error(source, "", 0, "there is a class " + name + " already");
        }
        if (name.endsWith(FOLDS)) {
            classes.add(name.replace(FOLDS, RAKE_FOLDS));
        }
    }

    /** The text of a twin. */
    String derive(Template template, Twin twin) {
        return header(template.file) + derive(template, 0, template.text.length(), twin);
    }

    static String header(Path template) {
        return "// Derived by build/Widths.java. Edit the template: " + template.toString().replace('\\', '/') + "\n";
    }

    /** The text of a part of the template. All words are replaced at once, so that none is replaced twice. */
    String derive(Template template, int from, int to, Twin twin) {
        return WORD.matcher(template.text.substring(from, to)).replaceAll(word -> Matcher.quoteReplacement(
                word.group(1) == null
                        ? unmarked(template, twin, word.group(3), word.group(4))
                        : marked(template, twin, word.group(1), word.group(2), from + word.start())));
    }

    /** The template with methods for the other types in place of the lines "// Also for", and without marks. */
    String withOverloads(Path file, String text) {
        StringBuilder all = new StringBuilder();
        int done = 0;
        for (MatchResult method : OVERLOADED.matcher(text).results().toList()) {
            all.append(text, done, method.end(1));
            for (String also : method.group(2).split("(?m)^(?=    " + ALSO + ")")) {
                all.append(overloads(file, text, method, also.replaceAll("\\s*// *", " ").strip()));
            }
            done = method.end();
        }
        all.append(text.substring(done));
        if (all.indexOf(ALSO) >= 0) {
            error(file, text, text.lastIndexOf(ALSO), "there is no method before '" + ALSO + "'");
        }
        return all.toString().replaceAll(MARK + " ?", "");
    }

    /** The text of a class with overloads, with all its methods. */
    String whole(String name) throws IOException {
        Path file = overloadedFiles.get(name);
        String text = withOverloads(file, read(file));
        StringBuilder all = new StringBuilder();
        int done = 0;
        for (MatchResult line : METHODS.matcher(text).results().toList()) {
            all.append(text, done, line.start());
            if (overloadedFiles.containsKey(line.group(2))) {
                all.append(forwarded(file, text, line));
            } else {
                error(file, text, line.start(), "there is no class with overloads " + line.group(2));
            }
            done = line.end();
        }
        return all.append(text.substring(done)).toString();
    }

    /** Methods that call those of the same names in another class, with the same Javadoc. */
    String forwarded(Path file, String text, MatchResult line) throws IOException {
        boolean isStatic = line.group(1).startsWith("Static");
        String names = line.group(4).replaceAll("\\s*//\\s*", " ").strip();
        Set<String> wanted = new LinkedHashSet<>(List.of(names.split(", ")));
        Set<String> missing = new LinkedHashSet<>(wanted);
        StringBuilder methods = new StringBuilder();
        for (MatchResult method : PUBLIC_METHOD.matcher(whole(line.group(2))).results().toList()) {
            String name = method.group(3);
            if (wanted.contains(name)) {
                missing.remove(name);
                String arguments = PARAMETER.matcher(method.group(4)).results().map(parameter -> parameter.group(1))
                        .collect(Collectors.joining(", "));
                methods.append(methods.isEmpty() ? "" : "\n").append(method.group(1)).append("    public ")
                        .append(isStatic ? "static " : "").append(method.group(2)).append(' ').append(name).append('(')
                        .append(method.group(4)).append(") {\n        ")
                        .append(method.group(2).matches("(<.*> )?void") ? "" : "return ").append(line.group(3))
                        .append('.').append(name).append('(').append(arguments).append(");\n    }\n");
            }
        }
        missing.forEach(name -> error(file, text, line.start(), line.group(2) + " has no public method " + name));
        return methods.toString();
    }

    /** The copies of a method for a line such as "Also for long, float: Javadoc with the word {type}." */
    String overloads(Path file, String text, MatchResult method, String also) {
        Matcher mark = VALUE.matcher(method.group(1));
        Twin own = mark.find() ? TYPES.getOrDefault(mark.group(1), INT) : INT;
        Template template = new Template(file, own.name, "", text, List.of());
        String[] typesAndComment = also.replace(ALSO.substring(3), "").split(": ", 2);
        String original = derive(template, method.start(1), method.end(1), own);
        StringBuilder copies = new StringBuilder();
        for (String type : typesAndComment[0].split(", ")) {
            Twin twin = TYPES.get(type);
            if (twin == null) {
                error(file, text, method.start(2), "there are no overloads for '" + type + "'");
                break;
            }
            String copy = derive(template, method.start(1), method.end(1), twin);
            if (copy.equals(original)) {
                error(file, text, method.start(), "without a mark all overloads are the same");
            }
            copies.append('\n');
            if (typesAndComment.length > 1) {
                copies.append(javadoc(typesAndComment[1].replace("{type}", type).replace("{Type}", BOXES.get(type))));
            }
            copies.append(copy);
        }
        return copies.toString();
    }

    /** A Javadoc comment, in one line if it fits. */
    static String javadoc(String text) {
        String line = "    /** " + text + " */";
        if (line.length() <= LINE_LENGTH) {
            return line + "\n";
        }
        return "    /**\n" + text.replaceAll("(.{1," + (LINE_LENGTH - "     * ".length()) + "})(?: |$)", "     * $1\n")
                + "     */\n";
    }

    /** What a class name without a mark becomes: that of the twin if there is such a class, else that of the key. */
    String unmarked(Template template, Twin twin, String type, String rest) {
        if (type.equals(template.type) && classes.contains(twin.name + rest)) {
            return twin.name + rest;
        }
        return (type.equals("Int") ? twin.keyName() : type) + rest;
    }

    /** What a word with a mark becomes. */
    static String marked(Template template, Twin twin, String mark, String word, int position) {
        boolean isKey = mark.equals("key");
        if (isKey || mark.equals("value")) {
            String from = isKey ? "int" : template.itself().value;
            String to = isKey ? twin.key : twin.value;
            if (word.equals(from)) {
                return to;
            }
            if (word.equals(from.toUpperCase(Locale.ROOT))) {
                return to.toUpperCase(Locale.ROOT);
            }
            if (word.equals(BOXES.get(from))) {
                return BOXES.get(to);
            }
            String prefix = isKey ? "Int" : template.type;
            if (word.matches(prefix + "[A-Z]\\w*")) {
                return (isKey ? twin.keyName() : twin.name) + word.substring(prefix.length());
            }
        }
        error(template.file, template.text, position, "no rule takes the mark /*" + mark + "*/ before '" + word + "'");
        return word;
    }

    void deriveRakeFolds(Template template, Twin twin) {
        String name = twin.name + RAKE_FOLDS;
        derived.put(Path.of(RAKE_FOLDS_PACKAGE.replace('.', '/'), name + ".java"), derive(template, twin)
                .replaceFirst("package .*;\n", "package " + RAKE_FOLDS_PACKAGE + ";\n" + RAKE_FOLDS_IMPORTS)
                .replaceFirst("(public )?final class \\w+", "abstract class " + name + " extends Kernel")
                .replace("private " + twin.name + FOLDS, "private " + name));
    }

    /** Writes only what has changed, so that the compiler finds the rest unchanged. Deletes what has no template. */
    void write(Path folder) throws IOException {
        for (Path old : javaFiles(folder)) {
            if (!derived.containsKey(folder.relativize(old))) {
                Files.delete(old);
            }
        }
        for (Map.Entry<Path, String> entry : derived.entrySet()) {
            Path file = folder.resolve(entry.getKey());
            if (!Files.exists(file) || !read(file).equals(entry.getValue())) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, entry.getValue());
            }
        }
    }

    static void error(Path file, String text, int position, String message) {
        long line = 1 + text.substring(0, position).chars().filter(c -> c == '\n').count();
        errors.add(file + ":" + line + ": " + message);
    }

    static String className(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    static String read(Path file) throws IOException {
        return Files.readString(file).replace("\r\n", "\n");
    }

    static List<Path> javaFiles(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }
}
