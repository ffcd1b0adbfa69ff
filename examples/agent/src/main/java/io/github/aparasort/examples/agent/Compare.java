package io.github.aparasort.examples.agent;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the tests of Commons Math and of Commons Numbers, as they were published, in two JVMs each: without the agent,
 * and with it. The outcome of every test must be the same. So must be what Mockito sees of {@link MockedLists}.
 *
 * <p>Neither library knows of Aparasort, and nothing of them is compiled here.
 */
public final class Compare {
    /** Where Maven builds: the directory of the compiled classes is in it. */
    private static final Path TARGET = target();

    /** A library, and those of its tests that sort or call code that does. */
    private enum Library {
        COMMONS_MATH("commons-math3", List.of("--include-package=org.apache.commons.math3.stat",
                "--include-package=org.apache.commons.math3.fitting")),
        COMMONS_NUMBERS("commons-numbers-arrays", List.of("--include-package=org.apache.commons.numbers.arrays",
                "--include-classname=.*(Selection|Sorting|UpdatingInterval)Test"));

        private final String jar;
        private final List<String> filter;

        Library(String jar, List<String> filter) {
            this.jar = jar;
            this.filter = filter;
        }
    }

    private Compare() {
    }

    public static void main(String[] args) throws Exception {
        boolean same = true;
        for (Library library : Library.values()) {
            same &= compare(library);
        }
        same &= compareMocks();
        if (!same) {
            throw new IllegalStateException("outcomes differ; the reports are in " + TARGET.resolve("reports"));
        }
    }

    private static Path target() {
        try {
            return Path.of(Compare.class.getProtectionDomain().getCodeSource().getLocation().toURI()).getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean compare(Library library) throws Exception {
        System.out.println(library.jar + ": its tests without the agent ...");
        Run without = run(library, "without", List.of(), "");
        System.out.println(library.jar + ": its tests with the agent ...");
        String classes = TARGET.resolve("classes") + File.pathSeparator;
        Run with = run(library, "with", List.of("-javaagent:" + only("agent", "aparasort-") + "=verbose"), classes);
        List<String> differences = new ArrayList<>(with.outcomes);
        without.outcomes.forEach(differences::remove);
        differences.forEach(line -> System.out.println("  only with the agent: " + line));
        boolean isSame = with.outcomes.equals(without.outcomes);
        System.out.printf("%s: %,d tests, %,d of them passed; %s. The agent changed %d classes; %,d calls reached"
                + " Aparasort.%n", library.jar, with.outcomes.size(),
                with.outcomes.stream().filter(line -> line.startsWith("passed ")).count(),
                isSame ? "all outcomes are the same with the agent" : "OUTCOMES DIFFER", with.changed, with.calls);
        if (without.outcomes.isEmpty() || with.calls == 0 || with.changed == 0) {
            System.out.println("  But a run had nothing to do.");
            return false;
        }
        return isSame;
    }

    private static boolean compareMocks() throws Exception {
        List<String> without = mocks(List.of());
        List<String> with = mocks(List.of("-javaagent:" + only("agent", "aparasort-")));
        boolean isSame = with.equals(without) && !with.isEmpty();
        System.out.printf("Mocks and spies of lists: %d lines, %s%n", with.size(), isSame
                ? "all of them the same with the agent" : "NOT THE SAME: " + without + ", with the agent " + with);
        return isSame;
    }

    /** What the program prints. Errors go to those of this one. */
    private static List<String> mocks(List<String> options) throws IOException {
        List<String> command = new ArrayList<>(options);
        command.add(0, Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", TARGET.resolve("classes") + File.pathSeparator + jars("tests"),
                MockedLists.class.getName()));
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (BufferedReader lines = process.inputReader()) {
            return lines.lines().toList();
        }
    }

    /** What became of a run of JUnit. */
    private record Run(List<String> outcomes, long changed, long calls) {
    }

    private static Run run(Library library, String name, List<String> options, String classes) throws Exception {
        Path directory = Files.createDirectories(TARGET.resolve("reports").resolve(library.jar).resolve(name));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", classes + jars("tests"), "org.junit.platform.console.ConsoleLauncher", "execute",
                "--scan-classpath", testJar(library).toString(), "--reports-dir", directory.toString(),
                "--details=none"));
        command.addAll(library.filter);
        Path err = directory.resolve("err");
        // JUnit's own status says that a test failed; what counts here is whether the same ones do.
        new ProcessBuilder(command).redirectOutput(directory.resolve("out").toFile()).redirectError(err.toFile())
                .start().waitFor();
        List<String> said = Files.readAllLines(err);
        return new Run(Reports.read(directory), said.stream().filter(line -> line.startsWith("aparasort agent: ")
                && !line.contains(" leaves ")).count(),
                said.stream().filter(line -> line.startsWith(CallCounter.PREFIX))
                        .mapToLong(line -> Long.parseLong(line.substring(CallCounter.PREFIX.length()))).sum());
    }

    private static Path testJar(Library library) throws IOException {
        return list("tests").stream().filter(jar -> jar.getFileName().toString().matches(library.jar + "-.*-tests.jar"))
                .findFirst().orElseThrow();
    }

    private static Path only(String directory, String prefix) throws IOException {
        return list(directory).stream().filter(jar -> jar.getFileName().toString().startsWith(prefix))
                .findFirst().orElseThrow();
    }

    private static String jars(String directory) throws IOException {
        return list(directory).stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static List<Path> list(String directory) throws IOException {
        try (Stream<Path> files = Files.list(TARGET.resolve(directory))) {
            return files.sorted().toList();
        }
    }
}
