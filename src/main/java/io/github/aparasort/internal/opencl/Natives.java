package io.github.aparasort.internal.opencl;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.Library;
import org.lwjgl.system.Platform;

/**
 * Loads LWJGL's native library from a directory that is made for it, which only this user can write to. LWJGL itself
 * would unpack it to a place that all processes share: it takes a file that another user has put there, if its CRC32
 * fits, and one that another process has only half written.
 */
final class Natives {
    static final String PREFIX = "aparasort-";

    /** What processes left behind that have certainly ended, or loaded their library, by now. */
    private static final Duration AGE_OF_REMAINS = Duration.ofDays(1);
    // Bits of the mode of a directory.
    private static final int WRITABLE_BY_ALL = 0x2;
    private static final int STICKY = 0x200;

    private Natives() {
    }

    /**
     * Loads the library, unless the application has done so, or names one. Afterwards the setting is what it was.
     *
     * @throws LwjglError if there is no library that fits, or no place for it
     */
    static void load() {
        if (Configuration.LIBRARY_NAME.get() != null) {
            Library.initialize();
            return;
        }
        byte[] library = find();
        List<String> failures = new ArrayList<>();
        for (String place : places()) {
            Path directory = null;
            try {
                directory = directoryIn(Path.of(place).toAbsolutePath());
                load(write(directory, library));
                return;
            } catch (IOException | IllegalArgumentException | SecurityException e) {
                failures.add(place + " (" + e + ")");
            } finally {
                remove(directory);
            }
        }
        throw new LwjglError("LWJGL's native library finds no directory to be unpacked to: "
                + String.join(", ", failures) + "; name one that can be written to, on a mount without the option"
                + " noexec, with -Djava.io.tmpdir=DIRECTORY");
    }

    /** Where a directory may be made. The first one is named by LWJGL's own property. */
    private static List<String> places() {
        List<String> places = new ArrayList<>(Arrays.asList(Configuration.SHARED_LIBRARY_EXTRACT_PATH.get(),
                System.getProperty("java.io.tmpdir"), System.getProperty("user.home")));
        places.removeAll(Collections.singleton(null));
        return places;
    }

    /** In a directory that everybody may write to without limits, somebody could put another one in place of ours. */
    private static Path directoryIn(Path place) throws IOException {
        if (place.getFileSystem().supportedFileAttributeViews().contains("unix")
                && ((int) Files.getAttribute(place, "unix:mode") & (WRITABLE_BY_ALL | STICKY)) == WRITABLE_BY_ALL) {
            throw new IOException("everybody may replace files in it");
        }
        // Nobody else may read it or write to it.
        return Files.createTempDirectory(place, PREFIX);
    }

    private static Path write(Path directory, byte[] library) throws IOException {
        Path file = Files.write(directory.resolve(fileName()), library);
        // On Linux it is not executable where the mount has the option noexec. LWJGL could not be loaded after a try.
        if (file.toFile().setExecutable(true) && Files.isExecutable(file)) {
            return file;
        }
        throw new IOException("files in it cannot be executed");
    }

    /** LWJGL loads the file of this name, and looks for no other one. */
    private static void load(Path file) {
        Configuration.LIBRARY_NAME.set(file.toString());
        try {
            Library.initialize();
        } finally {
            Configuration.LIBRARY_NAME.set(null);
        }
    }

    /** A library that is loaded is not needed any more as a file. Only Windows does not let it be deleted. */
    private static void remove(Path directory) {
        Path place = directory == null ? null : directory.getParent();
        if (place != null && !delete(directory)) {
            removeRemains(place, Instant.now().minus(AGE_OF_REMAINS));
        }
    }

    /** Deletes the directories of processes that have ended. */
    static void removeRemains(Path place, Instant olderThan) {
        try (DirectoryStream<Path> directories = Files.newDirectoryStream(place, PREFIX + "*")) {
            for (Path directory : directories) {
                if (Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)
                        && Files.getLastModifiedTime(directory).toInstant().isBefore(olderThan)) {
                    delete(directory);
                }
            }
        } catch (IOException e) {
            // The next process tries again.
        }
    }

    private static boolean delete(Path directory) {
        try {
            Files.deleteIfExists(directory.resolve(fileName()));
            return Files.deleteIfExists(directory);
        } catch (IOException e) {
            return false;
        }
    }

    private static String fileName() {
        return System.mapLibraryName(Platform.mapLibraryNameBundled("lwjgl"));
    }

    /** The library that belongs to LWJGL's classes. Another version of LWJGL may come first on the class path. */
    private static byte[] find() {
        String system = (Platform.get() == Platform.MACOSX ? "macos" : Platform.get().name().toLowerCase(Locale.ROOT))
                + "/" + Platform.getArchitecture().name().toLowerCase(Locale.ROOT);
        String resource = system + "/org/lwjgl/" + fileName();
        String jar = "the jar org.lwjgl:lwjgl:" + LwjglVersion.OF_CLASSES + " with the classifier natives-"
                + system.replace("/x64", "").replace('/', '-');
        String expected = sha1Of(resource);
        boolean none = true;
        try {
            for (URL url : Collections.list(Library.class.getClassLoader().getResources(resource))) {
                none = false;
                byte[] library = read(url);
                if (expected.isEmpty() || expected.equals(HexFormat.of().formatHex(
                        MessageDigest.getInstance("SHA-1").digest(library)))) {
                    return library;
                }
            }
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new LwjglError("LWJGL's native library cannot be read from " + jar + ": " + e);
        }
        throw new LwjglError(none ? "LWJGL's native library for this system is missing: put " + jar
                + " on the class path"
                : "LWJGL's native library is of another version than its classes, of " + LwjglVersion.OF_CLASSES
                + ": put " + jar + " on the class path, or " + LwjglVersion.BEST + " before them");
    }

    /** The hash of the library, which LWJGL's jar of classes has for each system; empty where it is not known. */
    private static String sha1Of(String resource) {
        String name = Library.class.getName().replace('.', '/') + ".class";
        URL url = Library.class.getClassLoader().getResource(name);
        if (url == null) {
            return "";
        }
        String beside = url.toString().replace(name, "META-INF/" + resource + ".sha1");
        try {
            return new String(read(URI.create(beside).toURL()), StandardCharsets.US_ASCII).strip();
        } catch (IOException | IllegalArgumentException e) {
            return "";
        }
    }

    /** With the caches of the JDK the jar would stay open after its class loader was closed. */
    private static byte[] read(URL url) throws IOException {
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false);
        try (InputStream in = connection.getInputStream()) {
            return in.readAllBytes();
        }
    }
}
