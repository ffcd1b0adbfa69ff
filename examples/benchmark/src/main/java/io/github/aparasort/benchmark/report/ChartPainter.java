package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.input.Distribution;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws charts: both axes logarithmic, every contender with one colour and one marker in all of them. */
final class ChartPainter {
    private static final int WIDTH = 960;
    private static final int HEIGHT = 560;
    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 14);
    private static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    private static final BasicStroke STROKE = new BasicStroke(2);
    private static final int MARKER_SIZE = 8;
    private static final MathContext ONE_DIGIT = new MathContext(1);
    /** Degrees; the names of distributions do not fit side by side. */
    private static final int LABEL_ROTATION = 30;
    private static final Color GRID = new Color(0xdddddd);

    /**
     * Okabe and Ito, <i>Color Universal Design</i> (2008): eight colours that the colour-blind tell apart, yellow left
     * out as too pale for lines; the markers tell apart what has the same colour.
     */
    private static final Color[] COLOURS = {new Color(0xd55e00), new Color(0x000000), new Color(0x0072b2),
        new Color(0x009e73), new Color(0x56b4e9), new Color(0xe69f00), new Color(0xcc79a7)};
    private static final Marker[] MARKERS = {SeriesMarkers.CIRCLE, SeriesMarkers.SQUARE, SeriesMarkers.DIAMOND,
        SeriesMarkers.TRIANGLE_UP, SeriesMarkers.CROSS};

    private ChartPainter() {
    }

    static void paint(Chart chart, Path file) throws IOException {
        SvgFile.write(file, WIDTH, HEIGHT, chart.byName() ? dots(chart) : lines(chart));
    }

    private static XYChart lines(Chart chart) {
        XYChart xy = new XYChartBuilder().width(WIDTH).height(HEIGHT).title(chart.title()).xAxisTitle("n (keys)")
                .yAxisTitle(chart.ordinate()).build();
        style(xy.getStyler());
        xy.getStyler().setXAxisLogarithmic(true);
        xy.getStyler().setXAxisTickLabelsFormattingFunction(n -> Units.size(Math.round(n)));
        xy.getStyler().setYAxisTickLabelsFormattingFunction(ChartPainter::tick);
        xy.getStyler().setMarkerSize(MARKER_SIZE);
        chart.lines().forEach((name, line) -> {
            var series = xy.addSeries(name, line.points().keySet().stream().mapToDouble(n -> (Integer) n).toArray(),
                    line.points().values().stream().mapToDouble(Double::doubleValue).toArray());
            series.setMarker(marker(line)).setMarkerColor(colour(line));
            series.setLineColor(colour(line)).setLineStyle(STROKE);
        });
        return xy;
    }

    private static CategoryChart dots(Chart chart) {
        CategoryChart dots = new CategoryChartBuilder().width(WIDTH).height(HEIGHT).title(chart.title())
                .yAxisTitle(chart.ordinate()).build();
        style(dots.getStyler());
        dots.getStyler().setXAxisLabelRotation(LABEL_ROTATION)
                .setXAxisMaxLabelCount(Distribution.values().length);
        dots.getStyler().setYAxisTickLabelsFormattingFunction(ChartPainter::tick);
        // Bars would begin at zero, where a logarithmic axis never arrives.
        dots.getStyler().setDefaultSeriesRenderStyle(CategorySeries.CategorySeriesRenderStyle.Scatter)
                .setMarkerSize(MARKER_SIZE);
        Set<Object> names = new LinkedHashSet<>();
        chart.lines().values().forEach(line -> names.addAll(line.points().keySet()));
        chart.lines().forEach((name, line) -> {
            List<Double> heights = new ArrayList<>();
            names.forEach(one -> heights.add(line.points().get(one)));
            dots.addSeries(name, names.stream().map(Object::toString).toList(), heights).setMarker(marker(line))
                    .setMarkerColor(colour(line)).setLineColor(colour(line));
        });
        return dots;
    }

    private static void style(AxesChartStyler styler) {
        styler.setChartTitleFont(TITLE).setLegendFont(TEXT).setLegendPosition(Styler.LegendPosition.OutsideE)
                .setLegendBorderColor(Color.WHITE).setChartBackgroundColor(Color.WHITE)
                .setPlotBackgroundColor(Color.WHITE).setPlotBorderVisible(false);
        styler.setYAxisLogarithmic(true).setYAxisLogarithmicDecadeOnly(false);
        styler.setAxisTitleFont(TEXT).setAxisTickLabelsFont(TEXT).setPlotGridLinesColor(GRID);
    }

    /** Not all digits of a decade: the labels would overlap where there are several decades. */
    private static String tick(double value) {
        String digits = String.format(Locale.ROOT, "%.0e", value);
        if ("12357".indexOf(digits.charAt(0)) < 0) {
            return " ";
        }
        return value >= 1 ? Long.toString(Math.round(value)) : BigDecimal.valueOf(value).round(ONE_DIGIT).toString();
    }

    private static Color colour(Chart.Line line) {
        return COLOURS[line.colour() % COLOURS.length];
    }

    private static Marker marker(Chart.Line line) {
        return MARKERS[line.marker() % MARKERS.length];
    }
}
