package io.github.aparasort.benchmark.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A logarithmic axis: where values are, and which have a label. */
final class LogAxis {
    private static final double[][] STEPS = {{1, 2, 5}, {1, 3}, {1}};
    /** No shorter than this, so that noise does not fill the chart. */
    private static final double LEAST_RANGE = 4;

    private final double low;
    private final double high;
    private final double begin;
    private final double end;

    /**
     * @param begin where the lowest value is, in pixels
     * @param end where the highest is
     */
    LogAxis(double low, double high, double begin, double end) {
        double widen = Math.max(1, Math.sqrt(LEAST_RANGE * low / high));
        this.low = low / widen;
        this.high = high * widen;
        this.begin = begin;
        this.end = end;
    }

    double at(double value) {
        return begin + (end - begin) * Math.log(value / low) / Math.log(high / low);
    }

    /** Round numbers, at least so many pixels apart. */
    List<Double> ticks(double apart) {
        for (double[] steps : STEPS) {
            List<Double> ticks = ticks(steps, 1);
            if (fits(ticks, apart)) {
                return ticks;
            }
        }
        for (int decades = 2;; decades++) {
            List<Double> ticks = ticks(STEPS[2], decades);
            if (fits(ticks, apart)) {
                return ticks;
            }
        }
    }

    private List<Double> ticks(double[] steps, int decades) {
        List<Double> ticks = new ArrayList<>();
        int first = Math.floorDiv((int) Math.floor(Math.log10(low)), decades) * decades;
        for (int decade = first; Math.pow(10, decade) <= high; decade += decades) {
            for (double step : steps) {
                // Division, as 10 to the power of -1 is none of the binary numbers.
                double tick = decade < 0 ? step / Math.pow(10, -decade) : step * Math.pow(10, decade);
                if (tick >= low && tick <= high) {
                    ticks.add(tick);
                }
            }
        }
        return ticks;
    }

    private boolean fits(List<Double> ticks, double apart) {
        for (int i = 1; i < ticks.size(); i++) {
            if (Math.abs(at(ticks.get(i)) - at(ticks.get(i - 1))) < apart) {
                return false;
            }
        }
        return true;
    }

    /** 0.5, 1, 20, 5,000. */
    static String label(double tick) {
        return tick >= 1 ? String.format(Locale.ROOT, "%,.0f", tick) : Double.toString(tick);
    }
}
