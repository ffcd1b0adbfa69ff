package io.github.aparasort.internal.cli;

import io.github.aparasort.ExternalSorter;
import java.nio.ByteOrder;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the records of a file are, by the options of the command {@code sort}.
 *
 * @param name of one, for people: {@code i32 word}
 * @param bytes the length of a record
 * @param sorter sorts such files
 */
record FileType(String name, int bytes, ExternalSorter sorter) {
    /** The options that tell it. */
    static final List<String> OPTIONS = List.of("--type=", "--byte-order=", "--record-length=", "--key=");

    private static final String TYPES = "i32, i64, f32, f64, gensort or records";
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
        boolean isWords = !isRecords && !type.equals("gensort");
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
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new UsageException(option + ": not a number of bytes: " + text);
        }
    }
}
