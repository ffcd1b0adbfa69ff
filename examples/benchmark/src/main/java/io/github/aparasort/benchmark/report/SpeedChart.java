package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contest.Contender;
import io.github.aparasort.benchmark.input.KeyType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The chart of the README: how many times as fast as a peer, over the number of keys. It has a panel for each machine
 * and JDK, and a line for each type.
 *
 * <p>This class writes SVG itself, where {@link ChartPainter} uses a library. So text stays text, the file is small,
 * and its colours follow the light or dark mode of the reader.
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
    private static final double RADIUS = 3.6;
    /** The least distance between the names of two lines. */
    private static final int LINE_HEIGHT = 14;
    /** The least range of the ordinate, in powers of two. */
    private static final int FLOOR = -1;
    private static final int CEILING = 3;

    /** Colours of the types, which colour-blind readers can tell apart: after Okabe and Ito (2008). */
    private static final String[] LIGHT = {"#d55e00", "#0072b2", "#b0508a", "#00805d"};
    private static final String[] DARK = {"#ff9248", "#62b8f0", "#e5a0c8", "#35c99a"};

    private final List<SpeedPoint> points;
    private final StringBuilder svg = new StringBuilder();
    private final int lowest;
    private final int highest;
    private final double panelWidth;
    private final int panels;

    private SpeedChart(List<SpeedPoint> points) {
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
        return Files.writeString(directory.resolve(SVG), new SpeedChart(points).draw(peer));
    }

    private static Map<String, List<SpeedPoint>> group(List<SpeedPoint> points) {
        return points.stream().sorted(Comparator.comparing(SpeedPoint::type).thenComparingInt(SpeedPoint::n))
                .collect(Collectors.groupingBy(SpeedPoint::panel, TreeMap::new, Collectors.toList()));
    }

    private String draw(Contender peer) {
        add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">",
                WIDTH, HEIGHT, WIDTH, HEIGHT);
        add("<!-- Drawn by examples/benchmark: java -jar benchmark.jar chart. The points are in %s. -->", POINTS);
        String title = "GpuArrays.sort: times as fast as " + peer;
        add("<title>%s</title>", title);
        style();
        add("<rect class=\"card\" x=\"0.5\" y=\"0.5\" width=\"%d\" height=\"%d\" rx=\"8\"/>", WIDTH - 1, HEIGHT - 1);
        add("<text class=\"head\" x=\"16\" y=\"26\">%s</text>", title);
        add("<text class=\"soft\" x=\"16\" y=\"45\">uniform random keys, whole calls, higher is better; "
                + "hollow points: AUTO left the work to the JDK</text>");
        double left = LEFT;
        // Panels with a GPU come first.
        for (List<SpeedPoint> panel : group(points).values().stream()
                .sorted(Comparator.comparing(panel -> panel.stream().noneMatch(SpeedPoint::isGpu))).toList()) {
            panel(panel, left);
            left += panelWidth + GAP;
        }
        return svg.append("</svg>\n").toString();
    }

    private void style() {
        svg.append("<style>\ntext{font:12px system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif}\n")
                .append(".head{font-size:15px;font-weight:600}.panel{font-weight:600}.end{text-anchor:end}")
                .append(".mid{text-anchor:middle}\npolyline{fill:none;stroke-width:2}circle{stroke-width:2}\n");
        colours("#ffffff", "#d0d7de", "#1f2328", "#59636e", LIGHT);
        svg.append("@media(prefers-color-scheme:dark){\n");
        colours("#0d1117", "#3d444d", "#f0f6fc", "#9198a1", DARK);
        svg.append("}\n</style>\n");
    }

    private void colours(String paper, String grid, String ink, String soft, String[] lines) {
        add(".card{fill:%s;stroke:%s}.grid{stroke:%s}.one{stroke:%s;stroke-width:1.5}text{fill:%s}.soft{fill:%s}",
                paper, grid, grid, soft, ink, soft);
        for (int i = 0; i < lines.length; i++) {
            add(".l%d{stroke:%s}circle.l%d{fill:%s}text.l%d{stroke:none;fill:%s}", i, lines[i], i, lines[i], i,
                    lines[i]);
        }
        // After the rules for the lines, because it replaces their fill.
        add("circle.hollow{fill:%s}", paper);
    }

    private void panel(List<SpeedPoint> panel, double left) {
        SpeedPoint any = panel.get(0);
        add("<text class=\"panel\" x=\"%.1f\" y=\"68\">%s</text>", left, escape(any.machine()));
        add("<text class=\"soft\" x=\"%.1f\" y=\"83\">%s</text>", left, escape(any.jdk()));
        double right = left + panelWidth;
        for (int level = lowest; level <= highest; level++) {
            add("<line class=\"%s\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", level == 0 ? "one" : "grid",
                    left, right, y(level), y(level));
            if (left == LEFT) {
                add("<text class=\"soft end\" x=\"%.1f\" y=\"%.1f\">%s×</text>", left - 6, y(level) + 4,
                        level < 0 ? "1/" + (1 << -level) : Integer.toString(1 << level));
            }
        }
        int[] sizes = panel.stream().mapToInt(SpeedPoint::n).distinct().sorted().toArray();
        for (int n : sizes) {
            add("<text class=\"soft mid\" x=\"%.1f\" y=\"%d\">%s</text>", x(n, sizes, left), HEIGHT - BOTTOM + 18,
                    Units.size(n));
        }
        add("<text class=\"soft mid\" x=\"%.1f\" y=\"%d\">keys</text>", left + panelWidth / 2, HEIGHT - 10);
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
        add("<polyline class=\"l%d\" points=\"%s\"/>", style, line.stream().map(point -> String.format(Locale.ROOT,
                "%.1f,%.1f", x(point.n(), sizes, left), y(level(point)))).collect(Collectors.joining(" ")));
        for (SpeedPoint point : line) {
            add("<circle class=\"l%d%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>", style, point.isByJdk() ? " hollow" : "",
                    x(point.n(), sizes, left), y(level(point)), RADIUS);
        }
    }

    /** Writes the type at the end of each line, one below the other if these are close. */
    private void names(List<SpeedPoint> last, double right) {
        last.sort(Comparator.comparingDouble(point -> y(level(point))));
        double[] heights = last.stream().mapToDouble(point -> y(level(point))).toArray();
        for (int i = 1; i < heights.length; i++) {
            heights[i] = Math.max(heights[i], heights[i - 1] + LINE_HEIGHT);
        }
        double over = heights[heights.length - 1] - (HEIGHT - BOTTOM);
        if (over > 0) {
            Arrays.setAll(heights, i -> heights[i] - over);
        }
        for (int i = 0; i < heights.length; i++) {
            add("<text class=\"l%d\" x=\"%.1f\" y=\"%.1f\">%s</text>", style(last.get(i)), right + 8, heights[i] + 4,
                    last.get(i).type());
        }
    }

    private static int style(SpeedPoint point) {
        return point.type().ordinal();
    }

    private static double level(SpeedPoint point) {
        return Math.log(point.speedUp()) / Math.log(2);
    }

    private double y(double level) {
        return TOP + (highest - level) / (highest - lowest) * (HEIGHT - BOTTOM - TOP);
    }

    private double x(int n, int[] sizes, double left) {
        double inset = 2 * RADIUS;
        double first = Math.log(sizes[0]);
        double range = Math.max(1, Math.log(sizes[sizes.length - 1]) - first);
        return left + inset + (Math.log(n) - first) / range * (panelWidth - 2 * inset);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
