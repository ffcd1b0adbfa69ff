package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Coverage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which command runs, and what bad arguments get. */
@Tag(Coverage.EVERY_JDK)
public class MainTest {
    /** What a command printed, and its exit status. */
    public record CommandLine(int status, String out, String err) {

        /** Runs a command as from a shell, in this JVM. */
        public static CommandLine run(Object... args) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            String[] texts = Stream.of(args).map(Object::toString).toArray(String[]::new);
            int status;
            try (PrintStream o = new PrintStream(out, true, StandardCharsets.UTF_8);
                    PrintStream e = new PrintStream(err, true, StandardCharsets.UTF_8)) {
                status = Commands.run(texts, o, e);
            }
            return new CommandLine(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        }
    }

    static Stream<Arguments> badArguments() {
        return Stream.of(
                Arguments.of("frobnicate", "unknown command: frobnicate"),
                Arguments.of("--limit 3", "unknown command: --limit"),
                Arguments.of("doctor now", "one argument too many: now"),
                Arguments.of("doctor --fast", "unknown option: --fast"),
                Arguments.of("demo a b", "one argument too many: b"),
                Arguments.of("demo --limit", "--limit needs a value"),
                Arguments.of("demo --limit=", "--limit is a number of MiB, 1 or more, not "),
                Arguments.of("demo --all=no", "--all takes no value"),
                Arguments.of("demo --all --all", "--all is given twice"),
                Arguments.of("demo --everything", "unknown option: --everything"),
                Arguments.of("demo --limit 0", "--limit is a number of MiB, 1 or more, not 0"),
                Arguments.of("demo --limit=many", "--limit is a number of MiB, 1 or more, not many"),
                Arguments.of("demo --limit 99999999999", "--limit is a number of MiB"),
                Arguments.of("explain", "missing: OPERATION"),
                Arguments.of("explain sort int", "missing: N"),
                Arguments.of("explain sort int 5 6", "one argument too many: 6"),
                Arguments.of("explain sort Integer 5", "TYPE is int, long, float, double, byte, short, char, String or"
                        + " Object, not Integer"),
                Arguments.of("explain sort int -5", "unknown option: -5"),
                Arguments.of("explain sort int -- -5", "N is a number of elements, for instance 1000000 or 1_000_000,"
                        + " not -5"),
                Arguments.of("explain sort int 3000000000", "N is a number of elements"),
                Arguments.of("explain sort int many", "N is a number of elements"),
                Arguments.of("explain Sort int 5", "there is no Sort of int[]; of this type there are: sort, "),
                Arguments.of("explain sortUnsigned double 5", "there is no sortUnsigned of double[]; of this type"),
                Arguments.of("explain sort int 5 --engine cuda", "--engine is auto, gpu, opencl, jtp or jdk, not cuda"),
                Arguments.of("sort", "missing: IN"),
                Arguments.of("sort --type i32", "missing: IN"),
                Arguments.of("sort a --type i32", "missing: OUT"),
                Arguments.of("sort a b", "missing: --type i32, i64, f32, f64, gensort, records or lines"),
                Arguments.of("sort a b c --type i32", "one argument too many: c"),
                Arguments.of("sort a b --type", "--type needs a value"),
                Arguments.of("sort a b --type f16", "--type is i32, i64, f32, f64, gensort, records or lines, not f16"),
                Arguments.of("sort a b --type records --key 0:4", "missing: --record-length"),
                Arguments.of("sort a b --type i32 --key 0:4", "--key is for --type records"),
                Arguments.of("sort a b --type records --record-length 9 --key 4", "--key is OFFSET:LENGTH"),
                Arguments.of("sort a b --type records --record-length 9 --key 4:6", "--key: a key of 6 bytes at 4"),
                Arguments.of("sort a b --type records --record-length nine --key 4:6", "--record-length: not a"),
                Arguments.of("sort a b --type i32 --byte-order middle", "--byte-order is little or big, not middle"),
                Arguments.of("sort a b --type gensort --byte-order big", "--byte-order is for words"),
                Arguments.of("sort a b --type lines --separator ,, --field 2",
                        "--separator is one character, not ,,"),
                Arguments.of("sort a b --type lines --separator \u20ac --field 2",
                        "--separator: a separator is an ASCII character"),
                Arguments.of("sort a b --type lines --separator ,", "--separator needs --field: whole lines have no"),
                Arguments.of("sort a b --type lines --field 0", "--field: fields have numbers from 1 on, not 0"),
                Arguments.of("sort a b --type lines --field x", "--field has numbers of fields, for instance 3, or"),
                Arguments.of("sort a b --type lines --field 2,", "--field has numbers of fields, for instance 3, or"),
                Arguments.of("sort a b --type lines --field 2rn", "--field has numbers of fields, for instance 3, or"),
                Arguments.of("sort a b --type lines --sums 3,x --field 1", "--sums has numbers of fields, for instance"),
                Arguments.of("sort a b --type lines --quoted", "quoted() needs a character between fields"),
                Arguments.of("sort a b --type lines --counts --unique", "unique() and groups exclude each other"),
                Arguments.of("sort a b --type lines --header -1", "--header is a number of lines, for instance 1"),
                Arguments.of("sort a b --type i32 --limit many", "--limit is a number of records, not many"),
                Arguments.of("sort a b --type i32 --header 1", "--header is for --type lines"),
                Arguments.of("merge a --type i32", "missing: OUT"),
                Arguments.of("merge a b --type i32 --engine jdk", "unknown option: --engine"),
                Arguments.of("check a b --type i32", "one argument too many: b"),
                Arguments.of("sort a b --type lines --key 0:1", "--key is for --type records"),
                Arguments.of("sort a b --type lines --byte-order big", "--byte-order is for words"),
                Arguments.of("sort a b --type i32 --numeric", "--numeric is for --type lines"),
                Arguments.of("sort a b --type records --record-length 4 --key 0:1 --field 1",
                        "--field is for --type lines"),
                Arguments.of("sort a b --type i32 --memory 0", "--memory is a number of bytes, for instance"),
                Arguments.of("sort a b --type i32 --memory 1.5G", "--memory is a number of bytes, for instance"),
                Arguments.of("sort a b --type i32 --type i64", "--type is given twice"),
                Arguments.of("sort a b --type i32 --engine cuda",
                        "--engine is auto, gpu, opencl, jtp or jdk, not cuda"),
                Arguments.of("sort a b --type i32 --fast yes", "unknown option: --fast"));
    }

