package io.github.aparasort.internal.cli;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSorter.FieldOption;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the records of a file are, by the options of the command {@code sort}.
 *
 * @param name of one, for people: {@code i32 word}
 * @param sorter sorts such files
 */
record FileType(String name, ExternalSorter sorter) {
    /** The options that tell it. */
    static final List<String> OPTIONS = List.of("--type=", "--byte-order=", "--record-length=", "--key=",
            "--separator=", "--quoted", "--field=", "--numeric", "--stable", "--header=", "--counts", "--sums=");

    private static final String RECORDS = "records";
    private static final String LINES = "lines";
    private static final String GENSORT = "gensort";
    private static final String TYPES = "i32, i64, f32, f64, gensort, records or lines";
    /** Of a type, the options that no other type has. */
    private static final Map<String, List<String>> OWN = new TreeMap<>(Map.of(
            RECORDS, List.of("--record-length", "--key"),
            LINES, OPTIONS.subList(OPTIONS.indexOf("--separator="), OPTIONS.size()).stream()
                    .map(option -> option.replace("=", "")).toList(), GENSORT, List.of()));
    private static final Pattern KEY = Pattern.compile("(\\d+):(\\d+)");
    private static final Pattern FIELD = Pattern.compile("(\\d{1,9})(n?)(r?)");
    /** Records of gensort, the generator of sortbenchmark.org, and their keys. */
    private static final int GENSORT_LENGTH = 100;
    private static final int GENSORT_KEY = 10;

    static FileType of(Arguments arguments) {
        String type = arguments.option("--type");
        if (type == null) {
            throw new UsageException("missing: --type " + TYPES);
        }
        OWN.forEach((owner, options) -> {
            for (String option : options) {
                if (arguments.has(option) && !type.equals(owner)) {
                    throw new UsageException(option + " is for --type " + owner);
                }
            }
        });
        if (arguments.has("--byte-order") && OWN.containsKey(type)) {
            throw new UsageException("--byte-order is for words: the bytes of keys are compared one by one");
        }
        ByteOrder order = byteOrder(arguments.option("--byte-order"));
        return switch (type) {
            case "i32" -> new FileType("i32 word", ExternalSorter.ints(order));
            case "i64" -> new FileType("i64 word", ExternalSorter.longs(order));
            case "f32" -> new FileType("f32 word", ExternalSorter.floats(order));
            case "f64" -> new FileType("f64 word", ExternalSorter.doubles(order));
            case GENSORT -> new FileType("gensort record", ExternalSorter.records(GENSORT_LENGTH, 0, GENSORT_KEY));
            case RECORDS -> new FileType("record", records(arguments));
            case LINES -> new FileType("line", lines(arguments));
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

    private static ExternalSorter records(Arguments arguments) {
        for (String option : OWN.get(RECORDS)) {
            if (!arguments.has(option)) {
                throw new UsageException("missing: " + option + ", which --type records needs");
            }
        }
        Matcher parts = KEY.matcher(arguments.option("--key"));
        if (!parts.matches()) {
            throw new UsageException("--key is OFFSET:LENGTH, for instance 0:10, not " + arguments.option("--key"));
        }
        int bytes = number("--record-length", arguments.option("--record-length"));
        int begin = number("--key", parts.group(1));
        int length = number("--key", parts.group(2));
        return checked("--key", () -> ExternalSorter.records(bytes, begin, length));
    }

    private static int number(String option, String text) {
        return Arguments.number(text, Integer.MIN_VALUE, option + ": not a number of bytes: " + text);
    }

    private static ExternalSorter lines(Arguments arguments) {
        ExternalSorter sorter = ExternalSorter.lines();
        sorter = arguments.has("--quoted") ? sorter.quoted() : sorter;
        sorter = arguments.has("--numeric") ? sorter.numeric() : sorter;
        sorter = arguments.has("--stable") ? sorter.stable() : sorter;
        sorter = arguments.has("--counts") ? sorter.counts() : sorter;
        String separator = arguments.option("--separator");
        String fields = arguments.option("--field");
        if (separator != null && fields == null && List.of("--quoted", "--counts", "--sums").stream()
                .noneMatch(arguments::has)) {
            throw new UsageException("--separator needs --field: whole lines have no fields");
        }
        if (separator != null && separator.length() != 1) {
            throw new UsageException("--separator is one character, not " + separator);
        }
        if (separator != null) {
            sorter = with("--separator", sorter, plain -> plain.separatedBy(separator.charAt(0)));
        }
        if (fields != null) {
            sorter = with("--field", sorter, plain -> byFields(plain, fields));
        }
        if (arguments.has("--header")) {
            int lines = Arguments.number(arguments.option("--header"), 0, "--header is a number of lines, for instance "
                    + "1, not " + arguments.option("--header"));
            sorter = sorter.header(lines);
        }
        String sums = arguments.option("--sums");
        return sums == null ? sorter : sorter.sums(Arrays.stream(sums.split(",", -1)).mapToInt(field ->
                Arguments.number(field, 1, "--sums has numbers of fields, for instance 3,4, not " + sums)).toArray());
    }

    /** Fields with the options of {@code sort}. */
    private static ExternalSorter byFields(ExternalSorter plain, String fields) {
        ExternalSorter sorter = null;
        for (String field : fields.split(",", -1)) {
            Matcher parts = FIELD.matcher(field);
            if (!parts.matches()) {
                throw new UsageException("--field has numbers of fields, for instance 3, or 2,4nr, where n is numeric "
                        + "and r descending, not " + fields);
            }
            int number = Integer.parseInt(parts.group(1));
            // Each option has its group of the pattern.
            FieldOption[] own = Arrays.stream(FieldOption.values())
                    .filter(each -> !parts.group(2 + each.ordinal()).isEmpty()).toArray(FieldOption[]::new);
            sorter = sorter == null ? plain.byField(number, own) : sorter.thenByField(number, own);
        }
        return sorter;
    }

    /** The same with an option. */
    private static ExternalSorter with(String option, ExternalSorter plain, UnaryOperator<ExternalSorter> change) {
        return checked(option, () -> change.apply(plain));
    }

    /** A message of the sorter about a bad value gets the name of the option. */
    private static ExternalSorter checked(String option, Supplier<ExternalSorter> sorter) {
        try {
            return sorter.get();
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + ": " + e.getMessage());
        }
    }
}
