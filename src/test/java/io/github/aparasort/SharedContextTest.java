package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.Operations;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.FaultCall;
import io.github.aparasort.testing.FaultCase;
import io.github.aparasort.testing.FaultFamily;
import io.github.aparasort.testing.FaultSort;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SortVariant;
import io.github.aparasort.testing.TestDevice;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Many threads on one context, all operations at once, with more callers than kernel instances. */
@Timeout(600)
class SharedContextTest {
    private static final int CALLS = 6;
    private static final int THREADS = 8;
    private static final int ROUNDS = 3;

    @ParameterizedTest(name = "{0}, {1} threads")
    @CsvSource({"JDK, 16", "JTP, 8", "JTP, 64", "AUTO, 64", "OPENCL, 8", "OPENCL, 64"})
    void threadsDoNotDisturbEachOther(Target target, int threads) throws Exception {
        TestDevice.require(target);
        try (Gpu gpu = Gpu.open(target)) {
            FamilyCase.atOnce(threads, thread -> sorts(gpu, thread));
        }
    }

    /** All kinds of calls of all families, each on the engine where it belongs. */
    @ParameterizedTest
    @EnumSource(names = {"JDK", "JTP", "OPENCL"})
    void operationsDoNotDisturbEachOther(Target target) throws Exception {
        TestDevice.require(target);
        List<FaultCall> calls = Stream.<FaultCall>concat(Stream.of(FaultFamily.values()), Stream.of(FaultSort.values()))
                .toList();
        Queue<Execution> told = new ConcurrentLinkedQueue<>();
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(told::add);
            // No call is made by two threads: each knows what it gave last.
            FamilyCase.atOnce(THREADS, thread -> {
                for (int round = 0; round < ROUNDS; round++) {
                    for (int i = thread; i < calls.size(); i += THREADS) {
                        int n = FamilyCase.JTP_SMALLEST + 1777 * thread + 997 * round;
                        FaultCall.Attempt done = calls.get(i).attempt(gpu, 2 * n);
                        assertEquals(FaultCase.Outcome.RIGHT, done.outcome(), calls.get(i) + ": " + done.message());
                    }
                }
            });
        }
        assertTrue(told.size() >= ROUNDS * calls.size(), told::toString);
        for (Execution done : told) {
            boolean jtp = target == Target.JTP && done.n() >= FamilyCase.JTP_SMALLEST
                    && Operations.of(Operation.of(done.operation()), done.type()).hasRakes();
            assertEquals(target == Target.OPENCL ? Engine.OPENCL : jtp ? Engine.JTP : Engine.JDK, done.engine(),
                    done::toString);
        }
    }

    /** Contexts share devices and the Aparapi beneath, which keeps its preferences in one place for all. */
    @Test
    void contextsDoNotDisturbEachOther() throws Exception {
        TestDevice.openCl();
        try (Gpu openCl = Gpu.open(Target.OPENCL); Gpu jtp = Gpu.open(Target.JTP); Gpu more = Gpu.open(Target.JTP)) {
            FamilyCase.atOnce(18, thread -> sorts(List.of(openCl, jtp, more).get(thread % 3), thread));
        }
    }

    /** Sorts that run when a context is closed finish, with the right result; later calls are refused. */
    @Test
    void closingDisturbsNoRunningCall() throws Exception {
        for (int round = 0; round < 50; round++) {
            Gpu gpu = Gpu.open(Target.JTP);
            FamilyCase.atOnce(5, thread -> {
                if (thread == 0) {
                    gpu.close();
                    return;
                }
                assertThrows(IllegalStateException.class, () -> {
                    while (true) {
                        sorts(gpu, thread);
                    }
                });
            });
        }
    }

    /** Other sizes and operations in every thread, so that staging arrays change hands and sizes. */
    private static void sorts(Gpu gpu, int thread) {
        SortVariant[] variants = SortVariant.values();
        for (int call = thread; call < thread + CALLS; call++) {
            GuardedInput input = new GuardedInput(variants[call % variants.length],
                    call % 3 == 0 ? Input.FIVE_VALUES : Input.RANDOM, 8192 + 1777 * (call % 9));
            input.sort(gpu.sorter());
            input.assertSorted(input.variant + ", n = " + input.n);
        }
    }
}
