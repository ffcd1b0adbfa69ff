package io.github.aparasort.spark;

/**
 * What the command line says.
 *
 * @param longs how many longs to make, or the path of files that hold them, or 0
 * @param records the same for records
 * @param partitions how many partitions, or 0 for two for each task that runs at a time
 * @param rounds how many rounds are counted
 * @param sink where sorted rows go
 * @param out a directory for inputs and results, or null for one that is deleted in the end
 */
record Options(String longs, String records, int partitions, int rounds, Sink sink, String out) {
    /** Where sorted rows go. */
    enum Sink {
        /** Into a file for each partition. For that, Spark converts the rows of a data set to Java objects. */
        FILES,
        /** Nowhere: they stay a data set, and are dropped. This tells what a sort costs between other queries. */
        NOOP
    }

    static final String USAGE = """
            usage: [-longs N|PATH] [-records N|PATH] [-partitions N] [-rounds N] [-sink files|noop]
                    [-out DIRECTORY]
              -longs       how many longs to make and sort (2M), 0 for none, or files to read: 8 bytes each, big-endian
              -records     the same for records of 100 bytes with a key of 10 (200k), as gensort writes them
              -partitions  into how many partitions, so files (two for each task that runs at a time)
              -rounds      how often each way is measured (3)
              -sink        files, or noop: the sorted rows stay a data set and are dropped, unverified (files)
              -out         where inputs and results are kept; on a cluster, a directory that all machines see. Without
                           it they are in a temporary directory, which is deleted in the end""";

    /** @throws IllegalArgumentException if the arguments are wrong, with a message for the user */
    static Options parse(String... args) {
        Options options = new Options("2M", "200k", 0, 3, Sink.FILES, null);
        for (int i = 0; i < args.length; i += 2) {
            if (i + 1 == args.length) {
                throw new IllegalArgumentException(args[i] + " needs a value");
            }
            options = options.with(args[i].replaceFirst("^--", "-"), args[i + 1]);
        }
        return options;
    }

    private Options with(String name, String value) {
        return switch (name) {
            case "-longs" -> new Options(value, records, partitions, rounds, sink, out);
            case "-records" -> new Options(longs, value, partitions, rounds, sink, out);
            case "-partitions" -> new Options(longs, records, positive(name, value), rounds, sink, out);
            case "-rounds" -> new Options(longs, records, partitions, positive(name, value), sink, out);
            case "-sink" -> new Options(longs, records, partitions, rounds, sink(value), out);
            case "-out" -> new Options(longs, records, partitions, rounds, sink, value);
            default -> throw new IllegalArgumentException("there is no option " + name);
        };
    }

    private static Sink sink(String value) {
        return switch (value) {
            case "files" -> Sink.FILES;
            case "noop" -> Sink.NOOP;
            default -> throw new IllegalArgumentException("-sink must be files or noop, not " + value);
        };
    }

    private static int positive(String name, String value) {
        if (!isCount(value) || count(value) < 1 || count(value) > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(name + " must be a number of 1 or more, not " + value);
        }
        return (int) count(value);
    }

    /** Whether a value is a count, not a path. */
    static boolean isCount(String value) {
        return value.matches("[0-9]{1,12}[kM]?");
    }

    /** {@return the count that a value stands for: 200k is 200,000, and 2M is 2,000,000} */
    static long count(String value) {
        long unit = value.endsWith("M") ? 1_000_000 : value.endsWith("k") ? 1_000 : 1;
        return unit * Long.parseLong(value.replaceAll("[kM]", ""));
    }
}
