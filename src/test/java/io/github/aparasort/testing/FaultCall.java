package io.github.aparasort.testing;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.internal.cost.Calibration;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** A public call to try faults on. Its input is different each time, so anything left by an earlier call is wrong. */
public interface FaultCall {
    /** Faults that change the result without an error. */
    List<String> ON_THE_RESULT = List.of("flip", "flipfirst", "stale");

    /** A fault that changes a few words without an error, such as the number of results. */
    String ON_A_NUMBER = "flipsmall";

    /** The outcome of a call, and its exception's message, if any. */
    record Attempt(FaultCase.Outcome outcome, String message) {
    }

    String name();

    String operation();

    String type();

    /** Makes the call with n elements in all, and checks every array of the caller. */
    Attempt attempt(Gpu gpu, int n);

    /** Makes a call, and tells how it went. */
    static Attempt attempt(BooleanSupplier isRight, BooleanSupplier isUnchanged) {
        FaultCase.Outcome failure;
        String message;
        try {
            return new Attempt(isRight.getAsBoolean() ? FaultCase.Outcome.RIGHT : FaultCase.Outcome.WRONG, "");
        } catch (GpuException e) {
            failure = FaultCase.Outcome.UNCHANGED;
            message = e.getMessage();
        } catch (Throwable e) {
            failure = FaultCase.Outcome.OTHER;
            message = e.toString();
        }
        return new Attempt(isUnchanged.getAsBoolean() ? failure : FaultCase.Outcome.TOUCHED, message);
    }

    /** The faults that change the result without an error: that of a reduction is one number. */
    default List<String> onTheResult() {
        return operation().equals("reduce") ? List.of(ON_A_NUMBER) : ON_THE_RESULT;
    }

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
