package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is learned from calls and which engine follows from it, with times that are given, not measured. */
class LearnedCostsTest extends LearnedCostsCase {
    private static final Prior PRIOR = new Prior(400_000, 10, 50, null);

    @Test
    void withoutAnyKnowledgeItIsTheJdk() {
        open("JTP", "GPU");
        assertEquals(JDK, costs.choose(CostInput.random(MILLION), ALL));
        assertEquals(LearnedCosts.UNKNOWN, costs.estimate(JTP, CostInput.random(MILLION)));
    }

    /** Until something is known of plain Java, the prior decides: then calls do, or measurements. */
    @Test
    void aPriorDecidesWhileNothingIsKnownOfTheJdk() {
        costs.setPrior(PRIOR, JTP);
        int bit = PRIOR.prefersThreads(CostInput.random(MILLION)) ? 1 << JTP : 0;
        assertEquals(bit, costs.preferred(CostInput.random(MILLION)));
        assertEquals(0, costs.preferred(CostInput.random(MILLION / 20)));
        assertEquals(JDK, costs.best(CostInput.random(MILLION), 1 << JDK), "it cannot be used");
        assertEquals(bit == 0 ? JDK : JTP, costs.best(CostInput.random(MILLION), ALL));
        costs.learn(JTP, CostInput.random(MILLION), (long) (60 * MS), false, 1);
        assertEquals(bit == 0 ? JDK : JTP, costs.choose(CostInput.random(MILLION), ALL),
                "plain Java would take far longer");
        costs.learn(JDK, CostInput.random(MILLION), (long) (20 * MS), false, 2);
        assertEquals(0, costs.preferred(CostInput.random(MILLION)));
        assertEquals(JDK, best(MILLION, 0));
    }

    /** On another machine the prior may be wrong. Plain Java is tried when that is a small loss by the prior. */
    @Test
    void aWrongPriorIsCorrectedWithoutMeasurements() {
        costs.setPrior(PRIOR, JTP);
        open("JTP");
        Assumptions.assumeTrue(PRIOR.prefersThreads(CostInput.random(MILLION)), "one processor");
        int calls = 0;
        while (call(MILLION, 0, 5, 20) == JTP) {
            calls++;
            assertTrue(calls < 2_000, "plain Java is never tried");
        }
        assertTrue(calls > 100, "plain Java was tried after " + calls + " calls");
        calls(10, MILLION, 5, 20);
        assertEquals(JDK, best(MILLION, 0));
    }

    /** As seen on an H200: plain Java is too slow to try soon, and a GPU must not wait for that. */
    @Test
    void otherEnginesAreTriedWhileNothingIsKnownOfTheJdk() {
        costs.setPrior(PRIOR, JTP);
        open("JTP", "GPU");
        Assumptions.assumeTrue(PRIOR.prefersThreads(CostInput.random(MILLION)), "one processor");
        for (int i = 0; i < 20; i++) {
            call(MILLION, 0, 5000, 34, i < 3 ? 300 : 7);
        }
        assertEquals(GPU, best(MILLION, 0));
        assertEquals(GPU, call(MILLION, 0, 5000, 34, 7));
    }

    /** As seen on a machine that was busy at the start: JTP was measured at 330 ms, and took 25. */
    @Test
    void aPriorThatIsWrongIsCorrectedWithinAFewCalls() {
        open("JTP");
        assume(JDK, MILLION, (long) (109 * MS));
        assume(JTP, MILLION, (long) (330 * MS));
        for (int i = 0; i < 4; i++) {
            call(MILLION, 0, 105, 25);
        }
        assertEquals(JTP, best(MILLION, 0));
        double all = total + calls(296, MILLION, 105, 25);
        assertTrue(all < 1.1 * 300 * 25 * 1.25, () -> "all calls: " + all);
    }

    /** Calls, what each engine takes in them, and the best one after them. */
    private record Phase(int calls, int best, double... millis) {
    }

