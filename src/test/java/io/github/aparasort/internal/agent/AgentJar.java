package io.github.aparasort.internal.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.aparasort.GpuArrays;
import io.github.aparasort.testing.LwjglNatives;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * The jar of the library, as far as the agent needs it. The tests run before Maven makes the jar, so they make one,
 * with the entries that the pom has for the manifest.
 */
final class AgentJar {
    private static final String VERSION = "-[0-9.]+[0-9]";
    /** Patterns of the names of the jars that the library needs, with the native library of this system only. */
    static final List<String> DEPENDENCIES = Stream.of("aparapi#", "bcel#", "commons-lang3#", "lwjgl#", "lwjgl-opencl#",
            "lwjgl#-" + LwjglNatives.classifier()).map(name -> name.replace("#", VERSION) + "\\.jar").toList();

    private AgentJar() {
    }

    /** Makes it in a directory, and copies the jars of these dependencies there. */
    static Path in(Path directory, List<String> dependencies) throws Exception {
        Files.createDirectories(directory);
        Path jar = directory.resolve("aparasort.jar");
        Path classes = Path.of(GpuArrays.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest());
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".class")).toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
            }
        }
        for (Path dependency : dependencies(dependencies)) {
            Files.copy(dependency, directory.resolve(dependency.getFileName()));
        }
        return jar;
    }

    /** The jar with all dependencies beside it, and no versions in their names. */
    static Path withoutVersions(Path directory) throws Exception {
        Path jar = in(directory, List.of());
        for (Path dependency : dependencies(DEPENDENCIES)) {
            String name = dependency.getFileName().toString();
            String plain = name.replaceFirst(VERSION, "");
            assertNotEquals(name, plain);
            Files.copy(dependency, directory.resolve(plain));
        }
        return jar;
    }

    /** Makes the jar of another agent, which is this one of the compiled classes. */
    static Path ofOtherAgent(Path jar, Path classes, String agent) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", agent);
        manifest.getMainAttributes().putValue("Can-Retransform-Classes", "true");
        String file = agent.replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new JarEntry(file));
            Files.copy(classes.resolve(file), out);
        }
        return jar;
    }

    /** The jars of dependencies on the class path of the tests. */
    static List<Path> dependencies(List<String> patterns) {
        List<Path> found = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .filter(path -> patterns.stream().anyMatch(path.getFileName().toString()::matches)).toList();
        assertEquals(patterns.size(), found.size(), found::toString);
        return found;
    }

    private static Manifest manifest() throws Exception {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        Element pom = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new File("pom.xml"))
                .getDocumentElement();
        NodeList entries = pom.getElementsByTagName("manifestEntries");
        assertEquals(1, entries.getLength());
        for (Node entry = entries.item(0).getFirstChild(); entry != null; entry = entry.getNextSibling()) {
            if (entry instanceof Element) {
                attributes.putValue(entry.getNodeName(), entry.getTextContent());
            }
        }
        return manifest;
    }
}
