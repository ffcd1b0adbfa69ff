package io.github.aparasort.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Each test measures a kind of work of its own, because what was measured stays for the life of the process. */
@Timeout(60)
class CalibrationTest {
    private static final Runnable NOTHING = () -> {
    };

    @Test
    void everyEngineIsMeasuredFromTheSmallestSizeOn() throws Exception {
        Map<String, Calibration.Trial> trials = new LinkedHashMap<>();
        trials.put("slow", n -> 10L * n);
        trials.put("fast", n -> 2L * n);
        AtomicBoolean over = new AtomicBoolean();
        Calibration.start("two engines", trials, () -> over.set(true));
        Calibration.await();
        assertEquals(OptionalLong.of(10L * Calibration.SMALLEST),
                Calibration.curve("two engines", "slow").estimate(Calibration.SMALLEST));
        assertEquals(OptionalLong.of(2_000_000), Calibration.curve("two engines", "fast").estimate(1_000_000));
        assertEquals(OptionalLong.empty(),
                Calibration.curve("two engines", "fast").estimate(Calibration.SMALLEST - 1));
        assertTrue(over.get(), "who started the measurements is told of their end");
    }

    @Test
    void anEngineThatFailsIsOutAndDisturbsNoOther() throws Exception {
        Map<String, Calibration.Trial> trials = new LinkedHashMap<>();
        trials.put("broken", n -> {
            throw new IllegalStateException("planted");
        });
        trials.put("not linked", n -> {
            throw new NoClassDefFoundError("planted");
        });
        trials.put("sound", n -> n);
        Calibration.start("one sound engine", trials, NOTHING);
        Calibration.await();
        assertEquals(OptionalLong.empty(), Calibration.curve("one sound engine", "broken").estimate(1 << 20));
        assertEquals(OptionalLong.empty(), Calibration.curve("one sound engine", "not linked").estimate(1 << 20));
        assertEquals(OptionalLong.of(1 << 20), Calibration.curve("one sound engine", "sound").estimate(1 << 20));
    }

    @Test
    void aKindOfWorkIsMeasuredOnce() throws Exception {
        AtomicInteger runs = new AtomicInteger();
        Map<String, Calibration.Trial> trials = Map.of("counting", n -> runs.incrementAndGet());
        Calibration.start("measured once", trials, NOTHING);
        Calibration.await();
        int once = runs.get();
        assertTrue(once > 1);
        Calibration.start("measured once", trials, NOTHING);
        Calibration.await();
        assertEquals(once, runs.get());
        assertSame(Calibration.curve("measured once", "counting"), Calibration.curve("measured once", "counting"));
    }

    /** Who asks first is answered at once: the trials run elsewhere, and do not keep the process alive. */
    @Test
    void measuringRunsInTheBackground() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread[] measurer = new Thread[1];
        Calibration.start("in the background", Map.of("patient", n -> {
            measurer[0] = Thread.currentThread();
            go.await();
            return n;
        }), NOTHING);
        assertTrue(Calibration.isStarted("in the background"));
        assertFalse(Calibration.curve("in the background", "patient").estimate(1 << 20).isPresent());
        go.countDown();
        Calibration.await();
        assertTrue(Calibration.curve("in the background", "patient").estimate(1 << 20).isPresent());
        assertTrue(measurer[0].isDaemon() && measurer[0] != Thread.currentThread());
    }
}
