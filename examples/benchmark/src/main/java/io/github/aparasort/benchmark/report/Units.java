package io.github.aparasort.benchmark.report;

import java.util.Locale;

/** Numbers for people: three significant digits, the same in every locale. */
public final class Units {
    private static final double THOUSAND = 1e3;

    private Units() {
    }

    public static String nanos(double nanos) {
        double magnitude = Math.abs(nanos);
        if (magnitude < THOUSAND) {
            return digits(nanos) + " ns";
        }
        if (magnitude < THOUSAND * THOUSAND) {
            return digits(nanos / THOUSAND) + " µs";
        }
        if (magnitude < THOUSAND * THOUSAND * THOUSAND) {
            return digits(nanos / THOUSAND / THOUSAND) + " ms";
        }
        return digits(nanos / THOUSAND / THOUSAND / THOUSAND) + " s";
    }

    /** Three significant digits, and never an exponent. */
    public static String digits(double value) {
        double magnitude = Math.abs(value);
        String format = magnitude >= 100 ? "%,.0f" : magnitude >= 10 ? "%.1f" : magnitude >= 1 ? "%.2f" : "%.3f";
        return String.format(Locale.ROOT, format, value);
    }

    /** 1k, 16,384, 10M. */
    public static String size(long n) {
        long million = 1_000_000;
        long thousand = 1_000;
        if (n >= million && n % (million / 10) == 0) {
            return plain(n, million) + "M";
        }
        return n >= thousand && n % thousand == 0 ? plain(n, thousand) + "k" : String.format(Locale.ROOT, "%,d", n);
    }

    private static String plain(long n, long unit) {
        return n % unit == 0 ? Long.toString(n / unit) : Double.toString((double) n / unit);
    }

    public static String p(double p) {
        return p < 0.001 ? "<0.001" : String.format(Locale.ROOT, "%.3f", p);
    }
}
