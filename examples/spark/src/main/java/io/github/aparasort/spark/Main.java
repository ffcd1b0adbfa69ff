package io.github.aparasort.spark;

import java.io.PrintStream;
import java.util.UUID;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/** Sorts longs and records with Spark and Aparasort, and compares that with Spark's own sort. */
public final class Main {
    private Main() {
    }

    /** @param args {@link Options#USAGE} */
    public static void main(String[] args) throws Exception {
        Options options;
        try {
            options = Options.parse(args);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage() + System.lineSeparator() + Options.USAGE);
            System.exit(2);
            return;
        }
        SparkConf conf = new SparkConf();
        if (!conf.contains("spark.master")) {
            // Not started by spark-submit: everything in this JVM, and no web page about it.
            conf.setMaster("local[*]").setIfMissing("spark.ui.enabled", "false");
        }
        SparkSession spark = SparkSession.builder().config(conf).appName("Aparasort").getOrCreate();
        // spark-submit takes the log settings of its own installation, which may print much.
        spark.sparkContext().setLogLevel("WARN");
        try {
            run(spark, options, System.out);
        } finally {
            spark.stop();
        }
    }

    static void run(SparkSession spark, Options options, PrintStream out) throws Exception {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        out.printf("Spark %s, %s, Java %s, %d tasks at a time%n", spark.version(), context.master(),
                System.getProperty("java.version"), context.defaultParallelism());
        String work = options.out() != null ? options.out()
                : System.getProperty("java.io.tmpdir") + "/aparasort-spark-" + UUID.randomUUID();
        Path directory = new Path(work);
        try {
            compare(spark, new LongRows(), options.longs(), work, options, out);
            compare(spark, new RecordRows(), options.records(), work, options, out);
            if (options.out() != null) {
                out.println("The sorted files are in " + work);
            }
        } finally {
            if (options.out() == null) {
                directory.getFileSystem(context.hadoopConfiguration()).delete(directory, true);
            }
        }
    }

    private static <T> void compare(SparkSession spark, RowType<T> type, String input, String work, Options options,
            PrintStream out) throws Exception {
        String path = input;
        if (Options.isCount(input)) {
            long rows = Options.count(input);
            if (rows == 0) {
                return;
            }
            path = work + "/" + type.plural();
            RowFiles.requireNew(JavaSparkContext.fromSparkContext(spark.sparkContext()), path);
            out.printf("%n%s: making %,d in %s%n", type.plural(), rows, path);
            generate(spark, type, rows, path);
        } else {
            out.printf("%n%s: from %s%n", type.plural(), path);
        }
        new Comparison<>(spark, type, path, work, options, out).run();
    }

    private static <T> void generate(SparkSession spark, RowType<T> type, long rows, String path) {
        JavaRDD<T> generated = spark.range(rows).toJavaRDD().map(type::generate);
        RowFiles.write(generated, path);
    }
}
