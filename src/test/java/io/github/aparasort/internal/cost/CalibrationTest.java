package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** When and how long engines are measured, with engines that only claim to have worked. */
@Timeout(600)
class CalibrationTest {
    private static final long BUDGET = TimeUnit.MILLISECONDS.toNanos(200);
    private static final Runnable NOTHING = () -> {
    };

    static Calibration calibration(long budgetNanos) {
        return calibration(budgetNanos, 0);
    }

    private static Calibration calibration(long budgetNanos, long waitNanos) {
        return new Calibration(budgetNanos, TimeUnit.SECONDS.toNanos(30), 0, new Profile(null), waitNanos);
    }

    private static Map<String, Trial> two(Trial one, Trial other) {
        Map<String, Trial> trials = new LinkedHashMap<>();
        trials.put("one", one);
        trials.put("other", other);
        return trials;
    }

    /** Until all is measured. */
    private static void measure(Calibration calibration, String work, Trial one, Trial other) throws Exception {
        calibration.start("works", work, 4, two(one, other), NOTHING);
        calibration.await();
    }

    /** With a profile that lasts. */
    private static Calibration keeping(String file) {
        return new Calibration(BUDGET, TimeUnit.SECONDS.toNanos(30), 0, new Profile(file));
    }

    @Test
    void everyEngineIsMeasuredFromTheSmallestSizeOn() throws Exception {
        Calibration calibration = calibration(BUDGET);
        AtomicBoolean trimmed = new AtomicBoolean();
        calibration.start("works", "sort", 4, two(new FakeEngine(n -> 10L * n), new FakeEngine(n -> 2L * n)),
                () -> trimmed.set(true));
        calibration.await();
        CostCurve slow = calibration.curve("sort", "one");
        assertEquals(10L * Calibration.SMALLEST, slow.estimate(Calibration.SMALLEST));
        assertEquals(CostCurve.UNKNOWN, slow.estimate(Calibration.SMALLEST - 1));
        assertEquals(2_000_000, calibration.curve("sort", "other").estimate(1_000_000), 1);
        assertEquals(CostCurve.Trust.FULL, slow.trust());
        assertTrue(slow.points().stream().allMatch(p -> p.runs() > 1), "best of several");
        assertTrue(trimmed.get(), "who started the measurements is told of their end");
        assertTrue(calibration.notes("sort").get(0).contains("of 200.0 ms in all"));
    }

    /** A budget for the process, for any number of kinds of work, engines and threads, although they start cold. */
    @Test
    void theBudgetIsHeld() throws Exception {
        Calibration calibration = calibration(BUDGET);
        long charged = 0;
        for (int kind = 0; kind < 6; kind++) {
            FakeEngine one = new FakeEngine(n -> 60L * n).cold(300_000);
            FakeEngine other = new FakeEngine(n -> 100_000 + 8L * n).threads(8).cold(100_000);
            calibration.start("works", "sort " + kind, 4, two(one, other), NOTHING);
            calibration.await();
            charged += one.cpuNanos + other.cpuNanos;
            assertTrue(kind < 2 ? one.runs > 0 && other.runs > 0 : kind < 4 || one.runs == 0, "kind " + kind);
        }
        assertEquals(charged, calibration.spentNanos());
        // One run may cost more than the one before it let expect.
        assertTrue(charged <= 1.1 * BUDGET, () -> "spent " + calibration.spentNanos());
        CostCurve borrowed = calibration.curve("sort 5", "other");
        assertEquals(CostCurve.Trust.BORROWED, borrowed.trust());
        assertTrue(calibration.notes("sort 5").get(0).contains("estimates are 1.0 times those of"));
    }

