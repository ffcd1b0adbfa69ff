package io.github.aparasort.internal.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Rows of text. Each column is as wide as its widest cell. */
public final class Table {
    private static final String GAP = "  ";

    /** Titles of the columns; a first '#', which is not shown, marks numbers, which are aligned to the right. */
    private final List<String> header;
    private final List<List<String>> rows = new ArrayList<>();

    Table(List<String> header) {
        this.header = header;
        rows.add(header.stream().map(title -> title.replaceFirst("^#", "")).toList());
    }

    void row(List<String> cells) {
        rows.add(cells);
    }

    void print(PrintStream out) {
        int[] widths = IntStream.range(0, header.size())
                .map(i -> rows.stream().mapToInt(cells -> cells.get(i).length()).max().orElse(0)).toArray();
        print(rows.get(0), widths, out);
        print(Arrays.stream(widths).mapToObj("-"::repeat).toList(), widths, out);
        rows.subList(1, rows.size()).forEach(cells -> print(cells, widths, out));
    }

    private void print(List<String> cells, int[] widths, PrintStream out) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String padding = " ".repeat(widths[i] - cells.get(i).length());
            line.append(i == 0 ? "" : GAP)
                    .append(header.get(i).startsWith("#") ? padding + cells.get(i) : cells.get(i) + padding);
        }
        out.println(line.toString().stripTrailing());
    }
}
