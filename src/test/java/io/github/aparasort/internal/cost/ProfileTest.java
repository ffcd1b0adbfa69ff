package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that is read and written, and may be anything. */
@Timeout(600)
class ProfileTest {
    private static final String HERE = "Java X 17, EPYC, 2 processors";
    private static final List<Point> POINTS = List.of(new Point(4096, 150_000, 12), new Point(16_384, 700_000, 6));

    private static final int LONG_PATH = 4080;
    private static final int LONG_NAME = 200;

    @TempDir
    private Path directory;
    private Path file;

    @BeforeEach
    void name() {
        file = directory.resolve("profile");
    }

    private Profile profile(String machine) {
        return new Profile(file.toString(), machine);
    }

    private void save(String machine, String work, String engine) {
        Profile profile = profile(machine);
        profile.put(work, engine, "", POINTS);
        profile.save();
        assertTrue(profile.notes().get(0).contains("saved in it"), profile.notes()::toString);
    }

    private static List<Point> find(Profile profile, String work, String engine) {
        return profile.find(work, engine, "");
    }

    private List<String> names() throws Exception {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void whatIsSavedIsFound() throws Exception {
        save(HERE, "INT", "NVIDIA | H200\n");
        save(HERE, "LONG", "JDK");
        Profile read = profile(HERE);
        assertEquals(POINTS, find(read, "INT", "NVIDIA | H200\n"));
        assertEquals(POINTS, find(read, "LONG", "JDK"));
        assertEquals(List.of(), find(read, "LONG", "JTP"));
        assertTrue(read.notes().get(0).contains("2 measurements of engines are taken from it"));
        assertEquals(List.of("profile"), names(), "nothing is left beside it");
    }

    /** An engine with another driver is another engine. */
    @Test
    void entriesHoldForTheirVersionAlone() {
        Profile profile = profile(HERE);
        profile.put("INT", "GPU", "driver 1", POINTS);
        profile.save();
        assertEquals(POINTS, profile(HERE).find("INT", "GPU", "driver 1"));
        assertEquals(List.of(), profile(HERE).find("INT", "GPU", "driver 2"));
    }

    @Test
    void entriesOfOtherMachinesAreIgnoredAndKept() {
        save("Java Y 25", "INT", "JDK");
        Profile here = profile(HERE);
        assertEquals(List.of(), find(here, "INT", "JDK"));
        assertTrue(here.notes().get(0).contains("of another JDK, processor or version of this library"));
        save(HERE, "INT", "JDK");
        assertEquals(POINTS, find(profile("Java Y 25"), "INT", "JDK"));
        assertEquals(POINTS, find(profile(HERE), "INT", "JDK"));
    }

    @Test
    void machinesOfLongAgoAreForgotten() {
        for (int i = 0; i < 60; i++) {
            save("machine " + i, "INT", "JDK");
        }
        assertEquals(List.of(), find(profile("machine 0"), "INT", "JDK"));
        assertEquals(POINTS, find(profile("machine 59"), "INT", "JDK"));
    }

    /** Every prefix of a file, and every file with one other byte: found whole, or not at all, and never an error. */
    @Test
    void damageIsNoticed() throws Exception {
        save(HERE, "INT", "JDK");
        byte[] sound = Files.readAllBytes(file);
        for (int length = 0; length < sound.length - 1; length++) {
            Files.write(file, Arrays.copyOf(sound, length));
            assertEquals(List.of(), find(profile(HERE), "INT", "JDK"), "cut at " + length);
        }
        for (int i = 0; i < sound.length - 1; i++) {
            byte[] damaged = sound.clone();
            damaged[i] ^= 4;
            Files.write(file, damaged);
            Profile profile = profile(HERE);
            assertEquals(List.of(), find(profile, "INT", "JDK"), "byte " + i);
            assertFalse(profile.notes().isEmpty());
        }
    }

    @Test
    void damageInOnePlaceLeavesTheOthers() throws Exception {
        save("Java Y 25", "INT", "JDK");
        save(HERE, "INT", "JDK");
        Files.writeString(file, Files.readString(file).replaceFirst("150000", "150001"));
        Profile profile = profile(HERE);
        assertEquals(POINTS, find(profile, "INT", "JDK"));
        assertTrue(profile.notes().get(1).contains("damaged"), profile.notes()::toString);
        assertEquals(List.of(), find(profile("Java Y 25"), "INT", "JDK"));
    }

    /** A right checksum does not make sense of nonsense. */
    @ParameterizedTest
    @ValueSource(strings = {"INT | JDK |  | 4096:0x1", "INT | JDK |  | LINEAR | FULL | 4096:1x1",
        "INT | JDK |  | 4096:1x1 4096:2x1", "INT | JDK | 4096:1x1", "INT | JDK |  | ", "INT | JDK |  | 9999999999:1x1",
        ""})
    void nonsenseIsNotBelieved(String line) throws Exception {
        CRC32 crc = new CRC32();
        String section = "machine " + HERE + "\n" + line + "\n";
        crc.update(section.getBytes(StandardCharsets.UTF_8));
        Files.writeString(file, "aparasort profile 3\n" + section
                + String.format(Locale.ROOT, "end %08x%n", crc.getValue()));
        assertEquals(List.of(), find(profile(HERE), "INT", "JDK"));
    }

    /** What is not ours is neither read nor written over. */
    @ParameterizedTest
    @ValueSource(strings = {"import java.util.List;\n", "aparasort profile 2\nmachine\n"})
    void otherFilesAreLeftAlone(String content) throws Exception {
        Files.writeString(file, content);
        Profile profile = profile(HERE);
        assertEquals(List.of(), find(profile, "INT", "JDK"));
        assertTrue(profile.notes().get(0).contains("ignored"), profile.notes()::toString);
        profile.put("INT", "JDK", "", POINTS);
        profile.save();
        assertTrue(profile.notes().get(1).contains("not written"), profile.notes()::toString);
        assertEquals(content, Files.readString(file));
        assertEquals(List.of("profile"), names());
    }

    /** A directory of that name, one that is not there, and a name that is none. */
    @ParameterizedTest
    @ValueSource(strings = {".", "missing/profile", "\0"})
    void aPlaceThatCannotBeWrittenIsANote(String place) throws Exception {
        Profile profile = new Profile(place.equals("\0") ? place : directory.resolve(place).toString(), HERE);
        assertEquals(List.of(), find(profile, "INT", "JDK"));
        profile.put("INT", "JDK", "", POINTS);
        profile.save();
        assertTrue(profile.notes().toString().contains("not written"), profile.notes()::toString);
        assertEquals(List.of(), names());
    }

    @Test
    void withoutAFileThereIsNothingToSay() {
        Profile none = new Profile(null);
        none.put("INT", "JDK", "", POINTS);
        none.save();
        assertEquals(List.of(), none.notes());
    }

    /** Readers always find a whole file, and it holds what was written last. */
    @Test
    void writersAtOnceDamageNothing() throws Exception {
        save(HERE, "INT", "JDK");
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Void>> tasks = new ArrayList<>();
            for (int t = 0; t < 8; t++) {
                String work = "work " + t;
                tasks.add(() -> {
                    for (int i = 0; i < 25; i++) {
                        save(HERE, work, "JDK");
                        Profile read = profile(HERE);
                        assertEquals(POINTS, find(read, "INT", "JDK"));
                        assertEquals(1, read.notes().size(), read.notes()::toString);
                    }
                    return null;
                });
            }
            for (Future<Void> task : threads.invokeAll(tasks)) {
                task.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertEquals(List.of("profile"), names());
    }

    /** Only the file that the link names is made. */
    @Test
    void aLinkToAFileThatIsNotThereYetStaysALink() throws Exception {
        Path target = directory.resolve("target");
        try {
            Files.createSymbolicLink(file, target.getFileName());
        } catch (UnsupportedOperationException e) {
            Assumptions.abort("no links here");
        }
        save(HERE, "INT", "JDK");
        assertTrue(Files.isSymbolicLink(file));
        assertTrue(Files.isRegularFile(target));
        assertEquals(POINTS, find(profile(HERE), "INT", "JDK"));
    }

    @Test
    void itsNameMayBeAsLongAsTheFileSystemAllows() {
        file = directory.resolve("p".repeat(250));
        save(HERE, "INT", "JDK");
        assertEquals(POINTS, find(profile(HERE), "INT", "JDK"));
    }

    /** Mounted files, for instance, in containers. A mount does not let another file take its place. */
    @Test
    void aFileThatCannotBeReplacedIsWrittenInPlace() throws Exception {
        save(HERE, "INT", "JDK");
        Path source = Files.copy(file, directory.resolveSibling(directory.getFileName() + "-profile"));
        Assumptions.assumeTrue(ran("mount", "--bind", source.toString(), file.toString()), "this user may not mount");
        try {
            save(HERE, "LONG", "JDK");
            Profile read = profile(HERE);
            assertEquals(POINTS, find(read, "INT", "JDK"));
            assertEquals(POINTS, find(read, "LONG", "JDK"));
            assertEquals(List.of("profile"), names(), "nothing is left beside it");
        } finally {
            assertTrue(ran("umount", file.toString()));
            Files.delete(source);
        }
    }

    /** Without any rights: the path of another file would be too long, so none can be made. */
    @Test
    void whereNoOtherFileCanBeMadeTheFileIsWrittenInPlace() throws Exception {
        file = deep(directory).resolve("p");
        Files.writeString(file, "");
        save(HERE, "INT", "JDK");
        save(HERE, "LONG", "JTP");
        Profile read = profile(HERE);
        assertEquals(POINTS, find(read, "INT", "JDK"));
        assertEquals(POINTS, find(read, "LONG", "JTP"));
    }

    /** A directory whose path is almost as long as Linux allows. */
    private static Path deep(Path base) {
        Path deep = base;
        while (deep.toString().length() < LONG_PATH) {
            int left = LONG_PATH - deep.toString().length() - 1;
            deep = deep.resolve("d".repeat(Math.max(1, Math.min(LONG_NAME, left))));
        }
        try {
            return Files.createDirectories(deep);
        } catch (IOException e) {
            return Assumptions.abort("no paths of this length here");
        }
    }

    private static boolean ran(String... command) throws Exception {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void oneIsSingular() {
        save(HERE, "INT", "JDK");
        Profile read = profile(HERE);
        find(read, "INT", "JDK");
        assertEquals(List.of("profile " + file + ": 1 measurement of engines is taken from it"), read.notes());
    }
}
