package io.github.aparasort.bench;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * "Never slower", swept: calls under AUTO, warmed up, in turns with {@code Arrays.sort}, for every shape of {@link
 * SweepShape} and every size. A case is beyond the limit if it is slower than {@code Arrays.sort} by more than 5 % and
 * a microsecond after 50 calls of its kind, or by more than 2 times and a microsecond in these 50. Medians. Run each
 * JDK on a quiet machine:
 *
 * <pre>mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=io.github.aparasort.bench.SweepBench \
 *     -Dexec.args="int,double 10,4096,1000000"</pre>
 *
 * <p>Without arguments: all types and sizes, in about half an hour. A third argument names the shapes.
 */
public final class SweepBench {
    private static final String TYPES = "int,long,float,double";
    private static final String SIZES = "10,100,1000,4096,10000,40000,100000,400000,1000000,2000000,4000000";
    private static final int FIRST = 50;
    /** The first calls of a case take at most about this long, and so do those after them. */
    private static final long MOST_NANOS = 2_000_000_000L;
    /** Enough calls for a median, and for large arrays no more. */
    private static final int FEWEST = 7;
    private static final int MOST = 400;
    private static final double LIMIT = 1.05;
    private static final double FIRST_LIMIT = 2;
    private static final double SLACK_NANOS = 1000;

    /**
     * The times of a stretch of calls: the median of {@code Arrays.sort}, and the same plus the median of the
     * differences. The speed of a processor changes, but it is about the same for both calls of a turn.
     */
    private record Medians(double ours, double theirs) {
        double ratio() {
            return ours / theirs;
        }

        boolean isBeyond(double limit) {
            return ours > limit * theirs && ours > theirs + SLACK_NANOS;
        }
    }

    private static int cases;
    private static int beyond;
    private static int beyondAtFirst;

    private SweepBench() {
    }

    public static void main(String[] args) throws Exception {
        System.out.printf("JDK %s, %d processors%n", System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors());
        String shapes = args.length > 2 ? args[2]
                : String.join(",", Arrays.stream(SweepShape.values()).map(Enum::name).toList());
        for (String type : (args.length > 0 ? args[0] : TYPES).split(",")) {
            sweep(type, (args.length > 1 ? args[1] : SIZES).split(","), shapes.split(","));
        }
        System.out.printf("beyond 5 %% and 1 us: %d of %d cases; beyond 2 times in the first %d calls: %d%n", beyond,
                cases, FIRST, beyondAtFirst);
    }

    private static void sweep(String type, String[] sizes, String[] shapes) throws Exception {
        try (Gpu gpu = Gpu.open(Target.AUTO); Gpu heard = Gpu.open(Target.AUTO)) {
            gpu.warmUp(input(type, SweepShape.RANDOM, 0).type());
            Execution[] last = new Execution[1];
            heard.onExecution(execution -> last[0] = execution);
            for (String size : sizes) {
                for (String shape : shapes) {
                    int n = Integer.parseInt(size);
                    SweepInput input = input(type, SweepShape.valueOf(shape), n);
                    Medians first = measure(input, gpu, FEWEST, FIRST);
                    Medians then = measure(input, gpu, FEWEST, MOST);
                    input.ours(heard.sorter());
                    cases++;
                    beyond += then.isBeyond(LIMIT) ? 1 : 0;
                    beyondAtFirst += first.isBeyond(FIRST_LIMIT) ? 1 : 0;
                    System.out.printf(Locale.ROOT,
                            "%-6s %-15s %,9d  first %11.1f | %11.1f us %5.2f%s  then %11.1f | %11.1f us %5.2f%s  %s%n",
                            type, shape, n, first.ours / 1e3, first.theirs / 1e3, first.ratio(),
                            first.isBeyond(FIRST_LIMIT) ? "!" : " ", then.ours / 1e3, then.theirs / 1e3, then.ratio(),
                            then.isBeyond(LIMIT) ? "!" : " ", last[0].engine() + " " + last[0].note());
                }
            }
        }
    }

    private static SweepInput input(String type, SweepShape shape, int n) {
        return switch (type) {
            case "int" -> new IntSweepInput(shape, n);
            case "long" -> new LongSweepInput(shape, n);
            case "float" -> new FloatSweepInput(shape, n);
            default -> new DoubleSweepInput(shape, n);
        };
    }

    /** Calls in turns. Which side is first, and which array it has, is random: times depend on both. */
    private static Medians measure(SweepInput input, Gpu gpu, int fewest, int most) {
        SplittableRandom random = new SplittableRandom(most);
        double[] differences = new double[most];
        double[] theirs = new double[most];
        int calls = 0;
        long begin = System.nanoTime();
        while (calls < fewest || calls < most && System.nanoTime() - begin < MOST_NANOS) {
            if (random.nextBoolean()) {
                input.exchange();
            }
            if (random.nextBoolean()) {
                differences[calls] = input.ours(gpu.sorter());
                theirs[calls] = input.theirs();
            } else {
                theirs[calls] = input.theirs();
                differences[calls] = input.ours(gpu.sorter());
            }
            differences[calls] -= theirs[calls];
            calls++;
        }
        if (!input.isSame()) {
            throw new AssertionError("wrong result");
        }
        double median = SortBench.median(Arrays.copyOf(theirs, calls));
        return new Medians(median + SortBench.median(Arrays.copyOf(differences, calls)), median);
    }
}
