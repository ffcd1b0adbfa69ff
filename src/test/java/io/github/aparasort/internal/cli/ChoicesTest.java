package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the doctor says about choices that are certain: an engine is demanded, and nothing is measured. */
class ChoicesTest {
    private final Choices choices = new Choices(Gpu.open(Target.JTP));

    /** A reason that holds for all operations names none. */
    @Test
    void everyReasonAppearsOnceWithItsOperations() {
        assertEquals(List.of("Not JTP: fewer than 4,096 elements (sort int[], sort long[])",
                "Not JDK: JTP was demanded"), choices.reasons());
    }

    @Test
    void everyOperationAndSizeHasARow() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        choices.print(new PrintStream(bytes, true));
        List<String> lines = bytes.toString().lines().toList();
        assertEquals(List.of("operation", "n", "engine", "why"), List.of(lines.get(0).split(" +")));
        assertEquals(2 + 12 + 9, lines.size());
        assertTrue(lines.get(2).matches("sort int\\[] +1,000  JDK +below 4,096 .*"), lines::toString);
        assertTrue(lines.get(2 + 12 + 3).matches("union int\\[] +10,000  JTP +as demanded"), lines::toString);
    }
}
