package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.internal.cost.Calibration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A public call to try faults on. Its input is different each time, so anything left by an earlier call is wrong. */
public interface FaultCall {
    /** Faults that change the result without an error. */
    List<String> ON_THE_RESULT = List.of("flip", "flipfirst", "stale");

    /** The outcome of a call, and its exception's message, if any. */
    record Attempt(FaultCase.Outcome outcome, String message) {
    }

    String name();

    String operation();

    String type();

    /** The elements of a call with n elements: as many, unless that is too few for its kernel. */
    default int elements(int n) {
        return n;
    }

    /** Makes the call with n elements in all, and checks every array of the caller. */
    Attempt attempt(Gpu gpu, int n);

    /** Whether a fault in what comes back from a device may leave the result correct. */
    boolean mayDoWithout(String fault);

    /** The family of the call. */
    String family();

    /** The fewest elements for which AUTO considers an engine with kernels. */
    default int smallest() {
        return Calibration.SMALLEST;
    }

    /** The calls with these names, in the order of the names. A name is that of a call, an operation or a family. */
    static List<FaultCall> of(String... names) {
        return Arrays.stream(names).flatMap(name ->
                Stream.<FaultCall>concat(Arrays.stream(FaultSort.values()), Arrays.stream(FaultFamily.values()))
                        .filter(call -> List.of(call.name(), call.operation(), call.family()).contains(name))).toList();
    }
}
