package io.github.aparasort.spark;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.RecordWriter;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.SparkSession;
import scala.Tuple2;

/**
 * Files of rows one after the other, without separators, as gensort and {@code DataOutput.writeLong} write them. There
 * is a file for each partition, part-r-00000 and so on: {@code cat part-r-*} is the whole data set in order.
 */
public final class RowFiles extends FileOutputFormat<NullWritable, Object> {
    private static final int BUFFER = 1 << 16;

    /** For Hadoop. */
    public RowFiles() {
    }

    /**
     * Writes a file for each partition. Hadoop's committer moves files here when their tasks are done, so that a task
     * that fails or runs twice leaves nothing behind.
     *
     * @param rows longs or byte arrays
     * @param directory must not exist
     */
    static void write(JavaRDD<?> rows, String directory) {
        rows.mapToPair(row -> new Tuple2<>(NullWritable.get(), row))
                .saveAsNewAPIHadoopFile(directory, NullWritable.class, Object.class, RowFiles.class);
    }

    /** Reads the files of a directory, or one file, as a data set with the column "value". */
    static <T> Dataset<T> read(SparkSession spark, RowType<T> type, String path) {
        JavaRDD<byte[]> rows = JavaSparkContext.fromSparkContext(spark.sparkContext())
                .binaryRecords(path, type.width());
        return spark.createDataset(rows.map(type::decode).rdd(), type.encoder());
    }

    /**
     * Refuses a directory that exists.
     *
     * @throws IOException if it does, with the remedy
     */
    static void requireNew(JavaSparkContext spark, String directory) throws IOException {
        Path path = new Path(directory);
        if (path.getFileSystem(spark.hadoopConfiguration()).exists(path)) {
            throw new FileAlreadyExistsException(directory + " exists already: delete it, or name another -out");
        }
    }

    @Override
    public RecordWriter<NullWritable, Object> getRecordWriter(TaskAttemptContext task) throws IOException {
        Path file = getDefaultWorkFile(task, "");
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(
                file.getFileSystem(task.getConfiguration()).create(file, false), BUFFER));
        return new RecordWriter<>() {
            @Override
            public void write(NullWritable none, Object row) throws IOException {
                if (row instanceof Long value) {
                    out.writeLong(value);
                } else {
                    out.write((byte[]) row);
                }
            }

            @Override
            public void close(TaskAttemptContext context) throws IOException {
                out.close();
            }
        };
    }
}