    @Test
    void whatIsBorrowedFollowsTheBytes() throws Exception {
        Calibration calibration = calibration(BUDGET);
        FakeEngine engine = new FakeEngine(n -> 100L * n);
        for (int i = 0; i < 4; i++) {
            calibration.start("works", "bytes " + (4 + 4 * i), 4 + 4 * i, two(engine, engine), NOTHING);
            calibration.await();
        }
        calibration.start("works", "more", 24, two(engine, engine), NOTHING);
        calibration.await();
        double ratio = calibration.curve("more", "one").estimate(4096) / (100.0 * 4096);
        assertTrue(ratio == 24 / 12.0 || ratio == 24 / 8.0, calibration.notes("more")::toString);
    }

    /** Neither the engines beside it nor the kinds of work after it go without. */
    @Test
    void aGreedyEngineLeavesSomeToTheOthers() throws Exception {
        Calibration calibration = calibration(BUDGET);
        FakeEngine modest = new FakeEngine(n -> 10L * n);
        FakeEngine greedy = new FakeEngine(n -> 3000L * n);
        calibration.start("works", "first", 4, two(greedy, modest), NOTHING);
        FakeEngine next = new FakeEngine(n -> 10L * n);
        calibration.start("works", "next", 4, two(next, new FakeEngine(n -> n)), NOTHING);
        calibration.await();
        assertEquals(CostCurve.Trust.FULL, calibration.curve("first", "other").trust());
        assertEquals(CostCurve.Trust.HASTY, calibration.curve("first", "one").trust());
        assertEquals(CostCurve.Trust.FULL, calibration.curve("next", "one").trust());
    }

    /** Whose code was warmed up to the end is believed after fewer runs; whose was not, is not. */
    @Test
    void anEngineIsWarmedUpWithinItsTime() throws Exception {
        Calibration calibration = calibration(BUDGET);
        FakeEngine quick = new FakeEngine(n -> 50L * n).warmedUpIn(TimeUnit.MILLISECONDS.toNanos(20));
        FakeEngine endless = new FakeEngine(n -> 400L * n).warmedUpIn(Long.MAX_VALUE);
        measure(calibration, "sort", endless, quick);
        assertEquals(CostCurve.Trust.FULL, calibration.curve("sort", "other").trust());
        assertEquals(CostCurve.Trust.HASTY, calibration.curve("sort", "one").trust());
        assertTrue(endless.most > 0 && endless.most < BUDGET / 3, () -> "might take " + endless.most);
        assertEquals(endless.cpuNanos + quick.cpuNanos, calibration.spentNanos());
        assertTrue(calibration.spentNanos() <= 1.1 * BUDGET, () -> "spent " + calibration.spentNanos());
    }

    /** A busy machine compiles late: what seemed settled is looked at again. */
    @Test
    void anEngineThatGetsFasterAfterwardsIsMeasuredAgain() throws Exception {
        Calibration calibration = new Calibration(BUDGET, TimeUnit.SECONDS.toNanos(30), 20, new Profile(null));
        FakeEngine late = new FakeEngine(n -> 2L * n).coldFor(TimeUnit.MILLISECONDS.toNanos(200)).warmedUpIn(1);
        measure(calibration, "sort", late, new FakeEngine(n -> n).warmedUpIn(1));
        assertEquals(2 << 12, calibration.curve("sort", "one").estimate(1 << 12));
    }

    @Test
    void anEngineThatFailsIsOutAndDisturbsNoOther() throws Exception {
        Calibration calibration = calibration(BUDGET);
        Map<String, Trial> trials = two(new FakeEngine(n -> n), new FakeEngine(n -> 2L * n));
        trials.put("broken", n -> {
            throw new IllegalStateException("planted");
        });
        trials.put("not linked", n -> {
            throw new NoClassDefFoundError("missing");
        });
        calibration.start("works", "sort", 4, trials, NOTHING);
        calibration.await();
        assertEquals(CostCurve.UNKNOWN, calibration.curve("sort", "broken").estimate(1 << 20));
        assertEquals(CostCurve.UNKNOWN, calibration.curve("sort", "not linked").estimate(1 << 20));
        assertEquals(1 << 20, calibration.curve("sort", "one").estimate(1 << 20));
        assertEquals("planted", calibration.failure("sort", "broken"));
        assertEquals("missing", calibration.failure("sort", "not linked"));
        assertEquals("", calibration.failure("sort", "one"));
    }

