package io.github.aparasort.benchmark.report;

/** Title, legend and the frame of a chart: what charts over n and charts of rows have in common. */
final class Legend {
    static final int LEFT = 16;
    private static final int TITLE = 26;
    private static final int SUBTITLE = 45;
    private static final int FIRST = 66;
    private static final int LINE = 18;
    private static final int MARKER = 14;
    private static final int GAP = 16;

    private final Chart chart;
    private final int width;

    Legend(Chart chart, int width) {
        this.chart = chart;
        this.width = width;
    }

    /** Where the panels begin, below it. */
    int bottom() {
        return place(null);
    }

    void draw(Svg svg, String subtitle) {
        svg.text("head", LEFT, TITLE, chart.title());
        svg.text("soft", LEFT, SUBTITLE, subtitle);
        place(svg);
    }

    /** In lines, as many to a line as fit. */
    private int place(Svg svg) {
        double x = LEFT;
        int y = FIRST;
        for (Chart.Series one : chart.legend()) {
            double next = x + MARKER + Svg.width(one.name()) + GAP;
            if (next > width && x > LEFT) {
                next += LEFT - x;
                x = LEFT;
                y += LINE;
            }
            if (svg != null) {
                svg.marker(one.style(), x + Svg.RADIUS, y - Svg.RADIUS);
                svg.text("", x + MARKER, y, one.name());
            }
            x = next;
        }
        return y + LINE;
    }
}
