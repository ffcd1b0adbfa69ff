package io.github.aparasort.benchmark.report;

import java.awt.Dimension;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.knowm.xchart.internal.chartpart.Chart;
import org.w3c.dom.Document;

/** Has Batik record in SVG what XChart paints. */
final class SvgFile {
    private static final String SVG = "http://www.w3.org/2000/svg";
    private static final boolean WITH_CSS = true;
    /** XChart paints text as outlines, which need no font where they are read; a hundredth of a pixel is enough. */
    private static final int DECIMALS = 2;

    private SvgFile() {
    }

    static void write(Path file, int width, int height, Chart<?, ?> chart) throws IOException {
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(document());
        context.setComment("Aparasort benchmark");
        context.setPrecision(DECIMALS);
        SVGGraphics2D graphics = new SVGGraphics2D(context, false);
        graphics.setSVGCanvasSize(new Dimension(width, height));
        chart.paint(graphics, width, height);
        try (var writer = Files.newBufferedWriter(file)) {
            graphics.stream(writer, WITH_CSS);
        }
    }

    private static Document document() {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation()
                    .createDocument(SVG, "svg", null);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("the JDK's own parser has no options to get wrong", e);
        }
    }
}
