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
            // Only agents put classes of their own beside those of the JDK.
            return !type.getModule().isNamed();
        }
        File jar = SiblingJars.jarOf(type);
        return jar != null && isAgent(jar);
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
