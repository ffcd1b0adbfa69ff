package io.github.aparasort.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class HelpTest {
    static List<List<String>> questions() {
        List<List<String>> all = new ArrayList<>(List.of(List.of("--help"), List.of("help")));
        for (String name : Main.commandLine().getSubcommands().keySet()) {
            all.add(List.of(name, "--help"));
            all.add(List.of("help", name));
        }
        return all;
    }

    /** Picocli formats descriptions: a percent sign in one of them must be doubled, or it warns on standard error. */
    @ParameterizedTest
    @MethodSource("questions")
    void everyCommandHasAHelpThatPrintsNoWarning(List<String> question) {
        StringWriter text = new StringWriter();
        ByteArrayOutputStream warnings = new ByteArrayOutputStream();
        PrintStream before = System.err;
        int status;
        System.setErr(new PrintStream(warnings, true, StandardCharsets.UTF_8));
        try {
            CommandLine line = Main.commandLine().setOut(new PrintWriter(text));
            status = line.execute(question.toArray(String[]::new));
        } finally {
            System.setErr(before);
        }
        assertEquals("", warnings.toString(StandardCharsets.UTF_8));
        assertEquals(0, status);
        assertTrue(text.toString().contains("Usage: benchmark.jar"), text::toString);
    }
}
