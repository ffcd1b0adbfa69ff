package io.github.aparasort.internal.agent;

import java.io.File;
import java.io.IOException;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Class loaders of other agents. They hide their classes from the application on purpose. */
final class OtherAgents {
    private OtherAgents() {
    }

    /** Whether the class of a class loader comes from an agent. This may read a jar. */
    static boolean own(ClassLoader loader) {
        Class<?> type = loader.getClass();
        if (type.getClassLoader() == null) {
            return putBesideTheJdk(type);
        }
        File jar = SiblingJars.jarOf(type);
        return jar != null && isAgent(jar);
    }

    /** Whether a class has the class loader of the JDK, but is none of the JDK: only agents put classes there. */
    static boolean putBesideTheJdk(Class<?> type) {
        return type.getClassLoader() == null && !type.getModule().isNamed();
    }

    private static boolean isAgent(File file) {
        try (JarFile jar = new JarFile(file)) {
            Manifest manifest = jar.getManifest();
            Attributes attributes = manifest == null ? new Attributes() : manifest.getMainAttributes();
            return attributes.getValue("Premain-Class") != null || attributes.getValue("Agent-Class") != null;
        } catch (IOException e) {
            return false;
        }
    }
}
