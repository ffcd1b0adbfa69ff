package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.report.Chart.Panel;
import io.github.aparasort.benchmark.report.Chart.Point;
import io.github.aparasort.benchmark.report.Chart.Series;
import java.util.stream.DoubleStream;

/** Draws a chart over n: lines through medians, with their confidence intervals; both axes are logarithmic. */
final class LinePainter {
    private static final int WIDTH = 880;
    private static final int PLOT = 260;
    private static final int LEFT = 56;
    private static final int RIGHT = 24;
    private static final int GAP = 28;
    private static final int BOTTOM = 48;
    private static final int PANEL_TITLE = 24;
    /** The least distance of two labels in pixels. */
    private static final int APART = 20;
    /** With many panels, the chart is wider instead. */
    private static final int NARROWEST = 150;
    /** One panel alone need not be as wide as the page. */
    private static final int WIDEST = 560;

    private final Chart chart;
    private final Legend legend;
    private final int top;
    private final LogAxis y;
    private final double[] sizes;
    private final double panelWidth;
    private final int width;
    private final Svg svg;

    LinePainter(Chart chart) {
        this.chart = chart;
        int panels = chart.panels().size();
        panelWidth = Math.max(NARROWEST, Math.min(WIDEST, (WIDTH - LEFT - RIGHT + GAP) / (double) panels - GAP));
        width = (int) Math.ceil(LEFT + RIGHT - GAP + panels * (panelWidth + GAP));
        legend = new Legend(chart, width - Legend.LEFT);
        top = legend.bottom() + PANEL_TITLE;
        y = chart.valueAxis(top + PLOT, top);
        sizes = chart.panels().stream().flatMap(panel -> panel.series().stream()).flatMap(one -> one.points().stream())
                .mapToDouble(Point::at).distinct().sorted().toArray();
        svg = new Svg(width, top + PLOT + BOTTOM, chart.title(), "java -jar benchmark.jar");
    }

    String draw() {
        legend.draw(svg, chart.axis() + (chart.isRelative() ? ", higher is better" : ", lower is better")
                + "; medians with 95 % confidence intervals");
        double left = LEFT;
        for (Panel panel : chart.panels()) {
            panel(panel, left);
            left += panelWidth + GAP;
        }
        return svg.end();
    }

    private void panel(Panel panel, double left) {
        double right = left + panelWidth;
        svg.text("panel", left, top - 10, panel.title());
        for (double tick : y.ticks(APART)) {
            svg.line(chart.isRelative() && tick == 1 ? "one" : "grid", left, y.at(tick), right, y.at(tick));
            if (left == LEFT) {
                svg.text("soft end", left - 6, y.at(tick) + 4, LogAxis.label(tick) + (chart.isRelative() ? "×" : ""));
            }
        }
        double inset = 24;
        LogAxis x = new LogAxis(sizes[0], sizes[sizes.length - 1], left + inset, right - inset);
        double labelled = Double.NEGATIVE_INFINITY;
        for (double n : sizes) {
            String label = Units.size((long) n);
            if (x.at(n) - labelled > Svg.width(label) + 8) {
                svg.text("soft mid", x.at(n), top + PLOT + 18, label);
                labelled = x.at(n);
            }
        }
        svg.text("soft mid", left + panelWidth / 2, top + PLOT + 36, "keys");
        panel.series().forEach(one -> line(one, x));
    }

    private void line(Series one, LogAxis x) {
        svg.polyline(one.style(), one.points().stream().flatMapToDouble(point ->
                DoubleStream.of(x.at(point.at()), y.at(point.value().median()))).toArray());
        for (Point point : one.points()) {
            double at = x.at(point.at());
            svg.bar(one.style(), at, y.at(point.value().low()), at, y.at(point.value().high()));
            svg.marker(one.style(), at, y.at(point.value().median()));
        }
    }
}
