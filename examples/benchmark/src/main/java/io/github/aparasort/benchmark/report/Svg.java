package io.github.aparasort.benchmark.report;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The text of a picture. It needs neither fonts nor a library for graphics, so every machine can draw. Text stays text,
 * the file is small, and its colours follow the light or dark mode of the reader.
 */
final class Svg {
    /** Half the width of a marker. */
    static final double RADIUS = 3.8;
    static final int LINE_HEIGHT = 14;
    /** A guess at the width of a character of 12 pixels: fonts differ. */
    private static final double CHARACTER = 6.4;

    /**
     * Of lines. After Okabe and Ito, <i>Color Universal Design</i> (2008): eight colours that the colour-blind tell
     * apart, darker or lighter where the paper needs it. The first is Aparasort's.
     */
    private static final String[] LIGHT =
        {"#d55e00", "#4b5560", "#0072b2", "#00805d", "#b0508a", "#a87000", "#2b93d1", "#7d7300", "#7f3f00"};
    private static final String[] DARK =
        {"#ff9248", "#c3cbd4", "#62b8f0", "#35c99a", "#e5a0c8", "#e69f00", "#9ad4f7", "#f0e442", "#d9a679"};

    /** How many there are. */
    static final int STYLES = LIGHT.length;

    private static final int SHAPES = 5;

    private final StringBuilder text = new StringBuilder();

    Svg(int width, int height, String title, String comment) {
        add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">",
                width, height, width, height);
        add("<!-- Drawn by examples/benchmark: %s -->", comment);
        add("<title>%s</title>", escape(title));
        text.append("<style>\ntext{font:12px system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif}\n")
                .append(".head{font-size:15px;font-weight:600}.panel{font-weight:600}.end{text-anchor:end}")
                .append(".mid{text-anchor:middle}.row{opacity:.45}\n")
                .append("polyline{fill:none;stroke-width:2}.mark{stroke-width:2}")
                .append(".bar{stroke-width:1.5;fill:none}\n");
        colours("#ffffff", "#d0d7de", "#1f2328", "#59636e", LIGHT);
        text.append("@media(prefers-color-scheme:dark){\n");
        colours("#0d1117", "#3d444d", "#f0f6fc", "#9198a1", DARK);
        text.append("}\n</style>\n");
        add("<rect class=\"card\" x=\"0.5\" y=\"0.5\" width=\"%d\" height=\"%d\" rx=\"8\"/>", width - 1, height - 1);
    }

    private void colours(String paper, String grid, String ink, String soft, String[] lines) {
        add(".card{fill:%s;stroke:%s}.grid{stroke:%s}.one{stroke:%s;stroke-width:1.5}text{fill:%s}.soft{fill:%s}",
                paper, grid, grid, soft, ink, soft);
        for (int i = 0; i < lines.length; i++) {
            add(".l%d{stroke:%s}.mark.l%d{fill:%s}text.l%d{stroke:none;fill:%s}", i, lines[i], i, lines[i], i,
                    lines[i]);
        }
        // After the rules for the lines, because it replaces their fill.
        add(".mark.hollow{fill:%s}", paper);
    }

    void line(String style, double x1, double y1, double x2, double y2) {
        add("<line class=\"%s\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", style, x1, x2, y1, y2);
    }

    void text(String style, double x, double y, String words) {
        add("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>", style, x, y, escape(words));
    }

    /** Through points, given as x and y in turn. */
    void polyline(int style, double... points) {
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < points.length; i += 2) {
            list.append(i == 0 ? "" : " ").append(String.format(Locale.ROOT, "%.1f,%.1f", points[i], points[i + 1]));
        }
        add("<polyline class=\"l%d\" points=\"%s\"/>", style, list);
    }

    void circle(int style, double x, double y, boolean hollow) {
        add("<circle class=\"mark l%d%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>", style, hollow ? " hollow" : "", x, y,
                RADIUS);
    }

    /** Each style has its shape, too, for those who see no colours. */
    void marker(int style, double x, double y) {
        switch (style % SHAPES) {
            case 0 -> circle(style, x, y, false);
            case 1 -> shape(style, x, y, -1, -1, 1, -1, 1, 1, -1, 1);
            case 2 -> shape(style, x, y, 0, -1.3, 1.3, 0, 0, 1.3, -1.3, 0);
            case 3 -> shape(style, x, y, 0, -1.2, 1.2, 1, -1.2, 1);
            default -> shape(style, x, y, 0, 1.2, 1.2, -1, -1.2, -1);
        }
    }

    private void shape(int style, double x, double y, double... corners) {
        double[] points = new double[corners.length];
        Arrays.setAll(points, i -> (i % 2 == 0 ? x : y) + (RADIUS - 0.6) * corners[i]);
        add("<polygon class=\"mark l%d\" points=\"%s\"/>", style, Arrays.stream(points)
                .mapToObj(one -> String.format(Locale.ROOT, "%.1f", one)).collect(Collectors.joining(",")));
    }

    /** An error bar from one end to the other, upright or lying. */
    void bar(int style, double x1, double y1, double x2, double y2) {
        double cap = 3;
        boolean upright = x1 == x2;
        double dx = upright ? cap : 0;
        double dy = upright ? 0 : cap;
        add("<path class=\"bar l%d\" d=\"M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f\"/>", style,
                x1, y1, x2, y2, x1 - dx, y1 - dy, x1 + dx, y1 + dy, x2 - dx, y2 - dy, x2 + dx, y2 + dy);
    }

    /** How wide a text will be, about. */
    static double width(String words) {
        return CHARACTER * words.length();
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;");
    }

    private void add(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    String end() {
        return text + "</svg>\n";
    }
}
