package io.github.aparasort.internal.agent;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.internal.agent.ConstantPool.MethodReference;
import io.github.aparasort.testing.Coverage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.bcel.classfile.ClassParser;
import org.apache.bcel.classfile.JavaClass;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Class files with other constants: what they then do, and files that cannot be changed. */
@Tag(Coverage.EVERY_JDK)
class ConstantPoolTest {
    /** Where a class file has its version, and its number of constants. */
    private static final int MAJOR_AT = 6;
    private static final int COUNT_AT = 8;
    private static final int JAVA_6 = 50;
    private static final Set<String> ARRAYS = Set.of(ReplacedMethods.ARRAYS);
    /** Java 17 has the version 61. */
    private static final int FIRST_VERSION = 44;

    @TempDir
    static Path directory;
    /** The program of all signatures by this JDK's compiler, and as Java 8 had it. */
    private static byte[] program;
    private static byte[] oldProgram;

    @BeforeAll
    static void compile() throws IOException {
        // Compiled with a class path of its own, in which GpuArrays is the double.
        Path classes = directory.resolve("classes");
        Sources.compile(classes, "com.acme.Operators", SignatureProgram.operators(), "--release", "8",
                "-Xlint:-options");
        Sources.compile(classes, "io.github.aparasort.GpuArrays", SignatureProgram.recordingGpuArrays());
        String path = classes.toString();
        Sources.compile(directory.resolve("new"), SignatureProgram.NAME, SignatureProgram.program(), "-cp", path);
        Sources.compile(directory.resolve("old"), SignatureProgram.NAME, SignatureProgram.program(), "-cp", path,
                "--release", "8", "-Xlint:-options");
        program = Files.readAllBytes(directory.resolve("new/com/acme/AllSignatures.class"));
        oldProgram = Files.readAllBytes(directory.resolve("old/com/acme/AllSignatures.class"));
    }

    @Test
    void theListHasWhatBothClassesHave() {
        Set<String> ours = Arrays.stream(GpuArrays.class.getMethods()).map(SignatureProgram::signature)
                .collect(Collectors.toSet());
        Set<String> both = SignatureProgram.methods().stream().map(SignatureProgram::signature).filter(ours::contains)
                .collect(Collectors.toSet());
        assertEquals(44, both.size());
        for (Method method : Arrays.class.getMethods()) {
            String signature = SignatureProgram.signature(method);
            assertEquals(both.contains(signature), isReplaced(ReplacedMethods.ARRAYS, signature), signature);
        }
        for (Method method : Collections.class.getMethods()) {
            String signature = SignatureProgram.signature(method);
            assertEquals(ours.contains(signature) && method.getName().equals("sort"),
                    isReplaced(ReplacedMethods.COLLECTIONS, signature), signature);
            assertTrue(!isReplaced(ReplacedMethods.LIST, signature));
        }
    }

    private static boolean isReplaced(String owner, String signature) {
        return ReplacedMethods.contains(owner + "." + signature);
    }

    @Test
    void everySignatureCallsTheOtherClass() throws Exception {
        assertEquals(FIRST_VERSION + Runtime.version().feature(), major(program));
        assertCallsAll(program, redirected(program));
    }

    /** Version 50 is that of Java 6: no lambdas, no tables for the verifier needed. */
    @ParameterizedTest
    @ValueSource(ints = {JAVA_6, 52})
    void oldVersions(int version) throws Exception {
        byte[] file = oldProgram.clone();
        ByteBuffer.wrap(file).putShort(MAJOR_AT, (short) version);
        assertCallsAll(file, redirected(file));
    }

    private static int major(byte[] file) {
        return ByteBuffer.wrap(file).getShort(MAJOR_AT);
    }

    /** Runs both; the result is the same, and the changed one has called every method of the double. */
    private static void assertCallsAll(byte[] before, byte[] after) throws Exception {
        RecordedRun plain = run(before);
        assertEquals(List.of(), plain.calls());
        RecordedRun changed = run(after);
        assertEquals(plain.result(), changed.result());
        assertEquals(SignatureProgram.methods().stream().map(SignatureProgram::signature).toList(), changed.calls());
    }

    private static RecordedRun run(byte[] file) throws Exception {
        return RecordedRun.of(file, SignatureProgram.NAME, "run", directory.resolve("classes"));
    }

    private static byte[] redirected(byte[] file) {
        return new Redirection(file).apply();
    }

