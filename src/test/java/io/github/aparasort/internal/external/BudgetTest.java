package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.file.Disk;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.SelectedDevices;
import io.github.aparasort.testing.TestDevice;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No sort takes more memory than it may, and all records have a place. */
class BudgetTest {
    private static final List<Format> FORMATS = List.of(Numbers.of(int.class, ByteOrder.BIG_ENDIAN, false),
            Numbers.of(double.class, ByteOrder.BIG_ENDIAN, false), Records.of(1, 0, 1, false), Records.of(100, 0, 10, false),
            Records.of(5000, 10, 4000, false), Records.of(1 << 16, 0, 10, false), Records.of(1 << 20, 0, 10, false),
            Records.of(300 << 20, 0, 10, false));

    @Test
    void theMemoryIsNotExceeded() {
        int budgets = 0;
        for (Format format : FORMATS) {
            for (long records = 1; records < 1L << 36; records = records * 7 + 3) {
                for (long memory = 1 << 10; memory < 1L << 40; memory *= 3) {
                    for (boolean onDevice : new boolean[] {false, true}) {
                        if (fits(format, records, memory, onDevice)) {
                            budgets++;
                        }
                    }
                }
            }
        }
        assertTrue(budgets > 2_000, "budgets: " + budgets);
    }

    private static Budget budget(Format format, long records, long memory, boolean onDevice) {
        return new Budget.Need(format, records * format.width, format.width, onDevice).budget(memory);
    }

    private static boolean fits(Format format, long records, long memory, boolean onDevice) {
        Budget budget;
        try {
            budget = budget(format, records, memory, onDevice);
        } catch (IllegalArgumentException e) {
            return false;
        }
        assertFits(budget, format, records, memory, onDevice);
        return true;
    }

    private static void assertFits(Budget budget, Format format, long records, long memory, boolean onDevice) {
        // Texts of their own would take longer than all checks.
        Supplier<String> what = () -> records + " of " + format.width + " in " + memory + ": " + budget;
        int blocks = budget.isWhole() ? 1 : 2;
        long forBlocks = budget.records() * (blocks * ((long) format.width + format.indexBytes())
                + format.workingBytes(onDevice));
        assertTrue(budget.transfer() + forBlocks <= memory, what);
        assertTrue(budget.transfer() + forBlocks <= budget.needed() && budget.needed() <= memory, what);
        assertEquals((long) budget.records() * format.width, budget.blockBytes(), what);
        assertTrue(budget.blockBytes() <= format.mostBytes(), what);
        assertTrue(!budget.isWhole() || budget.records() == records, what);
        long runs = (records + budget.records() - 1) / budget.records();
        if (runs > 1 && runs < 10_000) {
            List<Run> sorted = Stream.generate(() -> new Run(null, 0, budget.blockBytes(), false, format.width)).limit(runs)
                    .toList();
            for (int processors : new int[] {1, 2, 3, 16, 128}) {
                MergePlan plan = MergePlan.of(sorted, budget.forMerges(), 0, processors);
                long share = Arrays.stream(plan.windows()).asLongStream().sum() + plan.output();
                assertTrue(plan.workers() * share + budget.kept() <= memory, () -> what.get() + plan);
                assertTrue(share <= Format.MOST_BYTES, () -> what.get() + plan);
                assertTrue(plan.output() > 0, () -> what.get() + plan);
                for (int window : plan.windows()) {
                    assertTrue(window >= format.width, () -> what.get() + plan);
                    assertTrue(plan.workers() == 1 || window >= 1 << 16 || window == budget.blockBytes(),
                            () -> what.get() + plan);
                }
            }
        }
    }

    @Test
    void whatTheMessageSaysIsEnough() {
        int named = 0;
        for (Format format : FORMATS) {
            for (long records = 30; records < 1L << 36; records *= 5) {
                for (long memory = 1; memory < 1L << 36; memory *= 16) {
                    for (boolean onDevice : new boolean[] {false, true}) {
                        named += tooLittle(format, records, memory, onDevice) ? 1 : 0;
                    }
                }
            }
        }
        assertTrue(named > 200, "too little: " + named);
    }

    /** Whether a message named another memory, which is tried then. */
    private static boolean tooLittle(Format format, long records, long memory, boolean onDevice) {
        String message = "";
        try {
            budget(format, records, memory, onDevice);
        } catch (IllegalArgumentException e) {
            message = e.getMessage();
        }
        if (!message.startsWith("memory of ")) {
            return false;
        }
        long enough = Long.parseLong(message.replaceAll(".* ", "").replace(",", ""));
        assertTrue(enough > memory && fits(format, records, enough, onDevice), message);
        return true;
    }

    /** Under AUTO too, where a device may become the fastest one while a file is sorted. */
    @Test
    void aDeviceThatMayBeUsedCounts() throws IOException {
        int bytes = 16 << 20;
        Calibration unmeasured = new Calibration(new Profile(null));
        for (Format format : List.of(FORMATS.get(1), Records.of(16, 0, 16, false))) {
            for (Target target : new Target[] {Target.AUTO, Target.JTP, Target.JDK, Target.OPENCL}) {
                try (Dispatcher dispatcher = KernelTrials.dispatcher(target, null, unmeasured)) {
                    if (target == Target.AUTO || target == Target.OPENCL) {
                        SelectedDevices.select(dispatcher, TestDevice.openCl());
                    }
                    ExternalOptions options = new ExternalOptions();
                    options.records = isDescending -> format;
                    ExternalSort sort = new ExternalSort(options, dispatcher, Disk.REAL);
                    assertEquals(budget(format, bytes / format.width, 8 << 20, target == Target.AUTO
                            || target == Target.OPENCL), sort.need(bytes, format.width).budget(8 << 20));
                    assertEquals(budget(format, 100, 8 << 20, false).isWhole(),
                            sort.need(100L * format.width, format.width).budget(8 << 20).isWhole());
                }
            }
        }
    }

    @Test
    void recordsThatNoMemoryIsEnoughFor() {
        Format format = Records.of(1 << 20, 0, 10, false);
        for (long memory : new long[] {1 << 20, 1L << 40, Long.MAX_VALUE}) {
            assertEquals("a file of 1,000,000,000 records of 1,048,576 bytes cannot be sorted, with any memory: one "
                    + "record of each run has to fit into an array; sort parts of the file",
                    assertThrows(IllegalArgumentException.class,
                    () -> budget(format, 1_000_000_000, memory, false)).getMessage());
        }
        assertThrows(IllegalArgumentException.class,
                () -> budget(Records.of(Integer.MAX_VALUE, 0, 1, false), 1, 1L << 40, false));
    }

    /** Runs, and the windows of a merge. */
    @Test
    void manyWideRecordsFitArrays() {
        Format format = Records.of(1 << 20, 0, 10, false);
        assertFalse(budget(format, 41_000, 40L << 30, false).isWhole());
        assertTrue(fits(format, 41_000, 40L << 30, false));
    }
}
