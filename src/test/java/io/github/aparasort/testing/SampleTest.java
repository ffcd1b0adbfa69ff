package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Numbers in a row share the tests among them. */
class SampleTest {
    @Test
    void tenNumbersInARowSelectEachTestOnce() {
        for (long first : new long[] {0, 7, 494_000, Integer.MAX_VALUE - 3L}) {
            for (int test = 0; test < 1000; test++) {
                String id = "[class:SomeTest]/[method:some()]/[test-template-invocation:#" + test + "]";
                assertEquals(1, LongStream.range(first, first + Sample.PARTS)
                        .filter(number -> Sample.selects(id, number)).count());
            }
        }
    }

    @Test
    void eachNumberSelectsAboutATenth() {
        for (int number = 0; number < Sample.PARTS; number++) {
            int each = number;
            long selected = IntStream.range(0, 1000).filter(test -> Sample.selects("test #" + test, each)).count();
            assertTrue(selected > 50 && selected < 150, () -> selected + " of 1000");
        }
    }
}
