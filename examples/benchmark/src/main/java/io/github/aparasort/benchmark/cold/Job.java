package io.github.aparasort.benchmark.cold;

import io.github.aparasort.benchmark.cold.IntWork.IntJoin;
import io.github.aparasort.benchmark.cold.IntWork.IntSums;
import io.github.aparasort.benchmark.cold.IntWork.Sort;
import io.github.aparasort.benchmark.cold.IntWork.TopK;
import io.github.aparasort.benchmark.cold.StringWork.DistinctDays;
import io.github.aparasort.benchmark.cold.StringWork.StringJoin;
import io.github.aparasort.benchmark.cold.StringWork.StringSums;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The jobs. Inputs are random. They are made without lambdas, and without {@code +} on strings: the first ones in a
 * process take a while, which the code that is measured would no longer pay for.
 */
enum Job {
    SORT,
    /** Sums of ints by a thousand ints. */
    SUMS,
    /** An inner join with n / 10 rows. */
    JOIN, TOP_K,
    /** Sums of doubles by 20 strings. */
    SUMS_BY_STRINGS,
    /** A left join with 90,000 rows by one of 100,000 strings. */
    JOIN_STRINGS,
    /** The first rows of the pairs of a string and a day, of 1,000 strings and 365 days. */
    DISTINCT;

    private static final int KEYS = 1_000;
    private static final int TEN = 10;
    private static final int CITIES = 20;
    private static final int CUSTOMERS = 100_000;
    private static final int KNOWN_CUSTOMERS = 90_000;
    private static final int FREQUENT_CUSTOMERS = 1_000;
    private static final int DAYS = 365;

    Work work(int n, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return switch (this) {
            case SORT -> new Sort(random.ints(n).toArray());
            case SUMS -> new IntSums(random.ints(n, 0, KEYS).toArray(), new SplittableRandom(1).ints(n).toArray());
            case JOIN -> new IntJoin(random.ints(n, 0, n / TEN).toArray(), IntStream.range(0, n / TEN).toArray());
            case TOP_K -> new TopK(random.ints(n).toArray());
            case SUMS_BY_STRINGS -> new StringSums(column(names("city ", CITIES), n, random),
                    random.doubles(n).toArray());
            case JOIN_STRINGS -> {
                String[] customers = names("customer ", CUSTOMERS);
                String[] known = Arrays.copyOf(customers, KNOWN_CUSTOMERS);
                Collections.shuffle(Arrays.asList(known), new Random(seed));
                yield new StringJoin(column(customers, n, random), known);
            }
            case DISTINCT -> new DistinctDays(column(names("customer ", FREQUENT_CUSTOMERS), n, random),
                    column(days(), n, random));
        };
    }

    private static String[] names(String kind, int count) {
        String[] names = new String[count];
        for (int i = 0; i < count; i++) {
            names[i] = kind.concat(Integer.toString(i));
        }
        return names;
    }

    private static LocalDate[] days() {
        LocalDate[] days = new LocalDate[DAYS];
        for (int i = 0; i < DAYS; i++) {
            days[i] = LocalDate.EPOCH.plusDays(i);
        }
        return days;
    }

    /** A column of n rows, each of which has one of these values. */
    private static <T> T[] column(T[] values, int n, SplittableRandom random) {
        T[] column = Arrays.copyOf(values, n);
        for (int i = 0; i < n; i++) {
            column[i] = values[random.nextInt(values.length)];
        }
        return column;
    }

    /** As the command line takes it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
