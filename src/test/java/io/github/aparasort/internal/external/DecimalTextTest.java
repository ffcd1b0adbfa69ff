package io.github.aparasort.internal.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers in text have the order of decimals, by their words and by all digits. */
class DecimalTextTest {
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static long word(String text) {
        return DecimalText.word(bytes(text), 0, text.length());
    }

    private static int compare(String a, String b) {
        return Integer.signum(DecimalText.compare(bytes(a), 0, a.length(), bytes(b), 0, b.length()));
    }

    private static List<String> numbers() {
        Random random = new Random(2);
        List<String> numbers = new ArrayList<>(List.of("0", "-0", "0.0", ".5", "-.5", "1", "1.0", "01.00", "10", "9.99",
                "999999999999999", "1000000000000000", "9999999999999990", "9999999999999991", "9999999999999991.0",
                "123456789012345.6", "123456789012345.60", "123456789012345.7", "-123456789012345.6",
                "-123456789012345.7", "0.000000000000000012345678901234567", "0.00000000000000001234567890123456"));
        for (int zeros : new int[] {2_045, 2_046, 2_047, 2_048, 3_000}) {
            for (String digits : List.of("1", "12", "9")) {
                numbers.addAll(List.of(digits + "0".repeat(zeros), "-" + digits + "0".repeat(zeros),
                        "." + "0".repeat(zeros) + digits, "-." + "0".repeat(zeros) + digits));
            }
        }
        for (int i = 0; i < 200; i++) {
            StringBuilder number = new StringBuilder(random.nextBoolean() ? "-" : "");
            int digits = 1 + random.nextInt(20);
            int point = random.nextInt(digits + 1);
            for (int at = 0; at < digits; at++) {
                number.append(at == point ? "." : "").append(random.nextInt(random.nextBoolean() ? 2 : 10));
            }
            numbers.add(number.toString());
        }
        return numbers;
    }

    @Test
    void theOrderIsThatOfDecimals() {
        List<String> numbers = numbers();
        List<BigDecimal> decimals = numbers.stream().map(BigDecimal::new).toList();
        for (int i = 0; i < numbers.size(); i++) {
            for (int j = 0; j < numbers.size(); j++) {
                String a = numbers.get(i);
                String b = numbers.get(j);
                int expected = decimals.get(i).compareTo(decimals.get(j));
                assertEquals(expected, compare(a, b), () -> a + " and " + b);
                int byWord = Long.compare(word(a), word(b));
                assertTrue(byWord == expected || byWord == 0 && !DecimalText.isExact(word(a)), () -> a + " and " + b);
            }
        }
    }

    @Test
    void onlyTheBeginIsANumber() {
        for (String text : List.of("", "-", ".", "-.", "x", "+1", "- 1", "\r5", "--1", "e5", "  ", "\0" + "1")) {
            assertEquals(0, word(text), text);
        }
        for (String text : List.of("5", " 5", "\t 5", "05", "5.", "5.0.7", "5x", "5 6", "5-", "5e3", "5,000",
                "5\0" + "1")) {
            assertEquals(word("5"), word(text), text);
        }
    }
}
