package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** What the doctor says of AUTO's choices, where these are certain: an engine is demanded, and nothing is measured. */
class ChoicesTest {
    private final Choices choices = new Choices(Gpu.open(Target.JTP));

    /** One that is so of all operations needs no more words. */
    @Test
    void everyReasonIsToldOnceWithTheOperationsThatItIsOf() {
        assertEquals(List.of("Not JTP: fewer than 4,096 elements (sort int[], sort long[])",
                "Not JDK: JTP was demanded"), choices.reasons());
    }

    @Test
    void sortsAndOtherFamiliesHaveATableEach() {
        List<String> sorts = lines(Choices::printSorts);
        assertEquals(List.of("type", "n", "engine", "why"), List.of(sorts.get(0).split(" +")));
        assertEquals(2 + 12, sorts.size());
        assertTrue(sorts.get(2).matches("int\\[] +1,000  JDK +below 4,096 .*"), sorts::toString);
        List<String> families = lines(Choices::printFamilies);
        assertEquals(2 + 9, families.size());
        assertTrue(families.get(5).matches("union +10,000  JTP +as demanded"), families::toString);
    }

    private List<String> lines(BiConsumer<Choices, PrintStream> print) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        print.accept(choices, new PrintStream(bytes, true));
        return bytes.toString().lines().toList();
    }
}
