package io.github.aparasort.internal.external;

import static io.github.aparasort.ExternalSorter.FieldOption.DESCENDING;
import static io.github.aparasort.ExternalSorter.FieldOption.NUMERIC;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSorter.FieldOption;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lines that are grouped, counted and summed up: by a map in memory, with exact decimal numbers.
 *
 * @param separator or 0 for blanks
 * @param keys none: the whole line
 * @param numeric of whole lines, and of fields without own options
 * @param sums the fields
 */
record GroupedLines(char separator, List<Key> keys, boolean numeric, boolean descending, boolean counts,
        List<Integer> sums) {
    /** A field that is a part of the key. */
    record Key(int field, boolean numeric, boolean descending) {
    }

    ExternalSorter sorter() {
        ExternalSorter sorter = separator == 0 ? ExternalSorter.lines() : ExternalSorter.lines().separatedBy(separator);
        for (int i = 0; i < keys.size(); i++) {
            Key key = keys.get(i);
            FieldOption[] own = Stream.of(NUMERIC, DESCENDING)
                    .filter(option -> option == NUMERIC ? key.numeric : key.descending).toArray(FieldOption[]::new);
            sorter = i == 0 ? sorter.byField(key.field, own) : sorter.thenByField(key.field, own);
        }
        sorter = numeric ? sorter.numeric() : sorter;
        sorter = descending ? sorter.descending() : sorter;
        sorter = counts ? sorter.counts() : sorter;
        return sums.isEmpty() ? sorter : sorter.sums(sums.stream().mapToInt(field -> field).toArray());
    }

    private boolean isNumeric(int key) {
        return keys.isEmpty() || !keys.get(key).numeric && !keys.get(key).descending ? numeric : keys.get(key).numeric;
    }

    private boolean isDescending(int key) {
        return keys.isEmpty() || !keys.get(key).numeric && !keys.get(key).descending ? descending
                : keys.get(key).descending;
    }

    /** The text of the key. A field is shown once. */
    private List<String> shown(String line) {
        return keys.isEmpty() ? List.of(line) : keys.stream().map(Key::field).distinct()
                .map(field -> field(line, field)).toList();
    }

    private List<Comparable<?>> compared(String line) {
        return IntStream.range(0, Math.max(1, keys.size())).<Comparable<?>>mapToObj(i -> {
            String text = keys.isEmpty() ? line : field(line, keys.get(i).field);
            return isNumeric(i) ? number(text).stripTrailingZeros() : text;
        }).toList();
    }

    /** By hand: blanks begin a field without a separator. */
    private String field(String line, int number) {
        int begin = 0;
        for (int i = 1; begin <= line.length(); i++) {
            int end = begin;
            while (separator == 0 && end < line.length() && isBlank(line.charAt(end))) {
                end++;
            }
            while (end < line.length()
                    && (separator == 0 ? !isBlank(line.charAt(end)) : line.charAt(end) != separator)) {
                end++;
            }
            if (i == number) {
                return line.substring(begin, end);
            }
            begin = separator == 0 ? end == line.length() ? end + 1 : end : end + 1;
        }
        return "";
    }

    String of(List<String> lines, int header, long limit) {
        record Group(List<String> shown, long[] count, BigDecimal[] sums) {
        }
        String between = separator == 0 ? "\t" : String.valueOf(separator);
        Map<List<Comparable<?>>, Group> groups = new LinkedHashMap<>();
        for (String line : lines.subList(Math.min(header, lines.size()), lines.size())) {
            Group group = groups.computeIfAbsent(compared(line), key -> new Group(shown(line), new long[1],
                    Collections.nCopies(sums.size(), BigDecimal.ZERO).toArray(BigDecimal[]::new)));
            group.count[0]++;
            for (int i = 0; i < sums.size(); i++) {
                group.sums[i] = group.sums[i].add(number(field(line, sums.get(i))));
            }
        }
        StringBuilder result = new StringBuilder();
        for (String line : lines.subList(0, Math.min(header, lines.size()))) {
            List<String> names = new ArrayList<>(shown(line));
            if (counts) {
                names.add("count");
            }
            sums.forEach(field -> names.add(field(line, field)));
            result.append(String.join(between, names)).append('\n');
        }
        Comparator<Map.Entry<List<Comparable<?>>, Group>> order = (x, y) -> 0;
        for (int i = 0; i < Math.max(1, keys.size()); i++) {
            int key = i;
            Comparator<Map.Entry<List<Comparable<?>>, Group>> byKey = (x, y) ->
                    compare(x.getKey().get(key), y.getKey().get(key));
            order = order.thenComparing(isDescending(key) ? byKey.reversed() : byKey);
        }
        groups.entrySet().stream().sorted(order).limit(limit).map(Map.Entry::getValue).forEach(group -> {
            List<String> fields = new ArrayList<>(group.shown);
            if (counts) {
                fields.add(String.valueOf(group.count[0]));
            }
            Stream.of(group.sums).map(BigDecimal::toPlainString).forEach(fields::add);
            result.append(String.join(between, fields)).append('\n');
        });
        return result.toString();
    }

    private static int compare(Comparable<?> a, Comparable<?> b) {
        return a instanceof BigDecimal number ? number.compareTo((BigDecimal) b) : ((String) a).compareTo((String) b);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    private static boolean isDigit(String text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    /** What is no number is 0. */
    static BigDecimal number(String text) {
        int begin = 0;
        while (begin < text.length() && isBlank(text.charAt(begin))) {
            begin++;
        }
        int at = begin < text.length() && text.charAt(begin) == '-' ? begin + 1 : begin;
        int digits = 0;
        for (; isDigit(text, at); at++) {
            digits++;
        }
        int end = at;
        if (at < text.length() && text.charAt(at) == '.' && (digits > 0 || isDigit(text, at + 1))) {
            for (at++; isDigit(text, at); at++) {
                digits++;
                end = at + 1;
            }
        }
        return digits == 0 ? BigDecimal.ZERO : new BigDecimal(text.substring(begin, end));
    }

    /** Shows where long texts differ, and not all of them. */
    static void assertSameText(String expected, String actual, String what) {
        int at = Arrays.mismatch(expected.toCharArray(), actual.toCharArray());
        if (at >= 0) {
            int from = expected.lastIndexOf('\n', at - 1) + 1;
            assertEquals(expected.substring(from, Math.min(expected.length(), at + 100)),
                    actual.substring(from, Math.min(actual.length(), at + 100)), "at " + at + ", " + what);
        }
    }
}
