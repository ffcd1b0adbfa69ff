package io.github.aparasort.benchmark.run;

import static io.github.aparasort.benchmark.contender.Operation.ARGSORT;
import static io.github.aparasort.benchmark.contender.Operation.COUNTS;
import static io.github.aparasort.benchmark.contender.Operation.INCLUSIVE;
import static io.github.aparasort.benchmark.contender.Operation.INNER_JOIN;
import static io.github.aparasort.benchmark.contender.Operation.INTERSECTION;
import static io.github.aparasort.benchmark.contender.Operation.IS_IN;
import static io.github.aparasort.benchmark.contender.Operation.LOWER_BOUNDS;
import static io.github.aparasort.benchmark.contender.Operation.MERGE;
import static io.github.aparasort.benchmark.contender.Operation.MERGE_ALL;
import static io.github.aparasort.benchmark.contender.Operation.NTH;
import static io.github.aparasort.benchmark.contender.Operation.QUANTILES;
import static io.github.aparasort.benchmark.contender.Operation.REDUCE;
import static io.github.aparasort.benchmark.contender.Operation.SORT;
import static io.github.aparasort.benchmark.contender.Operation.SORT_PAIRS;
import static io.github.aparasort.benchmark.contender.Operation.SORT_SEGMENTS;
import static io.github.aparasort.benchmark.contender.Operation.SORT_UNEVEN_SEGMENTS;
import static io.github.aparasort.benchmark.contender.Operation.SUM_BY_KEY;
import static io.github.aparasort.benchmark.contender.Operation.SUM_SEGMENTS;
import static io.github.aparasort.benchmark.contender.Operation.TAKE;
import static io.github.aparasort.benchmark.contender.Operation.TOP_K;
import static io.github.aparasort.benchmark.contender.Operation.TOP_REGIONS;
import static io.github.aparasort.benchmark.contender.Operation.UNION;
import static io.github.aparasort.benchmark.contender.Operation.UNIQUE;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import io.github.aparasort.benchmark.report.PromiseTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What is measured unless the command line says otherwise. */
public enum Mode {
    /** Less than five minutes: the sizes that matter, some distributions for ints, every family. */
    QUICK(Budget.QUICK, 1) {
        @Override
        public List<Table> tables() {
            return concat(List.of(List.of(
                    new Table(List.of(SORT), TYPES, UNIFORM, List.of(MILLION, THOUSAND, 100 * THOUSAND), DEFAULT),
                    new Table(List.of(SORT), INT, SOME, List.of(MILLION), DEFAULT),
                    new Table(List.of(ARGSORT, SORT_PAIRS), INT, UNIFORM, List.of(MILLION), DEFAULT)),
                    families(MILLION, GROUPS_AT_ENDS)));
        }

        @Override
        public List<Contender> peers() {
            return super.peers().stream().filter(peer -> peer != Contender.FASTUTIL_PARALLEL_RADIX
                    && peer != Contender.FASTUTIL_PARALLEL_QUICK).toList();
        }
    },
    /** The tables of docs/performance.md. */
    FULL(Budget.FULL, 1) {
        @Override
        public List<Table> tables() {
            return concat(List.of(List.of(
                    new Table(List.of(SORT), TYPES, UNIFORM,
                            List.of(THOUSAND, 10 * THOUSAND, 100 * THOUSAND, MILLION, 10 * MILLION), POOLS),
                    new Table(List.of(ARGSORT, SORT_PAIRS), INT, UNIFORM, List.of(MILLION, 10 * MILLION), DEFAULT),
                    new Table(List.of(ARGSORT, SORT_PAIRS), List.of(KeyType.LONG), UNIFORM, List.of(MILLION), DEFAULT),
                    new Table(List.of(SORT), TYPES, OTHERS, List.of(MILLION), DEFAULT)),
                    families(MILLION, GROUPS), families(10 * MILLION, GROUPS)));
        }
    },
    /** What comes after sorting, in one JVM, with many rows. */
    TABLES(Budget.TABLES, 0) {
        @Override
        public List<Table> tables() {
            return families(10 * MILLION, GROUPS);
        }
    },
    /** Every distribution at every order of magnitude against {@code Arrays.sort}: {@link PromiseTable}. */
    NEVER_SLOWER(Budget.SCREEN, 0) {
        @Override
        public List<Table> tables() {
            return List.of(new Table(List.of(SORT), TYPES, List.of(Distribution.values()), sweep(), DEFAULT));
        }

        @Override
        public List<Contender> peers() {
            return List.of(Contender.ARRAYS_SORT);
        }
    };