    /** What is too large for an engine, or for the heap, leaves what it did before. */
    @Test
    void anEngineThatFailsAtALargeSizeIsJudgedByTheSmallerOnes() throws Exception {
        Calibration calibration = calibration(BUDGET);
        calibration.start("works", "sort", 4, two(n -> {
            if (n > 20_000) {
                throw new OutOfMemoryError("planted");
            }
            return Trial.Run.on(1, 3L * n);
        }, new FakeEngine(n -> n)), NOTHING);
        calibration.await();
        assertEquals(3 * 16_384, calibration.curve("sort", "one").estimate(16_384));
        assertTrue(calibration.curve("sort", "one").estimate(1 << 20) > 3 << 20);
    }

    /** A trial that hangs is left behind; what comes later is measured. */
    @Test
    void aHangingTrialHoldsUpNothingForEver() throws Exception {
        Calibration calibration = new Calibration(BUDGET, TimeUnit.MILLISECONDS.toNanos(500), 0, new Profile(null));
        CountDownLatch released = new CountDownLatch(1);
        Map<String, Trial> trials = two(new FakeEngine(n -> n), new FakeEngine(n -> 2L * n));
        trials.put("hanging", n -> {
            while (released.getCount() > 0) {
                try {
                    released.await();
                } catch (InterruptedException e) {
                    // Not even this ends it.
                }
            }
            return Trial.Run.on(1, n);
        });
        calibration.start("works", "first", 4, trials, NOTHING);
        calibration.await();
        assertEquals("a trial did not end", calibration.failure("first", "hanging"));
        assertEquals(4096, calibration.curve("first", "one").estimate(4096));
        FakeEngine next = new FakeEngine(n -> 7L * n);
        measure(calibration, "next", next, new FakeEngine(n -> n));
        assertEquals(CostCurve.Trust.FULL, calibration.curve("next", "one").trust());
        released.countDown();
    }

    @Test
    void oneEngineAloneIsNotMeasured() throws Exception {
        Calibration calibration = calibration(BUDGET);
        FakeEngine alone = new FakeEngine(n -> n);
        calibration.start("works", "sort", 4, Map.of("alone", alone), NOTHING);
        calibration.await();
        assertEquals(0, alone.runs);
    }

    @Test
    void aKindOfWorkIsMeasuredOnce() throws Exception {
        Calibration calibration = calibration(BUDGET);
        FakeEngine engine = new FakeEngine(n -> n);
        Map<String, Trial> trials = two(engine, new FakeEngine(n -> n));
        assertFalse(calibration.isStarted("sort"));
        calibration.start("works", "sort", 4, trials, NOTHING);
        assertTrue(calibration.isStarted("sort"));
        calibration.await();
        int once = engine.runs;
        calibration.start("works", "sort", 4, trials, NOTHING);
        calibration.await();
        assertEquals(once, engine.runs);
        assertSame(calibration.curve("sort", "one"), calibration.curve("sort", "one"));
    }

    /** The first question is answered at once: the trials run elsewhere, and do not keep the process alive. */
    @Test
    void measuringRunsInTheBackgroundAndAppearsAtOnce() throws Exception {
        Calibration calibration = calibration(BUDGET);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        Thread[] measurer = new Thread[1];
        calibration.start("works", "sort", 4, two(new FakeEngine(n -> n), n -> {
            measurer[0] = Thread.currentThread();
            begun.countDown();
            go.await();
            return Trial.Run.on(1, n);
        }), NOTHING);
        begun.await();
        assertEquals(CostCurve.UNKNOWN, calibration.curve("sort", "one").estimate(1 << 20), "known before the other");
        assertTrue(calibration.notes("sort").contains("measuring runs in the background"));
        go.countDown();
        calibration.await();
        assertNotEquals(CostCurve.UNKNOWN, calibration.curve("sort", "one").estimate(1 << 20));
        assertTrue(measurer[0].isDaemon() && measurer[0].getPriority() == Thread.MIN_PRIORITY);
        assertNotEquals(Thread.currentThread(), measurer[0]);
    }

