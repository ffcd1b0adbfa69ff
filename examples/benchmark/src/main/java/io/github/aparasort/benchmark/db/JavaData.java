package io.github.aparasort.benchmark.db;

import io.github.aparasort.benchmark.db.Task.TableFile;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/** Makes files of the shape that those of db-benchmark have, without R. The same rows give the same bytes. */
final class JavaData {
    private static final int GROUPS = 100;
    private static final int MICROS = 1_000_000;

    private final SplittableRandom random = new SplittableRandom(108);
    private final StringBuilder line = new StringBuilder();

    static void write(Path folder, Task task, int rows) throws IOException {
        JavaData data = new JavaData();
        List<TableFile> files = task.tables(rows);
        if (task == Task.GROUPBY) {
            data.writeGroups(folder.resolve(files.get(0).file()), rows);
        } else {
            data.writeJoin(folder, files);
        }
    }

    private void writeGroups(Path file, int rows) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write("id1,id2,id3,id4,id5,id6,v1,v2,v3\n");
            for (int i = 0; i < rows; i++) {
                line.setLength(0);
                id(3, GROUPS).append(',');
                id(3, GROUPS).append(',');
                id(10, rows / GROUPS).append(',');
                line.append(below(GROUPS) + 1).append(',').append(below(GROUPS) + 1).append(',')
                        .append(below(rows / GROUPS) + 1).append(',').append(below(5) + 1).append(',')
                        .append(below(15) + 1).append(',');
                out.append(value());
            }
        }
    }

    private void writeJoin(Path folder, List<TableFile> files) throws IOException {
        int[][] keys = new int[3][];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = keys(files.get(i + 1).rows());
        }
        for (int table = 0; table < files.size(); table++) {
            int rows = files.get(table).rows();
            int[][] ids = new int[table == 0 ? keys.length : table][];
            for (int i = 0; i < ids.length; i++) {
                int n = files.get(i + 1).rows();
                ids[i] = table == 0 ? all(keys[i], 0, n, rows) : all(keys[i], n / 10, n + n / 10, rows);
            }
            writeTable(folder.resolve(files.get(table).file()), ids, table == 0 ? "v1" : "v2");
        }
    }

    private void writeTable(Path file, int[][] ids, String value) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 1; i <= 2 * ids.length; i++) {
                out.write("id" + (i <= ids.length ? i : i + 3 - ids.length) + ",");
            }
            out.write(value + "\n");
            for (int row = 0; row < ids[0].length; row++) {
                line.setLength(0);
                for (int[] id : ids) {
                    line.append(id[row]).append(',');
                }
                for (int[] id : ids) {
                    line.append("id").append(id[row]).append(',');
                }
                out.append(value());
            }
        }
    }

    /** A tenth more than n, shuffled: the first n are in the left table, the last n in the right one. */
    private int[] keys(int n) {
        int[] keys = new int[n + n / 10];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = i + 1;
        }
        return shuffled(keys);
    }

    /** Each of the keys from one index to another at least once, in random order. */
    private int[] all(int[] keys, int from, int to, int size) {
        int[] all = new int[size];
        for (int i = 0; i < size; i++) {
            all[i] = keys[from + (i < to - from ? i : below(to - from))];
        }
        return shuffled(all);
    }

    private int[] shuffled(int[] a) {
        for (int i = a.length - 1; i > 0; i--) {
            int j = below(i + 1);
            int swapped = a[i];
            a[i] = a[j];
            a[j] = swapped;
        }
        return a;
    }

    /** Of a fixed number of digits. */
    private StringBuilder id(int digits, int ids) {
        String number = Integer.toString(below(ids) + 1);
        return line.append("id").append("0".repeat(digits - number.length())).append(number);
    }

    /** A number from 0 to 100 with six digits, and the end of the line. */
    private StringBuilder value() {
        int micros = below(100 * MICROS);
        String fraction = Integer.toString(MICROS + micros % MICROS);
        return line.append(micros / MICROS).append('.').append(fraction, 1, fraction.length()).append('\n');
    }

    /** By the bits of the generator, which do not change, as how {@code nextInt} uses them might. */
    private int below(int bound) {
        return (int) ((random.nextLong() >>> 32) * bound >>> 32);
    }
}
