package io.github.aparasort.internal.cli;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Runs the command in a second JVM with libjsig preloaded, if PoCL is installed. PoCL's compiler replaces the JVM's
 * SIGSEGV handler, which can end the process without a message. Only preloading prevents that.
 */
public final class Relaunch {
    /** System properties that the second JVM gets too. */
    private static final List<String> PREFIXES = List.of("aparasort.", "com.aparapi.",
            "java.util.concurrent.ForkJoinPool.", "user.language");

    private Relaunch() {
    }

    /** Runs {@code main} in a second JVM and returns its exit status; empty if no second JVM is needed or possible. */
    static OptionalInt withSignalChaining(Class<?> main, String[] args) {
        OpenClSetup setup = OpenClSetup.read();
        if (!setup.isLinux() || setup.jsig().isEmpty() || setup.jsigLoaded()
                || setup.drivers().stream().noneMatch(driver -> driver.contains("pocl"))) {
            return OptionalInt.empty();
        }
        try {
            ProcessBuilder java = new ProcessBuilder(command(main, args)).inheritIO();
            java.environment().merge("LD_PRELOAD", setup.jsig(), (old, jsig) -> old + " " + jsig);
            Process process = java.start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
            return OptionalInt.of(process.waitFor());
        } catch (IOException | URISyntaxException e) {
            return OptionalInt.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalInt.of(1);
        }
    }

    private static List<String> command(Class<?> main, String[] args) throws URISyntaxException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + Runtime.getRuntime().maxMemory());
        if (Runtime.version().feature() >= 24) {
            command.add("--enable-native-access=ALL-UNNAMED");
        }
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> PREFIXES.stream().anyMatch(name::startsWith))
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
        command.addAll(List.of("-cp", classPath(main), main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    /** Maven runs a main class in Maven's JVM, with a class loader of its own. */
    private static String classPath(Class<?> main) throws URISyntaxException {
        if (!(main.getClassLoader() instanceof URLClassLoader loader)) {
            return System.getProperty("java.class.path");
        }
        List<String> paths = new ArrayList<>();
        for (URL url : loader.getURLs()) {
            paths.add(Path.of(url.toURI()).toString());
        }
        return String.join(File.pathSeparator, paths);
    }
}
