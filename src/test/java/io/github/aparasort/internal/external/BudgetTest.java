package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No sort takes more memory than it may, and all records have a place. */
class BudgetTest {
    private static final List<Format> FORMATS = List.of(Format.numbers(int.class, ByteOrder.BIG_ENDIAN),
            Format.numbers(double.class, ByteOrder.BIG_ENDIAN), Format.records(1, 0, 1), Format.records(100, 0, 10),
            Format.records(5000, 10, 4000));

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
        Budget budget;
        try {
            budget = Budget.of(format, records, memory, processors, onDevice);
        } catch (IllegalArgumentException e) {
            return false;
        }
        String what = records + " of " + format.width() + " in " + memory + ": " + budget;
        long width = format.width();
        long ports = Math.max(1, budget.workers()) * budget.portRecords() * width;
        long samples = (long) budget.runs() * budget.samples() * width;
        long blocks = (budget.runs() > 1 ? 2 : 1) * width;
        assertTrue(ports + samples + budget.runLength() * (blocks + format.workingBytes(onDevice)) <= memory, what);
        assertTrue(budget.runLength() <= format.longest(), what);
        assertEquals(records, budget.begin(budget.runs() - 1) + budget.length(budget.runs() - 1), what);
        assertTrue(budget.length(budget.runs() - 1) > 0, what);
        if (budget.runs() > 1) {
            long kept = budget.runLength() * (long) format.keptBytes(onDevice);
            assertTrue(ports + samples + kept + budget.workers() * (budget.workerRecords() * width) <= memory, what);
            assertTrue(budget.workerRecords() <= format.longest(), what);
            assertTrue(budget.window() > 0 && budget.outputRecords() > 0, what);
            assertTrue(budget.workers() == 1 || budget.window() * width >= 1 << 16
                    || budget.window() == budget.runLength(), what);
        }
        return true;
    }

    @Test
    void whatTheMessageSaysIsEnough() {
        for (Format format : FORMATS) {
            for (long records = 1000; records < 1L << 36; records *= 5) {
                long n = records;
                String message = assertThrows(IllegalArgumentException.class,
                        () -> Budget.of(format, n, 100, 2, false)).getMessage();
                long enough = Long.parseLong(message.replaceAll(".* ", "").replace(",", ""));
                assertTrue(Budget.of(format, records, enough, 2, true).runs() > 0, message);
            }
        }
    }
}
