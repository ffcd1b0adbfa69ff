package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.report.Chart.Panel;
import io.github.aparasort.benchmark.report.Chart.Point;
import io.github.aparasort.benchmark.report.Chart.Series;
import java.util.List;

/** Draws a row for each name: medians on a logarithmic abscissa, with their confidence intervals. */
final class RowPainter {
    private static final int WIDTH = 880;
    /** With many panels, the chart is wider instead. */
    private static final int NARROWEST = 150;
    private static final int PANEL_TITLE = 24;
    private static final int BOTTOM = 30;
    private static final int ROW = 20;
    /** Points of a row are one below the other. */
    private static final int POINT = 7;
    private static final int GAP = 24;
    private static final int APART = 42;

    private final Chart chart;
    private final Legend legend;
    private final int top;
    private final int bottom;
    private final int rowHeight;
    private final double left;
    private final double noteWidth;
    private final double panelWidth;
    private final Svg svg;

    RowPainter(Chart chart) {
        this.chart = chart;
        legend = new Legend(chart, WIDTH - Legend.LEFT);
        top = legend.bottom() + PANEL_TITLE;
        rowHeight = Math.max(ROW, POINT * (1 + mostPerRow()));
        bottom = top + rowHeight * chart.rows().size();
        left = 2 * Legend.LEFT + chart.rows().stream().mapToDouble(Svg::width).max().orElse(0);
        noteWidth = points().stream().mapToDouble(point -> Svg.width(point.note())).max().orElse(0);
        panelWidth = Math.max(NARROWEST, (WIDTH - left) / chart.panels().size() - GAP - noteWidth);
        svg = new Svg((int) Math.ceil(left + chart.panels().size() * (panelWidth + GAP + noteWidth)), bottom + BOTTOM, chart.title(), "java -jar benchmark.jar");
    }

    private List<Point> points() {
        return chart.panels().stream().flatMap(panel -> panel.series().stream()).flatMap(one -> one.points().stream())
                .toList();
    }

    private int mostPerRow() {
        int most = 1;
        for (Panel panel : chart.panels()) {
            for (int row = 0; row < chart.rows().size(); row++) {
                most = Math.max(most, inRow(panel, row).size());
            }
        }
        return most;
    }

    private static List<Series> inRow(Panel panel, int row) {
        return panel.series().stream().filter(one -> one.points().stream().anyMatch(point -> point.at() == row))
                .toList();
    }

    String draw() {
        legend.draw(svg, chart.axis() + (chart.isRelative() ? ", to the right is better" : ", to the left is better")
                + "; medians with 95 % confidence intervals");
        for (int row = 0; row < chart.rows().size(); row++) {
            svg.text("end", left - 10, middle(row) + 4, chart.rows().get(row));
        }
        double begin = left;
        for (Panel panel : chart.panels()) {
            panel(panel, begin);
            begin += panelWidth + GAP + noteWidth;
        }
        return svg.end();
    }

    private double middle(int row) {
        return top + rowHeight * (row + 0.5);
    }

    private void panel(Panel panel, double begin) {
        double end = begin + panelWidth;
        LogAxis x = chart.valueAxis(begin, end);
        svg.text("panel", begin, top - 10, panel.title());
        for (int row = 0; row <= chart.rows().size(); row++) {
            svg.line("grid row", begin, top + row * rowHeight, end, top + row * rowHeight);
        }
        for (double tick : x.ticks(APART)) {
            svg.line(chart.isRelative() && tick == 1 ? "one" : "grid", x.at(tick), top, x.at(tick), bottom);
            svg.text("soft mid", x.at(tick), bottom + 18, LogAxis.label(tick) + (chart.isRelative() ? "×" : ""));
        }
        for (int row = 0; row < chart.rows().size(); row++) {
            List<Series> all = inRow(panel, row);
            for (int i = 0; i < all.size(); i++) {
                double y = middle(row) + POINT * (i - (all.size() - 1) / 2.0);
                for (Point point : all.get(i).points()) {
                    if (point.at() == row) {
                        point(all.get(i), point, x, y, end);
                    }
                }
            }
        }
    }

    private void point(Series of, Point point, LogAxis x, double y, double end) {
        svg.bar(of.style(), x.at(point.value().low()), y, x.at(point.value().high()), y);
        svg.marker(of.style(), x.at(point.value().median()), y);
        if (!point.note().isEmpty()) {
            svg.text("soft", end + 8, y + 4, point.note());
        }
    }
}
