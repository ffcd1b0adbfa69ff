package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalSorter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Records of RFC 4180 in the order of their fields: all in memory, by a parser of strings of bytes. */
final class CsvRecords {
    private CsvRecords() {
    }

    /**
     * A field.
     *
     * @param raw as it is in the record, with its quotes
     * @param content without them
     */
    record Field(String raw, String content) {
        static final Field MISSING = new Field("", "");
    }

    /**
     * A record.
     *
     * @param raw all bytes up to the end of its last line, which is not a part of it
     */
    record Parsed(String raw, List<Field> fields) {
        /** Without the first byte of an end of two bytes. */
        String line() {
            return raw.endsWith("\r") ? raw.substring(0, raw.length() - 1) : raw;
        }

        Field field(int number) {
            return number <= fields.size() ? fields.get(number - 1) : Field.MISSING;
        }
    }

    /** Parses a text, whose last record may have no end. */
    static List<Parsed> parse(String text, char separator) {
        List<Parsed> records = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int begin = at;
            List<Field> fields = new ArrayList<>();
            boolean isLast = false;
            while (!isLast) {
                int from = at;
                StringBuilder content = new StringBuilder();
                if (at < text.length() && text.charAt(at) == '"') {
                    for (at++; text.charAt(at) != '"' || at + 1 < text.length() && text.charAt(at + 1) == '"'; at++) {
                        at += text.charAt(at) == '"' ? 1 : 0;
                        content.append(text.charAt(at));
                    }
                    at++;
                }
                while (at < text.length() && text.charAt(at) != separator && text.charAt(at) != '\n') {
                    content.append(text.charAt(at++));
                }
                isLast = at == text.length() || text.charAt(at) == '\n';
                String raw = text.substring(from, at);
                boolean hasReturn = isLast && raw.endsWith("\r");
                fields.add(new Field(raw.substring(0, raw.length() - (hasReturn ? 1 : 0)),
                        content.substring(0, content.length() - (hasReturn ? 1 : 0))));
                at++;
            }
            records.add(new Parsed(text.substring(begin, at - 1), fields));
        }
        return records;
    }

    /** A field of the key, with own options only. */
    record Key(int field, boolean numeric, boolean descending) {
        private BigDecimal number(Parsed parsed) {
            return GroupedLines.number(parsed.field(field).content).stripTrailingZeros();
        }

        private Comparable<?> value(Parsed parsed) {
            return numeric ? number(parsed) : parsed.field(field).content;
        }

        Comparator<Parsed> order() {
            Comparator<Parsed> order = numeric ? Comparator.comparing(this::number)
                    : Comparator.comparing(parsed -> parsed.field(field).content);
            return descending ? order.reversed() : order;
        }
    }

    /**
     * How records are sorted.
     *
     * @param descending whole records with equal keys
     * @param sums with the number of records; none if it is null
     */
    record Options(char separator, List<Key> keys, boolean descending, boolean stable, boolean unique,
            List<Integer> sums) {
        ExternalSorter sorter() {
            List<GroupedLines.Key> all = keys.stream().map(key ->
                    new GroupedLines.Key(key.field, key.numeric, key.descending)).toList();
            ExternalSorter sorter = new GroupedLines(separator, all, false, descending, sums != null,
                    sums == null ? List.of() : sums).sorter().quoted();
            sorter = stable ? sorter.stable() : sorter;
            return unique ? sorter.unique() : sorter;
        }

        /** The order; records that are equal in it keep theirs. */
        Comparator<Parsed> order() {
            Comparator<Parsed> order = keys.stream().map(Key::order).reduce(Comparator::thenComparing).orElseThrow();
            Comparator<Parsed> whole = Comparator.comparing(Parsed::line);
            return stable || unique || sums != null ? order
                    : order.thenComparing(descending ? whole.reversed() : whole);
        }

        /** The content of the sorted file. */
        String of(String text, int header, long limit) {
            List<Parsed> records = parse(text, separator);
            int below = Math.min(header, records.size());
            Stream<String> names = records.subList(0, below).stream().map(name -> sums == null ? name.raw
                    : shown(name, "count", sums.stream().map(field -> name.field(field).raw)));
            Map<Object, List<Parsed>> groups = new LinkedHashMap<>();
            for (Parsed parsed : records.subList(below, records.size())) {
                Object group = unique || sums != null ? keys.stream().<Object>map(key -> key.value(parsed)).toList()
                        : groups.size();
                groups.computeIfAbsent(group, key -> new ArrayList<>()).add(parsed);
            }
            Comparator<Parsed> order = order();
            Stream<String> sorted = groups.values().stream().sorted((x, y) -> order.compare(x.get(0), y.get(0)))
                    .limit(limit).map(group -> sums == null ? group.get(0).raw : shown(group.get(0), "" + group.size(),
                            sums.stream().map(field -> sum(group, field).toPlainString())));
            StringBuilder result = new StringBuilder();
            Stream.concat(names, sorted).forEach(line -> result.append(line).append('\n'));
            return result.toString();
        }

        private static BigDecimal sum(List<Parsed> group, int field) {
            return group.stream().map(parsed -> GroupedLines.number(parsed.field(field).content))
                    .reduce(BigDecimal.ZERO, BigDecimal::add);
        }

        private String shown(Parsed parsed, String count, Stream<String> added) {
            return Stream.of(keys.stream().map(key -> parsed.field(key.field).raw), Stream.of(count), added)
                    .flatMap(texts -> texts).reduce((a, b) -> a + separator + b).orElseThrow();
        }
    }
}
