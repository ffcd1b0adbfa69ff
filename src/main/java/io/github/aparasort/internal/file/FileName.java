package io.github.aparasort.internal.file;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Names of files that came from outside as texts. In the locale {@code C} a JVM knows ASCII only: each other byte
 * of its arguments becomes a question mark, so the name is that of another file.
 */
public final class FileName {
    private static final String REASON = "the locale of this JVM has no characters but ASCII, and others in names of "
            + "files are lost; start it with LC_ALL=C.UTF-8 in its environment";
    /** What stands for characters that were lost: that of ASCII, and that of other decoders. */
    private static final String LOST = "?\ufffd";
    private static final char END_OF_ASCII = 0x80;

    private FileName() {
    }

    /**
     * The path of this name.
     *
     * @throws InvalidPathException if there is none, or characters of the name were lost; its reason says what helps
     */
    public static Path path(String name) {
        return path(name, System.getProperty("sun.jnu.encoding", "UTF-8"));
    }

    /** For tests: in another encoding. */
    static Path path(String name, String encoding) {
        boolean isAscii = Charset.isSupported(encoding)
                && Charset.forName(encoding).equals(StandardCharsets.US_ASCII);
        try {
            Path path = Path.of(name);
            if (!isAscii || name.chars().noneMatch(c -> LOST.indexOf(c) >= 0) || Files.exists(path)) {
                return path;
            }
        } catch (InvalidPathException e) {
            if (!isAscii || name.chars().allMatch(c -> c < END_OF_ASCII)) {
                throw e;
            }
        }
        throw new InvalidPathException(name, REASON);
    }
}
