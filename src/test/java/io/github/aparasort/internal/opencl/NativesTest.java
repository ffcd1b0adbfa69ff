package io.github.aparasort.internal.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.internal.device.DeviceListing;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.LwjglNatives;
import io.github.aparasort.testing.NativeShim;
import io.github.aparasort.testing.TestDevice;
import io.github.aparasort.testing.ToolJvm;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.Version;

/** LWJGL's native library is loaded from a directory that only this user can write to, or there is a remedy. */
@Tag(Coverage.EVERY_JDK)
class NativesTest {
    private static final String CLASS_PATH = System.getProperty("java.class.path");
    /** The polynomial of CRC32. */
    private static final int POLYNOMIAL = 0xEDB88320;
    private static final int JVMS = 8;

    @TempDir
    Path directory;

    private ToolJvm jvm(Path outputs) {
        return new ToolJvm(outputs).quick().environment("LD_PRELOAD", NativeShim.preload());
    }

    private static String listed() {
        return Devices.openCl().size() + " devices " + Devices.problem();
    }

    private static String firstLine(ChildJvm.Output output) {
        return output.out().lines().findFirst().orElse("");
    }

    /** Also one with the CRC32 of the right library, which is all that LWJGL itself compares. */
    @Test
    void aPlantedLibraryIsNotLoaded() throws Exception {
        byte[] planted = Files.readAllBytes(NativeShim.build("planted"));
        Path temporary = Files.createDirectory(directory.resolve("tmp"));
        Path working = Files.createDirectory(directory.resolve("working"));
        Path home = Files.createDirectory(directory.resolve("home"));
        byte[] fitting = withCrc(planted, crc(library()));
        String version = Version.getVersion().replace(' ', '-') + "/x64/liblwjgl.so";
        plant(temporary.resolve("lwjgl_" + System.getProperty("user.name") + "/" + version), fitting);
        plant(working.resolve(".lwjgl/" + version), fitting);
        plant(home.resolve(".lwjgl/" + version), fitting);
        for (String name : List.of("liblwjgl.so", "linux/x64/org/lwjgl/liblwjgl.so", "libOpenCL.so.1",
                "libOpenCL.so")) {
            plant(working.resolve(name), planted);
        }
        ChildJvm.Output output = jvm(directory).in(working).option("-Djava.io.tmpdir=" + temporary)
                .option("-Duser.home=" + home).option("-Djava.library.path=.").run(DeviceListing.class);
        assertFalse(output.err().contains("planted code runs"), output.err());
        assertEquals(listed(), firstLine(output));
        assertEquals(1, files(temporary).size(), "what was there is all that is left");
    }

