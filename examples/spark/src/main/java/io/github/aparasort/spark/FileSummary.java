package io.github.aparasort.spark;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.zip.CRC32;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;

/**
 * What the verification must know of a file of rows, as the sort benchmark's valsort sums it up.
 *
 * @param file its name
 * @param rows how many rows it has
 * @param checksum sum of the CRC-32 of all rows, whatever their order
 * @param disorder index of the first row that is less than the one before it, or -1
 * @param first first row, or null if there is none
 * @param last last row, or null if there is none
 */
record FileSummary(String file, long rows, long checksum, long disorder, byte[] first, byte[] last)
        implements Serializable {
    private static final int BUFFER = 1 << 16;

    /** Sums up all files of a directory, in the order of their names, or one file. Each file is one task. */
    static List<FileSummary> all(JavaSparkContext spark, RowType<?> type, String path) throws IOException {
        Path root = new Path(path);
        FileStatus[] found = root.getFileSystem(spark.hadoopConfiguration()).listStatus(root,
                file -> !file.getName().startsWith("_") && !file.getName().startsWith("."));
        List<String> files = Arrays.stream(found).map(status -> status.getPath().toString())
                // Numbers of more than five digits are longer.
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder())).toList();
        if (files.isEmpty()) {
            throw new IOException("there are no files in " + path);
        }
        SerializableConfiguration hadoop = new SerializableConfiguration(spark.hadoopConfiguration());
        return spark.parallelize(files, files.size()).map(file -> of(type, file, hadoop.value())).collect();
    }

    private static FileSummary of(RowType<?> type, String file, Configuration hadoop) throws IOException {
        Path path = new Path(file);
        FileSystem files = path.getFileSystem(hadoop);
        long length = files.getFileStatus(path).getLen();
        if (length % type.width() != 0) {
            throw new IOException(file + " has " + length + " bytes, not a multiple of " + type.width());
        }
        long rows = length / type.width();
        long checksum = 0;
        long disorder = -1;
        byte[] first = null;
        byte[] last = null;
        byte[] row = new byte[type.width()];
        CRC32 crc = new CRC32();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(files.open(path), BUFFER))) {
            for (long i = 0; i < rows; i++) {
                in.readFully(row);
                crc.reset();
                crc.update(row);
                checksum += crc.getValue();
                if (i == 0) {
                    first = row.clone();
                    last = row.clone();
                    continue;
                }
                if (disorder < 0 && type.compare(last, row) > 0) {
                    disorder = i;
                }
                System.arraycopy(row, 0, last, 0, row.length);
            }
        }
        return new FileSummary(path.getName(), rows, checksum, disorder, first, last);
    }

    /**
     * Verifies that files hold the rows of an input, all of them in order.
     *
     * @throws IllegalStateException if they do not, with the first file where that shows
     */
    static void verify(RowType<?> type, List<FileSummary> input, List<FileSummary> sorted) {
        byte[] last = null;
        for (FileSummary part : sorted) {
            if (part.disorder >= 0) {
                throw new IllegalStateException(part.file + ": row " + part.disorder + " is less than the one before");
            }
            if (last != null && part.rows > 0 && type.compare(last, part.first) > 0) {
                throw new IllegalStateException(part.file + ": its first row is less than the last one before it");
            }
            last = part.rows > 0 ? part.last : last;
        }
        if (rows(input) != rows(sorted)) {
            throw new IllegalStateException("%,d rows in the input, but %,d in the result"
                    .formatted(rows(input), rows(sorted)));
        }
        if (checksum(input) != checksum(sorted)) {
            throw new IllegalStateException("the result has other rows than the input: their checksums differ");
        }
    }

    static long rows(List<FileSummary> files) {
        return files.stream().mapToLong(FileSummary::rows).sum();
    }

    private static long checksum(List<FileSummary> files) {
        return files.stream().mapToLong(FileSummary::checksum).sum();
    }
}
