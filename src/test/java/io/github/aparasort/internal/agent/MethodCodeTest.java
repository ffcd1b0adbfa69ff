package io.github.aparasort.internal.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.agent.ConstantPool.MethodReference;
import io.github.aparasort.testing.Coverage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.bcel.Const;
import org.apache.bcel.classfile.ClassParser;
import org.apache.bcel.classfile.JavaClass;
import org.apache.bcel.generic.InstructionHandle;
import org.apache.bcel.generic.InstructionList;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls of the sorts of lists in class files: what they then do, and which calls stay. */
@Tag(Coverage.EVERY_JDK)
class MethodCodeTest {
    private static final String NAME = "com.acme.ListProgram";
    private static final String WITH_ORDER = "sort(Ljava/util/List;Ljava/util/Comparator;)V";
    private static final String WITHOUT_ORDER = "sort(Ljava/util/List;)V";

    @TempDir
    static Path directory;
    private static byte[] program;

    @BeforeAll
    static void compile() throws IOException {
        Path classes = directory.resolve("classes");
        Sources.compile(classes, "io.github.aparasort.GpuArrays", SignatureProgram.recordingGpuArrays());
        Sources.compileResources(directory.resolve("program"), "lists");
        program = Files.readAllBytes(directory.resolve("program/com/acme/ListProgram.class"));
    }

    /** The program, or a changed one. Its nested classes stay. */
    private static RecordedRun run(byte[] file, String method) throws Exception {
        return RecordedRun.of(file, NAME, method, directory.resolve("classes"), directory.resolve("program"));
    }

    private static void assertCalls(String method, String... calls) throws Exception {
        RecordedRun plain = run(program, method);
        assertEquals(List.of(), plain.calls());
        RecordedRun changed = run(new Redirection(program).apply(), method);
        assertEquals(plain.result(), changed.result());
        assertEquals(List.of(calls), changed.calls());
    }

    // ---- what is changed

    @Test
    void callsOfEachClass() throws Exception {
        assertCalls("calls", WITH_ORDER, WITH_ORDER, WITHOUT_ORDER, WITH_ORDER);
    }

    /** Instructions of several lengths before the calls, and jumps across them. */
    @Test
    void switchesAndJumps() throws Exception {
        assertCalls("switches", Stream.generate(() -> WITH_ORDER).limit(8).toArray(String[]::new));
    }

    @Test
    void lambdasAndMethodReferencesOfCollections() throws Exception {
        assertCalls("references", WITH_ORDER, WITH_ORDER, WITHOUT_ORDER);
    }

    // ---- what stays

    @Test
    void otherClassesAndMethodReferencesOfLists() throws Exception {
        assertCalls("others");
    }

    /** A subclass would call itself for ever. */
    @Test
    void callsBySuperStay() throws Exception {
        byte[] subclass = Files.readAllBytes(directory.resolve("program/com/acme/ListProgram$Counting.class"));
        assertTrue(new ConstantPool(subclass).referencesTo(ReplacedMethods.FROM).stream()
                .anyMatch(method -> ReplacedMethods.isOfList(method.method())));
        assertTrue(new Redirection(subclass).isEmpty());
    }

    @Test
    void noListIsRefusedInTheSameWay() throws Exception {
        for (byte[] file : List.of(program, new Redirection(program).apply())) {
            InvocationTargetException thrown = assertThrows(InvocationTargetException.class,
                    () -> run(file, "none"));
            assertEquals(NullPointerException.class, thrown.getCause().getClass());
        }
    }

