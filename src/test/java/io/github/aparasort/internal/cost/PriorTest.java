package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What decides before anything is known of this machine. */
class PriorTest {
    private static final int MILLION = 1_000_000;
    private static final Prior PRIOR = new Prior(400_000, 10, 50, null);

    /** The sizes depend on the JDK. */
    @Test
    void largeSortsAreShared() {
        for (Prior sorts : new Prior[] {Prior.NARROW_SORT, Prior.WIDE_SORT}) {
            assertTrue(sorts.prefersThreads(CostInput.random(20 * MILLION), true));
            assertFalse(sorts.prefersThreads(CostInput.random(MILLION / 4), true));
        }
        assertFalse(Prior.ofSort(Byte.BYTES).prefersThreads(CostInput.random(100 * MILLION), true));
        assertTrue(PRIOR.prefersThreads(CostInput.random(MILLION / 2), true));
        assertFalse(PRIOR.prefersThreads(CostInput.random(MILLION / 5), true));
    }

    @Test
    void oneProcessorSharesNothing() {
        assertFalse(PRIOR.prefersThreads(CostInput.random(Integer.MAX_VALUE), false));
    }

    /** Plain Java shares passes over the data, too. */
    @Test
    void passesAreNotShared() {
        assertFalse(Prior.SCAN.prefersThreads(CostInput.random(100 * MILLION), true));
        assertFalse(Prior.MERGE.prefersThreads(CostInput.random(100 * MILLION), true));
    }

    /** Of keys with an order or ties, plain Java sorts more in the same time. */
    @Test
    void easyInputNeedsMoreElements() {
        assertTrue(PRIOR.prefersThreads(new CostInput(MILLION, 1, 0.5), true));
        assertFalse(PRIOR.prefersThreads(new CostInput(MILLION, 1, 0.1), true));
    }

    /** Both engines must be in the profile, from this machine. Otherwise the figures decide. */
    @Test
    void aProfileOfThisMachineComesFirst(@TempDir Path directory) {
        String file = directory.resolve("profile").toString();
        assertEquals(Prior.MERGE, prior(file, Machine.describe()));
        Profile profile = new Profile(file, Machine.describe());
        profile.put("MERGE_INT", "JTP", "", curve(1));
        profile.save();
        assertEquals(Prior.MERGE, prior(file, Machine.describe()));
        profile.put("MERGE_INT", "JDK", "", curve(100));
        profile.save();
        assertEquals(Prior.MERGE, prior(file, "another machine"));
        Prior read = prior(file, Machine.describe());
        assertTrue(read.prefersThreads(CostInput.random(MILLION), true));
        assertTrue(read.prefersThreads(CostInput.random(MILLION), false), "it knows the processors");
        assertTrue(read.prefersThreads(new CostInput(MILLION, 1, 0.02), true));
        assertFalse(read.prefersThreads(new CostInput(MILLION, 1, 0.005), true));
        assertEquals(100, read.plainTimes(MILLION), 0.1);
        assertEquals(Prior.SCAN, new Calibration(new Profile(file)).prior("SCAN_INT", Prior.SCAN));
    }

    private static Prior prior(String file, String machine) {
        return new Calibration(new Profile(file, machine)).prior("MERGE_INT", Prior.MERGE);
    }

    private static List<Point> curve(long nanosEach) {
        return List.of(new Point(4096, nanosEach * 4096, 3), new Point(65_536, nanosEach * 65_536, 3));
    }
}
