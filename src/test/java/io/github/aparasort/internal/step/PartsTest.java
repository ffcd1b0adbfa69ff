package io.github.aparasort.internal.step;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import org.junit.jupiter.api.Test;

/** The ranges of two lists between diagonals. */
class PartsTest {
    private static final int[] A = {1, 1, 4, 6};
    private static final int[] B = {1, 3, 3};

    @Test
    void rangesFollowEachOther() throws DeviceFault {
        Parts.Ranges first = between(0, 4);
        Parts.Ranges second = between(4, 7);
        assertEquals(new Parts.Ranges(0, 2, 0, 2), first);
        assertEquals(new Parts.Ranges(2, 2, 2, 1), second);
        int[] origins = {9, 2, 0, 1, 9};
        second.shift(origins, 1, 4, A.length);
        assertArrayEquals(new int[] {9, A.length + 2, 2, 3, 9}, origins);
    }

    /** Another thread wrote to a list between the searches for two crossings: it is no fault of the device. */
    @Test
    void crossingsThatDoNotAscendAreNoRange() {
        DeviceFault fault = assertThrows(DeviceFault.class, () -> Parts.Ranges.between(4, 5, 3, 1));
        assertEquals(DeviceFault.Kind.INPUT_CHANGED, fault.kind());
        assertThrows(DeviceFault.class, () -> Parts.Ranges.between(4, 5, 1, 3));
    }

    private static Parts.Ranges between(int begin, int end) throws DeviceFault {
        return Parts.Ranges.between(begin, end, IntBalancedPath.coRank(A, A.length, B, B.length, begin),
                IntBalancedPath.coRank(A, A.length, B, B.length, end));
    }
}