    /** Six constants more; nothing else differs but the classes that the 44 references name. */
    @Test
    void theRestOfTheFileStays() throws IOException {
        byte[] changed = redirected(program);
        JavaClass before = new ClassParser(new ByteArrayInputStream(program), "before").parse();
        JavaClass after = new ClassParser(new ByteArrayInputStream(changed), "after").parse();
        int constants = before.getConstantPool().getLength();
        assertEquals(constants + 6, after.getConstantPool().getLength());
        int end = end(program);
        assertArrayEquals(Arrays.copyOfRange(program, end, program.length),
                Arrays.copyOfRange(changed, end(changed), changed.length));
        // A Methodref is a tag, the class, and name and type.
        long differing = IntStream.range(COUNT_AT + 2, end)
                .filter(i -> program[i] != changed[i]).count();
        assertTrue(differing >= 44 && differing <= 88, "bytes that differ: " + differing);
        List<MethodReference> left = new ConstantPool(changed).referencesTo(ARRAYS);
        assertTrue(left.size() >= 2 && left.stream().allMatch(m -> m.name().matches("hashCode|toString")),
                left::toString);
    }

    /** Where the constants end. */
    private static int end(byte[] file) throws IOException {
        ByteArrayOutputStream pool = new ByteArrayOutputStream();
        new ClassParser(new ByteArrayInputStream(file), "file").parse().getConstantPool()
                .dump(new DataOutputStream(pool));
        return COUNT_AT + pool.size();
    }

    // ---- full pools

    /** The number of constants is 65,535 at most, and one more than the last index. */
    @Test
    void theLastConstantsAreUsed() throws Exception {
        byte[] padded = padded(program, 0xFFFF - 6);
        byte[] changed = redirected(padded);
        assertEquals(0xFFFF, Short.toUnsignedInt(ByteBuffer.wrap(changed).getShort(COUNT_AT)));
        assertCallsAll(padded, changed);
    }

    @ParameterizedTest
    @ValueSource(ints = {0xFFFF - 5, 0xFFFF})
    void aPoolWithoutRoomIsRefused(int count) throws Exception {
        byte[] padded = padded(program, count);
        assertEquals(List.of(), run(padded).calls());
        String message = assertThrows(ClassFormatError.class, () -> redirected(padded)).getMessage();
        assertEquals("its constant pool is full", message);
    }

    /** Longs take two places, and doubles do; they come before the references here. */
    @Test
    void constantsOfTwoPlaces() throws Exception {
        byte[] file = insertedAtEnd(program, 4, new byte[] {5, 0, 0, 0, 0, 0, 0, 0, 1, 6, 0, 0, 0, 0, 0, 0, 0, 2});
        byte[] changed = redirected(file);
        assertEquals(ByteBuffer.wrap(program).getShort(COUNT_AT) + 10, ByteBuffer.wrap(changed).getShort(COUNT_AT));
        assertCallsAll(file, changed);
    }

    /** With texts of no characters. */
    private static byte[] padded(byte[] file, int count) throws IOException {
        int added = count - Short.toUnsignedInt(ByteBuffer.wrap(file).getShort(COUNT_AT));
        byte[] texts = new byte[3 * added];
        for (int i = 0; i < texts.length; i += 3) {
            texts[i] = 1;
        }
        return insertedAtEnd(file, added, texts);
    }

    private static byte[] insertedAtEnd(byte[] file, int count, byte[] constants) throws IOException {
        int end = end(file);
        ByteBuffer result = ByteBuffer.allocate(file.length + constants.length)
                .put(file, 0, end).put(constants).put(file, end, file.length - end);
        result.putShort(COUNT_AT, (short) (ByteBuffer.wrap(file).getShort(COUNT_AT) + count));
        return result.array();
    }

    // ---- damaged files

    @Test
    void unknownKindsOfConstants() throws IOException {
        byte[] file = insertedAtEnd(program, 1, new byte[] {99, 0, 0});
        String message = assertThrows(ClassFormatError.class, () -> redirected(file)).getMessage();
        assertEquals("it has a constant of the unknown kind 99", message);
    }

    @Test
    void truncatedFiles() throws IOException {
        int end = end(program);
        for (int length = 0; length < end; length++) {
            byte[] part = Arrays.copyOf(program, length);
            assertThrows(ClassFormatError.class, () -> redirected(part), () -> part.length + " bytes");
        }
        assertEquals(44, new ConstantPool(Arrays.copyOf(program, end)).referencesTo(ARRAYS).stream()
                .filter(method -> ReplacedMethods.contains(method.method())).count());
    }

    /** The constants make sense all the same, or the exception says that they do not. */
    @Test
    void damagedFiles() throws IOException {
        assertDamageIsRefused(program, 0, end(program));
    }

    /** Bytes of a range become random ones. */
    static void assertDamageIsRefused(byte[] file, int from, int to) {
        SplittableRandom random = new SplittableRandom(14);
        int refused = 0;
        for (int round = 0; round < 20_000; round++) {
            byte[] damaged = file.clone();
            for (int i = 0; i < 3; i++) {
                damaged[random.nextInt(from, to)] = (byte) random.nextInt(256);
            }
            try {
                assertTrue(redirected(damaged).length >= damaged.length);
            } catch (ClassFormatError e) {
                refused++;
            }
        }
        assertTrue(refused > 1000, "refused: " + refused);
    }
}
