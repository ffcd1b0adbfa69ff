package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a test leaves out in the usual run, the next type, input or size has. */
class CoverageTest {
    @Test
    void eachSizeMeetsSomeOfThreeInputs() {
        Integer[] sizes = IntStream.range(0, 20).boxed().toArray(Integer[]::new);
        assertEquals(20, IntStream.range(5, 8).boxed().flatMap(number -> Coverage.some(sizes, number).stream())
                .distinct().count());
    }

    @Test
    void eachCaseOfAKernelMeetsOneOfItsTypes() {
        for (int number = 0; number < 1000; number++) {
            boolean ints = Coverage.meets(int.class, number);
            boolean floats = Coverage.meets(float.class, number);
            assertTrue(ints != floats);
            assertEquals(ints, Coverage.meets(long.class, number));
            assertEquals(floats, Coverage.meets(double.class, number));
        }
    }

    /** In a loop of any length within another one, each type meets each element. */
    @Test
    void eachTypeMeetsEachElementOfAnInnerLoop() {
        for (int length = 1; length < 40; length++) {
            for (int element = 0; element < length; element++) {
                int first = element;
                int step = length;
                for (Class<?> type : new Class<?>[] {int.class, float.class}) {
                    assertTrue(IntStream.range(0, 12).anyMatch(outer -> Coverage.meets(type, first + outer * step)),
                            () -> type + " and " + first + " of " + step);
                }
            }
        }
    }
}
