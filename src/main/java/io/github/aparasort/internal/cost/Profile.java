package io.github.aparasort.internal.cost;

import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.file.FileName;
import io.github.aparasort.internal.file.ReplacedFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was learned of engines, kept beyond the process, in the file of the system property {@code aparasort.profile}.
 * Anything wrong with that file becomes a note for the user, never an error. Entries of other machines are kept. A new
 * version of the file is written to another file and then moved, so that a reader finds either the old or the new one.
 * If two processes write at the same moment, the later one wins: the next process learns again what the other had
 * learned.
 */
public final class Profile {
    /** One machine takes a kilobyte or two. A larger file is not a profile. */
    private static final int MAX_BYTES = 1 << 20;
    /** Machines to keep: updates of JDK and driver leave entries behind that are never used again. */
    private static final int MAX_MACHINES = 50;

    /** Null if there is no profile. */
    private final String file;
    private final Map<String, List<Point>> known = new LinkedHashMap<>();
    private final Map<String, List<Point>> learned = new LinkedHashMap<>();
    private String machine;
    private String state = "";
    private String trouble = "";

    /** @param file its name, or null for none */
    public Profile(String file) {
        this(file, null);
    }

    /** For tests: on another machine. */
    Profile(String file, String machine) {
        this.file = file;
        this.machine = machine;
    }

    /** The file that the system property names, or none. */
    static Profile ofProperty() {
        String file = Property.PROFILE.value();
        return new Profile(file.isBlank() ? null : file);
    }

    /** What is known of an engine, by size; empty if nothing is. The first call reads the file. */
    synchronized List<Point> find(String work, String engine, String version) {
        if (file == null) {
            return List.of();
        }
        readOnce();
        return known.getOrDefault(ProfileText.key(work, engine, version), List.of());
    }

    boolean isPresent() {
        return file != null;
    }

    /** Forgets what was read and learned. The file is kept until something is saved. */
    synchronized void forget() {
        known.clear();
        learned.clear();
    }

    /** Adds what was learned, to be saved. */
    synchronized void put(String work, String engine, String version, List<Point> points) {
        if (file != null && !points.isEmpty()) {
            learned.put(ProfileText.key(work, engine, version), points);
        }
    }

    /** The state of the file and its problems. */
    public synchronized List<String> notes() {
        List<String> notes = new ArrayList<>();
        for (String note : List.of(state, trouble)) {
            if (!note.isEmpty()) {
                notes.add("profile " + file + ": " + note);
            }
        }
        return notes;
    }

    private void readOnce() {
        if (!state.isEmpty()) {
            return;
        }
        try {
            if (machine == null) {
                machine = Machine.describe();
            }
            ProfileText.Content content = read(FileName.path(file));
            Map<String, List<Point>> here = content.machines().get(ProfileText.clean(machine));
            if (here != null) {
                known.putAll(here);
            }
            state = here != null ? measurements(here.size(), "taken from it")
                    : content.machines().isEmpty() ? "nothing in it yet"
                    : "it is of another JDK, processor or version of this library, and so not used";
            trouble = content.damaged() > 0 ? "a part of it is damaged, and not used" : "";
        } catch (IOException | RuntimeException e) {
            state = "ignored, " + reason(e);
        }
    }

    private static String measurements(int count, String what) {
        return count + Plural.of(count, " measurement") + " of engines " + (count == 1 ? "is " : "are ") + what;
    }

    /** The content of a file; nothing if there is none yet. A file that is not a profile is not changed. */
    private static ProfileText.Content read(Path path) throws IOException {
        if (Files.notExists(path)) {
            return new ProfileText.Content(Map.of(), 0);
        }
        if (!Files.isRegularFile(path) || Files.size(path) > MAX_BYTES) {
            throw new IOException("it is not a profile");
        }
        List<String> lines = new String(Files.readAllBytes(path), StandardCharsets.UTF_8).lines().toList();
        if (!lines.isEmpty() && !lines.get(0).equals(ProfileText.HEADER + ProfileText.VERSION)) {
            throw new IOException(lines.get(0).startsWith(ProfileText.HEADER)
                    ? "it has another version than " + ProfileText.VERSION : "it is not a profile");
        }
        return ProfileText.parse(lines);
    }

    /** Adds the measurements to the file as it is now. */
    synchronized void save() {
        if (file == null || learned.isEmpty()) {
            return;
        }
        readOnce();
        try {
            Path path = FileName.path(file).toAbsolutePath();
            Map<String, Map<String, List<Point>>> machines = new LinkedHashMap<>(read(path).machines());
            String name = ProfileText.clean(machine);
            // Removed and added again, so that the last entries are the latest.
            Map<String, List<Point>> entries = machines.remove(name);
            entries = new LinkedHashMap<>(entries == null ? Map.of() : entries);
            entries.putAll(learned);
            machines.put(name, entries);
            while (machines.size() > MAX_MACHINES) {
                machines.remove(machines.keySet().iterator().next());
            }
            replace(ReplacedFile.target(path), ProfileText.format(machines));
            state = measurements(entries.size(), "saved in it");
            trouble = "";
        } catch (IOException | RuntimeException e) {
            trouble = "not written, " + reason(e);
        }
    }

    private static void replace(Path path, String text) throws IOException {
        Path temporary = ReplacedFile.temporary(path);
        try {
            Files.writeString(temporary, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            ReplacedFile.move(temporary, path);
        } catch (IOException e) {
            delete(temporary);
            overwrite(path, text, e);
        }
    }

    private static void delete(Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            // Where no file can be made, none can be deleted.
        }
    }

    /**
     * Writes into a file that cannot be replaced, for instance because a container mounts it. Checksums make this safe:
     * who reads it half written takes none of the parts that are not whole.
     */
    private static void overwrite(Path path, String text, IOException why) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            // Not before: on a full disk the old parts would be lost.
            channel.truncate(bytes.limit());
        } catch (IOException e) {
            why.addSuppressed(e);
            throw why;
        }
    }

    /** The message of a file exception is only the file's name. Its class name says what is wrong. */
    private static String reason(Exception e) {
        return e instanceof FileSystemException || !(e instanceof IOException)
                && !(e instanceof InvalidPathException) || e.getMessage() == null ? e.toString() : e.getMessage();
    }
}
