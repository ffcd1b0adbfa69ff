package io.github.aparasort.internal.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag(Coverage.EVERY_JDK)
class OptionsTest {
    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", ",", "verbose"})
    void withoutPatternsAllClassesAreCovered(String text) {
        Options options = Options.parse(text);
        assertTrue(options.covers("Main"));
        assertTrue(options.covers("com.acme.Main$Part"));
        assertEquals("verbose".equals(text), options.verbose());
    }

    @ParameterizedTest
    @CsvSource({
        "include=com.acme.**, com.acme.Main, true",
        "include=com.acme.**, com.acme.deep.er.Main, true",
        "include=com.acme.**, com.acmes.Main, false",
        "include=com.acme.**, org.acme.com.acme.Main, false",
        "include=com.acme.*, com.acme.Main, true",
        "include=com.acme.*, com.acme.deep.Main, false",
        "include=com.acme.Main, com.acme.Main, true",
        "include=com.acme.Main, com.acme.Main$Nested$1, true",
        "include=com.acme.Main, com.acme.Main2, false",
        "include=com.acme.Main, comXacmeXMain, false",
        "include=com.acme.Main$Nested, com.acme.Main, false",
        "include=**.Sort*, com.acme.Sorter, true",
        "include=**.Sort*, Sorter, false",
        "include=*, Main, true",
        "include=a.*:b.*, b.Main, true",
        "include=a.*:b.*, c.Main, false",
        "exclude=a.**, a.b.Main, false",
        "exclude=a.**, b.Main, true",
        "'include=a.**,exclude=a.b.**', a.Main, true",
        "'include=a.**,exclude=a.b.**', a.b.Main, false",
        "'exclude=a.b.**,include=a.**', a.b.Main, false",
        "'include=a.*,include=b.*', b.Main, true",
    })
    void patterns(String text, String name, boolean covered) {
        assertEquals(covered, Options.parse(text).covers(name));
        assertFalse(Options.parse(text).verbose());
        assertTrue(Options.parse(text + ",verbose").verbose());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Verbose", "verbose=true", "includes=a", "include", "exclude=a;verbose", "help"})
    void unknownOptionsAreNamed(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> Options.parse("verbose," + text))
                .getMessage();
        assertTrue(message.contains("'" + text + "'"), message);
        assertTrue(message.contains("include=PATTERNS, exclude=PATTERNS and verbose"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"include=", "exclude=com/acme/Main", "include=a::b", "include=a b", "include=(a)"})
    void whatIsNoPatternIsNamed(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> Options.parse(text)).getMessage();
        assertTrue(message.contains("is no pattern") && message.contains("'" + text + "'"), message);
    }

    @Test
    void lettersOfAllLanguages() {
        assertTrue(Options.parse("include=com.größe.*").covers("com.größe.Groß"));
    }
}
