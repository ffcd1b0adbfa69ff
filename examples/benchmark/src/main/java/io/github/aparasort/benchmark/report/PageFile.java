package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.statistics.Comparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A page in Markdown with measured sections. A section is between two comments, of which the first names the samples:
 * {@code <!-- measured: measurements/quick.tsv -->} and {@code <!-- end of measured -->}. All other text is a person's,
 * and stays as it is.
 */
public final class PageFile {
    /** Of the samples, beside the page. */
    public static final String SAMPLES = "measurements";
    private static final String IMAGES = "images";
    private static final String END = "<!-- end of measured -->";
    private static final Pattern SECTION =
            Pattern.compile("(<!-- measured: (\\S+)\\.tsv -->\n).*?(" + Pattern.quote(END) + ")", Pattern.DOTALL);
    private static final String LEFT_OUT = "Left out";
    private static final String LATE = "Not measured for want of time";
    /** What a reader needs. Others, such as flags, may hold names of somebody's directories. */
    private static final List<String> FACTS = List.of("When", "Command", "Processor", "OpenCL devices",
            "Operating system", "Load average at the beginning", "Load average at the end",
            LEFT_OUT, LATE, "Failed");

    private final Path directory;
    private final Map<Path, String> files = new LinkedHashMap<>();

    private PageFile(Path page) {
        directory = page.toAbsolutePath().getParent();
    }

    /** Keeps the samples of a run for a section of this name. */
    public static Path keep(Path page, String name, Path samples) throws IOException {
        Map<String, String> facts = SampleFile.facts(samples);
        facts.keySet().retainAll(FACTS);
        Path file = page.toAbsolutePath().getParent().resolve(SAMPLES).resolve(name + ".tsv");
        SampleFile.write(file, facts, SampleFile.read(samples));
        return file;
    }

    /**
     * What the page and its charts must be, by the samples beside it.
     *
     * @return the text of each file
     */
    public static Map<Path, String> make(Path page) throws IOException {
        PageFile made = new PageFile(page);
        String text = Files.readString(page);
        StringBuilder filled = new StringBuilder();
        Matcher section = SECTION.matcher(text);
        while (section.find()) {
            section.appendReplacement(filled, Matcher.quoteReplacement(
                    section.group(1) + made.section(section.group(2)) + section.group(3)));
        }
        section.appendTail(filled);
        if (made.files.isEmpty()) {
            throw new IllegalArgumentException(page + " has no section that begins with <!-- measured: ... --> and "
                    + "ends with " + END);
        }
        made.files.put(page, filled.toString());
        return made.files;
    }

    private String section(String samples) throws IOException {
        Path file = directory.resolve(samples + ".tsv");
        Map<String, String> facts = SampleFile.facts(file);
        List<Measured> all = Report.sorted(SampleFile.read(file));
        String name = file.getFileName().toString().replace(".tsv", "");
        Chart overview = Charts.overview(name, all);
        files.put(directory.resolve(IMAGES).resolve(overview.file()), overview.draw());

        StringBuilder text = new StringBuilder();
        text.append("- ").append(facts.get("Processor")).append("; OpenCL devices: ")
                .append(facts.get("OpenCL devices")).append('\n');
        text.append("- ").append(facts.get("When").replaceAll("T.*", "")).append(", ")
                .append(facts.get("Operating system")).append("; load average ")
                .append(facts.get("Load average at the beginning")).append(" at the beginning, ")
                .append(facts.get("Load average at the end")).append(" at the end\n\n```\n")
                .append(facts.get("Command")).append("\n```\n\n");
        text.append("![").append(overview.title()).append("](").append(IMAGES).append('/').append(overview.file())
                .append(")\n");
        all.stream().collect(Collectors.groupingBy(Measured::vm, LinkedHashMap::new, Collectors.toList()))
                .forEach((vm, rows) -> {
                    List<Measured> sorts = rows.stream().filter(one -> one.what().operation().isSort()).toList();
                    List<Measured> others = rows.stream().filter(one -> !sorts.contains(one)).toList();
                    text.append(sorts.isEmpty() ? "" : "\n" + vm + ", sorts:\n\n" + sorts(sorts));
                    text.append(others.isEmpty() ? "" : "\n" + vm + ", other operations on ints:\n\n" + others(others));
                });
        for (String missing : List.of(LEFT_OUT, LATE)) {
            if (facts.containsKey(missing)) {
                text.append('\n').append(missing).append(": ").append(facts.get(missing)
                        .replaceAll(" \\([^()]*\\)", "").replace("\n", "; ")).append(".\n");
            }
        }
        return text.toString();
    }

    private static String sorts(List<Measured> rows) {
        List<Contender> peers = Arrays.stream(Contender.values()).filter(one -> !one.isSubject()
                && rows.stream().anyMatch(row -> row.nanos().containsKey(one))).toList();
        StringBuilder text = new StringBuilder();
        StringJoiner head = new StringJoiner(" | ", "| case | n | engine | Aparasort | ", " |\n|---|---:|---|---:|");
        peers.forEach(peer -> head.add(peer.toString()));
        text.append(head).append("---:|".repeat(peers.size())).append('\n');
        for (Measured row : rows) {
            StringJoiner line = new StringJoiner(" | ", first(row), " |\n");
            peers.forEach(peer -> line.add(row.nanos().containsKey(peer) ? times(row, peer) : ""));
            text.append(line);
        }
        return text.toString();
    }

    private static String others(List<Measured> rows) {
        StringBuilder text = new StringBuilder(
                "| case | n | engine | Aparasort | times as fast as |\n|---|---:|---|---:|---|\n");
        for (Measured row : rows) {
            text.append(first(row)).append(row.peers().stream().map(peer -> peer + " " + times(row, peer))
                    .collect(Collectors.joining("; "))).append(" |\n");
        }
        return text.toString();
    }

    private static String first(Measured row) {
        Contender subject = row.subjects().get(0);
        return String.format(Locale.ROOT, "| %s | %s | %s | %s | ", row.what().shortName(),
                Units.size(row.what().n()), row.engines().get(subject).replaceAll(" \\(.*", ""),
                Units.nanos(row.time(subject).median()));
    }

    /** Bold is faster, italic is slower. */
    private static String times(Measured row, Contender peer) {
        Comparison comparison = row.compare(row.subjects().get(0), peer);
        String mark = SpeedTable.mark(comparison);
        return mark + Units.digits(comparison.speedUp().median()) + mark + " ["
                + Units.digits(comparison.speedUp().low()) + ", " + Units.digits(comparison.speedUp().high()) + "]";
    }
}
