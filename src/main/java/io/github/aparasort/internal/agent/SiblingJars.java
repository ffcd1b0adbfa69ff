package io.github.aparasort.internal.agent;

import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.net.URI;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.jar.JarFile;
import java.util.regex.Pattern;

/**
 * The jars that the library needs, if they lie beside the jar of the agent. They are appended to the class path, so an
 * application that brings its own gets these.
 *
 * <p>The manifest does not name them (Class-Path): javac would warn each user whose repository of jars has them
 * elsewhere.
 */
final class SiblingJars {
    /**
     * An artifact, then a version, a classifier, both or nothing. The native libraries of LWJGL are in jars of their
     * own: the class loader finds the one of this system.
     */
    private static final Pattern NEEDED =
            Pattern.compile("(aparapi|bcel|commons-lang3|lwjgl|lwjgl-opencl)(-\\d.*|-natives-.*)?\\.jar");

    private SiblingJars() {
    }

    /** Appends them, where there are any. */
    static void append(Instrumentation instrumentation) {
        File agent = jarOf(SiblingJars.class);
        File directory = agent == null ? null : agent.getParentFile();
        String[] names = directory == null ? null : directory.list();
        if (names == null) {
            return;
        }
        Arrays.sort(names);
        for (String name : names) {
            if (!isNeeded(name)) {
                continue;
            }
            try (JarFile jar = new JarFile(new File(directory, name))) {
                instrumentation.appendToSystemClassLoaderSearch(jar);
            } catch (IOException e) {
                throw new IllegalArgumentException("cannot read " + new File(directory, name) + ": " + e, e);
            }
        }
    }

    static boolean isNeeded(String fileName) {
        return NEEDED.matcher(fileName).matches();
    }

    /** The jar that has a class, or null if it is in no file. */
    static File jarOf(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return null;
        }
        try {
            URI location = source.getLocation().toURI();
            File file = "file".equals(location.getScheme()) ? new File(location) : null;
            return file == null || file.isDirectory() ? null : file;
        } catch (URISyntaxException | IllegalArgumentException e) {
            return null;
        }
    }
}
