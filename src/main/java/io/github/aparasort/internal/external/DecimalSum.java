package io.github.aparasort.internal.external;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/** The exact sum of numbers, as {@link DecimalText} reads them. It has as many decimals as that with the most. */
final class DecimalSum {
    /** A number of so many digits is less than {@link Long#MAX_VALUE}. */
    private static final int DIGITS = 18;
    private static final int RADIX = 10;

    /** The sum is {@code unscaled} / 10<sup>{@code scale}</sup>, and {@code rest}, which is null while it is 0. */
    private long unscaled;
    private int scale;
    private BigDecimal rest;

    void clear() {
        unscaled = 0;
        scale = 0;
        rest = null;
    }

    void addOne() {
        add(1, 0);
    }

    /** Adds the number at the begin of some bytes. */
    void add(byte[] bytes, int from, int to) {
        int begin = from;
        while (begin < to && DecimalText.isBlank(bytes[begin])) {
            begin++;
        }
        boolean isNegative = begin < to && bytes[begin] == '-';
        int at = isNegative ? begin + 1 : begin;
        int point = -1;
        int digits = 0;
        long value = 0;
        for (; at < to; at++) {
            int digit = bytes[at] - '0';
            if (digit >= 0 && digit < RADIX) {
                value = value * RADIX + digit;
                digits++;
            } else if (bytes[at] == '.' && point < 0) {
                point = at;
            } else {
                break;
            }
        }
        if (digits <= DIGITS) {
            add(isNegative ? -value : value, point < 0 ? 0 : at - point - 1);
        } else {
            rest = sum(new BigDecimal(new String(bytes, begin, at - begin, StandardCharsets.US_ASCII)));
            unscaled = 0;
            scale = 0;
        }
    }

    private void add(long value, int decimals) {
        if (decimals == scale) {
            long sum = unscaled + value;
            if (((unscaled ^ sum) & (value ^ sum)) >= 0) {
                unscaled = sum;
                return;
            }
        }
        addSlowly(value, decimals);
    }

    /** With other decimals than before, or an overflow. */
    private void addSlowly(long value, int decimals) {
        if (unscaled == 0 && decimals > scale) {
            unscaled = value;
            scale = decimals;
            return;
        }
        BigDecimal sum = sum(BigDecimal.valueOf(value, decimals));
        boolean isShort = sum.precision() <= DIGITS;
        rest = isShort ? null : sum;
        unscaled = isShort ? sum.unscaledValue().longValueExact() : 0;
        scale = isShort ? sum.scale() : 0;
    }

    private BigDecimal sum(BigDecimal more) {
        BigDecimal own = BigDecimal.valueOf(unscaled, scale);
        return (rest == null ? own : own.add(rest)).add(more);
    }

    @Override
    public String toString() {
        return rest == null && scale == 0 ? Long.toString(unscaled)
                : (rest == null ? BigDecimal.valueOf(unscaled, scale) : sum(BigDecimal.ZERO)).toPlainString();
    }
}
