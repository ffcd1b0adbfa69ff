package io.github.aparasort.internal.agent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles programs for these tests: the agent leaves classes of the package of these tests as they are. */
final class Sources {
    private static final Path RESOURCES = Path.of("src/test/resources/agent");

    private Sources() {
    }

    /** Compiles the text of a class into a directory. */
    static void compile(Path classes, String name, String text, String... options) throws IOException {
        Path source = Files.createTempDirectory(classes.toAbsolutePath().getParent(), "source")
                .resolve(name.replace('.', '/') + ".java");
        Files.createDirectories(source.getParent());
        compile(classes, List.of(Files.writeString(source, text)), List.of(options));
    }

    /** Compiles the sources in a directory of the resources. */
    static void compileResources(Path classes, String directory, String... options) throws IOException {
        try (Stream<Path> files = Files.walk(RESOURCES.resolve(directory))) {
            compile(classes, files.filter(file -> file.toString().endsWith(".java")).toList(), List.of(options));
        }
    }

    private static void compile(Path classes, List<Path> sources, List<String> options) throws IOException {
        Files.createDirectories(classes);
        List<String> all = new ArrayList<>(List.of("-d", classes.toString(), "-proc:none"));
        all.addAll(options);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            assertTrue(compiler.getTask(messages, files, null, all, null, files.getJavaFileObjectsFromPaths(sources))
                    .call(), messages::toString);
        }
    }
}
