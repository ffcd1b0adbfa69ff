package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A fresh JVM, for what happens only once in a process: the first load, the first listing of devices. */
public final class ChildJvm {
    /** Twenty-five times what the longest of them takes on two processors with nothing else to do. */
    private static final int TIMEOUT_SECONDS = 600;
    private static final int DUMP_SECONDS = 5;

    /** What a process left behind. */
    public record Output(String out, String err) {
    }

    private ChildJvm() {
    }

    /** Runs the main class of a test with options; it must end by itself with status 0. */
    public static Output run(Path directory, Class<?> main, List<String> options, String... args)
            throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        arguments.addAll(List.of(args));
        return run(directory, arguments);
    }

    /** The same for a program on the module path, where LWJGL loads native code: {@code main} is "module/class". */
    public static Output runModule(Path directory, String modulePath, String main, List<String> options,
            String... args) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(List.of("-p", modulePath, "-m", main));
        arguments.addAll(List.of(args));
        return run(directory, 0, "org.lwjgl", Map.of(), arguments);
    }

    /** Runs {@code java} with these arguments; it must end by itself with status 0. */
    public static Output run(Path directory, List<String> arguments) throws IOException, InterruptedException {
        return run(directory, Map.of(), arguments);
    }

    /** The same with these variables in its environment. */
    public static Output run(Path directory, Map<String, String> environment, List<String> arguments)
            throws IOException, InterruptedException {
        return run(directory, 0, environment, arguments);
    }

    /** The same for a process that ends by itself with another status. */
    public static Output run(Path directory, int status, Map<String, String> environment, List<String> arguments)
            throws IOException, InterruptedException {
        return run(directory, status, "ALL-UNNAMED", environment, arguments);
    }

    private static Output run(Path directory, int status, String nativeModules, Map<String, String> environment,
            List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx1g");
        if (Runtime.version().feature() >= 24) {
            // Otherwise these JDKs print a warning about native libraries.
            command.add("--enable-native-access=" + nativeModules);
        }
        command.addAll(arguments);
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                dumpThreads(process);
                fail("the process does not end:\n" + Files.readString(out) + Files.readString(err));
            }
            Output output = new Output(Files.readString(out), Files.readString(err));
            assertEquals(status, process.exitValue(), () -> output.out + output.err);
            return output;
        } finally {
            process.destroyForcibly();
        }
    }

    /** HotSpot prints what every thread does when it is sent this signal. */
    private static void dumpThreads(Process process) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-QUIT", Long.toString(process.pid())).start().waitFor();
        process.waitFor(DUMP_SECONDS, TimeUnit.SECONDS);
    }
}
