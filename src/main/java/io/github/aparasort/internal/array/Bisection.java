package io.github.aparasort.internal.array;

import java.util.function.IntPredicate;

/** Binary search for the place where the answer to a question changes from no to yes. */
public final class Bisection {
    private Bisection() {
    }

    /** The first index in [begin, end) for which the answer is yes; {@code end} if there is none. */
    public static int first(int begin, int end, IntPredicate question) {
        int low = begin;
        int high = end;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (question.test(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
