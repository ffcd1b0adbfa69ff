package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a process knows of its engines, which are opened in the background and only claim to work. */
@Timeout(600)
class CalibrationTest {
    private static final String WORK = "sort";
    private static final List<String> NAMES = List.of("JDK", "JTP", "GPU");
    private static final List<String> VERSIONS = List.of("", "", "driver 1");
    private static final int N = 1 << 20;

    private final Calibration calibration = new Calibration(new Profile(null));
    private final LearnedCosts learned = learned(calibration);

    private static LearnedCosts learned(Calibration calibration) {
        return calibration.learned(WORK, NAMES, VERSIONS, 1);
    }

    @Test
    void anEngineThatFailsIsNotOpened() throws Exception {
        calibration.open(WORK, "JTP", () -> "");
        calibration.open(WORK, "GPU", () -> {
            throw new IllegalStateException("no such device");
        });
        calibration.await();
        assertEquals(0b011, learned.open());
        assertTrue(calibration.isOpen(WORK, "JTP"));
        assertFalse(calibration.isOpen(WORK, "GPU"));
        assertEquals("no such device", calibration.failure(WORK, "GPU"));
        assertEquals("", calibration.failure(WORK, "JTP"));
    }

    /** A driver that hangs keeps neither other engines nor other kinds of work of these from opening. */
    @Test
    void anEngineThatHangsHoldsUpNoOther() throws Exception {
        CountDownLatch hangs = new CountDownLatch(1);
        CountDownLatch opened = new CountDownLatch(1);
        calibration.open(WORK, "GPU", () -> {
            hangs.await();
            return "";
        });
        calibration.open("merge", "JTP", () -> {
            opened.countDown();
            return "";
        });
        opened.await();
        hangs.countDown();
        calibration.await();
        assertTrue(calibration.isOpen(WORK, "GPU") && calibration.isOpen("merge", "JTP"));
    }

    /** Of several contexts one opens the engines, and all learn together. */
    @Test
    void aKindOfWorkBeginsOnce() {
        assertTrue(calibration.begin(WORK));
        assertFalse(calibration.begin(WORK));
        assertTrue(learned == learned(calibration));
    }

    @Test
    void whatIsForgottenIsLearnedAgain() {
        int epoch = calibration.epoch();
        calibration.begin(WORK);
        learned.learn(0, CostInput.random(N), 1, false, 1);
        calibration.forget();
        assertNotEquals(epoch, calibration.epoch());
        assertTrue(calibration.begin(WORK));
        assertEquals(0, learned(calibration).knowledge(0, N).calls());
    }

    /** The next process starts with what the calls of this one took. */
    @Test
    void whatWasLearnedIsKeptInTheProfile(@TempDir Path directory) throws Exception {
        String file = directory.resolve("profile").toString();
        Calibration first = new Calibration(new Profile(file));
        LearnedCosts costs = learned(first);
        first.open(WORK, "GPU", () -> VERSIONS.get(2));
        first.await();
        for (int call = 0; call < 5; call++) {
            costs.learn(0, CostInput.random(N), 40_000_000, false, call);
            costs.learn(1, CostInput.random(N), 20_000_000, false, call);
            costs.learn(2, CostInput.random(N), 5_000_000, false, call);
        }
        first.keep(WORK);
        first.await();
        LearnedCosts read = learned(new Calibration(new Profile(file)));
        assertEquals(1, read.open(), "engines are opened in each process");
        assertEquals(2, read.best(CostInput.random(N), 0b111));
        assertEquals(5_000_000, read.estimate(2, CostInput.random(N)), 10);
        LearnedCosts updated = new Calibration(new Profile(file)).learned(WORK, NAMES, List.of("", "", "driver 2"), 1);
        assertEquals(LearnedCosts.UNKNOWN, updated.estimate(2, CostInput.random(N)), "it is another engine");
        assertEquals(1, updated.best(CostInput.random(N), 0b111));
    }
}
