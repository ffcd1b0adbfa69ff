package io.github.aparasort.device;

import java.util.function.BinaryOperator;
import java.util.stream.IntStream;

/** Plain loops over parts of a range, on the common pool, the caller among the workers. */
final class Parallel {
    /** Elements that are worth a task of their own: some 10 microseconds of copying. */
    static final int GRAIN = 1 << 15;

    /** Work on the half-open part [begin, end) of a range. */
    interface Body {
        void run(int begin, int end);
    }

    /** The same with a result. */
    interface Fold<R> {
        R run(int begin, int end);
    }

    private Parallel() {
    }

    static void forEach(int n, Body body) {
        int parts = parts(n);
        if (parts == 1) {
            body.run(0, n);
            return;
        }
        IntStream.range(0, parts).parallel().forEach(p -> body.run(begin(n, p, parts), begin(n, p + 1, parts)));
    }

    static <R> R fold(int n, Fold<R> body, BinaryOperator<R> combine) {
        int parts = parts(n);
        if (parts == 1) {
            return body.run(0, n);
        }
        return IntStream.range(0, parts).parallel()
                .mapToObj(p -> body.run(begin(n, p, parts), begin(n, p + 1, parts)))
                .reduce(combine).orElseThrow();
    }

    /** A few parts a processor, so that one that comes late costs little. */
    private static int parts(int n) {
        return Math.max(1, Math.min(n / GRAIN, 4 * Runtime.getRuntime().availableProcessors()));
    }

    private static int begin(int n, int part, int parts) {
        return (int) ((long) n * part / parts);
    }
}
