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
 * Runs the command line once more in a JVM of its own, with libjsig preloaded, where PoCL is installed: its compiler
 * takes over the JVM's SIGSEGV handler, and nothing but preloading keeps that from ending the process without a trace.
 */
public final class Relaunch {
    /** Settings that the other JVM takes along. */
    private static final List<String> PREFIXES = List.of("aparasort.", "com.aparapi.",
            "java.util.concurrent.ForkJoinPool.", "user.language");

    private Relaunch() {
    }

    /** Runs {@code main} again and returns its exit status; or nothing, where it may as well run here. */
    public static OptionalInt withSignalChaining(Class<?> main, String[] args) {
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

    /** Maven runs a main class in its own JVM, by a class loader that knows where everything lies. */
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