    /** An engine may be used as soon as it is open, while others are still opened and measured. */
    @Test
    void anEngineIsOpenBeforeItIsMeasured() throws Exception {
        Calibration calibration = calibration(BUDGET);
        LearnedCosts learned = calibration.learned("sort", List.of("one", "other"), 1);
        assertEquals(1, learned.open(), "the first one is the JDK");
        CountDownLatch go = new CountDownLatch(1);
        calibration.start("works", "sort", 4, two(new FakeEngine(n -> n), n -> {
            go.await();
            return Trial.Run.on(1, n);
        }), NOTHING);
        while (learned.open() != 3) {
            Thread.sleep(1);
        }
        assertEquals(CostCurve.UNKNOWN, learned.estimate(1, CostInput.random(1 << 20)));
        go.countDown();
        calibration.await();
        assertEquals(4096, learned.estimate(1, CostInput.random(4096)));
        assertSame(learned, calibration.learned("sort", List.of("one", "other"), 1));
        assertEquals(3, calibration.learned("sort", List.of("one", "other", "third"), 1).open(), "the same are open");
    }

    /** On few processors, trials would slow down the calls of a process that has just begun. */
    @Test
    void trialsWaitForAPauseBetweenCalls() throws Exception {
        Calibration calibration = calibration(BUDGET, Long.MAX_VALUE);
        LearnedCosts learned = calibration.learned("sort", List.of("one", "other"), 1);
        AtomicBoolean isCalling = new AtomicBoolean(true);
        AtomicBoolean ranBesideCall = new AtomicBoolean();
        calibration.calls().begin();
        calibration.start("works", "sort", 4, two(new FakeEngine(n -> n), n -> {
            ranBesideCall.compareAndSet(false, isCalling.get());
            return Trial.Run.on(1, n);
        }), NOTHING);
        while (learned.open() != 3) {
            Thread.sleep(1);
        }
        // Long enough for a trial that does not wait; if it is too short, the test only fails to notice.
        Thread.sleep(50);
        isCalling.set(false);
        calibration.calls().end();
        calibration.await();
        assertFalse(ranBesideCall.get());
        assertNotEquals(CostCurve.UNKNOWN, calibration.curve("sort", "one").estimate(1 << 20));
    }

    /** The second kind of work would be opened after the wait of the first. */
    @Test
    void trialsDoNotWaitWhileAnotherKindOfWorkIsToBeOpened() throws Exception {
        Calibration calibration = calibration(BUDGET, Long.MAX_VALUE);
        calibration.calls().begin();
        calibration.start("works", "sort", 4, two(new FakeEngine(n -> n), new FakeEngine(n -> n)), NOTHING);
        LearnedCosts learned = calibration.learned("argsort", List.of("one", "other"), 1);
        calibration.start("works", "argsort", 4, two(new FakeEngine(n -> n), new FakeEngine(n -> n)), NOTHING);
        while (learned.open() != 3) {
            Thread.sleep(1);
        }
        assertNotEquals(CostCurve.UNKNOWN, calibration.curve("sort", "one").estimate(1 << 20));
        calibration.calls().end();
        calibration.await();
    }

    @Test
    void trialsDoNotWaitForEver() throws Exception {
        Calibration calibration = calibration(BUDGET, 1);
        calibration.calls().begin();
        calibration.start("works", "sort", 4, two(new FakeEngine(n -> n), new FakeEngine(n -> n)), NOTHING);
        calibration.await();
        assertNotEquals(CostCurve.UNKNOWN, calibration.curve("sort", "one").estimate(1 << 20));
    }

