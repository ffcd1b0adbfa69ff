package io.github.aparasort.internal.external;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines in the order of {@code LC_ALL=C sort}: all in memory, by a comparator of strings of bytes. */
final class SortedLines {
    private static final Pattern NUMBER = Pattern.compile("[ \t]*(-?)(\\d*)(?:\\.(\\d*))?.*", Pattern.DOTALL);
    /** Blanks, then what is none. */
    private static final Pattern FIELD = Pattern.compile("[ \t]*[^ \t]*");

    private SortedLines() {
    }

    /**
     * As the command takes them.
     *
     * @param separator or null
     * @param field the key, or 0
     */
    record Options(Character separator, int field, boolean numeric, boolean descending, boolean stable) {
        static Options of(String line) {
            List<String> words = List.of(line.split(" "));
            return new Options(words.contains("-t") ? words.get(words.indexOf("-t") + 1).charAt(0) : null,
                    words.contains("-k") ? Integer.parseInt(words.get(words.indexOf("-k") + 1)) : 0,
                    words.contains("-n"), words.contains("-r"), words.contains("-s"));
        }

        /** For the command. */
        List<String> words() {
            List<String> words = new ArrayList<>();
            if (separator != null) {
                words.addAll(List.of("-t", separator.toString()));
            }
            if (field > 0) {
                words.addAll(List.of("-k", field + "," + field));
            }
            if (numeric) {
                words.add("-n");
            }
            if (descending) {
                words.add("-r");
            }
            if (stable) {
                words.add("-s");
            }
            return words;
        }
    }

    static byte[] of(byte[] content, Options options) {
        if (content.length == 0) {
            return content;
        }
        // Each character is a byte, so strings compare as unsigned bytes do.
        String text = new String(content, StandardCharsets.ISO_8859_1);
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        if (text.endsWith("\n")) {
            lines.remove(lines.size() - 1);
        }
        record Keyed(String line, String key, BigDecimal number) {
        }
        Comparator<Keyed> order = options.numeric ? Comparator.comparing(Keyed::number)
                : Comparator.comparing(Keyed::key);
        if (!options.stable) {
            order = order.thenComparing(Keyed::line);
        }
        StringBuilder sorted = new StringBuilder();
        lines.stream().map(line -> {
            String key = key(line, options);
            return new Keyed(line, key, options.numeric ? number(key) : null);
        }).sorted(options.descending ? order.reversed() : order)
                .forEach(keyed -> sorted.append(keyed.line).append('\n'));
        return sorted.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String key(String line, Options options) {
        if (options.field == 0) {
            return line;
        }
        if (options.separator != null) {
            String[] fields = line.split(Pattern.quote(options.separator.toString()), -1);
            return options.field <= fields.length ? fields[options.field - 1] : "";
        }
        Matcher fields = FIELD.matcher(line);
        String key = "";
        for (int i = 0; i < options.field; i++) {
            key = fields.find() ? fields.group() : "";
        }
        return key;
    }

    private static BigDecimal number(String key) {
        Matcher parts = NUMBER.matcher(key);
        if (!parts.matches()) {
            throw new AssertionError(key);
        }
        String fraction = parts.group(3) == null ? "" : parts.group(3);
        return new BigDecimal(parts.group(1) + "0" + parts.group(2) + "." + fraction + "0");
    }
}
