package io.github.aparasort.internal.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.testing.ChildJvm;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A name that lost characters is not taken for that of another file. */
class FileNameTest {
    private static final String ASCII = "ANSI_X3.4-1968";

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"gr??e", "gr\ufffd\ufffde"})
    void whatWasLostIsTold(String name) {
        String full = directory + "/" + name;
        InvalidPathException e = assertThrows(InvalidPathException.class, () -> FileName.path(full, ASCII));
        assertEquals(full, e.getInput());
        assertTrue(e.getReason().contains("LC_ALL=C.UTF-8"), e.getReason());
    }

    /** That file may have this very name. */
    @Test
    void aFileWithAQuestionMarkIsFound() throws IOException {
        Path file = Files.createFile(directory.resolve("what?"));
        assertEquals(file, FileName.path(file.toString(), ASCII));
        assertEquals(Path.of("new?"), FileName.path("new?", "UTF-8"));
        assertEquals(Path.of("new?"), FileName.path("new?", "windows-1252"));
        assertEquals(Path.of("new"), FileName.path("new", ASCII));
    }

    @Test
    void aNameThatIsNoneInAnyLocaleKeepsItsReason() {
        for (String encoding : List.of(ASCII, "UTF-8")) {
            InvalidPathException e = assertThrows(InvalidPathException.class, () -> FileName.path("a\0", encoding));
            assertFalse(e.getReason().contains("LC_ALL"), e.getReason());
        }
    }

    /** What the other process runs. */
    public static final class Naming {
        private Naming() {
        }

        public static void main(String[] args) {
            try {
                System.out.print("found " + Files.exists(FileName.path(args[0])));
            } catch (InvalidPathException e) {
                System.out.print(e.getReason());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "POSIX", "C.UTF-8"})
    void theLocaleOfTheProcessDecides(String locale) throws Exception {
        assumeTrue(Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")).equals(
                StandardCharsets.UTF_8), "this JVM cannot pass such names on");
        assumeTrue(!System.getProperty("os.name").startsWith("Windows") && !System.getProperty("os.name")
                .startsWith("Mac"), "names of files do not depend on the locale here");
        Path file = Files.createFile(directory.resolve("gr\u00f6\u00dfe"));
        ChildJvm.Output done = ChildJvm.run(directory, Map.of("LC_ALL", locale), List.of("-cp",
                System.getProperty("java.class.path"), Naming.class.getName(), file.toString()));
        assertTrue(locale.equals("C.UTF-8") ? done.out().equals("found true")
                : done.out().contains("start it with LC_ALL=C.UTF-8"), done.out());
    }
}