    @Test
    void anEngineThatFailsIsNotOpened() throws Exception {
        Calibration calibration = calibration(BUDGET);
        LearnedCosts learned = calibration.learned("sort", List.of("one", "broken"), 1);
        Map<String, Trial> trials = new LinkedHashMap<>();
        trials.put("one", new FakeEngine(n -> n));
        trials.put("broken", FakeEngine.closed("planted"));
        calibration.start("works", "sort", 4, trials, NOTHING);
        calibration.await();
        assertEquals(1, learned.open());
    }

    @Test
    void whatIsForgottenIsMeasuredAndLearnedAgain() throws Exception {
        Calibration calibration = calibration(BUDGET);
        int epoch = calibration.epoch();
        LearnedCosts learned = calibration.learned("sort", List.of("one", "other"), 1);
        measure(calibration, "sort", new FakeEngine(n -> n), new FakeEngine(n -> 2L * n));
        learned.learn(0, CostInput.random(1 << 20), 1, false, 1);
        calibration.forget();
        assertNotEquals(epoch, calibration.epoch());
        assertFalse(calibration.isStarted("sort"));
        assertEquals(CostCurve.UNKNOWN, calibration.curve("sort", "one").estimate(1 << 20));
        assertEquals(0, calibration.learned("sort", List.of("one", "other"), 1).knowledge(0, 1 << 20).calls());
        measure(calibration, "sort", new FakeEngine(n -> 3L * n), new FakeEngine(n -> n));
        assertEquals(3 << 20, calibration.curve("sort", "one").estimate(1 << 20));
    }

    /** The next process starts with what the calls of this one took. */
    @Test
    void whatWasLearnedIsKeptInTheProfile(@TempDir Path directory) throws Exception {
        String file = directory.resolve("profile").toString();
        List<String> names = List.of("one", "other");
        Calibration calibration = keeping(file);
        LearnedCosts learned = calibration.learned("sort", names, 1);
        measure(calibration, "sort", new FakeEngine(n -> 2L * n), new FakeEngine(n -> n));
        assertEquals(1, learned.best(CostInput.random(1 << 20), 3));
        for (int call = 0; call < 5; call++) {
            learned.learn(1, CostInput.random(1 << 20), 5L << 20, false, call);
        }
        calibration.keep("sort");
        calibration.await();
        Calibration next = keeping(file);
        LearnedCosts read = next.learned("sort", names, 1);
        FakeEngine idle = new FakeEngine(n -> n);
        measure(next, "sort", idle, idle);
        assertEquals(0, idle.runs);
        assertEquals(0, read.best(CostInput.random(1 << 20), 3));
        assertEquals(1, read.best(CostInput.random(1 << 14), 3), "only what was learned differs");
        assertEquals(5L << 20, read.estimate(1, CostInput.random(1 << 20)), 1 << 20);
    }

    /** Of two engines one lacked time: the next process knows both from its first call on, and measures again. */
    @Test
    void aProfileOfHastyMeasurementsServesTheFirstCalls(@TempDir Path directory) throws Exception {
        String file = directory.resolve("profile").toString();
        Map<String, Trial> slow = new LinkedHashMap<>();
        slow.put("JDK", new FakeEngine(n -> 8_000L * n));
        slow.put("JTP", new FakeEngine(n -> 5L * n));
        Calibration first = keeping(file);
        first.start("works", "sort", 4, slow, NOTHING);
        first.await();
        assertEquals(CostCurve.Trust.HASTY, first.curve("sort", "JDK").trust());
        Calibration next = keeping(file);
        assertTrue(next.prior("sort", Prior.MERGE).prefersThreads(CostInput.random(1 << 20), false),
                "by both lines of the profile");
        FakeEngine again = new FakeEngine(n -> 5L * n);
        slow.replaceAll((name, trial) -> again);
        next.start("works", "sort", 4, slow, NOTHING);
        next.await();
        assertTrue(again.runs > 0);
    }
}
