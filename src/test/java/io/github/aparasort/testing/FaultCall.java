package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.internal.cost.Calibration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A public call that faults are tried on. Its input is another each time, so what an earlier one left is wrong. */
public interface FaultCall {
    /** Faults that change what comes back, and nobody says so. */
    List<String> ON_THE_RESULT = List.of("flip", "flipfirst", "stale");

    /** What came of a call, and its exception's message, if any. */
    record Attempt(FaultCase.Outcome outcome, String message) {
    }

    String name();

    String operation();

    String type();

    /** Does it with n elements in all, and looks at every array of the caller's. */
    Attempt attempt(Gpu gpu, int n);

    /** Whether a fault in what comes back from a device may be of no account to the result. */
    boolean mayDoWithout(String fault);

    /** What it belongs to. */
    String family();

    /** The fewest elements that AUTO asks engines about. */
    default int smallest() {
        return Calibration.SMALLEST;
    }

    /** Those of each name in turn, which is one's own, or that of a family. */
    static List<FaultCall> of(String... names) {
        return Arrays.stream(names).flatMap(name ->
                Stream.<FaultCall>concat(Arrays.stream(FaultSort.values()), Arrays.stream(FaultFamily.values()))
                        .filter(call -> call.name().equals(name) || call.family().equals(name))).toList();
    }
}