    @ParameterizedTest
    @MethodSource("badArguments")
    void badArgumentsGetAMessageWhereHelpIsAndTwo(String line, String message) {
        CommandLine done = CommandLine.run((Object[]) line.split(" "));
        assertEquals(2, done.status());
        assertTrue(done.err().startsWith("aparasort: " + message), done.err());
        assertEquals("The command help shows all commands and their arguments.", done.err().lines().toList().get(1));
        assertEquals(2, done.err().lines().count(), done.err());
        assertEquals("", done.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "--help", "-h", "sort --help", "demo -h"})
    void helpIsNoError(String line) {
        CommandLine done = CommandLine.run((Object[]) line.split(" "));
        assertEquals(0, done.status());
        assertTrue(done.out().startsWith("Usage:"), done.out());
        assertEquals("", done.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"version", "--version"})
    void versionIsToldWithOrWithoutAJar(String command) {
        CommandLine done = CommandLine.run(command);
        assertEquals(0, done.status());
        assertTrue(done.out().startsWith("aparasort "), done.out());
    }

    @Test
    void explainPrintsThePlan() {
        for (String[] words : new String[][] {{"sort", "int"}, {"searchSorted", "double"}, {"isSorted", "char"}}) {
            Class<?> type = AnyArray.TYPES.stream().filter(each -> each.getName().equals(words[1])).findAny()
                    .orElseThrow();
            CommandLine done = CommandLine.run("explain", words[0], words[1], "1_000_000", "--engine", "jtp");
            assertEquals(0, done.status(), done.err());
            assertEquals("", done.err());
            try (Gpu gpu = Gpu.open(Target.JTP)) {
                assertEquals(gpu.explain(words[0], type, 1_000_000).toString(), done.out().stripTrailing());
            }
        }
        CommandLine done = CommandLine.run("explain", "parallelSort", "Object", "100000");
        assertTrue(done.out().startsWith("parallelSort Object[100,000]: JDK, objects"), done.out());
        done = CommandLine.run("explain", "argsort", "String", "100000", "--engine=jtp");
        assertTrue(done.out().startsWith("argsort String[100,000]: JTP, as demanded"), done.err() + done.out());
    }

    @Test
    void explainMeasuresFirst() {
        Gpu.shared().recalibrate();
        CommandLine done = CommandLine.run("explain", "sort", "long", "1000000", "--engine=auto");
        assertEquals(0, done.status(), done.err());
        assertTrue(done.out().startsWith("sort long[1,000,000]: "), done.out());
        assertTrue(done.out().contains("\n  expected on JDK: "), done.out());
    }

    @Test
    void anEmptyArgumentIsAnUnknownCommand() {
        assertEquals(2, CommandLine.run("").status());
    }
}
