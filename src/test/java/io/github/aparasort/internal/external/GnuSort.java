package io.github.aparasort.internal.external;

import static io.github.aparasort.ExternalSorter.FieldOption.DESCENDING;
import static io.github.aparasort.ExternalSorter.FieldOption.NUMERIC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSorter.FieldOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The command {@code sort} of GNU, and the sorter with the same options. */
final class GnuSort {
    private static final Path COMMAND = Path.of("/usr/bin/sort");
    private static final Pattern DISORDER = Pattern.compile("sort: [^\n]*?:(\\d+): disorder: ");

    private GnuSort() {
    }

    static void assumeItIsHere() {
        assumeTrue(Files.isExecutable(COMMAND), "no " + COMMAND);
    }

    /** Options as the command takes them, of one letter each; a key is {@code -k field,field} with n and r or none. */
    static ExternalSorter sorter(String options) {
        ExternalSorter sorter = ExternalSorter.lines();
        List<String> words = words(options);
        boolean isFirst = true;
        for (int i = 0; i < words.size(); i++) {
            switch (words.get(i)) {
                case "-t" -> sorter = sorter.separatedBy(words.get(++i).charAt(0));
                case "-n" -> sorter = sorter.numeric();
                case "-r" -> sorter = sorter.descending();
                case "-s" -> sorter = sorter.stable();
                case "-u" -> sorter = sorter.unique();
                case "-k" -> {
                    String key = words.get(++i);
                    int field = Integer.parseInt(key.substring(0, key.indexOf(',')));
                    List<FieldOption> own = new ArrayList<>();
                    if (key.contains("n")) {
                        own.add(NUMERIC);
                    }
                    if (key.contains("r")) {
                        own.add(DESCENDING);
                    }
                    FieldOption[] all = own.toArray(FieldOption[]::new);
                    sorter = isFirst ? sorter.byField(field, all) : sorter.thenByField(field, all);
                    isFirst = false;
                }
                default -> throw new AssertionError(words.get(i));
            }
        }
        return sorter;
    }

    private static List<String> words(String options) {
        return options.isEmpty() ? List.of() : List.of(options.split(" "));
    }

    private static Process start(String options, List<Path> files) throws IOException {
        List<String> words = new ArrayList<>(List.of(COMMAND.toString()));
        words.addAll(words(options));
        files.forEach(file -> words.add(file.toString()));
        ProcessBuilder sort = new ProcessBuilder(words);
        sort.environment().put("LC_ALL", "C");
        return sort.start();
    }

    /** What the command writes for these files. */
    static byte[] of(String options, List<Path> files) throws IOException, InterruptedException {
        Process sort = start(options, files);
        byte[] sorted = sort.getInputStream().readAllBytes();
        String said = said(sort);
        assertEquals(0, sort.waitFor(), said);
        return sorted;
    }

    static byte[] of(String options, Path file) throws IOException, InterruptedException {
        return of(options, List.of(file));
    }

    /** Replaces a file by its lines in order, and returns it. */
    static Path sort(String options, Path file) throws IOException, InterruptedException {
        return Files.write(file, of(options, file));
    }

    /** The line that the command complains of, or 0. */
    static long firstDisorder(String options, Path file) throws IOException, InterruptedException {
        Process sort = start(options.isEmpty() ? "-c" : "-c " + options, List.of(file));
        Matcher message = DISORDER.matcher(said(sort));
        boolean isTold = message.find();
        assertEquals(isTold ? 1 : 0, sort.waitFor());
        return isTold ? Long.parseLong(message.group(1)) : 0;
    }

    /** Other programs may complain, too: what is loaded into each process. */
    private static String said(Process sort) throws IOException {
        return new String(sort.getErrorStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
}
