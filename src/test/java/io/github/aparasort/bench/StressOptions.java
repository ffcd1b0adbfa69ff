package io.github.aparasort.bench;

import io.github.aparasort.Operation;
import io.github.aparasort.Target;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What {@link Stress} is to do; its comment lists the options. */
public record StressOptions(Target target, int threads, long seconds, long operations, int smallest, int largest,
        long seed, boolean garbage, boolean canary, boolean doubles, List<Operation> calls) {

    /** Each argument is a name and a value, such as {@code target=GPU}. */
    public static StressOptions parse(String... args) {
        Map<String, String> given = new TreeMap<>();
        for (String arg : args) {
            String[] parts = arg.split("=", 2);
            given.put(parts[0], parts.length < 2 ? "" : parts[1]);
        }
        String calls = take(given, "calls", "");
        StressOptions options = new StressOptions(
                Target.valueOf(take(given, "target", "AUTO").toUpperCase(Locale.ROOT)),
                Integer.parseInt(take(given, "threads", "2")),
                Long.parseLong(take(given, "seconds", "60")),
                Long.parseLong(take(given, "operations", "" + Long.MAX_VALUE)),
                Integer.parseInt(take(given, "smallest", "2")),
                Integer.parseInt(take(given, "largest", "2000000")),
                Long.parseLong(take(given, "seed", "1")),
                take(given, "garbage", "on").equals("on"),
                take(given, "canary", "off").equals("on"),
                take(given, "doubles", "on").equals("on"),
                calls.isEmpty() ? StressInput.CALLS
                        : Stream.of(calls.toUpperCase(Locale.ROOT).split(",")).map(Operation::valueOf).toList());
        if (!given.isEmpty()) {
            throw new IllegalArgumentException("unknown options " + given.keySet() + "; the comment of Stress has all");
        }
        return options;
    }

    private static String take(Map<String, String> given, String name, String usual) {
        String value = given.remove(name);
        return value == null ? usual : value;
    }

    /** A size, log-uniform: as often between 100 and 200 as between 1,000,000 and 2,000,000. */
    int size(SplittableRandom random) {
        return (int) Math.round(smallest * Math.pow((double) largest / smallest, random.nextDouble()));
    }
}
