package io.github.aparasort.internal.cli;

import io.github.aparasort.ExternalSorter;
import java.nio.ByteOrder;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the records of a file are, by the options of the command {@code sort}.
 *
 * @param name of one, for people: {@code i32 word}
 * @param bytes the length of a record; that of a file of lines is a multiple of 1
 * @param sorter sorts such files
 */
record FileType(String name, int bytes, ExternalSorter sorter) {
    /** The options that tell it. */
    static final List<String> OPTIONS = List.of("--type=", "--byte-order=", "--record-length=", "--key=",
            "--separator=", "--field=", "--numeric", "--stable");

    private static final String TYPES = "i32, i64, f32, f64, gensort, records or lines";
    private static final Pattern KEY = Pattern.compile("(\\d+):(\\d+)");
    private static final int GENSORT = 100;
    private static final int GENSORT_KEY = 10;

    static FileType of(Arguments arguments) {
        String type = arguments.option("--type");
        if (type == null) {
            throw new UsageException("missing: --type " + TYPES);
        }
        boolean isRecords = type.equals("records");
        for (String option : List.of("--record-length", "--key")) {
            if (arguments.has(option) != isRecords) {
                throw new UsageException(isRecords ? "missing: " + option + ", which --type records needs"
                        : option + " is for --type records");
            }
        }
        boolean isLines = type.equals("lines");
        for (String option : List.of("--separator", "--field", "--numeric", "--stable")) {
            if (arguments.has(option) && !isLines) {
                throw new UsageException(option + " is for --type lines");
            }
        }
        boolean isWords = !isRecords && !isLines && !type.equals("gensort");
        if (arguments.has("--byte-order") && !isWords) {
            throw new UsageException("--byte-order is for words: the bytes of keys are compared one by one");
        }
        ByteOrder order = byteOrder(arguments.option("--byte-order"));
        return switch (type) {
            case "i32" -> new FileType("i32 word", Integer.BYTES, ExternalSorter.ints(order));
            case "i64" -> new FileType("i64 word", Long.BYTES, ExternalSorter.longs(order));
            case "f32" -> new FileType("f32 word", Float.BYTES, ExternalSorter.floats(order));
            case "f64" -> new FileType("f64 word", Double.BYTES, ExternalSorter.doubles(order));
            case "gensort" -> new FileType("gensort record", GENSORT,
                    ExternalSorter.records(GENSORT, 0, GENSORT_KEY));
            case "records" -> records(arguments.option("--record-length"), arguments.option("--key"));
            case "lines" -> new FileType("line", 1, lines(arguments));
            default -> throw new UsageException("--type is " + TYPES + ", not " + type);
        };
    }

    private static ByteOrder byteOrder(String name) {
        if (name == null || name.equals("little")) {
            return ByteOrder.LITTLE_ENDIAN;
        }
        if (name.equals("big")) {
            return ByteOrder.BIG_ENDIAN;
        }
        throw new UsageException("--byte-order is little or big, not " + name);
    }

    private static FileType records(String length, String key) {
        Matcher parts = KEY.matcher(key);
        if (!parts.matches()) {
            throw new UsageException("--key is OFFSET:LENGTH, for instance 0:10, not " + key);
        }
        int bytes = number("--record-length", length);
        try {
            return new FileType("record", bytes, ExternalSorter.records(bytes, number("--key", parts.group(1)),
                    number("--key", parts.group(2))));
        } catch (IllegalArgumentException e) {
            throw new UsageException("--key: " + e.getMessage());
        }
    }

    private static int number(String option, String text) {
        return Arguments.number(text, Integer.MIN_VALUE, option + ": not a number of bytes: " + text);
    }

    private static ExternalSorter lines(Arguments arguments) {
        ExternalSorter sorter = ExternalSorter.lines();
        if (arguments.has("--separator")) {
            if (!arguments.has("--field")) {
                throw new UsageException("--separator needs --field: whole lines have no fields");
            }
            String separator = arguments.option("--separator");
            if (separator.length() != 1) {
                throw new UsageException("--separator is one character, not " + separator);
            }
            sorter = lines("--separator", () -> ExternalSorter.lines().separatedBy(separator.charAt(0)));
        }
        if (arguments.has("--field")) {
            ExternalSorter separated = sorter;
            String field = arguments.option("--field");
            int number = Arguments.number(field, Integer.MIN_VALUE,
                    "--field is the number of a field, for instance 3, not " + field);
            sorter = lines("--field", () -> separated.byField(number));
        }
        sorter = arguments.has("--numeric") ? sorter.numeric() : sorter;
        return arguments.has("--stable") ? sorter.stable() : sorter;
    }

    private static ExternalSorter lines(String option, Supplier<ExternalSorter> sorter) {
        try {
            return sorter.get();
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + ": " + e.getMessage());
        }
    }
}
