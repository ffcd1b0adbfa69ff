package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.input.KeyType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * The chart of the README: how many times as fast as a peer, over the number of keys. It has a panel for each machine
 * and JDK, and a line for each type.
 */
public final class SpeedChart {
    private static final String SVG = "speed.svg";
    private static final String POINTS = "speed.tsv";

    private static final int WIDTH = 880;
    private static final int HEIGHT = 330;
    private static final int LEFT = 48;
    private static final int TOP = 92;
    private static final int BOTTOM = 44;
    /** To the right of each panel, for the names of the lines. */
    private static final int GAP = 62;
    /** The least range of the ordinate, in powers of two. */
    private static final int FLOOR = -1;
    private static final int CEILING = 3;

    /** Colours of the types. */
    private static final int[] STYLES = {0, 2, 4, 3};

    private final List<SpeedPoint> points;
    private final Svg svg;
    private final String title;
    private final int lowest;
    private final int highest;
    private final double panelWidth;
    private final int panels;

    private SpeedChart(List<SpeedPoint> points, String title) {
        svg = new Svg(WIDTH, HEIGHT, title, "java -jar benchmark.jar chart. The points are in " + POINTS + ".");
        this.title = title;
        this.points = points;
        lowest = (int) Math.min(FLOOR, Math.floor(points.stream().mapToDouble(SpeedChart::level).min().orElse(0)));
        highest = (int) Math.max(CEILING, Math.ceil(points.stream().mapToDouble(SpeedChart::level).max().orElse(0)));
        panels = (int) points.stream().map(SpeedPoint::panel).distinct().count();
        panelWidth = (WIDTH - LEFT) / (double) panels - GAP;
    }

    /**
     * Draws the chart again. A run replaces the panels of its machine and JDKs. Other panels stay: all points are kept
     * in a file beside the chart.
     *
     * @param directory of the chart
     * @return the file of the chart
     */
    public static Path update(Path directory, Map<String, String> facts, List<Measured> all, Contender peer)
            throws IOException {
        Files.createDirectories(directory);
        Map<String, List<SpeedPoint>> byPanel = group(SpeedPoint.read(directory.resolve(POINTS)));
        byPanel.putAll(group(SpeedPoint.of(facts, all, peer)));
        List<SpeedPoint> points = byPanel.values().stream().flatMap(List::stream).toList();
        if (points.isEmpty()) {
            throw new IllegalArgumentException("no sort of uniform keys by Aparasort and " + peer + " in the samples");
        }
        SpeedPoint.write(directory.resolve(POINTS), points);
        return Files.writeString(directory.resolve(SVG), draw(points, peer));
    }

    /** Draws the points that are kept beside the chart. */
    public static Path redraw(Path directory, Contender peer) throws IOException {
        return Files.writeString(directory.resolve(SVG), draw(SpeedPoint.read(directory.resolve(POINTS)), peer));
    }

    static String draw(List<SpeedPoint> points, Contender peer) {
        return new SpeedChart(points, "GpuArrays.sort: times as fast as " + peer).draw();
    }

    private static Map<String, List<SpeedPoint>> group(List<SpeedPoint> points) {
        return points.stream().sorted(Comparator.comparing(SpeedPoint::type).thenComparingInt(SpeedPoint::n))
                .collect(Collectors.groupingBy(SpeedPoint::panel, TreeMap::new, Collectors.toList()));
    }

    private String draw() {
        svg.text("head", 16, 26, title);
        svg.text("soft", 16, 45, "uniform random keys, whole calls, higher is better; hollow points: AUTO left the "
                + "work to the JDK");
        double left = LEFT;
        // Panels with a GPU come first.
        for (List<SpeedPoint> panel : group(points).values().stream()
                .sorted(Comparator.comparing(panel -> panel.stream().noneMatch(SpeedPoint::isGpu))).toList()) {
            panel(panel, left);
            left += panelWidth + GAP;
        }
        return svg.end();
    }

    private void panel(List<SpeedPoint> panel, double left) {
        SpeedPoint any = panel.get(0);
        svg.text("panel", left, 68, any.machine());
        svg.text("soft", left, 83, any.jdk());
        double right = left + panelWidth;
        for (int level = lowest; level <= highest; level++) {
            svg.line(level == 0 ? "one" : "grid", left, y(level), right, y(level));
            if (left == LEFT) {
                svg.text("soft end", left - 6, y(level) + 4, (level < 0 ? "1/" + (1 << -level)
                        : Integer.toString(1 << level)) + "×");
            }
        }
        int[] sizes = panel.stream().mapToInt(SpeedPoint::n).distinct().sorted().toArray();
        for (int n : sizes) {
            svg.text("soft mid", x(n, sizes, left), HEIGHT - BOTTOM + 18, Units.size(n));
        }
        svg.text("soft mid", left + panelWidth / 2, HEIGHT - 10, "keys");
        List<SpeedPoint> last = new ArrayList<>();
        for (KeyType type : KeyType.values()) {
            List<SpeedPoint> line = panel.stream().filter(point -> point.type() == type).toList();
            if (!line.isEmpty()) {
                line(line, sizes, left);
                last.add(line.get(line.size() - 1));
            }
        }
        names(last, right);
    }

    private void line(List<SpeedPoint> line, int[] sizes, double left) {
        int style = style(line.get(0));
        svg.polyline(style, line.stream().flatMapToDouble(point ->
                DoubleStream.of(x(point.n(), sizes, left), y(level(point)))).toArray());
        line.forEach(point -> svg.circle(style, x(point.n(), sizes, left), y(level(point)), point.isByJdk()));
    }

    /** Writes the type at the end of each line, one below the other if these are close. */
    private void names(List<SpeedPoint> last, double right) {
        last.sort(Comparator.comparingDouble(point -> y(level(point))));
        double[] heights = last.stream().mapToDouble(point -> y(level(point))).toArray();
        for (int i = 1; i < heights.length; i++) {
            heights[i] = Math.max(heights[i], heights[i - 1] + Svg.LINE_HEIGHT);
        }
        double over = heights[heights.length - 1] - (HEIGHT - BOTTOM);
        if (over > 0) {
            Arrays.setAll(heights, i -> heights[i] - over);
        }
        for (int i = 0; i < heights.length; i++) {
            svg.text("l" + style(last.get(i)), right + 8, heights[i] + 4, last.get(i).type().toString());
        }
    }

    private static int style(SpeedPoint point) {
        return STYLES[point.type().ordinal()];
    }

    private static double level(SpeedPoint point) {
        return Math.log(point.speedUp()) / Math.log(2);
    }

    private double y(double level) {
        return TOP + (highest - level) / (highest - lowest) * (HEIGHT - BOTTOM - TOP);
    }

    private double x(int n, int[] sizes, double left) {
        double inset = 2 * Svg.RADIUS;
        double first = Math.log(sizes[0]);
        double range = Math.max(1, Math.log(sizes[sizes.length - 1]) - first);
        return left + inset + (Math.log(n) - first) / range * (panelWidth - 2 * inset);
    }
}
