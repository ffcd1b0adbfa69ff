package io.github.aparasort.benchmark;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads numbers of keys: {@code 500}, {@code 10k}, {@code 1M}, {@code 16_384}. */
final class Sizes implements ITypeConverter<Integer> {
    private static final int THOUSAND = 1_000;

    @Override
    public Integer convert(String text) {
        String lower = text.toLowerCase(Locale.ROOT).replace("_", "");
        int unit = lower.endsWith("m") ? THOUSAND * THOUSAND : lower.endsWith("k") ? THOUSAND : 1;
        try {
            int n = Math.multiplyExact(Integer.parseInt(unit == 1 ? lower : lower.substring(0, lower.length() - 1)),
                    unit);
            if (n >= 0) {
                return n;
            }
        } catch (ArithmeticException | NumberFormatException e) {
            // Told below.
        }
        throw new TypeConversionException("'" + text + "' is no number of keys, such as 500, 10k or 1M");
    }
}
