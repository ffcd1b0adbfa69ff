package io.github.aparasort.internal.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Rows of text. Each column is as wide as its widest cell. */
public final class Table {
    private static final String GAP = "  ";

    /** For each column, whether its cells are numbers, which are aligned to the right. */
    private final boolean[] numbers;
    private final List<String[]> rows = new ArrayList<>();

    /** @param header titles of the columns; a first '#', which is not shown, marks numbers */
    Table(String... header) {
        numbers = new boolean[header.length];
        String[] titles = new String[header.length];
        for (int i = 0; i < header.length; i++) {
            numbers[i] = header[i].startsWith("#");
            titles[i] = numbers[i] ? header[i].substring(1) : header[i];
        }
        rows.add(titles);
        rows.add(null);
    }

    void row(String... cells) {
        rows.add(cells);
    }

    void print(PrintStream out) {
        int[] widths = widths();
        for (String[] cells : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String cell = cells == null ? "-".repeat(widths[i]) : cells[i];
                String padding = " ".repeat(widths[i] - cell.length());
                line.append(i == 0 ? "" : GAP).append(numbers[i] ? padding + cell : cell + padding);
            }
            out.println(line.toString().stripTrailing());
        }
    }

    private int[] widths() {
        int[] widths = new int[numbers.length];
        for (String[] cells : rows) {
            for (int i = 0; cells != null && i < widths.length; i++) {
                widths[i] = Math.max(widths[i], cells[i].length());
            }
        }
        return widths;
    }
}
