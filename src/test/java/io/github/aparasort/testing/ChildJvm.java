package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
    /** The simple compiler alone, for processes that do not last. */
    static final String QUICK = "-XX:TieredStopAtLevel=1";

    /** What a process left behind. */
    public record Output(String out, String err) {
        private String ends() {
            return end(out) + "\n---- stderr\n" + end(err);
        }

        private static String end(String text) {
            return text.substring(Math.max(0, text.length() - 4000));
        }
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

    /** Runs a program on the module path, where LWJGL loads native code: {@code main} is "module/class". */
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

    /** Runs {@code java} with these variables in its environment; it must end by itself with status 0. */
    public static Output run(Path directory, Map<String, String> environment, List<String> arguments)
            throws IOException, InterruptedException {
        return run(directory, 0, environment, arguments);
    }

    /** Runs {@code java}, which must end by itself with this status. */
    public static Output run(Path directory, int status, Map<String, String> environment, List<String> arguments)
            throws IOException, InterruptedException {
        return run(directory, status, "ALL-UNNAMED", environment, arguments);
    }

    private static Output run(Path directory, int status, String nativeModules, Map<String, String> environment,
            List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx1g");
        // They end before much is compiled twice.
        command.add(QUICK);
        if (Runtime.version().feature() >= 24) {
            // Otherwise these JDKs print a warning about native libraries.
            command.add("--enable-native-access=" + nativeModules);
        }
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        return run(directory, status, builder);
    }

    /** Runs a process, whose output goes to files of a directory; it must end by itself, in time and with a status. */
    static Output run(Path directory, int status, ProcessBuilder builder) throws IOException, InterruptedException {
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try {
            boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            if (!ended) {
                dumpThreads(process);
            }
            Output output = new Output(text(out), text(err));
            assertTrue(ended, () -> "the process does not end\n" + output.ends());
            assertEquals(status, process.exitValue(), output::ends);
            return output;
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    /** Whatever bytes there are: Aparapi prints the log of a build that never was. */
    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** HotSpot prints what every thread does when it is sent this signal. */
    private static void dumpThreads(Process process) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-QUIT", Long.toString(process.pid())).start().waitFor();
        process.waitFor(DUMP_SECONDS, TimeUnit.SECONDS);
    }
}
