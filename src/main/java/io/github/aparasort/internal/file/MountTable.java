package io.github.aparasort.internal.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The mount points of Linux. A container often has files among them, for instance {@code /etc/hosts}. Nothing else
 * tells: such a file may be on the same device as its directory.
 *
 * @param table the file that the kernel describes in {@code proc(5)}
 */
record MountTable(Path table) {
    static final MountTable SYSTEM = new MountTable(Path.of("/proc/self/mountinfo"));
    /** The word of a line that is the mount point. */
    private static final int POINT = 4;

    /** Whether a file is a mount point. False if nobody knows, as on other systems. */
    boolean contains(Path file) {
        if (file.getFileSystem() != FileSystems.getDefault() || !Files.isReadable(table)) {
            return false;
        }
        // Latin-1 reads any bytes, and the escapes are those of bytes.
        String wanted = new String(file.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1)
                .replace("\\", "\\134").replace(" ", "\\040").replace("\t", "\\011").replace("\n", "\\012");
        try (Stream<String> lines = Files.lines(table, StandardCharsets.ISO_8859_1)) {
            return lines.map(line -> line.split(" ")).anyMatch(w -> w.length > POINT && w[POINT].equals(wanted));
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }
}
