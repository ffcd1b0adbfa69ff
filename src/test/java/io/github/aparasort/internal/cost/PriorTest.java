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
    void largeSortsAreWorthLoading() {
        for (Prior sorts : new Prior[] {Prior.NARROW_SORT, Prior.WIDE_SORT}) {
            assertTrue(sorts.prefersThreads(CostInput.random(20 * MILLION), false, true));
            assertFalse(sorts.prefersThreads(CostInput.random(MILLION), false, true));
        }
        assertFalse(Prior.ofSort(Byte.BYTES).prefersThreads(CostInput.random(100 * MILLION), false, true));
    }

    /** Such as that of the second column of a join. */
    @Test
    void whereTheThreadsAreLoadedFewerElementsDo() {
        assertFalse(PRIOR.prefersThreads(CostInput.random(MILLION / 5), false, true));
        assertTrue(PRIOR.prefersThreads(CostInput.random(MILLION / 5), true, true));
        assertFalse(PRIOR.prefersThreads(CostInput.random(MILLION / 20), true, true));
        assertFalse(Prior.MERGE.prefersThreads(CostInput.random(100 * MILLION), true, true));
        assertFalse(PRIOR.prefersThreads(CostInput.random(MILLION), true, false));
    }

    @Test
    void withOneProcessorNothingIsWorthLoading() {
        assertFalse(PRIOR.prefersThreads(CostInput.random(Integer.MAX_VALUE), false, false));
    }

    /** Passes over the data are done before anything is loaded. */
    @Test
    void aPassIsNot() {
        assertFalse(Prior.SCAN.prefersThreads(CostInput.random(100 * MILLION), false, true));
        assertFalse(Prior.MERGE.prefersThreads(CostInput.random(100 * MILLION), false, true));
    }

    /** Of keys with an order or ties, plain Java sorts more in the same time. */
    @Test
    void easyInputNeedsMoreElements() {
        assertTrue(PRIOR.prefersThreads(new CostInput(MILLION, 1, 0.5), false, true));
        assertFalse(PRIOR.prefersThreads(new CostInput(MILLION, 1, 0.1), false, true));
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
        assertTrue(read.prefersThreads(CostInput.random(2 * MILLION), false, true),
                "200 ms, against 2 and those for loading");
        assertTrue(read.prefersThreads(CostInput.random(2 * MILLION), false, false), "it knows the processors");
        assertFalse(read.prefersThreads(CostInput.random(MILLION), false, true));
        assertFalse(read.prefersThreads(new CostInput(2 * MILLION, 1, 0.5), false, true));
        assertTrue(read.prefersThreads(new CostInput(2 * MILLION, 1, 0.5), true, true),
                "nothing is to be loaded any more");
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
