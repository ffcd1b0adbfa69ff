package io.github.aparasort.benchmark.db;

import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads files of plain ASCII without quotes, signs or missing values, as those of db-benchmark, into columns. */
final class CsvReader implements AutoCloseable {
    private static final int BUFFER_BYTES = 1 << 16;
    /** So many digits are exact in a double, and so is their power of ten: the quotient is rounded once. */
    private static final int EXACT_DIGITS = 15;
    private static final double[] POWERS_OF_TEN = new double[EXACT_DIGITS + 1];

    static {
        Arrays.setAll(POWERS_OF_TEN, i -> Double.parseDouble("1e" + i));
    }

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int at;
    private int end;
    private byte[] field = new byte[32];
    private int length;

    private CsvReader(Path file) throws IOException {
        in = Files.newInputStream(file);
    }

    /** Reads a file with a head line and so many rows. Equal strings of a column are one object, as in data frames. */
    static DataFrame read(Path file, int rows, Task task) throws IOException {
        try (CsvReader reader = new CsvReader(file)) {
            DataFrame frame = new DataFrame();
            List<Object> arrays = new ArrayList<>();
            boolean more;
            do {
                more = reader.next();
                String name = reader.text();
                arrays.add(task.strings.contains(name) ? new String[rows]
                        : task.doubles.contains(name) ? new double[rows] : new int[rows]);
                frame.with(name, arrays.get(arrays.size() - 1));
            } while (more);
            reader.readRows(arrays.toArray(), rows);
            if (reader.read() >= 0) {
                throw new IOException(file + " has more than " + rows + " rows");
            }
            return frame;
        }
    }

    private void readRows(Object[] columns, int rows) throws IOException {
        List<ObjectOpenHashSet<String>> pools = Arrays.stream(columns).map(each -> new ObjectOpenHashSet<String>())
                .toList();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns.length; column++) {
                if (next() != column + 1 < columns.length) {
                    throw new IOException("row " + row + " has another number of fields than the head");
                }
                if (columns[column] instanceof int[] ints) {
                    ints[row] = parseInt();
                } else if (columns[column] instanceof double[] doubles) {
                    doubles[row] = parseDouble();
                } else {
                    ((String[]) columns[column])[row] = pools.get(column).addOrGet(text());
                }
            }
        }
    }

    /** Takes the next field. True if another one follows in its row. */
    private boolean next() throws IOException {
        length = 0;
        while (true) {
            int c = read();
            if (c == ',' || c == '\n') {
                return c == ',';
            }
            if (c < 0) {
                throw new IOException("the file ends within a row, or has too few");
            }
            if (length == field.length) {
                field = Arrays.copyOf(field, 2 * length);
            }
            field[length++] = (byte) c;
        }
    }

    private int read() throws IOException {
        if (at == end) {
            at = 0;
            end = Math.max(0, in.read(buffer));
        }
        return at == end ? -1 : buffer[at++];
    }

    private String text() {
        return new String(field, 0, length, StandardCharsets.ISO_8859_1);
    }

    private int parseInt() {
        int value = 0;
        for (int i = 0; i < length; i++) {
            if (field[i] < '0' || field[i] > '9') {
                throw new NumberFormatException(text());
            }
            value = Math.addExact(Math.multiplyExact(value, 10), field[i] - '0');
        }
        return value;
    }

    private double parseDouble() {
        long digits = 0;
        int point = length;
        for (int i = 0; i < length; i++) {
            if (field[i] == '.' && point == length) {
                point = i;
            } else if (field[i] < '0' || field[i] > '9' || length > EXACT_DIGITS) {
                return Double.parseDouble(text());
            } else {
                digits = 10 * digits + field[i] - '0';
            }
        }
        return digits / POWERS_OF_TEN[Math.max(0, length - 1 - point)];
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
