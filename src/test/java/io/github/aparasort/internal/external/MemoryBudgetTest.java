package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.SelectedDevices;
import io.github.aparasort.testing.TestDevice;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No sort takes more memory than it may, and all records have a place. */
class MemoryBudgetTest {
    private static final List<Format> FORMATS = List.of(Format.numbers(int.class, ByteOrder.BIG_ENDIAN),
            Format.numbers(double.class, ByteOrder.BIG_ENDIAN), Format.records(1, 0, 1), Format.records(100, 0, 10),
            Format.records(5000, 10, 4000), Format.records(1 << 16, 0, 10), Format.records(1 << 20, 0, 10),
            Format.records(300 << 20, 0, 10));

    @Test
    void theMemoryIsNotExceeded() {
        int budgets = 0;
        for (Format format : FORMATS) {
            for (long records = 1; records < 1L << 36; records = records * 7 + 3) {
                for (long memory = 1 << 10; memory < 1L << 40; memory *= 3) {
                    for (int processors : new int[] {1, 2, 3, 16, 128}) {
                        for (boolean onDevice : new boolean[] {false, true}) {
                            if (fits(format, records, memory, processors, onDevice)) {
                                budgets++;
                            }
                        }
                    }
                }
            }
        }
        assertTrue(budgets > 5_000, "budgets: " + budgets);
    }

    private static boolean fits(Format format, long records, long memory, int processors, boolean onDevice) {
        MemoryBudget budget;
        try {
            budget = MemoryBudget.of(format, records, memory, processors, onDevice);
        } catch (IllegalArgumentException e) {
            return false;
        }
        String what = records + " of " + format.width() + " in " + memory + ": " + budget;
        long width = format.width();
        long transfers = Math.max(1, budget.workers()) * budget.transferRecords() * width;
        long samples = (long) budget.runs() * budget.samples() * width;
        long blocks = (budget.runs() > 1 ? 2 : 1) * width;
        assertTrue(transfers + samples + budget.runLength() * (blocks + format.workingBytes(onDevice)) <= memory, what);
        assertTrue(budget.runLength() <= format.longest(), what);
        assertTrue(samples <= format.longest() * width, what);
        assertEquals(records, budget.begin(budget.runs() - 1) + budget.length(budget.runs() - 1), what);
        assertTrue(budget.length(budget.runs() - 1) > 0, what);
        if (budget.runs() > 1) {
            long kept = budget.runLength() * (long) format.keptBytes(onDevice);
            assertTrue(transfers + samples + kept + budget.workers() * (budget.workerRecords() * width) <= memory, what);
            assertTrue(budget.workerRecords() <= format.longest(), what);
            assertTrue(budget.window() > 0 && budget.outputRecords() > 0, what);
            assertTrue(budget.workers() == 1 || budget.window() * width >= 1 << 16
                    || budget.window() == budget.runLength(), what);
        }
        return true;
    }

    @Test
    void whatTheMessageSaysIsEnough() {
        int named = 0;
        for (Format format : FORMATS) {
            for (long records = 30; records < 1L << 36; records *= 5) {
                for (long memory = 1; memory < 1L << 36; memory *= 16) {
                    for (int processors : new int[] {1, 2, 3, 16, 128}) {
                        for (boolean onDevice : new boolean[] {false, true}) {
                            named += tooLittle(format, records, memory, processors, onDevice) ? 1 : 0;
                        }
                    }
                }
            }
        }
        assertTrue(named > 1_000, "too little: " + named);
    }

    /** Whether a message named another memory, which is tried then. */
    private static boolean tooLittle(Format format, long records, long memory, int processors, boolean onDevice) {
        String message = "";
        try {
            MemoryBudget.of(format, records, memory, processors, onDevice);
        } catch (IllegalArgumentException e) {
            message = e.getMessage();
        }
        if (!message.startsWith("memory of ")) {
            return false;
        }
        long enough = Long.parseLong(message.replaceAll(".* ", "").replace(",", ""));
        assertTrue(enough > memory && fits(format, records, enough, processors, onDevice), message);
        return true;
    }

    /** Under AUTO too, where a device may become the fastest one while a file is sorted. */
    @Test
    void aDeviceThatMayBeUsedCounts() throws IOException {
        Path file = Path.of("file");
        int bytes = 16 << 20;
        Calibration unmeasured = new Calibration(0, 1, 0, new Profile(null));
        for (Format format : List.of(FORMATS.get(1), Format.records(16, 0, 16))) {
            for (Target target : new Target[] {Target.AUTO, Target.JTP, Target.JDK, Target.OPENCL}) {
                try (Dispatcher dispatcher = KernelTrials.dispatcher(target, null, unmeasured)) {
                    if (target == Target.AUTO || target == Target.OPENCL) {
                        SelectedDevices.select(dispatcher, TestDevice.openCl());
                    }
                    RecordFileSort sort = new RecordFileSort(format, new SortMemory(8 << 20), dispatcher);
                    assertEquals(MemoryBudget.of(format, bytes / format.width(), 8 << 20,
                            Math.max(2, Runtime.getRuntime().availableProcessors()),
                            target == Target.AUTO || target == Target.OPENCL), sort.budget(file, bytes));
                    assertEquals(MemoryBudget.of(format, 100, 8 << 20, 2, false).runs(), sort.budget(file,
                            100 * format.width()).runs());
                }
            }
        }
    }

    /** 30 records of 1 MiB in 128 threads: their transfers took all the memory that the message named. */
    @Test
    void portsOfManyThreadsDoNotTakeTheMemory() {
        Format format = Format.records(1 << 20, 0, 10);
        assertEquals(1, MemoryBudget.of(format, 30, 64 << 20, 128, false).runs());
        assertTrue(fits(format, 300, 64 << 20, 128, false));
    }

    @Test
    void recordsThatNoMemoryIsEnoughFor() {
        Format format = Format.records(1 << 20, 0, 10);
        for (long memory : new long[] {1 << 20, 1L << 40, Long.MAX_VALUE}) {
            assertEquals("a file of 1,000,000,000 records of 1,048,576 bytes cannot be sorted, with any memory: one "
                    + "record of each run has to fit into an array; sort parts of the file",
                    assertThrows(IllegalArgumentException.class,
                    () -> MemoryBudget.of(format, 1_000_000_000, memory, 4, false)).getMessage());
        }
        assertThrows(IllegalArgumentException.class,
                () -> MemoryBudget.of(Format.records(Integer.MAX_VALUE, 0, 1), 1, 1L << 40, 4, false));
    }

    /** The samples of all runs together did not fit an array. */
    @Test
    void samplesOfWideRecordsFitAnArray() {
        Format format = Format.records(1 << 20, 0, 10);
        MemoryBudget budget = MemoryBudget.of(format, 41_000, 40L << 30, 4, false);
        assertTrue(budget.runs() > 1, budget::toString);
        assertTrue(fits(format, 41_000, 40L << 30, 4, false));
    }
}
