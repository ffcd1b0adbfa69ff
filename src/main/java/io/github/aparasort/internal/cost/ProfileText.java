package io.github.aparasort.internal.cost;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * The text of a profile: a first line with the version of the format; then for each machine a line that describes it,
 * a line for each kind of work and engine, with nanoseconds by size and the number of calls; and a checksum over these
 * lines.
 * <pre>
 * aparasort profile 3
 * machine Java Eclipse Adoptium, 25.0.1+8-LTS, AMD EPYC 9B14, amd64, 2 processors, aparasort 0.1.0
 * INT | JDK |  | 4096:31000x6 16384:140000x6 65536:660000x4
 * INT | NVIDIA H200 (NVIDIA CUDA, GPU) | OpenCL 3.0 CUDA 13.0 | 4096:310000x6 16384:320000x6
 * end 5d41402a
 * </pre>
 */
public final class ProfileText {
    static final String HEADER = "aparasort profile ";
    static final String VERSION = "3";

    private static final String MACHINE = "machine ";
    private static final String END = "end ";
    private static final String SEPARATOR = " | ";
    /** Three names, to which the times belong, and the times. */
    private static final Pattern ENTRY = Pattern.compile("((?:[^|]* \\| ){2}[^|]*) \\| ([^|]*)");
    private static final Pattern COST = Pattern.compile("(\\d{1,10}):(\\d{1,18})x(\\d{1,9})");

    /** The content of a file: entries by machine, in the order of the file, and how many are damaged. */
    record Content(Map<String, Map<String, List<Point>>> machines, int damaged) {
    }

    private ProfileText() {
    }

    /** What the times of an entry belong to. */
    static String key(String work, String engine, String version) {
        return String.join(SEPARATOR, clean(work), clean(engine), clean(version));
    }

    static Content parse(List<String> lines) {
        Map<String, Map<String, List<Point>>> machines = new LinkedHashMap<>();
        int damaged = 0;
        List<String> section = new ArrayList<>();
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            if (line.startsWith(MACHINE) && !section.isEmpty()) {
                damaged++;
                section.clear();
            }
            if (!line.startsWith(END)) {
                section.add(line);
            } else {
                Map<String, List<Point>> entries = line.equals(END + checksum(section)) ? entries(section) : null;
                if (entries == null) {
                    damaged++;
                } else {
                    machines.put(section.get(0).substring(MACHINE.length()), entries);
                }
                section.clear();
            }
        }
        return new Content(machines, section.isEmpty() ? damaged : damaged + 1);
    }

    /** Null if a line makes no sense: the checksum may be correct for a text written by another program. */
    private static Map<String, List<Point>> entries(List<String> section) {
        if (section.isEmpty() || !section.get(0).startsWith(MACHINE)) {
            return null;
        }
        Map<String, List<Point>> entries = new LinkedHashMap<>();
        for (String line : section.subList(1, section.size())) {
            Matcher entry = ENTRY.matcher(line);
            List<Point> points = entry.matches() ? points(entry.group(2)) : List.of();
            if (points.isEmpty()) {
                return null;
            }
            entries.put(entry.group(1), points);
        }
        return entries;
    }

    private static List<Point> points(String text) {
        List<Point> points = new ArrayList<>();
        int before = 0;
        for (String word : text.split(" ")) {
            Matcher cost = COST.matcher(word);
            long n = cost.matches() ? Long.parseLong(cost.group(1)) : 0;
            long nanos = n > before && n <= Integer.MAX_VALUE ? Long.parseLong(cost.group(2)) : 0;
            if (nanos <= 0) {
                return List.of();
            }
            before = (int) n;
            points.add(new Point(before, nanos, Integer.parseInt(cost.group(3))));
        }
        return points;
    }

    static String format(Map<String, Map<String, List<Point>>> machines) {
        StringBuilder text = new StringBuilder(HEADER).append(VERSION).append('\n');
        machines.forEach((machine, entries) -> {
            List<String> section = new ArrayList<>(List.of(MACHINE + clean(machine)));
            entries.forEach((key, points) -> section.add(key + SEPARATOR + format(points)));
            section.forEach(line -> text.append(line).append('\n'));
            text.append(END).append(checksum(section)).append('\n');
        });
        return text.toString();
    }

    private static String format(List<Point> points) {
        return String.join(" ", points.stream().map(p -> p.n() + ":" + Math.max(1, p.nanos()) + "x" + p.runs())
                .toList());
    }

    private static String checksum(List<String> section) {
        CRC32 crc = new CRC32();
        section.forEach(line -> crc.update((line + "\n").getBytes(StandardCharsets.UTF_8)));
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }

    /** A name without the characters that end a line or a field. */
    static String clean(String name) {
        return name.replaceAll("[\\p{Cntrl}|]", " ").strip();
    }
}
