package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.cost.Point;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.PlantedCosts;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Small calls under AUTO where plain Java is the best engine again and again: most go without a choice. */
class PlainCallsTest {
    private static final int SMALL = 5000;
    private static final int LARGE = 1 << 16;

    private final PlantedCosts calibration = new PlantedCosts();
    private final Dispatcher dispatcher = KernelTrials.dispatcher(Target.AUTO, null, calibration);
    private final SplittableRandom random = new SplittableRandom(3);
    private EngineCosts costs;

    @BeforeEach
    void plant() {
        Discovery.finish();
        for (SortWorkload kind : List.of(SortWorkload.INT, SortWorkload.INT_PAIR)) {
            calibration.plant(kind.name(), "JDK", 4096, 40_000);
            calibration.plant(kind.name(), "JTP", 4096, 90_000);
        }
        costs = dispatcher.selector().costs(SortWorkload.INT);
    }

    /** One call as the dispatcher makes it. Returns whether it had a choice. */
    private boolean hasChoice(int n) {
        if (costs.staysPlain(n)) {
            return false;
        }
        costs.choose(CostInput.random(n));
        return true;
    }

    private int choices(int calls, int n) {
        return (int) IntStream.range(0, calls).filter(call -> hasChoice(n)).count();
    }

    @Test
    void mostCallsGoWithoutAChoice() {
        assertEquals(32, choices(32, SMALL), "the first ones have one");
        assertEquals(10, choices(80, SMALL), "then one in eight");
        assertEquals(10, choices(80, SMALL - 500), "sizes of the same octave are alike");
        assertEquals(32, choices(32, 4 * SMALL), "others are not");
    }

    @Test
    void largeCallsHaveAChoice() {
        assertEquals(100, choices(100, LARGE));
        assertEquals(100, choices(100, Integer.MAX_VALUE));
    }

    @Test
    void anEngineThatBecomesFasterIsFoundWithinEightCalls() {
        choices(100, SMALL);
        calibration.plant(SortWorkload.INT.name(), "JTP", SMALL, 1000);
        choices(8, SMALL);
        assertEquals(100, choices(100, SMALL), "from then on");
        assertEquals(Engine.JTP, engineOf(random.ints(SMALL).toArray()));
    }

    /** Explorations are several calls in a row, which other engines must not interrupt. */
    @Test
    void afterAnExplorationTheNextCallsHaveAChoice() {
        Calibration learning = new Calibration(new Profile(null));
        EngineSelector selector = new EngineSelector(new TargetDevices(Target.AUTO, null), learning, work -> { });
        costs = selector.costs(SortWorkload.INT);
        LearnedCosts learned = costs.learned();
        learned.assume(0, new Point(4096, 40_000, 3));
        learned.assume(1, new Point(4096, 90_000, 3));
        learned.open("JTP");
        boolean explored = false;
        int left = 0;
        long now = 0;
        for (int call = 0; call < 10_000; call++) {
            boolean stays = costs.staysPlain(SMALL);
            assertFalse(stays && left > 0, "call " + call);
            left--;
            if (!stays) {
                Choice choice = costs.choose(CostInput.random(SMALL));
                left = choice.explores() ? 8 : left;
                explored |= choice.explores();
                now += choice.device() == null ? 50_000 : 100_000;
                learned.learn(choice.engine(), CostInput.random(SMALL), choice.device() == null ? 50_000 : 100_000,
                        choice.explores(), now);
            }
        }
        assertTrue(explored);
    }

    /**
     * The first calls of JTP were slow, and now it would be faster. It is found after a share of the time of all calls:
     * also of those without a choice, which are seven of eight.
     */
    @Test
    void callsWithoutAChoiceCountAsTimeToExplore() {
        Calibration learning = new Calibration(new Profile(null));
        EngineSelector selector = new EngineSelector(new TargetDevices(Target.AUTO, null), learning, work -> { });
        costs = selector.costs(SortWorkload.INT);
        LearnedCosts learned = costs.learned();
        learned.assume(0, new Point(4096, 40_000, 3));
        learned.open("JTP");
        CostInput input = CostInput.random(SMALL);
        for (int call = 0; call < 3; call++) {
            learned.learn(1, input, 600_000, true, 0);
        }
        int calls = 0;
        boolean explored = false;
        while (!explored && calls < 100_000) {
            calls++;
            if (!costs.staysPlain(SMALL)) {
                Choice choice = costs.choose(input);
                explored = choice.explores();
                learned.learn(choice.engine(), input, 50_000, explored, 0);
            }
        }
        // Three calls that lose 550 us each are a share of 5 % of the time of 660 calls.
        assertTrue(explored && calls < 1500, "explored after " + calls);
    }

    private Engine engineOf(int[] keys) {
        List<Execution> told = heard(gpu -> gpu.sorter().sort(keys));
        return told.get(0).engine();
    }

    private List<Execution> heard(Consumer<Gpu> calls) {
        List<Execution> told = new ArrayList<>();
        Gpu gpu = TestContexts.gpu(dispatcher);
        try (Gpu.Registration ignored = gpu.onExecution(told::add)) {
            calls.accept(gpu);
        }
        return told;
    }

    @Test
    void allCallsSortAndAreTold() {
        List<Execution> told = heard(gpu -> {
            for (int call = 0; call < 100; call++) {
                int[] keys = random.ints(SMALL).toArray();
                int[] sorted = Oracle.sorted(keys);
                gpu.sorter().sort(keys);
                assertArrayEquals(sorted, keys);
            }
        });
        assertEquals(100, told.size());
        assertTrue(told.stream().allMatch(done -> done.engine() == Engine.JDK && done.n() == SMALL));
    }

    /** Pairs in order need no sort, which only a look at the keys can tell. */
    @Test
    void anOrderThatHelpsIsNoticedInEveryCall() {
        int[] ascending = IntStream.range(0, SMALL).toArray();
        int[] values = random.ints(SMALL).toArray();
        List<Execution> told = heard(gpu -> {
            for (int call = 0; call < 100; call++) {
                gpu.sorter().sortPairs(random.ints(SMALL).toArray(), values.clone());
            }
            for (int call = 0; call < 20; call++) {
                int[] kept = values.clone();
                gpu.sorter().sortPairs(ascending, kept);
                assertArrayEquals(values, kept);
            }
        });
        assertEquals(20, told.stream().filter(done -> done.note().equals("already in order")).count());
    }
}