    private static final int THOUSAND = 1_000;
    private static final int MILLION = 1_000_000;
    private static final int SWEEP_END = 50 * MILLION;
    /** Below and at the size from which AUTO considers other engines, and JTP's own. */
    private static final List<Integer> SWEEP_EDGES = List.of(0, (1 << 13) - 1, 1 << 13, (1 << 14) - 1, 1 << 14);
    private static final List<Integer> SWEEP_STEPS = List.of(1, 2, 5);

    private static final List<KeyType> TYPES = List.of(KeyType.values());
    private static final List<KeyType> INT = List.of(KeyType.INT);
    private static final List<Distribution> UNIFORM = List.of(Distribution.UNIFORM);
    private static final List<Distribution> OTHERS = Arrays.stream(Distribution.values())
            .filter(distribution -> distribution != Distribution.UNIFORM).toList();
    /** Of those the ones that a sort has to know how to treat. */
    private static final List<Distribution> SOME = List.of(Distribution.SORTED, Distribution.FEW_VALUES,
            Distribution.REVERSED, Distribution.NEARLY_SORTED);
    /** How many groups there are. */
    private static final List<Distribution> GROUPS =
            List.of(Distribution.THOUSAND_VALUES, Distribution.TENTH_VALUES, Distribution.UNIFORM);
    private static final List<Distribution> GROUPS_AT_ENDS = List.of(GROUPS.get(0), GROUPS.get(2));
    private static final List<Distribution> UNIFORM_AND_SORTED = List.of(Distribution.UNIFORM, Distribution.SORTED);
    private static final List<Integer> DEFAULT = List.of(Vm.DEFAULT_WORKERS);
    /** What the JDK chooses, and a worker for every core: on two cores a factor of two. */
    private static final List<Integer> POOLS =
            List.of(Vm.DEFAULT_WORKERS, Runtime.getRuntime().availableProcessors());

    private final Budget budget;
    private final int forks;

    Mode(Budget budget, int forks) {
        this.budget = budget;
        this.forks = forks;
    }

    public abstract List<Table> tables();

    /** Every operation but the sorts, most telling ones first: a run may be cut. */
    private static List<Table> families(int n, List<Distribution> groups) {
        return List.of(
                family(n, GROUPS.subList(0, 1), COUNTS),
                family(n, UNIFORM, MERGE, UNION, TOP_K, INNER_JOIN, MERGE_ALL, SORT_SEGMENTS, LOWER_BOUNDS, INCLUSIVE),
                family(n, GROUPS, SUM_BY_KEY),
                family(n, UNIFORM, NTH, INTERSECTION, SORT_UNEVEN_SEGMENTS, QUANTILES, REDUCE),
                family(n, groups, UNIQUE),
                family(n, groups.subList(1, groups.size()), COUNTS),
                family(n, UNIFORM_AND_SORTED, TOP_K, LOWER_BOUNDS),
                family(n, UNIFORM, TOP_REGIONS, TAKE, IS_IN, SUM_SEGMENTS));
    }

    private static Table family(int n, List<Distribution> distributions, Operation... operations) {
        return new Table(List.of(operations), INT, distributions, List.of(n), DEFAULT);
    }

    private static List<Table> concat(List<List<Table>> lists) {
        return lists.stream().flatMap(List::stream).toList();
    }

    /** Unless the command line says otherwise, these, where they can. */
    public List<Contender> peers() {
        return Arrays.stream(Contender.values()).filter(one -> !one.isSubject()).toList();
    }

    public Budget budget() {
        return budget;
    }

    /** JVMs per case; 0: this one. */
    public int forks() {
        return forks;
    }

    /** 0, then 1, 2, 5, 10 and so on, with the edges between. */
    static List<Integer> sweep() {
        List<Integer> sizes = new ArrayList<>(SWEEP_EDGES);
        for (long decade = 1; decade <= SWEEP_END; decade *= 10) {
            for (int step : SWEEP_STEPS) {
                if (decade * step <= SWEEP_END) {
                    sizes.add((int) (decade * step));
                }
            }
        }
        sizes.sort(null);
        return sizes;
    }

    /** As the command line takes it: {@code never-slower}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
