package io.github.aparasort.internal.agent;

import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.net.URI;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;

/**
 * The jars that the library needs, if they lie beside the jar of the agent. They are appended to the class path, so an
 * application that brings its own gets these.
 *
 * <p>The manifest does not name them (Class-Path): javac would warn each user whose repository of jars has them
 * elsewhere.
 */
final class SiblingJars {
    private static final List<String> ARTIFACTS = List.of("aparapi", "aparapi-jni", "bcel", "commons-lang3");

    private SiblingJars() {
    }

    /** Appends them, where there are any. */
    static void append(Instrumentation instrumentation) {
        CodeSource source = Agent.class.getProtectionDomain().getCodeSource();
        File directory = source == null ? null : directory(source);
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

    /** Whether this is the name of an artifact, then a version. */
    private static boolean isNeeded(String fileName) {
        for (String artifact : ARTIFACTS) {
            int version = artifact.length() + 1;
            if (fileName.startsWith(artifact) && fileName.endsWith(".jar") && fileName.charAt(version - 1) == '-'
                    && Character.isDigit(fileName.charAt(version))) {
                return true;
            }
        }
        return false;
    }

    private static File directory(CodeSource source) {
        try {
            URI location = source.getLocation().toURI();
            File file = location.getScheme().equals("file") ? new File(location) : null;
            return file == null || file.isDirectory() ? null : file.getParentFile();
        } catch (URISyntaxException e) {
            return null;
        }
    }
}
