package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.statistics.Allowance;
import io.github.aparasort.benchmark.statistics.Interval;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Where Aparasort is slower than {@code Arrays.sort} by more than it promises. */
public final class PromiseTable {
    private record Row(Measured one, Contender subject, Interval excess) {
        double share() {
            return one.time(subject).median() / one.time(Contender.ARRAYS_SORT).median() - 1;
        }

        String markdown(String verdict) {
            return String.format(Locale.ROOT, "| %s | %s | %s | %s | %s | %s | %s | %s | %s %% | %s [%s, %s] | %d |%n",
                    verdict, subject, one.what().type(), one.what().distribution(), Units.size(one.what().n()),
                    one.engines().get(subject), Units.nanos(one.time(subject).median()),
                    Units.nanos(one.time(Contender.ARRAYS_SORT).median()), Units.digits(100 * share()),
                    Units.nanos(excess.median()), Units.nanos(excess.low()), Units.nanos(excess.high()),
                    one.nanos().get(subject).length);
        }
    }

    private PromiseTable() {
    }

    /** Whether a case must be looked at again: some contender of Aparasort seems to be beyond what is allowed. */
    public static boolean isSuspect(Measured one) {
        return rows(one).anyMatch(row -> row.excess.median() > 0);
    }

    static String markdown(List<Measured> all) {
        List<Row> rows = all.stream().flatMap(PromiseTable::rows)
                .sorted(Comparator.comparingDouble((Row row) -> -row.excess.low())).toList();
        List<Row> broken = rows.stream().filter(row -> row.excess.above(0)).toList();
        List<Row> undecided = rows.stream().filter(row -> !row.excess.above(0) && row.excess.median() > 0).toList();
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, """

                ## Never slower than Arrays.sort?
                The promise: by no more than %.0f %%, or %s if that is more. Of %,d cases it is broken in **%,d** (the
                interval of the excess is above zero); in %,d more the median is beyond what is allowed, but the rounds
                do not decide it.
                """, 100 * Allowance.SHARE, Units.nanos(Allowance.NANOS), rows.size(), broken.size(),
                undecided.size()));
        if (!broken.isEmpty() || !undecided.isEmpty()) {
            text.append("""

                    | | | type | distribution | n | engine | Aparasort | Arrays.sort | slower by \
                    | beyond what is allowed | rounds |
                    |---|---|---|---|---:|---|---:|---:|---:|---:|---:|
                    """);
            broken.forEach(row -> text.append(row.markdown("broken")));
            undecided.forEach(row -> text.append(row.markdown("undecided")));
        }
        return text.toString();
    }

    private static Stream<Row> rows(Measured one) {
        double[] peer = one.nanos().get(Contender.ARRAYS_SORT);
        return one.subjects().stream().map(subject ->
                new Row(one, subject, Allowance.excess(one.nanos().get(subject), peer)));
    }
}