    static Stream<Arguments> histories() {
        return Stream.of(
                Arguments.of("measurements and first calls while other programs kept the machine busy", MILLION,
                        List.of(new Phase(20, JTP, 60, 45), new Phase(150, JDK, 12, 18))),
                Arguments.of("a load that comes and goes", MILLION, List.of(new Phase(500, JTP, 40, 14),
                        new Phase(40, JDK, 60, 90), new Phase(300, JTP, 40, 14))),
                Arguments.of("a GPU that other processes use: it gets slower, and recovers", 16 * MILLION,
                        List.of(new Phase(200, GPU, 80, 43, 15), new Phase(30, JTP, 80, 43, 70),
                                new Phase(1500, GPU, 80, 43, 15))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("histories")
    void whatWasLearnedIsRevised(String what, int n, List<Phase> phases) {
        open("JTP");
        if (phases.get(0).millis.length > GPU) {
            open("GPU");
        }
        for (Phase phase : phases) {
            calls(phase.calls, n, phase.millis);
            assertEquals(phase.best, best(n, 0));
        }
    }

    /** One call that took far too long says nothing: noise only adds time. */
    @Test
    void aDisturbedCallChangesNothing() {
        open("JTP");
        calls(50, MILLION, 40, 14);
        call(MILLION, 0, 40, 500);
        assertEquals(JTP, best(MILLION, 0));
    }

    /** The first call of an engine runs cold code. Its time counts, but what was measured does too. */
    @Test
    void aColdFirstCallIsNotTheLastWord() {
        open("JTP");
        assume(JDK, MILLION, (long) (30 * MS));
        assume(JTP, MILLION, (long) (14 * MS));
        assertEquals(JTP, call(MILLION, 0, 30, 90), "as measured");
        for (int i = 0; i < 3; i++) {
            call(MILLION, 0, 30, 14);
        }
        assertEquals(JTP, best(MILLION, 0));
    }

    @Test
    void anEngineThatIsNotOpenOrNotUsableIsLeftOut() {
        for (int i = 0; i < 100; i++) {
            assertEquals(JDK, call(MILLION, 0, 40, 14, 1));
        }
        open("JTP", "GPU");
        calls(100, MILLION, 40, 14, 1);
        assertEquals(GPU, best(MILLION, 0));
        assertEquals(JTP, costs.best(CostInput.random(MILLION), 1 << JDK | 1 << JTP));
        assertEquals(JDK, costs.best(CostInput.random(MILLION), 1 << JDK));
    }

    @Test
    void theFewestAndTheMostElementsHaveTheirCell() {
        open("JTP", "GPU");
        for (int n : new int[] {1, 2, 3, 4096, Integer.MAX_VALUE}) {
            for (int i = 0; i < 10; i++) {
                call(n, 3, 5, 5, 5);
            }
            assertEquals(5 * MS, costs.estimate(JDK, new CostInput(n, 3)), 0.01 * 5 * MS);
        }
    }

    /** What is kept for the next process: measurements, but what was learned where there were calls. */
    @Test
    void pointsAreThoseOfTheMeasurementsAndOfTheCalls() {
        open("JTP");
        assume(JTP, 4096, 300_000);
        assume(JTP, MILLION, 99_000_000);
        assertEquals(2, costs.points(JTP).size());
        assertFalse(costs.knowledge(JTP, MILLION).sure());
        List<Integer> keptAfter = new ArrayList<>();
        for (int i = 1; i <= 40; i++) {
            if (costs.learn(JTP, CostInput.random(MILLION), 14_000_000, false, i)) {
                keptAfter.add(i);
            }
        }
        assertEquals(List.of(16, 32), keptAfter);
        List<Point> points = costs.points(JTP);
        assertEquals(new Point(4096, 300_000, 1), points.get(0));
        assertEquals(2, points.size());
        assertEquals(14.0, points.get(1).nanos() / (double) points.get(1).n(), 0.02);
        assertEquals(new LearnedCosts.Knowledge(40, 40, true), costs.knowledge(JTP, MILLION));
    }

    @Test
    void plantedCostsStayAsTheyAre() {
        LearnedCosts planted = new LearnedCosts(List.of("JDK", "JTP"), 1, false);
        planted.assume(JDK, new Point(4096, 200_000, 1));
        planted.assume(JTP, new Point(4096, 100_000, 1));
        for (int i = 0; i < 100; i++) {
            assertEquals(JTP, planted.choose(CostInput.random(MILLION), 3));
            assertFalse(planted.learn(JTP, CostInput.random(MILLION), 1 << 30, false, i));
        }
    }

    @Test
    void aChoiceTakesNoMemory() {
        open("JTP", "GPU");
        CostInput input = CostInput.random(MILLION);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int i = 0; i < 1000; i++) {
            one(input, i);
        }
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        for (int i = 0; i < 10_000; i++) {
            one(input, i);
        }
        long bytes = threads.getThreadAllocatedBytes(thread) - before;
        assertTrue(bytes < 10_000, () -> bytes / 10_000.0 + " bytes a call");
    }

    private void one(CostInput input, int i) {
        int chosen = costs.choose(input, ALL);
        costs.learn(chosen < 0 ? ~chosen : chosen, input, 1_000_000 + i, chosen < 0, i);
    }

    /** Times may be lost when threads write at the same moment; nothing else may happen. */
    @Test
    void callsOnSeveralThreadsDoNoHarm() throws Exception {
        open("JTP", "GPU");
        List<Throwable> thrown = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            int offset = t;
            Thread thread = new Thread(() -> {
                for (int i = 0; i < 20_000; i++) {
                    int n = 4096 << (i + offset) % 8;
                    CostInput input = new CostInput(n, i & 3);
                    int chosen = costs.choose(input, ALL);
                    int engine = chosen < 0 ? ~chosen : chosen;
                    costs.learn(engine, input, (long) n * (engine == JTP ? 10 : 30), chosen < 0, i);
                }
            });
            thread.setUncaughtExceptionHandler((failed, e) -> thrown.add(e));
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(List.of(), thrown);
        assertEquals(JTP, best(4096 << 7, 0));
    }
}