    private static void plant(Path file, byte[] library) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, library);
    }

    private static byte[] library() throws IOException {
        try (InputStream in = Version.class.getResourceAsStream("/linux/x64/org/lwjgl/liblwjgl.so")) {
            assumeTrue(in != null && System.getProperty("os.arch").equals("amd64"), "the library of another system");
            return in.readAllBytes();
        }
    }

    private static long crc(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return crc.getValue();
    }

    /** Appends the four bytes with which the CRC32 is the wanted one: its register is run backwards over them. */
    private static byte[] withCrc(byte[] bytes, long wanted) {
        int register = ~(int) wanted;
        for (int bit = 0; bit < Integer.SIZE; bit++) {
            register = register < 0 ? (register ^ POLYNOMIAL) << 1 | 1 : register << 1;
        }
        register ^= ~(int) crc(bytes);
        byte[] result = Arrays.copyOf(bytes, bytes.length + Integer.BYTES);
        for (int i = 0; i < Integer.BYTES; i++) {
            result[bytes.length + i] = (byte) (register >>> i * Byte.SIZE);
        }
        assertEquals(wanted, crc(result));
        return result;
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        }
    }

    /** None of them sees a library that another one has only begun to write. */
    @Test
    void processesThatStartAtOnceDoNotMeet() throws Exception {
        TestDevice.openCl();
        Path temporary = Files.createDirectory(directory.resolve("tmp"));
        ExecutorService threads = Executors.newFixedThreadPool(JVMS);
        try {
            List<Future<ChildJvm.Output>> outputs = new ArrayList<>();
            for (int i = 0; i < JVMS; i++) {
                Path own = Files.createDirectory(directory.resolve("jvm" + i));
                outputs.add(threads.submit(() -> jvm(own).option("-Xmx200m").option("-XX:TieredStopAtLevel=1")
                        .option("-Djava.io.tmpdir=" + temporary).run(DeviceListing.class)));
            }
            for (Future<ChildJvm.Output> output : outputs) {
                assertEquals(listed(), firstLine(output.get()));
            }
        } finally {
            threads.shutdownNow();
        }
        assertEquals(List.of(), files(temporary).stream().filter(file -> file.toString().contains("lwjgl")
                || file.getFileName().toString().startsWith(Natives.PREFIX)).toList());
    }

    /** As the first try ends with a library, so does one where others fail before. */
    @Test
    void aPlaceThatCannotBeUsedIsPassedOver() throws Exception {
        TestDevice.openCl();
        Path home = Files.createDirectory(directory.resolve("home"));
        Path open = Files.createDirectory(directory.resolve("open"));
        assumeTrue(open.getFileSystem().supportedFileAttributeViews().contains("unix"), "not on this system");
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
        ChildJvm.Output output = jvm(directory).option("-Djava.io.tmpdir=" + open).option("-Duser.home=" + home)
                .option("-Dorg.lwjgl.system.SharedLibraryExtractPath=" + directory.resolve("absent"))
                .run(DeviceListing.class);
        assertEquals(listed(), firstLine(output));
        ChildJvm.Output without = jvm(directory).option("-Djava.io.tmpdir=" + open)
                .option("-Duser.home=" + directory.resolve("absent")).run(DeviceListing.class);
        assertTrue(firstLine(without).contains("LWJGL's native library finds no directory to be unpacked to: " + open
                + " (java.io.IOException: everybody may replace files in it), " + directory.resolve("absent")
                + " (java.nio.file.NoSuchFileException"), without.out());
        assertTrue(firstLine(without).endsWith("with -Djava.io.tmpdir=DIRECTORY"), without.out());
        assertEquals(List.of(), files(open));
    }

    /** On Windows the library of a process cannot be deleted before it ends. */
    @Test
    void remainsOfOtherProcessesAreRemoved() throws Exception {
        Path old = Files.createDirectory(directory.resolve(Natives.PREFIX + 1));
        Files.createFile(old.resolve(System.mapLibraryName("lwjgl")));
        Path recent = Files.createDirectory(directory.resolve(Natives.PREFIX + 2));
        Path other = Files.createDirectory(directory.resolve("other"));
        Instant now = Instant.now();
        Files.setLastModifiedTime(old, FileTime.from(now.minusSeconds(100)));
        Natives.removeRemains(directory, now.minusSeconds(50));
        assertEquals(List.of(false, true, true), Stream.of(old, recent, other).map(Files::exists).toList());
    }

    @Test
    void aMissingJarIsNamed() throws Exception {
        String without = Arrays.stream(CLASS_PATH.split(File.pathSeparator)).filter(jar -> !jar.contains("natives"))
                .collect(Collectors.joining(File.pathSeparator));
        ChildJvm.Output output = jvm(directory).classPath(without).run(DeviceListing.class);
        assertTrue(firstLine(output).startsWith("0 devices no OpenCL: LWJGL's native library for this system is"
                + " missing: put the jar org.lwjgl:lwjgl:" + LwjglVersion.OF_CLASSES + " with the classifier "
                + LwjglNatives.classifier() + " on the class path"), output.out());
        assertEquals("", withoutWarnings(output.err()));
    }

    @Test
    void nativeAccessThatIsDeniedIsTold() throws Exception {
        assumeTrue(Runtime.version().feature() >= 24, "this JVM denies nobody native access");
        ChildJvm.Output output = jvm(directory).denyNativeAccess().run(DeviceListing.class, "demand");
        assertTrue(output.out().contains("allow it with --enable-native-access=ALL-UNNAMED"), output.out());
    }

    /** AUTO says nothing of it, and JTP works. */
    @Test
    void anotherVersionOfLwjglIsToldAtOnce() throws Exception {
        TestDevice.openCl();
        Path source = directory.resolve("org/lwjgl/Version.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, "package org.lwjgl; public final class Version {"
                + " public static String getVersion() { return \"3.2.3 build 13\"; } }");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()));
        String message = "no OpenCL: LWJGL 3.2.3 is the first one on the class path, and this library needs 3.3.1 or"
                + " later: put lwjgl ";
        for (String part : List.of("demand", "auto")) {
            ChildJvm.Output output = jvm(directory).classPath(directory + File.pathSeparator + CLASS_PATH)
                    .environment("OCL_ICD_VENDORS", TestDevice.driversBesideAGpu(directory).toString())
                    .run(DeviceListing.class, part);
            assertTrue(output.out().contains(message), output.out());
            assertEquals("", withoutWarnings(output.err()));
        }
    }

    @Test
    void versionsAreCompared() {
        LwjglVersion.check("3.3.1");
        LwjglVersion.check("3.10.0");
        LwjglVersion.check(LwjglVersion.OF_CLASSES);
        assertThrows(LwjglError.class, () -> LwjglVersion.check("3.3.0"));
        for (String jar : LwjglVersion.BEST.split(" and ")) {
            assertTrue(CLASS_PATH.contains(jar.replace(' ', '-') + ".jar"), jar);
        }
    }

    /** The JVM warns of libjsig. */
    private static String withoutWarnings(String text) {
        return text.lines().filter(line -> !line.contains("warning: the use of signal()"))
                .collect(Collectors.joining());
    }
}