    /** Six constants more; of the code nothing differs but the calls. */
    @Test
    void theRestOfTheCodeStays() throws IOException {
        JavaClass before = new ClassParser(new ByteArrayInputStream(program), "before").parse();
        JavaClass after = new ClassParser(new ByteArrayInputStream(new Redirection(program).apply()), "after").parse();
        assertEquals(before.getConstantPool().getLength() + 6, after.getConstantPool().getLength());
        Set<Integer> changed = new TreeSet<>();
        for (int i = 0; i < before.getMethods().length; i++) {
            byte[] old = before.getMethods()[i].getCode().getCode();
            byte[] code = after.getMethods()[i].getCode().getCode();
            assertEquals(old.length, code.length);
            for (InstructionHandle each : new InstructionList(old).getInstructionHandles()) {
                int at = each.getPosition();
                int end = at + each.getInstruction().getLength();
                if (!Arrays.equals(old, at, end, code, at, end)) {
                    changed.add((int) each.getInstruction().getOpcode());
                    assertEquals(Const.INVOKESTATIC, code[at] & 0xFF);
                    assertTrue(end == at + 3 || code[at + 3] == Const.NOP && code[at + 4] == Const.NOP);
                }
            }
        }
        assertEquals(Set.of((int) Const.INVOKEVIRTUAL, (int) Const.INVOKEINTERFACE), changed);
    }

    // ---- all instructions

    /** Finds every call of a method of an object in large classes, as a library for class files does. */
    @ParameterizedTest
    @ValueSource(classes = {String.class, java.util.Formatter.class, java.util.regex.Pattern.class,
        java.util.concurrent.ConcurrentHashMap.class, java.math.BigInteger.class, java.lang.invoke.MethodHandles.class,
        java.util.ArrayList.class, java.text.DecimalFormat.class})
    void findsAllCallsInClassesOfTheJdk(Class<?> type) throws IOException {
        byte[] file;
        try (InputStream in = type.getResourceAsStream(type.getName().replaceFirst(".*\\.", "") + ".class")) {
            file = in.readAllBytes();
        }
        Set<Integer> all = new TreeSet<>();
        for (int i = 1; i < 0x10000; i++) {
            all.add(i);
        }
        List<String> found = new ArrayList<>();
        for (int call : calls(file, all)) {
            found.add((file[call] & 0xFF) + " " + ByteBuffer.wrap(file).getShort(call + 1));
        }
        JavaClass parsed = new ClassParser(new ByteArrayInputStream(file), "file").parse();
        List<String> expected = new ArrayList<>();
        for (var method : parsed.getMethods()) {
            byte[] code = method.getCode() == null ? new byte[0] : method.getCode().getCode();
            for (InstructionHandle each : new InstructionList(code).getInstructionHandles()) {
                int opcode = each.getInstruction().getOpcode();
                if (opcode == Const.INVOKEVIRTUAL || opcode == Const.INVOKEINTERFACE) {
                    expected.add(opcode + " " + ByteBuffer.wrap(code).getShort(each.getPosition() + 1));
                }
            }
        }
        assertEquals(expected, found);
        assertTrue(found.size() > 10, found::toString);
    }

    private static List<Integer> calls(byte[] file, Set<Integer> references) {
        ConstantPool pool = new ConstantPool(file);
        return MethodCode.calls(file, pool.end(), pool.indicesOfText(MethodCode.ATTRIBUTE), references);
    }

    // ---- damaged files

    @Test
    void truncatedFiles() {
        Set<Integer> lists = new ConstantPool(program).referencesTo(ReplacedMethods.FROM).stream()
                .filter(method -> ReplacedMethods.isOfList(method.method())).map(MethodReference::index).collect(Collectors.toSet());
        int last = calls(program, lists).stream().mapToInt(i -> i).max().getAsInt();
        for (int length = new ConstantPool(program).end(); length < last; length++) {
            byte[] part = Arrays.copyOf(program, length);
            assertThrows(ClassFormatError.class, () -> new Redirection(part), () -> part.length + " bytes");
        }
    }

    /** The methods make sense all the same, or the exception says that they do not. */
    @Test
    void damagedFiles() {
        ConstantPoolTest.assertDamageIsRefused(program, new ConstantPool(program).end(), program.length);
    }
}
