package io.github.aparasort.testing;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Elements that are inserted and removed in bulk: where each element of the result comes from, one after the other. */
public final class EditOracle {
    private EditOracle() {
    }

    /** Each value comes before the element at its position. */
    public static Object inserted(Object a, int[] positions, Object values) {
        int n = Array.getLength(a);
        int[] origins = new int[n + positions.length];
        int next = 0;
        for (int at = 0; at < origins.length; at++) {
            boolean isValue = next < positions.length && positions[next] == at - next;
            origins[at] = isValue ? n + next++ : at - next;
        }
        return AnyArray.taken(SortedInputPair.concatenated(a, values), origins);
    }

    /** The elements that are not at these positions, which ascend. */
    public static Object removed(Object a, int[] positions) {
        return AnyArray.taken(a, IntStream.range(0, Array.getLength(a))
                .filter(i -> Arrays.binarySearch(positions, i) < 0).toArray());
    }
}
