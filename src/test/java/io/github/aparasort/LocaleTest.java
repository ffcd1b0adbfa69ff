package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.cli.MainTest.CommandLine;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Messages are the same in every locale: with digits of Egypt (with the extension that asks for them), separators of
 * Germany, and the dotless i of Turkey.
 */
class LocaleTest {
    @ParameterizedTest
    @ValueSource(strings = {"ar-EG-u-nu-arab", "tr-TR", "de-DE"})
    void messagesDoNotDependOnTheLocale(String locale) {
        Locale before = Locale.getDefault();
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            String english = messages(gpu);
            assertTrue(english.contains("the join has 10,000,000,000 rows"), english);
            Locale.setDefault(Locale.forLanguageTag(locale));
            assertEquals(english, messages(gpu));
        } finally {
            Locale.setDefault(before);
        }
    }

    private static String messages(Gpu gpu) {
        int[] keys = new int[100_000];
        return String.join("\n",
                assertThrows(ArithmeticException.class, () -> gpu.joins().inner(keys, keys)).getMessage(),
                gpu.explain("inclusive", int.class, 1_234_567).toString(),
                new Pairs<>(keys, keys).toString(),
                CommandLine.run("sort", "a", "b", "--type", "I32").err());
    }
}
