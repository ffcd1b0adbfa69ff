package io.github.aparasort.benchmark.run;

import static io.github.aparasort.benchmark.contest.Operation.ARGSORT;
import static io.github.aparasort.benchmark.contest.Operation.SORT;
import static io.github.aparasort.benchmark.contest.Operation.SORT_PAIRS;

import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What is measured unless the command line says otherwise. */
public enum Mode {
    /** Less than five minutes: the sizes that matter, all distributions for ints. */
    QUICK(Budget.QUICK, 1) {
        @Override
        public List<Table> tables() {
            return List.of(
                    new Table(List.of(SORT), TYPES, UNIFORM, List.of(MILLION), POOLS.subList(0, 1)),
                    new Table(List.of(SORT), TYPES, UNIFORM, List.of(MILLION), POOLS.subList(1, POOLS.size())),
                    new Table(List.of(ARGSORT, SORT_PAIRS), INT, UNIFORM, List.of(MILLION), DEFAULT),
                    new Table(List.of(SORT), TYPES, UNIFORM, List.of(THOUSAND, 100 * THOUSAND), DEFAULT),
                    new Table(List.of(SORT), INT, OTHERS, List.of(MILLION), DEFAULT));
        }
    },
    /** The tables of docs/performance.md. */
    FULL(Budget.FULL, 1) {
        @Override
        public List<Table> tables() {
            return List.of(
                    new Table(List.of(SORT), TYPES, UNIFORM,
                            List.of(THOUSAND, 10 * THOUSAND, 100 * THOUSAND, MILLION, 10 * MILLION), POOLS),
                    new Table(List.of(ARGSORT, SORT_PAIRS), INT, UNIFORM, List.of(MILLION, 10 * MILLION), DEFAULT),
                    new Table(List.of(ARGSORT, SORT_PAIRS), List.of(KeyType.LONG), UNIFORM, List.of(MILLION), DEFAULT),
                    new Table(List.of(SORT), TYPES, OTHERS, List.of(MILLION), DEFAULT));
        }
    },
    /** Every distribution at every order of magnitude against {@code Arrays.sort}: {@link NeverSlower}. */
    NEVER_SLOWER(Budget.SCREEN, 0) {
        @Override
        public List<Table> tables() {
            return List.of(new Table(List.of(SORT), TYPES, List.of(Distribution.values()), sweep(), DEFAULT));
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
