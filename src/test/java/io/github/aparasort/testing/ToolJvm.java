package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A fresh JVM under a tool: behind a command such as oclgrind, or with a library preloaded. Surefire's own preloads
 * are taken out of the environment first, because a tool that preloads does not go with them.
 */
public final class ToolJvm {
    private final Path directory;
    private final List<String> prefix = new ArrayList<>();
    private final List<String> options = new ArrayList<>();
    private final Map<String, String> environment = new LinkedHashMap<>();
    private int timeoutSeconds = 600;
    private File workingDirectory;
    private String classPath = System.getProperty("java.class.path");

    /** @param directory where what the process prints goes, and the JVM's report should it crash */
    public ToolJvm(Path directory) {
        this.directory = directory;
        options.add("-Xmx1g");
        options.add("-Duser.language=en");
        options.add("-XX:ErrorFile=" + directory.resolve("hs_err.log"));
        if (Runtime.version().feature() >= 24) {
            // Otherwise these JDKs print a warning about native libraries.
            options.add("--enable-native-access=ALL-UNNAMED");
        }
    }

    public ToolJvm behind(String... command) {
        prefix.addAll(List.of(command));
        return this;
    }

    public ToolJvm option(String option) {
        options.add(option);
        return this;
    }

    public ToolJvm environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    /** The directory in which it runs: that of the tests without this. */
    public ToolJvm in(Path directory) {
        workingDirectory = directory.toFile();
        return this;
    }

    /** The class path: that of the tests without this. */
    public ToolJvm classPath(String path) {
        classPath = path;
        return this;
    }

    /** Newer JVMs then load no native library. */
    public ToolJvm denyNativeAccess() {
        options.removeIf(option -> option.startsWith("--enable-native-access"));
        return option("--illegal-native-access=deny");
    }

    public ToolJvm timeout(int seconds) {
        timeoutSeconds = seconds;
        return this;
    }

    /** Runs a main class of the tests; it must end by itself, in time and with status 0. */
    public ChildJvm.Output run(Class<?> main, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(prefix);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", absolute(classPath), main.getName()));
        command.addAll(List.of(args));
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.directory(workingDirectory);
        builder.environment().remove("LD_PRELOAD");
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            boolean ended = process.waitFor(timeoutSeconds, TimeUnit.SECONDS);
            ChildJvm.Output output = new ChildJvm.Output(text(out), text(err));
            assertTrue(ended, () -> "the process does not end\n" + tail(output));
            assertEquals(0, process.exitValue(), () -> tail(output));
            return output;
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static String absolute(String path) {
        return Arrays.stream(path.split(File.pathSeparator)).map(entry -> new File(entry).getAbsolutePath())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Whatever bytes there are: Aparapi prints the log of a build that never was. */
    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static String tail(ChildJvm.Output output) {
        return last(output.out()) + "\n---- stderr\n" + last(output.err());
    }

    private static String last(String text) {
        return text.substring(Math.max(0, text.length() - 4000));
    }
}
