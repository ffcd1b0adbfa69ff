package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Ends of lines are found at every place, among all other bytes, and nowhere else. */
class LineEndsTest {
    @Test
    void theFirstEndIsFound() {
        for (int other = 0; other < 256; other++) {
            byte[] bytes = new byte[30];
            Arrays.fill(bytes, (byte) other);
            for (int from = 0; from < 10; from++) {
                for (int to = from; to <= bytes.length; to++) {
                    assertEquals(other != '\n' ? -1 : from < to ? from : -1, LineEnds.find(bytes, from, to));
                }
            }
            for (int at = 0; at < bytes.length; at++) {
                bytes[at] = '\n';
                for (int from = 0; from < bytes.length; from++) {
                    int expected = other == '\n' ? from : from <= at ? at : -1;
                    assertEquals(expected, LineEnds.find(bytes, from, bytes.length));
                    assertEquals(expected < at ? expected : -1, LineEnds.find(bytes, from, Math.max(from, at)));
                }
                bytes[at] = (byte) other;
            }
        }
    }
}
