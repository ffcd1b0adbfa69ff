package io.github.aparasort.testing;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    /** For a process whose time is its start. */
    public ToolJvm quick() {
        return option(ChildJvm.QUICK);
    }

    /** Starts a main class of the tests, to talk to it; its errors go to the file {@code err}. */
    public Process start(Class<?> main, String... args) throws IOException {
        return builder(main, args).redirectError(directory.resolve("err").toFile()).start();
    }

    private ProcessBuilder builder(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(prefix);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", absolute(classPath), main.getName()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.directory(workingDirectory);
        builder.environment().remove("LD_PRELOAD");
        builder.environment().putAll(environment);
        return builder;
    }

    /** Runs a main class of the tests; it must end by itself, in time and with status 0. */
    public ChildJvm.Output run(Class<?> main, String... args) throws IOException, InterruptedException {
        return ChildJvm.run(directory, 0, builder(main, args));
    }

    private static String absolute(String path) {
        return Arrays.stream(path.split(File.pathSeparator)).map(entry -> new File(entry).getAbsolutePath())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
